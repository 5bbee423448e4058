// What is meant in earnest about real people: intimate content from their pictures or names, and intimacy that they cannot or do not want.
import type { PatternSet } from '../patterns/compile.ts';
import { inEach, readTable } from './columns.ts';

/** Words that stand together in some order in each language. */
const my =
  'my|our|the|this|mein|meine|meiner|meines|meinem|meinen|unsere|unserer|der|die|dem|mi|mis|nuestra|nuestro|la|el|las|los|mon|ma|mes|notre|nos|le|des|du|meu|minha|meus|minhas|nossa|nosso|a|o|da|do';
const photo =
  'insta|image|imagen|photo|photos|pic|pics|picture|pictures|selfie|selfies|headshot|portrait|instagram|insta|facebook|linkedin|tiktok|snapchat|whatsapp|profile|foto|fotos|bild|bilder|urlaubsfotos|profilbild|firmenfoto|imagen|imágenes|retrato|perfil|imagem|imagens|crachá|chats|texts|messages|nachrichten|mensajes|mensagens';
const theirs =
  'her|his|their|these|those|ihr|ihre|ihren|ihrem|seine|seinem|su|sus|sa|son|ses|sua|suas|dela|dele|of|von|vom|de|da|do|uploaded|hochgeladenen';
const use =
  'use|using|from|found|took|send|heres|here|based|uploaded|attached|nimm|benutze|verwende|aus|hier|anbei|usa|usando|aquí|está|voilà|esse|é|adjunto|subo|paso|utilise|voici|depuis|jointe|aqui|anexo|tirado|segue';
const into =
  'turn|into|nudes|naked|nude|undress|mach|mache|daraus|nacktbilder|verwandle|convierte|desnuda|transforma|transforme|nue|nu|faz|pelada';
const face = 'face|head|gesicht|cara|rostro|visage|tête|rosto';
const body =
  'body|nude|naked|porn|video|körper|nackten|pornos|cuerpo|vídeo|corps|vidéo|corpo|dénudé';
const without =
  'without|ohne|sin|sans|sem|never|not|no|isnt|doesnt|wont|cant|cannot|nie|nicht|kein|keine|nunca|jamás|jamais|nada|nichts|rien|pas|ne|ni|nen|não|nem|ignore';
const aware =
  'aware|idea|idée|ideia|ahnung|sabrá|tout|clue|spot|know|knows|knowing|knew|knowledge|notice|noticing|consent|permission|asking|asked|agreed|find|finding|wissen|weiß|merkt|merken|erfahren|einwilligung|zustimmung|zugestimmt|gefragt|entere|enterar|sepa|sepan|saber|saberlo|noten|consentimiento|permiso|aceptado|sache|savoir|sait|saura|remarquent|remarque|accord|consentement|perceber|perceberem|notar|notarem|consentimento|permissão|sabe|sonhar';
const give =
  'slip|put|drop|pour|mix|spike|tropfen|tun|tu|mische|kippe|echo|echarle|poner|pongo|verser|mettre|glisser|colocar|coloco|ponho|botar|boto|batizarem|batizar';
const drink =
  'drink|drinks|glass|coffee|wine|beer|glas|getränk|wein|bier|copa|vaso|bebida|vino|verre|boisson|vin|copo|vinho';
const camera = 'camera|cam|kamera|cámara|caméra|câmera|câmara';
const hide =
  'hide|hidden|put|place|install|secretly|verstecken|verstecke|versteckte|escondo|esconder|oculta|poner|cacher|cachée|mettre|instalei|colocar|escondida';
const room =
  'bedroom|bathroom|guest|shower|room|bed|schlafzimmer|gästebad|gästezimmer|bad|bett|dormitorio|baño|invitados|cama|chambre|bain|douche|lit|quarto|banheiro|hóspedes|visitas';
const resist =
  'resist|resisting|object|refuse|fight|remember|wehren|wehrt|weigern|erinnern|resistir|resistirse|negarse|negar|recordar|résister|refuser|souvienne|reagir|reação|recusar|defender|lembrar';
