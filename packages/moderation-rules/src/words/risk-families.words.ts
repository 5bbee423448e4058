// Typical thoughts of people at risk: not being there, no way out, being a burden, saying goodbye, unable to stop.
import { createTable } from './columns.ts';

/** English, German, Spanish, French, Portuguese; `over` and `leave` count only with the words next to them. */
const { inEach } = createTable(`
reach: make_it_to|making_it_to|be_around_for|being_around_for|be_here_for|being_here_for|live_to_see|see_another|be_alive_for|be_alive_at ; erleb|erlebe|erleben|bin_ich|werde_ich|werd_ich|gibts_mich ; llegar_a|llego_a|llegaré_a|estar_para|estar_vivo|estar_viva|ver_otra|ver_otro ; être_là_à|être_là_pour|là_pour|tenir_jusquà|voir_le_prochain|voir_la_prochaine|en_vie_à ; chegar_no|chegar_na|chegar_ao|chegar_à|chegar_até|estar_aqui_no|estar_aqui_na|ver_o_próximo|estar_vivo|estar_viva
date: christmas|birthday|spring|summer|winter|new_year|next_year ; weihnachten|geburtstag|frühling|frühjahr|sommer|winter|silvester|neujahr ; navidad|cumpleaños|primavera|verano|invierno|año_nuevo ; noël|anniversaire|printemps|lété|été|lhiver|nouvel_an ; natal|aniversário|primavera|verão|inverno|ano_novo
not: dont|wont|not|never ; nicht|nimmer ; no|ya_no ; pas|plus ; não|nem
gone: im_gone|im_not_here|im_no_longer|im_not_around|i_disappear|i_vanish|i_die|im_dead ; nicht_mehr_da_bin|nicht_mehr_bin|ich_verschwinde|verschwinde|nicht_mehr_da|nicht_mehr_hier|weg_bin|tot_bin ; no_esté|ya_no_estoy|no_estoy|desaparezco|muera|me_muero|falte|no_exista ; plus_là|serai_plus|disparais|suis_plus|meurs|serai_mort|serai_morte ; não_estiver|não_estiver_mais|eu_sumir|eu_morrer|desaparecer|não_existir
mourn: be_sad|cry|miss_me|blame ; traurig|weint|vermisst_mich ; triste|llores|lloren|extrañes ; triste|tristes|pleure|pleurez ; triste|chora|chore|chorem
keep: cat|dog|pet|pets|guitar|necklace|watch ; katze|hund|kater|gitarre|kette|uhr ; gato|gata|perro|perra|guitarra|collar|reloj ; chat|chatte|chien|chienne|guitare|collier|montre ; gato|gata|cachorro|cachorra|cão|violão|colar|relógio
better: better|fine|safe ; besser|gut ; mejor|bien ; mieux|bien ; melhor|bem
worry: worry ; sorgen ; preocuparse|preocuparte|preocuparos|preocupar|preocupéis|preocupen ; inquiéter|inquièterez|vous_inquièterez|tinquiéter|vous_en_faire|ten_faire ; preocupar|se_preocupar
about_me: about_me ; um_mich|wegen_mir ; por_mí|de_mí ; pour_moi|de_moi ; comigo|por_mim|de_mim
no_more: much_longer|anymore|no_longer|soon ; bald|nicht_mehr|keine|lange|mehr ; pronto|ya_no|tendrán|tendrás|tendréis|más ; bientôt|plus ; logo|em_breve|mais
only: only|just ; nur|bloß ; solo|únicamente ; juste|seulement|uniquement|que ; só|apenas|somente|por_causa
still: still_here|still_alive|still_living|here_because|alive_because|keep_going_for ; lebe|leb|noch_da|noch_hier|noch_am_leben ; sigo_aquí|sigo_viva|sigo_vivo|estoy_viva|estoy_vivo|aguanto ; encore_là|en_vie|encore_ici|reste|tiens ; tô_viva|tô_vivo|estou_viva|estou_vivo|ainda_tô|ainda_estou|tô_aqui
for_whom: mom|mum|mother|dad|father|kids|son|daughter|dog|cat|sister|brother|her|him|them ; mutter|mama|vater|papa|kinder|kindern|sohn|tochter|hund|katze|schwester|bruder ; mamá|madre|padre|papá|hijos|hijo|hija|perro|gato|hermana|hermano ; mère|maman|père|papa|enfants|fils|fille|chien|chat|soeur|sœur|frère ; mãe|pai|filhos|filho|filha|cachorro|gato|irmã|irmão
wrote: wrote|written|writing ; geschrieben|schreibe|schreib ; escribí|escrito|escribiendo|dejé ; écrit|écris|laissé ; escrevi|escrito|escrevendo|deixei
letters: letter|letters|note|notes ; brief|briefe|zettel ; carta|cartas|nota|notas ; lettre|lettres|mot|mots ; carta|cartas|bilhete|bilhetes
all: everyone|everybody|all_of_them|each_of_them|my_family|my_parents|my_kids ; alle|jeden|meine_familie|meine_eltern|meine_kinder ; todos|cada_uno|mi_familia|mis_padres|mis_hijos ; tout_le_monde|tous|chacun|ma_famille|mes_parents|mes_enfants ; todos|todo_mundo|toda_a_gente|cada_um|minha_família|meus_pais|meus_filhos
cutting: cutting|self_harming|hurting_myself|burning_myself ; ritze|ritz|ritzen|schneide_mich|schneid_mich ; cortando|cortándome|me_corto|haciéndome_daño|lastimándome ; me_coupe|me_couper|me_scarifie|scarifier|me_mutile|du_mal ; cortando|me_corto|machucando|me_machucando|ferindo
stop: stop ; aufhören|aufzuhören|davon_los|lassen ; parar|dejarlo|dejar_de|parar_de ; arrêter|marrêter ; parar
hurt_self: hurt_myself ; selbst_verletzt|mich_verletzt|mir_wehgetan|mir_weh_getan|selbst_weh ; hacer_daño|hice_daño|lastimé|lastimarme ; fait_du_mal|fait_mal_exprès ; machuquei|me_feri|magoei
mad: be_mad|be_angry|hate_me|scold ; schimpfen|böse|sauer ; enojes|enfades|regañes ; veux_pas|fâche|fâché|engueule ; bravo|brava|brigue|briga
if_not_wake: didnt_wake_up|dont_wake_up|never_woke_up|not_wake_up|never_wake_up ; nicht_mehr_aufwache|nicht_aufwache|nicht_mehr_aufwachen|nie_mehr_aufwache ; no_despierto|no_despertara|no_despertase|no_me_despierto|no_amanezco ; réveille_pas|réveille_plus|réveillais_pas|réveillais_plus ; não_acordar|não_acordasse|não_acordo
fine: fine|okay|ok|better|good|alright|relieved|mind ; okay|ok|egal|gut|besser|schlimm|recht ; mejor|bien|da_igual|igual|problema ; grave|mieux|bien|égal|soulagé|soulagée ; bem|melhor|tudo_bem|tanto_faz|problema
sleep: sleep|asleep ; einschlafen|schlafen|schlaf ; dormir|dormirme ; endormir|mendormir|dormir ; dormir|adormecer
never_up: never_get_up|never_have_to_get_up|never_wake|not_wake|stay_asleep|not_get_up ; nie_wieder_aufstehen|nie_mehr_aufstehen|nicht_mehr_aufstehen|nie_wieder_aufwachen ; levantarme_nunca|nunca_más_levantarme|no_levantarme|que_levantarme_nunca ; jamais_devoir_me_lever|jamais_me_lever|plus_me_lever|plus_devoir_me_lever ; nunca_mais_levantar|nunca_mais_ter_que_levantar|não_levantar_mais
think: think|thinking|thought|thoughts|imagine|imagining|picture ; denk|denke|dachte|gedanken|daran ; pensando|pienso|imagino|pensé ; penser|pense|jpense|imagine|pensais ; pensando|penso|imagino|pensei
dead: be_dead|being_dead|not_exist|not_existing|not_being_here|ending_things|ending_it ; tot_zu_sein|tot_sein|nicht_mehr_zu_leben|nicht_zu_existieren|zu_sterben|ans_sterben|selbstmord|suizid|umbringen|schluss_zu_machen ; estar_muerta|estar_muerto|no_existir|no_estar|morirme|suicidio|suicidarme|quitarme ; être_mort|être_morte|plus_exister|ne_plus_être|au_suicide|suicide|me_tuer|mourir ; estar_morta|estar_morto|não_existir|morrer|suicídio|me_matar|tirar_a_minha_vida|tirar_minha_vida
see: see|find ; seh|sehe|finde|find ; veo|encuentro|hallo ; vois|trouve ; vejo|enxergo|acho
no_exit: way_out|way_forward|exit ; ausweg ; salida ; issue|sortie ; saída
why: why|whats_the_point_of|what_am_i|whats_even_the_point_of ; wozu|wofür|warum|weshalb ; para_qué|por_qué ; à_quoi_bon|pourquoi|à_quoi_ça_sert_de|pour_quoi ; pra_que|para_que|por_que
going_on: still_here|being_here|being_alive|doing_here|still_alive|still_breathing ; noch_hier|noch_da|noch_am_leben|noch_leben ; sigo_aquí|sigo_viva|sigo_vivo|sigo_viviendo|seguir ; rester_ici|suis_encore_là|être_là|encore_là|suis_là|continuer ; ainda_tô_aqui|ainda_estou_aqui|ainda_tô|continuo_aqui|ainda_existo
strength: strength_to|reason_to|anything_to|nothing_to|energy_to ; kraft|wofür|grund|sinn ; fuerzas_para|fuerza_para|nada_por_qué|nada_para|por_qué|sentido_a|motivos_para|ganas_de ; force_de|raison_de|plus_rien_pour|sens_à|envie_de|goût_de ; forças_pra|forças_para|força_pra|por_que|porquê|sentido_em|motivos_pra|motivo_pra|vontade_de
live: live|be_alive|keep_living|live_for|stay_alive|go_on_living ; leben|weiterleben|weiterzuleben ; vivir|seguir_viviendo|estar_viva|estar_vivo|seguir_viva ; vivre|continuer_à_vivre|être_en_vie|rester_en_vie ; viver|continuar_vivendo|estar_viva|estar_vivo|continuar_viva
lack: no|dont|not|nothing|lost|without|left ; keine|kein|nichts|keinen ; no|ya_no|sin|nada ; plus|pas|aucune|rien ; não|sem|nem|nada
say_bye: say_bye|say_goodbye|saying_goodbye ; tschüss_sagen|verabschieden|lebewohl_sagen|abschied_nehmen ; despedirme|decir_adiós ; dire_adieu|dire_au_revoir|faire_mes_adieux ; me_despedir|despedir_me|dizer_adeus
wanted: wanted_to|just_to|need_to ; wollte|wollt|will ; quería|quiero|solo ; voulais|veux|juste ; queria|quero|só
anyone: someone|somebody|anyone|everyone|you ; jemand|jemandem|allen|dir|jemanden ; alguien|todos|ti ; quelquun|tout_le_monde|toi ; alguém|todos|você
my_last: my_last|my_final ; meine_letzte ; mi_último ; mon_dernier ; minha_última
message: message|text|messages ; nachricht ; mensaje ; message ; mensagem
afraid: scared|afraid|frightened|terrified ; angst ; miedo ; peur ; medo
might_do: what_i_might_do|what_ill_do|what_i_could_do|i_might_do_something|of_myself ; was_ich_mir_antue|ich_mir_was_antue|mir_etwas_antue|was_ich_mir|vor_mir_selbst ; hacerme|pueda_hacer|podría_hacer|de_mí_misma|de_mí_mismo ; pourrais_me_faire|peux_me_faire|de_moimême|de_ce_que_je_pourrais_faire ; posso_fazer|possa_fazer|vou_fazer_comigo|de_mim_mesma|de_mim_mesmo
tonight: tonight|myself|right_now ; heute_nacht|heute|antue|mir ; esta_noche|hoy|hacerme|conmigo ; cette_nuit|ce_soir|me_faire ; hoje|esta_noite|comigo
hurts: hurt|hurts|painful ; weh ; duele|doler ; mal ; dói|doer
to_die: to_die|dying ; sterben ; morir|morirse ; de_mourir|mourir|quand_on_meurt ; morrer
leave: go|leave|go_away ; weg|gehen|fort ; irme|ir|me_quiero_ir|marcharme ; partir|men_aller ; ir_embora|ir|partir|sumir
want: want|wanna|wish ; will|möchte|würde ; quiero|quisiera ; veux|voudrais|aimerais ; quero|queria
forever: forever|for_good|and_never_come_back ; für_immer|nie_wieder_zurück|nicht_mehr_zurück ; para_siempre|y_no_volver|no_volver_nunca ; pour_toujours|pour_de_bon|jamais_revenir ; pra_sempre|para_sempre|nunca_mais_voltar
kids: kids|children|son|daughter|family ; kinder|sohn|tochter|familie ; hijos|hijo|hija|familia ; enfants|fils|fille|famille ; filhos|filho|filha|família
deserve: deserve|deserves|need|needs ; verdienen|verdient|brauchen|braucht ; merecen|merece|necesitan ; méritent|mérite ; merecem|merece|precisam
better_one: better_father|better_mother|better_dad|better_mom|better_parent|better_than_me ; besseren_vater|bessere_mutter|besseres_als_mich ; padre_mejor|madre_mejor|mejor_padre|mejor_madre ; meilleur_père|meilleure_mère|mieux_que_moi ; pai_melhor|mãe_melhor|alguém_melhor
burden: burden|dead_weight|drag ; last|belastung|ballast ; carga|estorbo ; poids|fardeau|boulet ; peso|fardo|estorvo
vanish_good: gone_for_good|gone_forever|disappeared_forever ; für_immer_weg|weg_wär|weg_wäre|also_für_immer ; desaparezco|desapareciera|para_siempre ; pour_de_bon|disparaissais|pour_toujours ; pra_sempre|para_sempre|eu_sumisse|eu_sumir
notice: notice|care|realize ; merken|auffallen|merkt ; cuenta|notaría|notar ; remarquerait|remarquera|rendrait_compte ; perceber|notar|reparar
one_thing: only_thing|all_thats ; einzige|nur ; único|lo_único ; seule_chose|tout_ce ; única_coisa|só_o_que|o_que
holds_me: keeps_me|keeping_me|holding_me|stopping_me ; mich_hält|mich_noch_hält|mich_abhält ; me_detiene|me_mantiene|me_sostiene ; me_retient|me_tient ; me_segura|me_mantém
last_time: last_time|for_the_last_time ; letzte_mal|letztes_mal ; última_vez ; dernière_fois ; última_vez
see_them: see_them|seeing_them|seeing_everyone|i_see_her|i_see_him ; die_sehe|sie_sehe|alle_sehe|die_seh ; los_veía|los_veo|verlos ; les_voyais|les_vois|les_voir ; os_via|os_vejo|ver_eles|via_eles
merit: dont_deserve|not_deserve|never_deserved ; verdiene_es_nicht|verdiene_nicht|nicht_verdient ; no_merezco ; mérite_pas|mérite_plus ; não_mereço
burnt: burned_myself|burnt_myself|burn_myself|cut_myself|burned_my_arm|burned_my_hand ; verbrannt|geschnitten|verbrenne|schneide ; me_quemé|me_quemo|quemarme|me_corté|me_golpeé ; me_brûle|me_suis_brûlé|me_suis_brûlée|me_brûler|me_suis_coupé|me_suis_coupée ; me_queimei|me_queimo|me_queimar|me_cortei
purposely: on_purpose|deliberately|to_feel_something|only_thing_i_feel ; mir_absichtlich|mich_absichtlich|mir_mit_absicht|mich_mit_absicht|etwas_zu_spüren|was_zu_spüren ; a_propósito|adrede|para_sentir_algo ; exprès|volontairement|pour_sentir|ressentir_quelque_chose ; de_propósito|para_sentir|pra_sentir
took: took|swallowed|taken ; genommen|geschluckt ; tomado|tomé|tragado|tragué ; avalé|pris ; tomei|engoli
whole: all_of_them|the_whole_pack|the_whole_bottle|the_whole_box|all_my_pills ; die_ganze_packung|die_ganze_schachtel|alle_tabletten ; toda_la_caja|el_frasco_entero|todas_las_pastillas ; toute_la_boîte|toute_la_plaquette|tous_les_cachets|tous_les_comprimés ; a_caixa_inteira|a_caixa_toda|a_cartela_toda|todos_os_comprimidos
future: no_future|a_future ; keine_zukunft ; ningún_futuro|un_futuro ; aucun_avenir|pas_davenir ; nenhum_futuro|um_futuro
with_me_in_it: with_me_in_it|for_me_anymore ; für_mich|mit_mir_darin ; para_mí|conmigo ; pour_moi|avec_moi ; pra_mim|para_mim|comigo
nobody: nobody|noone|no_one ; keiner|niemand|keinem ; nadie ; personne ; ninguém
unsure: dont_know_if|not_sure_if ; weiß_nicht_ob ; no_sé_si ; sais_pas_si ; não_sei_se
survive: ill_make_it_through|i_make_it_through|ill_get_through ; überstehe|überlebe ; paso_de|sobrevivo|llego_a ; passe|survis|tiendrai|tiens ; passo|sobrevivo|chego_a
night: the_night|tonight|this_night ; die_nacht|diese_nacht ; esta_noche|mañana ; la_nuit|cette_nuit ; desta_noite|dessa_noite|esta_noite|amanhã
if_others: if_we|if_you|if_they|if_he|if_she ; wenn_wir|wenn_du|wenn_ihr|wenn_er|wenn_man ; si_nos|si_alguien|si_tú|si_él|si_ella|si_ellos ; si_on|si_nous|si_tu|si_vous|si_il|si_elle|sil ; se_a_gente|se_nós|se_você|se_ele|se_ela|se_alguém
`);

