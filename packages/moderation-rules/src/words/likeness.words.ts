// Words that identify a real person: imitation, likeness, fame, acquaintance.
import type { PatternSet } from '../patterns/compile.ts';
import { createTable } from './columns.ts';

/** `known` are acquaintances, who have not consented to a picture. */
const { inEach } = createTable(`
be: pretend_youre|imagine_youre|youll_be ; als_wärst_du|die_rolle_von|rolle_von|rolle_der|rolle_des|du_heißt|heißt_jetzt|verwandle_dich_in|antworte_als|antworte_wie|schreib_mir_als|schreib_wie|rede_wie|sprich_wie|flirte_wie|aussieht_wie|aussehen_wie|aussiehst_wie|du_jetzt|dass_du|sei|spiele|spielst|spiel_mir|spiel_bitte|spiel_mal|du_bist|bist_du|du_wärst|tu_so_als_wärst_du|mach_mir_den|mach_mir_die|verwandel_dich_in|verkörpere|imitiere|gib_dich_als ; como_si_fueras|si_fueras|el_papel_de|papel_de|te_llamas|háblame_como|habla_como|responde_como|contesta_como|se_parezca_a|parecida_a|parecido_a|igual_que|idéntica_a|igualita_a|disfrázate_de|vuélvete|transfórmate_en|tú_eres|ahora_eres|seas|puedes_ser|haz_de|haces_de|eres|actúa_como|interpreta|finge_ser|finge_que_eres|imagina_que_eres|serás|hazte_pasar_por|convertirte_en|conviértete_en|sos ; comme_si_tétais|si_tu_étais|si_tétais|le_rôle_de|tu_tappelles|parlemoi_comme|parle_comme|réponds_comme|ressemble_à|qui_ressemble_à|ressembles_à|transformetoi_en|metstoi_dans_la_peau_de|tu_deviens|maintenant_tu_es|tu_sois|sois|peux_faire|incarne|tu_es|tes|tu_seras|peux_être|dans_la_peau_de|imite|fais_semblant_dêtre|comme_si_tu_étais|deviens|prends_le_rôle_de|rôle_de ; como_se_fosses|como_se_fosse|se_fosses|o_papel_de|papel_de|chamas_te|te_chamas|fala_como|fale_como|responde_como|responda_como|parecida_com|parecido_com|igual_à|igual_ao|igualzinha_à|transforma_te_em|se_transforme_em|agora_és|agora_você_é|vais_ser|vai_ser|seja|sejas|podes_ser|faz_de|fazer_de|és|você_é|vc_é|finge_ser|finge_que_és|finja_ser|interpreta|interprete|serás|vires|imita|imite|no_papel_de|incorpora|faça_de|tu_é|fazes_de|fosses
make: make|create|generate|draw|paint|render|design|do|edit|produce|want|need|give|sketch|send ; mach|mache|machst|erstelle|erstell|erstellst|zeichne|zeichnest|male|mal|generiere|generier|erzeuge|gestalte|möchte|hätte|will|brauche ; haz|hazme|hacer|crea|créame|crear|dibuja|dibújame|genera|generar|quiero|pinta|diseña|haceme|puedes ; fais|faismoi|crée|créer|créemoi|dessine|dessinemoi|dessiner|génère|générer|veux|voudrais|peins|réalise|faire|peux ; faz|faça|fazer|cria|crie|criar|desenha|desenhe|gera|gere|quero|pinta|pinte|faz_me|fazme|consegues|pode|podes
picture: pic|picture|photo|image|portrait|selfie|drawing|painting|pics|pictures|photos|images|likeness|render ; bild|foto|porträt|portrait|zeichnung|bilder|fotos|selfie|aktbild|gemälde ; foto|retrato|imagen|dibujo|fotos|imágenes|selfie|ilustración|pintura ; photo|portrait|image|dessin|photos|images|selfie|illustration|peinture ; foto|retrato|imagem|desenho|fotos|imagens|selfie|ilustração|pintura|fotografia
of_my: of_my|of_this|of_our|like_my ; von_meiner|von_meinem|meiner|meines|von_der|von_unserer|von_unserem ; de_mi|a_mi|de_una|de_un|de_la|de_nuestra|de_nuestro ; de_mon|de_ma|à_ma|du|de_la|de_notre ; da_minha|do_meu|de_minha|de_meu|da|do|de_uma|de_um|da_nossa
known: girl_next_door|sister_in_law|best_friends_girlfriend|friends_wife|ex|exgirlfriend|exboyfriend|exwife|exhusband|coworker|colleague|classmate|neighbor|neighbour|boss|teacher|professor|roommate|flatmate|manager|landlord|landlady|barista|trainer|crush|stepmom|stepsister|acquaintance ; ex|exfreundin|exfreund|exfrau|exmann|kollegin|kollege|kollegen|arbeitskollegin|arbeitskollegen|nachbarin|nachbarn|nachbar|mitschülerin|mitschüler|kommilitonin|kommilitone|chefin|chef|lehrerin|lehrer|mitbewohnerin|mitbewohner|bekannten|trainerin|trainer|vermieterin|schwarm ; ex|exnovia|exnovio|exmujer|exmarido|compañera_de_trabajo|compañero_de_trabajo|compañera|compañero|colega|vecina|vecino|jefa|jefe|profesora|profesor|profe|crush|casera|entrenadora|entrenador|conocida|maestra ; ex|exfemme|exmari|collègue|voisine|voisin|patronne|patron|prof|camarade|chef|cheffe|colocataire|coloc|coach|crush|professeure|professeur|propriétaire|connaissance|copine_de_classe ; ex|exnamorada|exnamorado|exmulher|exmarido|colega_de_trabalho|colega|vizinha|vizinho|chefe|chefa|professora|professor|patroa|patrão|senhoria|treinadora|treinador|crush|conhecida|ficante_antiga
`);

