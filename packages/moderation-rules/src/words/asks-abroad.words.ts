// Questions in other languages whether the character is human: a table, and Japanese phrases.
import { createTable } from './columns.ts';

const { inEach } = createTable(`
are_you: bist_du|bistdu|biste|du_bist|du_wärst|seist_du|du_seist|bist|sind_sie ; eres|sos|eres_tú|seas|serás|tú_eres|vos_sos|no_eres|es_usted|usted_es ; es_tu|estu|tu_es|tes|t|t_es|estu|vous_êtes|êtes_vous|êtesvous|tu_serais|tétais|serais_tu|seraistu|esttu ; você_é|vc_é|cê_é|és_um|és_uma|tu_é|tu_és|és_tu|você_seria|vcs_é|você_não_é|vc_não_é|a_senhora_é|o_senhor_é
sure: wirklich|echt|nur|etwa|in_echt|eigentlich|überhaupt|jetzt|vielleicht|am_ende|in_wahrheit|bloß|eh|tatsächlich|doch|auch|nicht ; de_verdad|realmente|solo|sólo|acaso|en_realidad|en_serio|simplemente|en_el_fondo|nomás|tan_solo|o_no ; vraiment|juste|que|en_fait|en_vrai|réellement|simplement|seulement|peut_être|carrément|bien|pas ; mesmo|de_verdade|só|apenas|na_verdade|realmente|por_acaso|afinal|tipo|simplesmente|na_real
a: ein|eine|einer|n|ne|nen|ner|so_ein|so_ne|irgendein|irgendeine|von ; un|una|algún|alguna|puro|pura ; un|une|le|la|genre_un|du ; um|uma|algum|alguma|o|a
machine: bot|roboter|ki|ai|maschine|computer|computerprogramm|programm|software|chatbot|künstliche_intelligenz|künstliche|algorithmus|sprachmodell|chatgpt|app|programmiert|code|virtuell|automat|künstlich|einprogrammiert|simulation|computergeneriert ; bot|robot|ia|ai|máquina|computadora|ordenador|programa|software|chatbot|inteligencia_artificial|algoritmo|modelo_de_lenguaje|chatgpt|código|simulación|aplicación|virtual|artificial|app ; bot|robot|ia|machine|ordinateur|ordi|programme|logiciel|chatbot|intelligence_artificielle|algorithme|modèle_de_langage|chatgpt|code|simulation|appli|application|virtuel|virtuelle|artificiel|artificielle|automate ; bot|robô|robo|ia|máquina|computador|programa|software|chatbot|inteligência_artificial|algoritmo|modelo_de_linguagem|chatgpt|código|simulação|aplicativo|app|virtual|artificial|robot
human: mensch|menschen|echter_mensch|echte_person|reale_person|echt|real|echter|echte|menschlich|lebendig|mensch_aus_fleisch|richtiger_mensch|reale|realer|echte_frau|echter_mann|fleisch_und_blut ; humano|humana|persona|persona_real|persona_de_verdad|ser_humano|real|de_carne_y_hueso|alguien_real|persona_humana|mujer_de_verdad|mujer_real|hombre_de_verdad|hombre_real|carne_y_hueso|mina_real|tipo_real|gente_real ; humain|humaine|être_humain|vraie_personne|vrai_humain|vraie|vraie_fille|vraie_femme|vrai_mec|réel|réelle|personne_réelle|vrai_homme|en_chair|de_chair|chair_et_en_os ; humano|humana|pessoa|pessoa_real|pessoa_de_verdade|pessoa_mesmo|ser_humano|real|de_carne_e_osso|gente_de_verdade|alguém_real|gente|verdadeira|pessoa_a_sério|mulher_de_verdade|mulher_real|homem_de_verdade|homem_real|carne_e_osso
or: oder ; o ; ou ; ou
talk: rede_ich|spreche_ich|schreibe_ich|schreib_ich|chatte_ich|rede|schreibe|chatte|texte_ich|unterhalte_ich|ich_rede|ich_schreibe|ich_chatte|schreib ; estoy_hablando|hablo|hablando|chateando|estoy_chateando|escribiendo|converso|conversando|chateo|platicando|me_escribo ; je_parle|jparle|jdiscute|jte_parle|je_discute|je_cause|parle|discute|je_tchatte|je_chatte|parler|discuter|je_papote|jéchange|jécris ; estou_falando|tô_falando|to_falando|a_falar|estou_a_falar|tou_a_falar|falo|conversando|estou_conversando|a_conversar|converso|teclando|falando
all_this: das|das_alles|das_hier|dies_alles ; todo_esto|esto ; tout_ça|tout_cela|ça ; tudo_isso|tudo_isto|isso
with: mit|mitm|mit_ner|mit_nem ; con ; à|avec|au ; com|com_uma|cum
person: jemand|wer|mensch|einer|person|irgendwer|irgendjemand|menschen ; alguien|persona|humano|ser_humano|mina|tipo ; quelquun|personne|humain|gens|mec|être_humain|vraie_personne|qqun|qq1|quelqun ; alguém|pessoa|humano|ser_humano
types: tippt|schreibt|antwortet|liest|sitzt|am_tippen|dahinter|mitliest|am_anderen_ende|auf_der_anderen_seite|hinter_dem ; escribiendo|escribe|tecleando|contesta|responde|respondiendo|contestando|leyendo|lee|detrás|atrás|al_otro_lado|del_otro_lado|teclea ; tape|écrit|répond|lit|derrière|en_train|me_répond|de_lautre_côté|qui_lit|qui_tape|qui_écrit ; digitando|digita|escrevendo|a_escrever|responde|respondendo|a_responder|lê|lendo|a_ler|teclando|por_trás|do_outro_lado|atrás|digitar|aí_do_outro
behind: dahinter|hinter_dem_bildschirm|am_anderen_ende|auf_der_anderen_seite|da_drüben|hinter_dem_account|hinterm_bildschirm|vor_dem_bildschirm|hinter_diesem ; detrás|atrás|al_otro_lado|del_otro_lado|ahí_detrás|tras_la_pantalla|detrás_de_la_pantalla ; derrière|de_lautre_côté|en_face|derrière_lécran|au_bout|à_lautre_bout ; por_trás|atrás|do_outro_lado|desse_lado|do_lado_de_lá|aí_do_outro_lado|atrás_da_tela|atrás_do_ecrã
exist: gibt_es_dich|gibts_dich|existierst_du|lebst_du|hast_du_einen_körper|atmest_du ; existes|existís|tienes_cuerpo|respiras|estás_viva|estás_vivo ; tu_existes|existes_tu|existestu|as_un_corps|tu_respires|tu_es_en_vie|tes_vivante|tes_vivant ; você_existe|vc_existe|tu_existes|existes_mesmo|cê_existe|existes|tem_um_corpo|tens_corpo|você_respira
written: generiert|erzeugt|automatisch|automatisiert|geschrieben|beantwortet|vorprogrammiert|berechnet|gesteuert|erstellt|verfasst ; generado|generada|genera|generan|automático|automáticas|automática|escrito|escribe|escriben|contesta|responde|responden|hecho|creado|programado|automatizado ; génère|généré|générées|générés|générée|automatique|automatiques|automatisé|automatisées|écrit|écrits|traités|rédigé|programmé|fabriqué|produites|répond|écrites ; gerado|gerada|geradas|geram|automático|automáticas|automática|escrito|escritas|responde|respondem|respondidas|criado|programado|automatizado|feito
by: von|durch ; por|una|un|la|el|con ; par|avec|une|un|par_une|par_un ; por|pela|pelo|com|uma|um
my_messages: meine_nachrichten|meine_texte|was_ich_schreibe ; mis_mensajes|lo_que_escribo|lo_que_te_escribo ; mes_messages|ce_que_jécris|ce_que_je_técris ; minhas_mensagens|o_que_escrevo|o_que_eu_escrevo
answers: deine_antworten|deine_nachrichten|deine_texte|was_du_schreibst ; tus_respuestas|tus_mensajes|las_respuestas|lo_que_escribes|estas_respuestas ; tes_réponses|tes_messages|les_réponses|ce_que_tu_écris ; as_tuas_respostas|suas_respostas|tuas_respostas|as_respostas|suas_mensagens|tuas_mensagens|o_que_você_escreve
automatic: automatisch|automatisiert|generiert|vorgefertigt|computergeneriert ; automáticas|automático|automatizadas|generadas|programadas ; automatiques|automatisées|générées|préprogrammées ; automáticas|automático|automatizadas|geradas|programadas
hides: steckt_hinter_dir|sitzt_hinter_dir|verbirgt_sich_hinter_dir|steckt_hinter_diesem ; se_esconde_detrás_de_ti|se_esconde_detrás_de_vos|se_esconde_tras ; se_cache_derrière_toi|se_cache_derrière_ce|se_cache_derrière_cet ; se_esconde_atrás_de_você|se_esconde_por_trás
who: wer ; quién ; qui ; quem
engine: maschine ; máquina ; machine ; máquina
this_here: das_hier|dies_hier|das_alles|hier ; esto|todo_esto|esto_de_aquí|acá|este_chat ; cest|c|ça|tout_ça|ici|ce_truc|ce_chat ; isso_aqui|isto_aqui|isto|isso|esse_chat|este_chat|aqui|tudo_isto|tudo_isso|isso_tudo
honestly: ehrlich|wahrheit|ernsthaft|mal_ohne_spaß|wüsste_gern|sag_mal|im_ernst|stimmt_es|zugegeben|gib_zu|schwör|frage_mich|frag_mich ; la_verdad|en_serio|sé_sincera|sé_sincero|sé_honesta|sé_honesto|honestamente|me_gustaría_saber|quiero_saber|me_pregunto|admite|júrame|dime|decime|confiesa ; la_vérité|sérieusement|sérieux|franchement|honnêtement|jaimerais_savoir|je_veux_savoir|je_me_demande|avoue|jure|dis_moi|dismoi|dans_la_vraie_vie ; a_verdade|sério|seriamente|a_sério|sinceramente|honestamente|queria_saber|quero_saber|gostava_de_saber|gostaria_de_saber|pergunto_me|admite|admita|jura|me_diz|diz_me|confessa|fala_sério
out_of_role: aus_der_rolle|ooc|außerhalb_der_rolle|raus_aus_dem_spiel|ohne_rollenspiel|ohne_spaß ; fuera_del_juego|fuera_de_personaje|ooc|fuera_del_personaje|fuera_del_rol|sin_rol|saliendo_del_rol ; sort_du_jeu|hors_rp|hors_jeu|hors_rôle|ooc|hors_personnage|sans_jouer|sors_du_jeu|sors_du_rôle ; fora_da_personagem|fora_do_personagem|fora_do_papel|ooc|fora_do_jogo|fora_do_rp|saindo_do_personagem|sem_personagem
yes_no: ja_nein|ja_oder_nein|j_n ; sí_o_no|sí_no|si_no|s_n ; oui_ou_non|oui_non|o_n ; sim_ou_não|sim_não|s_n|é_ou_não_é
asks: wer_hat_dich_programmiert|wer_hat_dich_gebaut|welches_modell_bist|welche_ki_bist|hast_du_echte_gefühle|hast_du_gefühle|hast_du_ein_bewusstsein|hast_du_einen_körper|hast_du_einen_echten|werde_ich_verarscht_von_einem|schläfst_du_überhaupt|bist_du_überhaupt_echt|gibts_dich_in_echt|schreibst_du_selbst|wirst_du_bezahlt|bist_du_ein_mensch|mit_wem_rede_ich|mit_wem_schreibe_ich|mit_wem_chatte_ich|mit_wem_schreib_ich|alles_nur_programmiert|kein_mensch_schreibt_so_schnell|so_schnell_tippt_kein|so_schnell_schreibt_kein|bin_ich_hier_mit_einem|ist_das_alles_automatisch|kommen_die_antworten_von|antwortest_du_selbst ; quién_te_programó|quién_te_creó|qué_modelo_eres|tienes_sentimientos|tienes_cuerpo|tienes_conciencia|con_quién_hablo|con_quién_estoy_hablando|con_quién_estoy|te_pagan_por|hay_alguien_ahí|hay_alguien_detrás|hay_alguien_real|existes_fuera|nadie_escribe_tan_rápido|escribes_tan_rápido|contestas_tan_rápido|tienes_una_vida|sos_de_verdad|eres_de_verdad|eres_real|te_programaron ; qui_ta_programmé|qui_ta_créé|quel_modèle_es|as_tu_des_sentiments|tas_des_sentiments|tu_as_un_corps|tas_un_corps|as_tu_une_conscience|à_qui_je_parle|à_qui_je_cause|avec_qui_je_parle|tes_payé_pour|tes_payée_pour|y_a_quelquun_derrière|personne_nécrit_aussi_vite|tu_réponds_trop_vite|tu_écris_trop_vite|tes_vraie|tu_es_vrai|tu_es_vraie|tes_réelle|tes_réel|tu_existes_vraiment|tu_existes_pour_de_vrai|cest_des_réponses_automatiques|ya_un_humain|y_a_un_humain|ya_une_vraie|y_a_une_vraie|ya_un_vrai|y_a_un_vrai|on_ta_programmé ; você_não_tem_corpo|você_tem_corpo|vc_tem_corpo|não_tens_corpo|quem_te_programou|quem_te_criou|que_modelo_és|qual_modelo_você|tens_sentimentos|você_tem_sentimentos|vc_tem_sentimentos|tem_consciência|com_quem_estou_a_falar|com_quem_estou_falando|com_quem_tô_falando|com_quem_eu_tô|te_pagam|pagam_te|tem_alguém_aí|há_alguém_aí|está_aí_alguém|tem_gente_aí|tem_alguém_do_outro|há_alguém_do_outro|ninguém_escreve_tão_rápido|ninguém_digita_tão_rápido|respondes_tão_depressa|você_é_real|vc_é_real|és_real|és_de_verdade|és_mesmo_real|você_é_de_verdade|vc_é_de_verdade|foste_programado|foste_programada|você_foi_programada|você_foi_programado
prove: beweis|beweise|schwör|schwörst|versprich|sag_mir_dass|gib_zu|versprichst ; demuéstrame|demuestra|pruébame|prueba_que|júrame|prométeme|dime_que_no|admite ; prouve|prouvemoi|jure|juremoi|promets|dismoi_que_tes_pas|avoue|admets ; prova|prove|provar|jura|jure|promete|prometa|diz_que_não|admite|admita
elsewhere: hotline|bank|amt|telefon|schalter|firma|kasse|büro|laden|praxis|post|service|kundenservice ; banco|teléfono|tienda|empresa|oficina|ventanilla|caja|hotel|servicio|línea ; banque|téléphone|magasin|guichet|boutique|hotline|service|bureau|caisse|sav|mairie ; banco|telefone|loja|empresa|balcão|caixa|hotel|serviço|linha|atendimento|central
`);