const drunk =
  'drunk|wasted|betrunken|müde|borracha|borracho|ivre|saoule|bêbada|bêbado|bebida|hammered|high';
const too = 'too|so|zu|tan|trop|tão|demasiado';
const pill =
  'pill|pills|tablets|tabletten|tropfen|mittel|pastillas|droga|comprimés|cachets|comprimido|comprimidos|remédio|drug|drogue';
const sleepy = 'knock|sleep|müde|schläfrig|duermen|duerma|dormir|endorment|endort|dormir';
const someone =
  'her|him|woman|girl|she|he|ihr|ihm|er|frau|mädchen|mujer|chica|él|ella|femme|fille|il|elle|mulher|moça|ela|ele';
const film =
  'film|filming|record|recording|filme|filmen|aufnehmen|grabar|filmar|filmer|enregistrer|gravar|watch';
const undress =
  'topless|oben_ohne|seins_nus|undress|strip|entkleide|desviste|desnúdala|déshabille|despe|dispa';
const sleepWith =
  'sleep|sleeps|sex|schläft|schlaf|acuestas|acuesta|sexo|couches|couche|coucher|dorme|dorm|transa|transar';
const withMe = 'with_me|mit_mir|conmigo|avec_moi|comigo';

const languages = [
  `
known: ex|exgirlfriend|exboyfriend|exwife|exhusband|coworker|coworkers|colleague|classmate|neighbor|neighbors|neighbour|boss|manager|supervisor|teacher|professor|roommate|flatmate|landlord|landlady|barista|trainer|stepmom|stepsister|acquaintance|cousin|in_law|tenants|tenant|guests|cleaner|cashier|supermarket|new_wife|lodger|boyfriends|dentist|doctor|nurse|therapist|hairdresser|receptionist|instructor|secretary|intern|employee|gym|office|school|church|work|building|street|town|hospital|pharmacy
fact: real|actual ~2 person|name|woman|man|girl|neighbor|next_door|coworker|boss|ex|nurse|receptionist|teacher|piano_teacher / full name / really|actually exists
source: deepfake|faceswap|clone|replica|lookalike|fake_nude|fake_nudes|face_of|look_like_her|look_like_him|exactly_as_her|exactly_as_him|it_look_like|from_those|from_these|uploaded
secret: no_idea|no_clue|behind_her_back|behind_his_back|secretly|doesnt_know|dont_know|furious|post_it|send_it|share_it|print_it|hang_it
make: deepfake|clone|replica|face|character|name|version|make|do|strip|create|generate|produce|write|draw|render|turn|put|remove|take|build|need|want|give|be|bot|chat|purpose|clone|picture|image|video
act: topless|naughty|by_force|dirty|in_bed|adult|intimate|rape|raping|undressed|clothes_off|her_dress|intimate|private_parts|watch_people
unable: out_cold|passed_out|unconscious|knock|knocked_out|blacked_out|drugged|sedated|roofied|is_asleep|shes_asleep|hes_asleep|falls_asleep|sleeping_pills|wont_remember|cant_resist|cant_refuse|cant_say_no|fight_back|stops_resisting|too_drunk_to|so_drunk
refused: by force / force|forcing|rape ~1 her|him|them|a|someone / make her|him ~1 have|sleep|undress|strip / whether she|he / against her|his will / she|he|they doesnt|dont want / said|saying|says no / her|him anyway / never agreed
intent: taking_her|taking_him|im_taking|ill_take|draft|im_going_to|im_gonna|ill|i_will|i_want|i_plan|im_planning|i_intend|im_about|help_me|tell_me_how|tell_me_where|write_that|write_a_text|word_it|phrase_it|how_do_i|what_can_i|ill_make
plan: what|which|how ~3 slip|drug|knock|roofie|sedate|force / unless|either ~1 she|he|her|him / or your|her|his nudes|pictures|photos / or shes|hes|she|he out|fired|loses / needs|depends ~1 this|on job|me|visa / secretly film|record
earnest: not_fantasy|not_a_fantasy|real_life|real_case|for_real|not_a_story|isnt_a_story|isnt_fiction|not_fiction|no_roleplay|not_roleplay|no_game|not_a_game|no_joke|not_joking|serious|i_mean_it|in_earnest
did: filmed|recorded|drugged|raped|forced|forces|assaulted|threatened|threatens|blackmailed|blackmails|posted|shared|leaked|coerced|roofied|spiked|slipped
told: he_said|boss_said|i_was|sends_me|sending_me|what_should_i_do|evidence|made_me|happened_to|my_drink|to_the_police|call_the_police|lawyer|hotline|victim|survivor|help_her|help_him|taken_down|take_it_down|jailed|arrested|convicted|news|leaflet|how_do_i_know|of_me|my_nudes|my_nude|my_own|myself|someone_made|she_agreed|he_agreed|we_agreed|asked_me_to|she_picked|invented|fictional|were_leaked|got_leaked|been_leaked|get_it_taken
fiction: novel|fanfic|chapter|roleplay|rp|safeword|lets_play|pretend|fantasy
`,
  `
known: ex|exfreundin|exfreund|exfrau|exmann|kollegin|kollege|kollegen|kolleginnen|nachbarin|nachbar|nachbarn|mitschülerin|kommilitonin|chefin|chef|lehrerin|lehrer|fahrlehrerin|professor|professorin|mitbewohnerin|mitbewohner|bekannte|bekannten|trainerin|trainer|vermieterin|cousine|mieter|gäste|putzfrau|kassiererin|schwägerin|schwager|schwiegermutter|bruder|zahnärztin|ärztin|arzt|therapeutin|physiotherapeutin|friseurin|sekretärin|praktikantin|angestellte|angestellten|apotheke|büro|firma|schule|abteilung
fact: wirkliche|wirklicher|echter|echten|echtem|richtiger|voller name|namen|person / meine|mein|die|der|meinen echte|echter|echten / gibt es wirklich / wirklich existiert
strip: zieh ~6 foto|fotos|bild aus
source: deepfake|klon|nachbildung|hochgeladenen|hochgeladene|anbei|daraus|gefälschte|gefälschtes|genau_wie_sie|das_gesicht|mit_dem_gesicht|so_aussehen
secret: davon_nichts|heimlich|ahnt_nichts|hinter_ihrem_rücken|häng_ich|verteile|verteil|poste|herumschicken|veröffentliche
make: deepfake|klon|nachbildung|anbei|gesicht|figur|bastel|sehen|zieh|mach|mache|erstelle|erstell|generiere|schreib|schreibe|zeichne|male|brauche|setz|bau|bild|bot|haben|bist|will|sexchats
act: oben_ohne|ins_bett|schmutzige|schlafe_ich|sexbild|sexbilder|bettszene|sexchat|sexchats|sexgeschichte|nacktbilder|intimes|intime|intimen|mit_ihr_schlafen|mit_ihm_schlafen|mit_ihr_schlafen_kann|vergewaltigen|ins_bett|zum_sex|beim_sex|nackt
unable: bewusstlos|betäubt|betäuben|ktropfen|schlafmittel|schlaftabletten|weggetreten|wehrlos|nicht_wehrt|nicht_gegen|nicht_wehren|nicht_erinnert|so_betrunken|so_müde|sie_schläft|er_schläft|schläft_und|nichts_mitkriegt
refused: mit gewalt / wehren kann ~2 nicht / zwing|zwinge|zwingen ~1 ihn|sie / sie|ihn zu? zwingen / ob sie|er will / gegen ihren|seinen willen / sie|er will|möchte nicht / hat nein gesagt / obwohl|auch ~1 sie|er ~1 nicht
intent: ich_nehm|nehm_ich|schlafe_ich|ich_will|ich_werde|ich_möchte|ich_habe_vor|ich_plane|ich_zwing|zwinge_ich|ich_warte|ich_sag|formulier|formuliere_ich|wie_formuliere|schreib_mir|wie_kann_ich|wo_kann_ich
plan: welche|welches|was|wie ~3 tropfen|betäube|zwinge / entweder sie|er / sonst|oder veröffentliche|kündigung|ihre|ich / wenn_sie_nicht_mit / hängt_von_mir_ab / filme|filmen ~3 heimlich / heimlich filmen|aufnehmen
earnest: kein|keine spiel|geschichte|rollenspiel|fiktion|roman|witz|scherz / im|ganz ernst / in echt / echten leben / meine es|das? ernst
did: gefilmt|betäubt|vergewaltigt|gezwungen|zwingt|droht|gedroht|erpresst|erpresste|gepostet|geteilt|verschickt|geschickt|veröffentlicht|getan
told: er_sagte|schickt_mir|ich_wurde|aufgewacht|passiert|zur_polizei|anzeige|anwalt|opfer|wie_helfe|gelöscht|in_den_nachrichten|von_mir|mein_eigenes|selbst_ausgesucht|einverstanden|passt_auf|strafbar|jemand_hat|erfunden|fiktiv|geleakt|im_umlauf|löschen_lassen|aus_dem_netz
fiction: roman|kapitel|krimi|rollenspiel|safeword|tun_wir_so|fantasie
`,
  `
known: ex|exnovia|exnovio|exmujer|exmarido|compañera|compañero|colega|vecina|vecino|jefa|jefe|profesora|profesor|profe|casera|casero|entrenadora|conocida|maestra|cuñada|cuñado|suegra|prima|primo|hermano|dentista|doctora|enfermera|peluquera|secretaria|empleada|becaria|dueña|farmacia|inquilinos|invitados|cajera|limpiadora|oficina|trabajo|gimnasio|edificio|empresa
fact: existe de verdad / nombre real|completo|verdadero / nombre y apellidos / persona|mujer|vecina|vecino|jefe real / vecina|vecino|compañera|jefe|jefa de verdad / verdadera|verdadero|auténtica|auténtico
source: deepfake|clon|adjunto|te_subo|te_paso|falso|falsa|rostro_de|cara_de|que_parezca_real|hecha_con|hechas_con|que_subí
secret: no_se_va_a_enterar|no_lo_sabe|no_sabe|no_puede_saberlo|a_escondidas|en_secreto|a_sus_espaldas|lo_voy_a_mandar|lo_mandaré|lo_voy_a_repartir|publicarlo
make: deepfake|clon|rostro|cara|personaje|verla|verlo|monta|móntalo|adjunto|desviste|haz|hazme|crea|créame|genera|escribe|escríbeme|dibuja|pon|ponme|quiero|necesito|sé|bot|chat|aquí|imagen|vídeo
act: sin_nada|guarradas|sin_ropa|en_la_cama|acostarme|acostarse|acuesta|acostarte|violar|violarla|íntimas|íntima|sexual|desnudos|desnuda
unable: inconsciente|drogada|drogarla|drogarlo|somníferos|cae_redondo|dormida|se_duerma|se_duerme|mientras_duerme|tan_borracha|no_pueda_negarse|no_se_resista|no_recuerde|no_se_acuerde
refused: por la fuerza / obligarla|obligarlo|obligar|forzarla|forzarlo|la_obligo|lo_obligo|la_fuerzo / quiera o no / contra su voluntad / aunque no quiera / ella|él no quiere / me dijo que no / violarla|violarlo
intent: me_la_llevo|me_lo_llevo|voy_a|quiero|pienso|tengo_pensado|la_voy_a|planeo|espero_a_que|la_obligo|dime|cómo_lo|ponlo_en|escríbele
plan: qué|cómo ~3 echo|echarle|drogo|drogar|obligo / si no se acuesta / o se acuesta / o la|lo despido|echo / la|lo despido / o publico / sus papeles / depende de mí / grabar|filmar|grabarla ~9 sin
earnest: va_en_serio|en_serio|de_verdad|vida_real|no_es_ficción|no_es_un_juego|no_es_una_novela|no_es_broma|no_es_rol|caso_real
did: grabó|filmó|drogó|drogaba|violó|obligó|obliga|amenaza|amenazó|publicó|compartió|subió|echaron|echó|chantajea
told: mandarme|jefe_me_dijo|me_drogaron|me_violaron|me_echaron|me_grabó|me_grabaron|me_pasó|me_despide|denuncia|denunciar|policía|abogado|víctima|la_ayudo|ayudarla|mía|mías|noticias|mi_propia|ella_misma|con_su_permiso|aceptó|cuidado|alguien_hizo|inventados|inventado|inventada|filtraron|filtrado|filtradas|difundieron|retirar|quitar_de_internet
fiction: novela|capítulo|juego_de_rol|palabra_de_seguridad|imagina|fantasía
`,
  `
known: ex|exfemme|exmari|collègue|collègues|voisine|voisin|patronne|patron|prof|professeure|professeur|chef|cheffe|colocataire|coloc|coach|propriétaire|connaissance|bellemère|mère|bellesœur|sœur|cousine|frère|dentiste|médecin|infirmière|coiffeuse|monitrice|secrétaire|employée|stagiaire|locataires|invités|caissière|pharmacie|bureau|boulot|immeuble|boîte|compta
fact: authentique / vraie|vrai voisine|voisin|collègue|personne|nom|dentiste|patron / la vraie / le vrai / voisine|voisin|collègue pour de vrai / existe vraiment|réellement / même boîte
source: deepfake|clone|faux_nu|fausse_photo|fausses_photos|truquée|truquées|jointe|le_visage|sur_cette_photo|rendu_photo
secret: insu|en_cachette|en_secret|dans_son_dos|distribuerai|le_mail|à_tout_le_monde|publierai
make: deepfake|faux|clone|visage|truquée|personnage|la_voir|le_voir|fabriquemoi|fabrique_moi|fabrique|déshabille|fais|faismoi|crée|génère|écris|dessine|invente|mets|enlève|veux|faut|bot|chat|but|es|voici|image|vidéo|rendu
act: seins_nus|cochonneries|coucherai|lemmène_au_lit|nu|nus|dénudé|dénudée|sexting|coucher|couche|lintimité|au_lit|mon_lit|violer|les_habits|les_vêtements|rapport_sexuel
unable: trop_bu|inconsciente|droguer|droguée|drogue|somnifère|somnifères|assommé|assommée|ghb|elle_dort|il_dort|dorme|endorment|ne_puisse_pas|ne_se_souvienne
refused: de force / la|le|les forcer|force / quelle|quil le veuille / contre son gré / contre sa volonté / même si elle|il dit|refuse / elle|il refuse / elle|il ne veut pas / faire céder / la|le violer
intent: je_lemmène|je_coucherai|coucherai|je_vais|je_veux|je_compte|jai_prévu|jattends|je_la|dismoi|aidemoi|comment_le|écrislui|tu_connais
plan: quel|quels|quelle|quoi|que|comment|un ~3 produit|droguer|forcer|mettre_dans / lit ou / ou je publie / ou la police / ou être virée|viré / si elle ne couche / pas de papiers / dépend de moi / filmer ~9 insu
earnest: cest_réel|cest_sérieux|pas_un_jeu|pas_une_histoire|pas_de_la_fiction|vraie_vie|pour_de_vrai|sérieux|pas_de_jeu|tu_parles_du_roman_non|non_de_ma
did: filmée|filmé|droguée|droguait|violée|forcée|menace|menacée|publié|posté|partagé
told: menvoie|ma_dit|on_ma|il_ma|mest_arrivé|plainte|police_on|la_police_on|appelle_la_police|avocat|victime|laider|supprimer|de_moi|aux_infos|est_menacée|je_perds|ma_propre|ellemême|elle_même|est_daccord|attention_à|quelquun_a|inventés|inventée|fuité|ont_circulé|ont_été_diffusées|faire_retirer|retirer
fiction: roman|chapitre|jeu_de_rôle|mot_de_sécurité|imaginons|fantasme
`,
  `
known: ex|exnamorada|exnamorado|exmulher|exmarido|colega|colegas|vizinha|vizinho|chefe|chefa|professora|professor|patroa|patrão|senhoria|treinadora|conhecida|cunhada|cunhado|sogra|prima|primo|irmão|dentista|médica|enfermeira|nutricionista|cabeleireira|secretária|funcionária|estagiária|inquilinos|moça_do_caixa|faxineira|farmácia|rh|firma|trabalho|academia|prédio|escritório
fact: nome real|verdadeiro|completo / pessoa real / existe de verdade|mesmo / carne e osso / senhoria|vizinha|colega|chefe|vizinho verdadeira|verdadeiro / vizinha|vizinho|colega de verdade
source: deepfake|clone|falso|falsa|rosto_tirado|o_rosto|trocar_o_rosto|que_subi|que_enviei|em_anexo
secret: não_sabe|não_pode_saber|nem_sonhar|não_faz_ideia|escondido|em_segredo|pelas_costas|para_circular|circular|espalhar|vou_mandar
make: deepfake|clone|rosto|anexo|personagem|ver_ela|ver_ele|monta|despe|faz|faça|cria|crie|gera|gere|escreve|escreva|desenha|coloca|quero|preciso|seja|trocar|ensaio|imagem|vídeo|bot|conversas
act: sem_nada|safadas|transando|íntimo|íntima|adulto|sem_roupa|transar|transo|transa|pra_cama|dorme_comigo|dormir_com|estuprar|violar|na_cama|pelados|pelada
unable: apagar|desmaiada|inconsciente|drogada|drogar|dopar|dopada|ele_apaga|ela_apaga|sem_reação|batizarem|quarto_dormir|ela_dorme|ela_dormir|não_consiga_recusar|não_se_lembre|tão_bêbada
refused: à força / forçar|obrigo ~1 ela|ele|o / obrigar ela|ele / forçála|obrigála / queira ou não / contra a vontade / ela|ele não quer / me recusou / não vou perguntar / estuprar ela
intent: eu_transo|vou|quero|pretendo|estou_planejando|eu_obrigo|me_diz|monta_a|como_escrevo|escreve_pra_ela
plan: que|qual|o|como|quanto ~3 coloco|ponho|dopar|drogar|tempo_uma_mulher / ou ela|ele dorme / ou eu? solto|publico / se ela não dormir / depende de mim / filmar|gravar escondido
earnest: não_é_ficção|vida_real|não_é_história|não_é_jogo|não_é_brincadeira|é_sério|falo_sério|de_verdade|não_é_rpg
did: filmou|gravou|drogou|drogava|dopou|estuprou|forçou|obrigou|ameaça|ameaçou|publicou|postou|vazou|colocaram
told: de_me_mandar|chefe_disse|me_doparam|me_filmou|me_drogaram|aconteceu_comigo|me_demite|minha_bebida|denunciar|a_polícia|advogado|vítima|eu_ajudo|ajudar_ela|tira_do_ar|fotos_minhas|no_jornal|ameaçada|minha_própria|ela_mesma|concordou|cuidado|fizeram_um|inventados|inventada|vazaram|vazou|vazadas|tirar_do_ar|tirar_da_internet
fiction: capítulo|faz_de_conta|palavra_de_segurança|fantasia|romance_dark|meu_livro
`,
  `
kin: いとこ|店員|教師|借家人|客|家政婦|同僚|元カノ|元カレ|元彼|元妻|上司|部下|先輩|隣人|近所|隣の|奥さん|兄嫁|義姉|義妹|義理の|友達の彼女|教授|美容師|歯医者|先生|大家|会社の|バイト先|職場
fact: 実際にいる|実在|実名|本名|本物の
strip: 画像の ~9 脱 / 写真の ~9 脱
source: インスタ|この写真|を再現|再現した|クローン|自撮り|フェイク|コラ|写真を使|写真から|顔を
secret: を知らない|無断|内緒|秘密|バレない|ばれない|気づかれ|知らないうち|本人は知ら|に回す|で配る
make: 作|描|書|生成|加工|合成|再現|ボット|して|あなたは
act: ベッドに連れ|エッチ|性的|官能|アダルト|行為|抱く|抱きたい|寝てくれ|裸
unable: 酔って歩け|酔い潰|酔わせ|薬で|眠らせ|睡眠薬|気を失|酔って歩|意識がない|寝ている間|寝てる間|寝たら
refused: 抵抗 ~3 ない / 無理やり|無理矢理|力ずく|嫌がって|嫌がる|拒まれ|断られても|逃げられない
intent: 抱く|連れて行く|つもり|したい|きたい|見たい|してやる|今夜|文面|抱きたい
plan: どの錠剤|録画|小型カメラ|隠し撮り|盗撮|カメラを|寝てくれないなら|寝ないなら|寝なければ|どう飲ませ|何を飲ませ|どの薬
earnest: 小説でも|冗談じゃ|冗談でも|現実の話|本気|遊びじゃ|フィクションじゃ|ロールプレイじゃ
told: された|されました|盛られ|撮られ|脅され|言われ|ばらまかれ|出回って|削除して|警察|相談|弁護士|ニュース|捕まった|自分の写真|本人が選|気をつけて|架空|流出|拡散され|消してもら|消す方法
fiction: 小説では|次の章|ロールプレイ|合言葉|創作
`,
].map(readTable);

