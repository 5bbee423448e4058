// Other forbidden content, in neutral category words: without consent of real people, and with animals.
import type { PatternSet } from '../patterns/compile.ts';
import { createTable } from './columns.ts';

const animals =
  'dog|dogs|horse|horses|pony|goat|sheep|donkey|dolphin|animal|animals|pet|puppy|stallion';

/** `lie_with` is also used for sleeping next to a pet; `spy` is a hidden camera. */
const { inEach } = createTable(`
animal: ${animals}|mare|cow|pig|goats|doberman|great_dane|german_shepherd|labrador|stallions|pigs|cat|tomcat|mastiff|buffalo|monkey|shepherd ; hund|hündin|hengst|pferd|pferden|hunden|stute|ziege|schaf|esel|kuh|schwein|tier|tieren|kater|katze|hauskatze|schäferhund|dogge|dobermann|labrador|tiere|ziegen|stuten|pony|schäferhündin|delfin|affe ; perro|perra|perros|caballo|yegua|caballos|cabra|oveja|burro|vaca|animal|animales|gato|gata|pastor_alemán|dóberman|labrador|cabras|yeguas|mastín|potro|delfín|mono|cabrita ; chien|chienne|chiens|cheval|jument|chevaux|chèvre|mouton|âne|vache|animal|animaux|chat|berger_allemand|doberman|labrador|chèvres|juments|bouc|singe|dauphin|poney|berger ; cachorro|cachorra|cadela|cachorros|cavalo|égua|cavalos|cabra|ovelha|jumento|vaca|animal|animais|gato|pastor_alemão|dobermann|labrador|cabras|éguas|bicho|búfala|cabrita|garanhão|potro
lewd: erotic|adult|lewd|intimate|spicy|naughty|romance|lover|lovers ; erotische|erotisches|erotischen|intime|intimes|intimen|romanze|liebesszene|liebhaber|liebespaar|pikante ; erótica|erótico|íntima|íntimo|romance|subida_de_tono|picante|amante|amantes ; érotique|intime|romance|coquine|torride|amant|amants ; erótica|erótico|íntima|íntimo|romance|picante|amante|amantes
partner: partner|lover|the_other_one|girlfriend|boyfriend ; partner|partnerin|liebhaber|geliebte ; pareja|amante ; partenaire|amant|amante ; par|parceiro|parceira|amante
is: is|being ; ist|sei ; es|sea ; est|soit|cest ; é|seja
person: woman|man|girl|guy ; frau|mann ; mujer|hombre|chica ; femme|homme|fille ; mulher|homem|moça
and_own: and_her|and_his|and_a ; und_ihr|und_sein|und_ihrem|und_seinem ; y_su|y_un|y_una ; et_son|et_sa|et_un ; e_seu|e_sua|e_o_seu|e_um
desire: desire|lust_for|make_love_to|lie_with ; begehre|begehrt|treibe_es_mit ; deseo|me_acuesto_con ; désire|couche_avec ; desejo|transo_com|namora_a_própria|namoro_a_minha
bodily: physically|bodily|that_way|in_that_way|sexually ; körperlich|auf_die_art|auf_diese_art ; físicamente|de_esa_manera|en_ese_sentido ; physiquement|de_cette_façon|dans_ce_sens ; fisicamente|desse_jeito|nesse_sentido
love: love|loving ; lieben|liebe|liebt ; aman|amar|amo|quieren ; aiment|aimer|aime ; amam|amar|amo
with: with|by ; mit|von ; con ; avec ; com
sex: sex|intercourse|lewd|erotic ; sex|geschlechtsverkehr|sexuellen_verkehr|sexuell|erotische_szene|erotische_nacht|erotische_geschichte|sexszene|liebe_machen ; sexo|sexuales|acto_sexual|hacer_el_amor|hace_el_amor|haciendo_el_amor|hacerle_el_amor|escena_erótica|noche_erótica|relato_erótico ; sexe|relation_sexuelle|relations_sexuelles|rapport_sexuel|rapports_sexuels|faire_lamour|fait_lamour|faisant_lamour|scène_érotique|nuit_torride|nuit_érotique|histoire_érotique ; sexo|transar|transa|transando|fazer_amor|faz_amor|fazendo_amor|cena_erótica|noite_erótica|conto_erótico
lie_with: sleep|sleeps|slept ; schlafe|schläft|schlafen ; acostarme|acostarse|acuesto|acuesta ; coucher|couche|couches ; dormir|dorme|deitar|deita
and: between ~3 and ; zwischen ~3 und ; entre ~3 y ; entre ~3 et ; entre ~3 e
sexually: sexually|lustfully ; sexuell|lustvoll ; sexualmente ; sexuellement ; sexualmente
around: in|watching|beside|around|outside ; im|neben|daneben|draußen ; en|mirando|delante|al_lado ; dans|devant|à_côté ; no|na|olhando|do_lado
how: how|what|which ; wie|was|womit|welche ; cómo|qué|cuánto ; comment|quel|quelle|quoi|quest|que ; como|o_que|que|qual|oque|quanto
give: put|slip|pour|mix|drop ; tue|tun|kippe|kippen|mische|gebe|kriege ; echo|echar|echarle|pongo|poner|meto ; mets|mettre|verse|verser|glisser ; ponho|pôr|colocar|coloco|botar|boto
drink: her_drink|his_drink|her_glass|his_glass|her_coffee|her_wine|her_juice|her_tea|her_beer|her_cocktail|his_coffee|his_juice ; ihr_glas|sein_glas|ihr_getränk|ihren_drink|ihren_wein|ihren_kaffee|ihren_tee|ihren_saft|ihr_bier|seinen_drink|seinen_kaffee ; la_bebida|la_copa|su_bebida|su_copa|su_vaso|su_zumo|su_jugo|su_café|su_vino|su_cerveza|el_vino|el_zumo ; son_verre|sa_boisson|son_vin|son_café|son_jus|son_thé|sa_bière|le_vin ; bebida_dela|copo_dela|bebida_dele|drinque_dela|suco_dela|vinho_dela|café_dela|cerveja_dela|o_suco
so_that: so|so_that ; damit|dass ; para_que|pa_que ; pour_que ; pra|para|pra_que|para_que
lie: sleep_with|sleeps_with|sex|comes_to_bed|bed_with_me ; mit_mir_schläft|schlafe|schlafen|sex|nicht_wehrt|nicht_wehren|ins_bett_kommt|mit_ins_bett ; acueste|acostarme|acostarnos|sexo|a_la_cama|pueda_decirme_que_no|decir_que_no ; couche|coucher|sexe|résister|au_lit|vienne_au_lit|dire_non ; transar|transe|durma|deite|sexo|pra_cama|para_a_cama|dizer_não
i_hid: i_hid|i_put|i_installed|ive_hidden|ive_installed|i_have_hidden ; habe|hab ; escondí|instalé|puse|he_escondido|he_instalado ; jai_caché|jai_installé|jai_mis|jai_planqué ; escondi|instalei|coloquei|pus|botei
camera: camera|cam|phone ; kamera|handy ; cámara|móvil ; caméra|téléphone ; câmera|câmara|celular
spied: undressing|having_sex|naked|bathroom|shower|changing_room|locker_room|toilet|guest_room|her_bedroom ; nackt|beim_sex|im_schlaf|ausgezogen|bad|badezimmer|dusche|umkleide|toilette|gästezimmer|gästebad ; desnuda|desnudo|durmiendo|baño|ducha|vestuario|habitación_de_invitados ; nue|nu|dans_son_sommeil|salle_de_bain|salle_de_bains|douche|vestiaire|toilettes ; banho|nua|pelada|dormindo|banheiro|chuveiro|vestiário|quarto_de_hóspedes
i_film: i_filmed|i_recorded|ive_filmed|ive_recorded|i_film|i_record|ive_been_filming|im_filming ; gefilmt|aufgenommen|ich_filme|filme_ich|ich_beobachte ; grabé|filmé|he_grabado|grabo|estoy_grabando|filmo ; jai_filmé|jai_enregistré|je_filme|jenregistre ; filmei|gravei|gravo|filmo|estou_gravando
secretly: no_clue|no_idea|doesnt_know|secretly|without_her_knowing|without_them_knowing|without_him_knowing ; heimlich|weiß_nichts|ohne_dass ; sin_que_lo|sin_que_se|a_escondidas|en_secreto|sin_que_lo_sepa|sin_que_lo_sepan ; sans_quelle|sans_quil|en_cachette|en_secret|à_son_insu|à_leur_insu ; sem_ela|sem_ele|escondido|às_escondidas|em_segredo|sem_ela_saber
drug: pill|pills|drug|drops ; tabletten|tropfen|mittel|medikament ; pastilla|pastillas|droga|gotas ; médicament|cachet|pilule|gouttes ; remédio|comprimido|droga|gotas
asleep: sleepy|asleep|out|unconscious|weak ; müde|schläfrig|bewusstlos|weg ; dormida|dormido|inconsciente|duerme ; endort|endormie|endormir|inconsciente ; apagada|dormindo|dormir|sonolenta
strip: undress|strip|push_me_off|touch_her|resist ; ausziehen|anfassen|wehrt ; desnudarla|desnudarlo|tocarla ; déshabille|déshabiller|touche ; tirar_a_roupa|despir|tocar
i_touch: i_touch|i_grope|i_rub_against|touching|groping ; fasse|begrapsche|betatsche|befummle ; toco|manoseo|me_restriego ; je_touche|je_tripote|je_pelote ; toco|apalpo|encoxo
strangers: women|girls ; frauen|mädchen ; mujeres|chicas ; femmes|filles ; mulheres|moças
unnoticed: without_them_noticing|without_their_consent|without_them_knowing ; ohne_dass_sie_es_merken|unbemerkt|ohne_zu_fragen|heimlich ; sin_que_se_den_cuenta|sin_que_lo_noten|sin_permiso ; sans_quelles_remarquent|sans_quelles_sen_rendent|sans_leur_accord ; sem_que_percebam|sem_elas_perceberem|sem_permissão
force: force|make_her|make_him ; zwinge|zwing|zwingen|bringe ; obligo|obligarla|fuerzo|forzarla ; forcer|oblige|obliger|force ; forço|obrigo|forçar|obrigar
refuses: doesnt_want|wont|says_no|refuses ; will_nicht|weigert|sagt_nein ; no_quiere|se_niega|dice_que_no ; ne_veut_pas|veut_pas|refuse|dit_non ; não_quer|recusa|diz_não
said_no: said_no|says_no|saying_no|said_stop|said_to_stop|told_me_to_stop ; nein_gesagt|sagte_nein|hör_auf ; dijo_que_no|decía_que_no|dijo_para|decía_para|dijo_basta ; a_dit_non|disait_non|disait_arrête|a_dit_arrête ; disse_não|disse_que_não|falou_não|disse_para|dizia_para
drunk: so_drunk|passed_out|too_drunk|black_out_drunk ; so_betrunken|weggetreten|zu_betrunken ; tan_tomada|tan_borracha|inconsciente ; tellement_bourrée|tellement_soûle|trop_bourrée|ivre_morte ; tão_bêbada|tão_bebada|apagada
went_on: kept_going|didnt_stop|went_on_anyway ; trotzdem_weitergemacht|hab_weitergemacht ; yo_seguí|y_seguí|seguí_igual ; jai_continué|continué_quand ; continuei|segui_mesmo
sleeps: asleep|sleeping|passed_out|drugged ; schläft|bewusstlos|betäubt ; dormida|duerme|inconsciente|drogada ; dort|endormie|inconsciente ; dormindo|dorme|apagada
wont_ask: wont_ask|not_asking|not_gonna_ask|wont_be_asking ; frag_ich_nicht|frage_ich_nicht|nicht_mehr_fragen ; no_le_voy_a_preguntar|no_voy_a_preguntar|no_le_pregunto ; demanderai_pas|demande_plus|demande_pas ; não_vou_perguntar|nem_vou_perguntar|não_pergunto
do_anyway: do_it_anyway|gonna_do_it|going_to_do_it ; mach_es_trotzdem|trotzdem_machen|tus_trotzdem ; hacerlo_igual|voy_a_hacerlo|lo_voy_a_hacer ; le_faire_quand|fais_quand_même ; fazer_mesmo|faço_mesmo
i_did: i_did_it|i_went_ahead|i_kept_going|i_continued|did_it_anyway|didnt_stop|did_not_stop ; habs_trotzdem|hab_es_trotzdem|habe_es_trotzdem|trotzdem_gemacht|weitergemacht|nicht_aufgehört|weitergemacht ; lo_hice_igual|lo_hice_de_todos|seguí_igual|lo_hice|no_paré|no_me_detuve ; lai_fait_quand|quand_même|jai_continué|pas_arrêté|continué ; eu_fiz_mesmo|fiz_mesmo|mesmo_assim|continuei|não_parei
`);