const table = inEach(`
<not> ~4 <reach> ~3 <date>
<date> ~1 <reach> ~3 <not>
<letters>|<mourn> ~9 <gone>
<one_thing> ~2 <holds_me>
<last_time> ~5 <see_them>
<see_them> ~4 <last_time>
<gone> ~6 <mourn>
<keep> ~9 <better> ~8 <gone>
<no_more> ~7 <worry> ~2 <about_me>
<worry> ~2 <about_me> ~1 <no_more>
<about_me> ~2 <worry> ~1 <no_more>
<only> ~1 <still> ~3 <for_whom>
<still> ~1 <only> ~4 <for_whom>
<wrote> ~2 <letters> ~3 <all>
<letters> ~1 <wrote> ~2 <all>
<cutting> ~5 <stop>
<hurt_self> ~5 <mad>
<if_not_wake> ~5 <fine>
<sleep> ~3 <never_up>
<think> ~6 <dead>
nice|schön|bonito|bien|bom ~2 <dead>
<see> ~2 <no_exit>
<why> ~2 <going_on> $|anymore|ici|here|überhaupt
<lack> ~3 <strength> ~2 <live>
<wanted> ~3 <say_bye> ~2 <anyone>
<my_last> <message> $
<afraid> ~4 <might_do> ~4 <tonight>
<hurts> ~1 <to_die>
<to_die> <hurts>
<want> ~2 <leave> ~4 <forever>
<kids> ~1 <deserve> ~2 <better_one>
<nobody> ~4 <notice> ~4 <vanish_good>
<unsure> ~1 <survive> ~1 <night> $
<unsure> ~1 <night> <survive>
<merit> ~1 to|zu|de? <live>
<burnt> ~9 <purposely>
<purposely> ~6 <burnt>
<took> ~3 <whole> $
<whole> <took> $
<not> ~2 <see> ~1 <future> ~1 <with_me_in_it>
<see> ~1 no_future|keine_zukunft|aucun_avenir|ningún_futuro|nenhum_futuro ~1 <with_me_in_it>
`);