const them = 'me|my|us|mich|mir|uns|mis|nos|moi|mes|ma|minha|minhas';
const they =
  'he|she|they|someone|somebody|er|sie|jemand|él|ella|alguien|il|elle|quelquun|ele|ela|alguém|ex|boss|chef|jefe|patron|chefe|mann|hombre|homme|homem|man|qui|que|who';

/** Beside the words of the languages. */
const patterns: Readonly<Record<string, string>> = {
  known: `${my} ~2 <known>\n<kin>`,
  named: `<known> ~1 #other #other\n#other #other ~2 <known>`,
  source: `<source>\n${photo} ~1 ${my} ~1 <known>\n${photo} ${theirs} ${my}? <known>\n${use} ~2 ${theirs} ~2 ${photo}\n${photo} ~9 ${into}\n${face} ~6 ${body}`,
  secret: `<secret>\n${without} ~3 ${aware}`,
  strip: `${undress} ~6 ${photo}\n<strip>`,
  unable: `<unable>\n${give} ~5 ${drink}\n${too} ~1 ${drunk}\n${drunk} demais|that|que\n${someone} ~6 ${pill}\n${pill} ~5 ${someone}`,
  refused: `<refused>\n${without} ~3 ${resist}`,
  plan: `<plan>\n${pill} ~2 ${sleepy} ~3 ${someone}\n${pill} ~2 ${someone} ~2 ${sleepy}\n${film} ~2 <known>\n${sleepWith} ~2 ${withMe} ~2 or|oder|o|ou\n${hide} ~5 ${camera}\n${camera} ~5 ${hide}|${room}`,
  told: `<told>\n${they} ~3 <did> ~3 ${them}\n${they} ~2 ${them} ~3 <did>\n${they} ~1 <did>`,
};

const signs =
  'known named fact source secret strip make act unable refused intent plan earnest told fiction';
export const earnest: PatternSet = Object.fromEntries(
  signs
    .split(' ')
    .map((sign) => [`real.${sign}`, inEach(languages, patterns[sign] ?? `<${sign}>`)]),
);