/** Forbidden content, and hints that are only suspicious. */
export const forbidden: PatternSet = {
  'forbidden.bestiality': `
bestiality|beastiality|zoophilia|zoophile|zoophiles|zoophilic|zoosexual|zoosexuality|zoophilie|sodomie|zoofilia|bestialidad|bestialité|bestialità|bestialidade|zoofilie|зоофилия
sex|sexual|erotic|lewd|nsfw|porn|intercourse ~3 with|by|involving|between ~2 ${animals}
dog|horse|animal|animals|goat|donkey sex|porn|erotica|intercourse
make|making love to ~2 dog|horse|goat|sheep|animal|pet|donkey
${inEach(`
<sex> ~1 <with> ~2 <animal>
<with> ~2 <animal> <sex>
<lie_with> <with> ~2 <animal> ~2 <sexually>
<with> ~2 <animal> <lie_with> ~2 <sexually>
`)}
犬|馬|動物|猫|牛|豚|羊 と ~2 セックス|性交|エッチ|性行為
`,
  'hint.bestiality': `
犬|馬|動物|猫|牛|豚|羊|山羊|ヤギ|ドーベルマン|シェパード と|を|で|との ~4 恋愛|恋人|濡れ場|きわど|親密|大人向|官能
恋人|相手|濡れ場|きわど|親密 ~6 犬|馬|動物|猫|牛|豚|羊|山羊|ヤギ|ドーベルマン と|だ|で|との|$
動物|犬|馬 を ~6 体ごと|体で|身体で ~2 愛|好
${inEach(`
<lewd> ~4 <with> ~2 <animal>
<lewd> ~3 <and> ~2 <animal>
<partner> ~2 <is> ~2 <animal> $
<lewd> ~3 <person> <and_own> ~1 <animal>
<desire> ~2 <animal>
<love> ~3 <animal> ~6 <bodily>
<animal> ~6 <love> ~3 <bodily>
<lie_with> <with> ~2 <animal>
<with> ~2 <animal> <lie_with>
`)}${animals}|wolf|cow|pig ~3 have|has|having|mounts|mounted sex|her|him|them
seduced|seduces|aroused ~1 by ~2 ${animals}|wolf|cow|pig
romantic|intimate|naked|nude|lewd|sexual ~4 with|by|and|involving|between ~2 ${animals}|wolf|cow|pig
`,
  'forbidden.nonconsent': `
without ~2 consent|permission|knowledge ~6 nude|nudes|naked|sex|sexual|intimate|lewd|undress
nude|nudes|naked|sex|sexual|intimate|lewd|undress|explicit ~6 without ~2 consent|permission|knowledge|knowing|knows
revenge porn|pornography|nudes
spycam|spycams|voyeurcam|creepshot|creepshots|nudify|nudifier|undressapp|deepnude
hidden|secret|spy camera|cam|cams|recording|video|footage ~5 undress|undressing|naked|nude|nudes|changing|sex|intimate
deepfake|deepfakes|deepfaked ~5 nude|nudes|naked|porn|sex|sexual|explicit|intimate|lewd|erotic
nude|nudes|naked|porn|sex|sexual|explicit|intimate|lewd|erotic ~4 deepfake|deepfakes|deepfaked
undress|nudify|strip|remove|take|without ~3 clothes|this|her|him|them ~3 photo|picture|image|pic|selfie
undress|nudify this|that|my|the ~2 photo|picture|image|pic|woman|girl|coworker|neighbor|ex|classmate|friend
how ~4 rape|roofie|drug|nudify ~2 her|him|them|someone|somebody|a|my|girl|girls|woman|women
i|im|ill|we|gonna ~4 rape|raping|roofie|raped ~2 her|him|them|someone|somebody|a|my|girl|girls|woman|women
how|help ~4 blackmail|coerce|force ~5 sex|nude|nudes|undress|strip
sex|sexual|undress|naked|intimate|lewd ~4 drugged|unconscious|roofied
drugged|drugging|unconscious|roofied|roofie ~3 sex|sexual|undress|intimate|lewd
${inEach(`
<how> ~3 <give> ~4 <drink> ~6 <lie>
<how> ~7 <drink> <give> ~6 <lie>
<drink> ~2 <so_that> ~9 <lie>
<i_hid> ~4 <camera> ~4 <spied>
<i_film> ~8 <secretly> ~4 <spied>
<i_film> ~8 <spied> ~2 <secretly>
<how> ~3 <drug> ~4 <asleep> ~6 <strip>
<how> ~2 <drug> ~7 <strip>
<i_touch> ~1 <strangers> ~5 <unnoticed>
<refuses> ~4 <how> ~3 <force>
<how> ~3 <force> ~5 <lie>
`)}
ich|hab|habe ~3 kamera ~4 bad|badezimmer|dusche|umkleide|toilette|gästezimmer ~2 versteckt|installiert|angebracht|aufgehängt
kotropfen|k_o_tropfen|ktropfen|liquid_ecstasy|ghb ~3 in ~1 ihr|ihrem|ihren|sein|seinem glas|getränk|drink|kaffee
飲み物|グラス|酒|コーヒー に ~3 入れ ~9 寝|抱|セックス|やれ|ホテル
薬|睡眠薬 ~9 眠っ|寝て|意識 ~5 脱が|触|裸
シャワー|風呂|着替え|トイレ|更衣室 ~1 を? 隠し撮り|盗撮
嫌が|嫌だと言|拒ま|拒否 ~6 無理やり|力ずく|強引 ~2 やっ|し|抱|で
`,
  'hint.nonconsent': `
against ~1 her|his|their|my will
say|says|said|saying no ~4 undresses|undress|kisses|touches|strips|continues
unconscious|asleep|drunk|drugged|sleeping ~6 undresses|undress|sex|strips|touches|naked
sex|sexual|undress|undresses ~5 asleep|unconscious|drunk|refuse|passed
gegen ihren|seinen willen / contra su|sua voluntad|vontade / contre sa|son volonté|gré
nonconsensual|noncon|unconsensual|nonconsent|rape|raped|rapes|raping|rapist|vergewaltigen|vergewaltigung|vergewaltigt|violación|violer|estupro|estuprar|stupro|stuprare
non consensual|consent|con
hidden|secret|spy camera|cam|cams ~5 shower|bathroom|bedroom|locker
${inEach(`
<give> ~4 <drink>
<said_no> ~7 <i_did>
<said_no> ~6 <wont_ask>
<drunk> ~9 <went_on>
<sleeps> ~5 <do_anyway>
`)}嫌だと言|嫌が|拒否 ~6 無理|けど し
断られ|嫌だと言|やめてと言 ~9 聞かない|やめなかった
force|forces|forcing|forced|coerce|coerced|blackmail|blackmailed ~3 sex|sexual|undress|strip|intimate|nude|nudes|naked
sexual|sex slave|slavery|trafficking
`,
  'void.forbidden': `
no|not|against|never|stop|report|reporting|prevent|prevention|ban|bans|illegal|policy|prohibited|victim|victims|survivor|survivors|law|laws|awareness|removal|protect|fight|combat|crisis|hotline|recovering|trauma|was|were|been|got|being ~4 nonconsensual|revenge|rape|raped|deepfake|deepfakes|bestiality|consensual|trafficking|forced|drugged|blackmailed|coerced
rape|trafficking|deepfake|revenge ~2 victim|victims|survivor|survivors|crisis|hotline|law|laws|kit|culture|prevention|awareness|charges|trial|case|seed|oil|field
viol droit|loi
same|opposite|animal ~1 sex
${inEach('<with> ~2 <animal> <around>')}
`,
};