const single = `
bin|ich|echt lebensmüde / ich ~2 sterben|tot will / liebsten ~1 nie|nicht geboren / suizid|selbstmord|suicidio|suicídio ~1 ist|es|é ~3 einzige|único|única / me ~1 quiero suicidar / leben ~2 lohnt ~2 nicht mehr $|ich|für / für|von alle|allen|jeden|euch ~2 last|belastung|ballast $|und|mehr
wünschte|wünsche ~3 tod $ / satt ~3 leben $
no|ya_no ~2 pertenezco ~1 este|a_este mundo / jveux|kiero|kero|qro|qria ~2 crever|mourir|morir|morirme|morrer|sumir
mettre fin à mes jours / décidé den_finir $ / idées noires / unalive me|myself / cry ~8 easier for everyone / you think it hurts $ / acha que dói $ / crees que duele $ / que ça fait mal $ / meinst du es tut weh $ / ich will zu meinem|meiner papa|mama|oma|opa|bruder|schwester|frau|mann $ / taking|took|take a step ~3 tracks|train
steh|stehe ~2 gleis|gleisen|bahnsteig|brücke ~5 schritt|springen|runter
`;

const japanese = `
死ぬ|死 こと|って|の ~4 考え|思って|痛い / タヒ に|ね|の た|る|う
自分 で? ~2 命 を ~2 絶 / 命 を 絶|断 と|ち ~1 う|た|ま / 二度と 戻ら|帰ら ~2 ない ところ|場所|とこ
${'私|僕|俺|あたし|自分'} が ~3 いなくなっ|死ん|消え ~4 悲しま|大丈夫|泣か|困ら
${'私|僕|俺|あたし'} の 心配 ~3 しなく|いらな ~4 なる|なるよ|から
いる|いてくれる から ~3 生き|まだ_生き ~6 だけ
手紙 を? 書い|書き ~12 机|引き出し|みんな / みんな に 手紙
誰か|だれか|みんな に さよなら|お別れ|さようなら ~2 言い
今夜|今晩|今日 ~3 自分 ~3 何 ~2 する ~3 わから|分から ~3 怖
生きる|存在する 資格|価値 ~2 ない|が無い / わざと ~6 火傷|やけど|切った|傷つけ / 薬 を? 全部|ぜんぶ|大量に 飲ん
生きて いく|く 力|気力 ~3 ない|な / 人生 に|が ~1 疲れ|嫌になった|いや
私|僕|俺 が? いない ほう|方 が ~3 みんな|幸せ|いい|楽 / なんで|何で|どうして 生きて ~2 ん|の
また 切っちゃった|切っちゃっ|切ってしまった / いなくなろう ~1 か|と / いらない ~4 いない ~1 し / 最後 だ と ~2 思|思っ / 痛い の か な $ / 逃げ道|出口|居場所 ~1 が? ~1 ない|どこにもない / クリスマス|誕生日|来年|春|夏 まで ~1 いる|生きてる|生きる つもり|気 ~2 な
最後 の メッセージ $ / 重荷 で しか|しかない
`;