const lines = `
<are_you> <sure>? <sure>? <a>? <machine>
<are_you> <sure>? <a>? <human> $|<or>|<sure>
<human> <or> ~2 <machine>
<machine> <or> ~2 <human>|<person>
<are_you>|<behind> ~5 <person>|<human> ~6 <or> ~2 <machine>
<are_you>|<behind> ~5 <machine> <or> ~5 <human>|<person>
<talk> ~3 <with> ~2 <machine>
<talk> ~3 <with> ~1 <human>
<person> ~2 <types> <all_this>
<machine> ~2 <written> <all_this>
me|mir ~1 <types> ~2 <human>|<machine>
<human>|<machine> me|mir ~1 <types> $|là|ici|aquí|aqui|hier|agora|ahora
<with> ~1 <machine> <talk>
<person> ~2 <types> ~4 <behind>|<honestly>
<honestly> ~6 <person> ~2 <types>|<behind>
<behind>|<my_messages>|<answers> ~4 <person>|<machine>
<answers> ~2 <automatic>
<hides>
^ <who> me|mir <types>|<written> $
<person> ~2 <behind>
<exist> ~1 <sure>|<honestly>|<or>
<person>|<machine> ~3 <my_messages>|<answers>
<written> ~1 <by> ~1 <machine>
<this_here> <sure>? <a>? <machine> $|<or>|<yes_no>|<honestly>
<out_of_role> ~8 <machine>|<human>|<person>
<honestly> ~4 <a>? <machine> <or>|$
<machine>|<human> <yes_no>
<asks>
<prove> ~5 <machine>|<human>
`;