export const likeness: PatternSet = {
  /** These occur before the name: a role that a known person plays is news. */
  'person.imitation': `
pretend|pretending|roleplay|roleplaying|act|acting|play|playing|imitate|impersonate|portray|become|simulate|rp|cosplay|talk|speak|respond ~3 as|being|like|be|is|to
act|play|be|become|imitate|impersonate|portray|simulate
as if you|u were
version of
character|bot|companion|clone ~2 of|based|like|named|called
${inEach('<be>')}`,
  /** These occur on either side of the name. */
  'person.persona': `
you|u are|be
youre|ur now?
fanfic|fanfiction|rpf|の口調で|っぽく|の声で|のつもりで|になったつもり|風に|似の|似てる|にそっくり|そっくりな|みたいに|だと思って|ということで|ってことで|になりきれ|になる|なりきり|になって|になりきって|になりきり|のふり|役で|役を|を演じて|のなりきり|として話|のキャラで|のまね|ものまね|に変身|のロールプレイ
あなた|君|きみ|お前|設定 は ~6 さん|$|です|だ|ね|で
`,
  'void.person.persona': `
you are|re not / u are not / youre|ur not
`,
  /** An audience of the person, or an encounter. */
  'person.admirer':
    'fan|fans|admirer|song|songs|concert|concerts|konzert|concierto|music|album|film|films|movie|movies|poster|posters|book|books|listens|listening|listened|likes|loves|admires|follows|hates|met|saw|watches|watched|getroffen|gehört|conocí|vi|rencontré|écouté|conheci|ouvi',
  /** The two participants. */
  'person.talker': `
i|im|ive|ill|me|my|mine|myself|we|us|our|ours|lets|you|u|ur|your|yours|youre|yourself|ich|mich|mir|meine|du|dich|dir|wir|uns|yo|mí|mi|conmigo|tú|te|contigo|je|moi|toi|tu|mon|ma|eu|mim|comigo|você|vc|meu|minha|私|僕|俺|君|あなた|わたし|ぼく|うち|俺と|ねえ
`,
  'person.likeness': `
deepfake|deepfakes|faceswap|lookalike|likeness|doppelganger
face swap|of
you|u|someone|somebody|who|she|he|her|him|me|body|face|girl|woman|man|guy|companion|character|girlfriend|boyfriend|partner ~1 look|looks|looking|resembles|resemble|resembling ~1 exactly|just|like
in|with the likeness|face|body of
photo|picture|image|pic|portrait|photos|pictures|images|pics|video ~1 of
`,
  'person.fame': `
${inEach('<make> ~4 <picture> ~1 <of_my> ~1 <known>')}
bot|character|companion|version|figur|charakter|personaje|personnage|personagem|avatar|klon|clon|clone ~4 of|like|based|wie|von|nach|como|de|igual|comme|à|da|do ~2 my|meine|meiner|meinem|mi|mon|ma|minha|meu ~1 ex|coworker|colleague|classmate|neighbor|neighbour|boss|teacher|roommate|crush|meine|meiner|meinem|mi|mon|ma|minha|meu
face ~3 my ~1 ex|coworker|colleague|classmate|neighbor|boss|teacher|roommate|crush ~4 on|picture|photo|body|model
元カノ|元カレ|元彼|元彼女|元妻|元夫|同僚|クラスメイト|クラスメート|同級生|隣の人|上司|先輩|担任|部下|隣人|知り合い|バイト先の子|店員さん ~9 写真|似顔絵|画像|絵|イラスト|ポートレート|顔 を|の? ~3 作|描|生成|かい|つく|再現|ほしい|出し
celebrity|celebrities|influencer|politician|singer|actress|actor|popstar|idol|streamer|youtuber|tiktoker|president|princess|footballer|athlete ~2 deepfake|lookalike|likeness|nude|nudes|nsfw|lewd|erotic|naked
nude|nudes|nsfw|lewd|erotic|naked|deepfake|explicit ~3 celebrity|celebrities|influencer|politician|actress|popstar|streamer|youtuber|tiktoker
nude|nudes|lewd|erotic|naked|deepfake|explicit|nsfw ~3 of my|our|this real? ~1 coworker|colleague|neighbor|neighbour|classmate|boss|ex|teacher|roommate|friend
`,
};