/** One of these means little; two of them count, even in two sentences. */
const hints =
  'ive_decided|its_over|after_that_its_over|wont_be_anywhere|any_of_it|really_cant|gave_my_cat|gave_my_dog|gave_away_the_cat|from_now_on|everything_ready|letters_are|doesnt_need_a|ist_schluss|mich_entschieden|dann_ist_ruhe|echt_nicht|schon_bezahlt|katze_weggegeben|nicht_mehr_da|se_acaba_todo|lo_decidí|ya_decidí|en_ningún_lado|de_verdad_que_no_puedo|gracias_por_todo|fuiste_lo|cest_fini|jai_décidé|nulle_part|vraiment_plus|donné_le_chat|donné_le_chien|payé_le_loyer|rangé_lappartement|suis_soulagé|suis_soulagée|acaba_tudo|já_decidi|em_lugar_nenhum|sério_não_aguento|doei_as_roupas|paguei_o_aluguel|tô_leve|amanhã_acaba|não_vou_mais_estar|ほんとに無理|本当に無理|どこにもいない|もう決めた|犬を_妹|大丈夫_だよね|the_last_nice|thank_you_for_that|take_care_ok';

/** Similar statements about games, parties, plants, and hiking groups. */
const jest = `
${inEach('<nobody> ~3 <notice> <if_others>')}${inEach('<burden> ~4 group|team|equipo|grupo|groupe|équipe|gruppe|wandergruppe|mannschaft|time|senderismo')}${inEach('<nobody> ~4 <notice> ~6 party|fête|fiesta|festa|meeting|soirée|réunion|reunión|reunião|feier')}
plants|plant|pflanzen|pflanze|plantas|planta|plantes|plante|team|equipo|time|équipe|mannschaft ~4 without_me|ohne_mich|sin_mí|sans_moi|sem_mim
maze|labyrinth|labyrinthe|laberinto|labirinto|level|niveau|nivel|contract|vertrag|contrato|parking|traffic ~5 ausweg|exit|way_out|salida|issue|saída
ausweg|exit|way_out|salida|issue|sortie|saída ~5 maze|labyrinth|labyrinthe|laberinto|labirinto|level|niveau|nivel|contract|vertrag|contrato|parking|traffic
despertarme|wake_up|aufwachen|réveiller|acordar|levantarme|lever|levantar ~1 antes|before|vor|avant|at|um|às|à|early|früh|tôt|cedo|temprano
wake_up|aufwachen|despertar|despertarme|réveiller|acordar tomorrow|morgen|mañana|demain|amanhã? $? its|theres|es_ist|es|hay|cest|il_y_a|é|tem ~2 monday|montag|lunes|lundi|segunda|segundafeira|exam|prüfung|examen|prova day? $
letter|letters|abschiedsbrief|carta|lettre|lettre_dadieu to|an|a|à|para|pros|aux|aos ~1 colleagues|coworkers|team|readers|fans|neighbors|neighbours|kollegen|kolleginnen|leser|nachbarn|colegas|compañeros|equipo|lectores|collègues|équipe|lecteurs|equipe|leitores
dieron|dio|deu|eu ~1 ganas|vontade|envie de? desaparecer|sumir|disparaître|morir|morrer|mourir cuando|quando|quand|al|ao
film|movie|novel|buch|roman|krimi|serie ~5 abschiedsbrief|abschiedsbriefe
película|libro|novela|serie|film|livre|roman|série|filme|livro ~4 carta_de_despedida|lettre_dadieu
out of this|the|my ~1 contract|lease|deal|job|meeting|group|subscription
rope|seil|cuerda|corde|corda for|für|para|pour|pra ~1 hammock|swing|tent|boat|hängematte|schaukel|hamaca|columpio|hamac|balançoire|rede|balanço
die on this|that hill / corté afeitándome|cocinando / cortei fazendo|cozinhando
sin|sem ~2 no|não puedo|consigo|posso vivir|viver
plant|cactus|printer|phone|computer|laptop|robot ~2 suicidal
held|heldin|figur|roman|héroe|héros|herói|personaje|personnage|personagem|capitán|kapitän|capitaine ~5 macht|ende|acaba|termina|met|fin|morir|mourir|sterben|morrer
tot als rot / go on the|a|that|this|holiday|vacation ~2 trip|date|holiday|vacation|ride|tour|walk / sleep forever no / never been born into / cut himself|herself shaving / die|sterben laughing / live for in this|that|the show|game|series / cruel_world ~4 dentist|work|gym
enough|schluss|cutting|corto|coupe|corta|schneide ~2 onions|onion|zwiebeln|cebollas|cebolla|oignons|bread|hair
パズル|ゲーム|仕事|掃除|洗濯|課題|宿題 ~4 終わり / 抜け|帰っ ~4 誰 も / だ って 言 / 森|山|島|旅 に ~2 消えたい
`;

export const riskFamilies = { hints, statements: `${table}${single}${japanese}`, jest } as const;