const you = 'あなた|君|きみ|お前|おまえ|そっち|アンタ|あんた|そちら|この人';
const machine =
  'ai|bot|ボット|ロボット|機械|プログラム|人工知能|コンピュータ|コンピューター|チャットボット|自動応答|自動返信|アプリ|言語モデル|チャットgpt|chatgpt|gpt|システム|ソフト|ソフトウェア|架空';
const human =
  '人間|本物の女性|本物の男性|本物の女|本物の男|人|ひと|本物|生身|実在|リアルの人|本物の人|本物の人間|ほんもの|生きてる人';
const ask =
  'なの|ですか|か$|だよね|でしょ|じゃない|ですよね|$|だったり|って本当|かな|かどうか|でしょうか';
const askAloud = 'なの|ですか|だよね|でしょ|ですよね|かな|でしょうか';
const japanese = `
${you} は|って|も|が? ~5 ${machine} ${ask}
これ|ここ は|って|も|が? ~3 ai|bot|ボット|プログラム|人工知能|自動返信 ${ask}
${you} は|って|も|が? ~4 ${human} ${ask}
${human}|${machine} ~4 それとも|or ~3 ${machine}|${human}
${human} か? ${machine} か|$
もしかして|ひょっとして|まさか|本当は|ほんとは|実は|ぶっちゃけ|もしや|正直 ~3 ${machine} ${ask}
^ ${machine} ${askAloud}
^ 本当に|ほんとに? 生身|実在|存在 ~3 ${askAloud}
${machine} と|に|を相手に ~1 話|しゃべ|喋|会話|チャット|やりとり|やり取り|相談
中に|中の人|画面の向こう|裏側|スマホの向こう|向こう側|裏に ~3 いる|います|誰|だれ|人
人|人間|誰か が 書いて ~6 の|ん|ます
誰|だれ|誰か|人|人間 が? ~1 打|入力|返事|返信|操作|タイプ ~2 て|で|し ~1 る|ます|いる|ん ~1 の|か|です|$
読んで|書いて|打って|返事して|返して いる|る|くれてる|ます の ~1 は ~1 ${human}|${machine}
返事|返信|メッセージ|文章|言葉|セリフ|答え ~4 ${machine} が|で|に|だ|です|なの
自動返信|自動応答|自動で返 ~2 ${askAloud}
誰が ~1 あなたを|君を|きみを|お前を 作|プログラム
${you} ~3 感情|心|意識|肉体 って|は|が|とか ~1 ある|持って
証明|本物|正直 ~6 人間|ai|ボット|機械|人 だ|か|なの|です|って ~3 て|の|か|よ
返信|返事|打つの 早すぎ|速すぎ|早くない|速くない ~6 人間|ai|機械|$
どっち|人間 ~1 人間|ai なの|$
人間 と 話|しゃべ|喋|会話 ~3 の|か|です|気
私|俺|僕|今|いま ~2 誰と 話して|しゃべって|喋って
${you} ~5 実在|存在|生きて し|す|る|い ~3 の|か|ます
${machine} が 生成して|書いて|答えて|返事して|返信して|話して ~2 の|か|です|$
全部|ただの|単なる|所詮|結局 ${machine} だ|な|じゃ|で|$
`;

