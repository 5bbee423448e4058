// The rest of what is never allowed, by neutral category words: without consent of real people, and with animals.
import type { PatternSet } from '../patterns/compile.ts';
import { createTable } from './columns.ts';

const animals =
  'dog|dogs|horse|horses|pony|goat|sheep|donkey|dolphin|animal|animals|pet|puppy|stallion';

/** `lie_with` is said of sleeping beside a pet too; `spy` is a camera that one has hidden oneself. */
const { inEach } = createTable(`
animal: ${animals}|mare|cow|pig ; hund|hündin|hengst|pferd|pferden|hunden|stute|ziege|schaf|esel|kuh|schwein|tier|tieren ; perro|perra|perros|caballo|yegua|caballos|cabra|oveja|burro|vaca|animal|animales ; chien|chienne|chiens|cheval|jument|chevaux|chèvre|mouton|âne|vache|animal|animaux ; cachorro|cachorra|cadela|cachorros|cavalo|égua|cavalos|cabra|ovelha|jumento|vaca|animal|animais
with: with|by ; mit|von ; con ; avec ; com
sex: sex|intercourse|lewd|erotic ; sex|geschlechtsverkehr|sexuellen_verkehr|sexuell ; sexo|sexuales|acto_sexual|hacer_el_amor|hace_el_amor|haciendo_el_amor|hacerle_el_amor ; sexe|relation_sexuelle|relations_sexuelles|rapport_sexuel|rapports_sexuels|faire_lamour|fait_lamour|faisant_lamour ; sexo|transar|transa|transando|fazer_amor|faz_amor|fazendo_amor
lie_with: sleep|sleeps|slept ; schlafe|schläft|schlafen ; acostarme|acostarse|acuesto|acuesta ; coucher|couche|couches ; dormir|dorme|deitar|deita
sexually: sexually|lustfully ; sexuell|lustvoll ; sexualmente ; sexuellement ; sexualmente
around: in|watching|beside|around|outside ; im|neben|daneben|draußen ; en|mirando|delante|al_lado ; dans|devant|à_côté ; no|na|olhando|do_lado
how: how|what|which ; wie|was|womit|welche ; cómo|qué|cuánto ; comment|quel|quelle|quoi|quest|que ; como|o_que|que|qual|oque|quanto
give: put|slip|pour|mix|drop ; tue|tun|kippe|kippen|mische|gebe|kriege ; echo|echar|echarle|pongo|poner|meto ; mets|mettre|verse|verser|glisser ; ponho|pôr|colocar|coloco|botar|boto
drink: her_drink|his_drink|her_glass|his_glass|her_coffee|her_wine ; ihr_glas|sein_glas|ihr_getränk|ihren_drink|ihren_wein|ihren_kaffee ; la_bebida|la_copa|su_bebida|su_copa|su_vaso ; son_verre|sa_boisson|son_vin ; bebida_dela|copo_dela|bebida_dele|drinque_dela
so_that: so|so_that ; damit|dass ; para_que|pa_que ; pour_que ; pra|para|pra_que|para_que
lie: sleep_with|sleeps_with|sex ; mit_mir_schläft|schlafe|schlafen|sex|nicht_wehrt|nicht_wehren ; acueste|acostarme|acostarnos|sexo ; couche|coucher|sexe|résister ; transar|transe|durma|deite|sexo
i_hid: i_hid|i_put|i_installed|ive_hidden|ive_installed|i_have_hidden ; habe|hab ; escondí|instalé|puse|he_escondido|he_instalado ; jai_caché|jai_installé|jai_mis|jai_planqué ; escondi|instalei|coloquei
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
said_no: said_no|says_no|saying_no ; nein_gesagt|sagte_nein ; dijo_que_no|decía_que_no ; a_dit_non|disait_non ; disse_não|disse_que_não|falou_não
i_did: i_did_it|i_went_ahead|i_kept_going|i_continued|did_it_anyway ; habs_trotzdem|hab_es_trotzdem|habe_es_trotzdem|trotzdem_gemacht|weitergemacht ; lo_hice_igual|lo_hice_de_todos|seguí_igual|lo_hice ; lai_fait_quand|quand_même|jai_continué ; eu_fiz_mesmo|fiz_mesmo|mesmo_assim|continuei
`);

/** What is forbidden in these words, and hints that more may be meant: those only ask for a second look. */
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
${inEach(`
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
sex|sexual|undress|undresses ~5 asleep|unconscious|drunk|refuse
gegen ihren|seinen willen / contra su|sua voluntad|vontade / contre sa|son volonté|gré
nonconsensual|noncon|unconsensual|nonconsent|rape|raped|rapes|raping|rapist|vergewaltigen|vergewaltigung|vergewaltigt|violación|violer|estupro|estuprar|stupro|stuprare
non consensual|consent|con
hidden|secret|spy camera|cam|cams ~5 shower|bathroom|bedroom|locker
${inEach(`
<give> ~4 <drink>
<said_no> ~7 <i_did>
`)}嫌だと言|嫌が|拒否 ~6 無理|けど し
sex|sexual|undress|naked|intimate|lewd ~4 asleep|passed
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