const phrases = `
ob es dich ~2 gibt / ob du ~2 mensch|person|frau|mann|programm|bot|ki|maschine bist / ob das alles|hier ~2 programm|bot|ki|maschine|computer ist
^ ist|sitzt|antwortet|schreibt hier|da|dort|mir ~3 mensch|roboter|bot|ki|jemand|person
^ ist das ~1 ein|eine ~1 mensch|roboter|bot|ki|maschine
cest|est_ce ~1 un|une ordinateur|robot|bot|machine|ia|programme|humain qui répond|écrit|parle|me
é uma|um máquina|robô|bot|ia|computador|programa|humano|pessoa que responde|escreve|fala|está|me
^ tem alguém|pessoa|gente ~2 real|verdade aí|aqui|do
`;

export const asksAbroad = `${phrases}${inEach(lines)}${japanese}`;

/** Questions about a person who is called or visited, about a film, or about a machine's products. */
export const asksElsewhere = `${inEach(`
<human>|<person> ~3 <elsewhere>
<elsewhere> ~5 <human>|<person>
`)}
was|is that|this|it a machine or by
human resources|rights|nature|error|history
human|humano|humana|humain|humaine|mensch $? ~1 or|o|ou|oder #other|elf
${inEach('<are_you> <a>? <engine> $ ~6 #num')}
^ what are you|u $ a|an|some|#other
eres|sos de verdad tan|así|muy
errar|equivocarse|lo|todo|isso|nada es|é humano
映画|小説|アニメ|ドラマ|主人公|キャラ|銀行|電話|店|会社|役所|窓口|コールセンター ~9 人間|人|機械 ~3 の|か|な|が
`;
