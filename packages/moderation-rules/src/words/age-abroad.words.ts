// Patterns of ages under eighteen in other languages: generated from one table, and phrases that the table does not
// cover.
import { ages } from './age-columns.words.ts';
import { forms } from './forms.ts';

const personLines = `
<minors>
<kids> ~3 <has> ~1 #menor
<kids> $? #menor $|<years>|jahre|ans|años|anos|knutschen|küssen|png|jpg|jpeg|webp
<has> ~1 #menor <years>
<pupils> <at> ~2 <schools>
<pupils> <at> ~1 <nth>|#grade <class>
<small> <kids>
she|sie|er|ella|él|elle|il|ela|ele <attends> <in_class>? ~1 <nth>|#grade <class>
she|sie|er|ella|él|elle|il|ela|ele $? #own jahre|años|anos|ans|anni $
<seems> <has>? ~1 #menor
<schools> ~2 <nth>|#grade <class>
#other $ #own jahre|años|anos|ans|anni $
`;

/** French classes have names of their own: "en troisième". */
const frenchClasses = 'sixième|cinquième|quatrième|troisième|seconde|première|terminale|cm1|cm2';
/** Required after these words, which also count speeds, ranks and floors. */
const afterClass = '$|et|mais|au|à|cette|là|dans|S|es|générale|techno|pro|depuis|donc';

/** Phrases that the table does not cover. */
const phrases = `
minderjarig|minderjarige|schoolmeisje|schooljongen|scholiere|несовершеннолетняя|несовершеннолетний|несовершеннолетние|малолетка|лоли|лолита|лоликон|шотакон|школьница|школьник|школьницы|школьницу|школьницей|школьнице|школьником|школьнику|школьника|малолеткой|малолетку|подростком|подростка|девочка|девочку|девочке|девочкой|nieletnia|nieletni|nieletnią|nastolatka|nastolatek|uczennica|uczennicę
#menor jahre|jahren|jahr alt|alte|alten|alter|altes
#menor jährige|jähriges|jähriger|jährigen|jährigem|jahrige|jaehrige|jaehriges|jarige|jarig|лет|года|годика|годиков|lat|latek|letnia|letni|letnią|latka|yaşında|yaşındaki|yasinda
ist|bist|wird @hedge_de? #menor
sie|er|du|ich ist|bist|bin|wird|werde ~1 #menor $
in der|die #grade klasse
niña|niño|niñas|niños|nina|nino|menina|menino|garota|garoto pequeña|pequeño|pequena|pequeno
tiene|tienes|tengo|cumplo|tem|tenho|tens|ha|hai|ho ~1 #menor $
elle|il|tu a|as|ai|avait ~1 #menor $
figur|charakter|personaje|personnage|personagem ~8 ist|tiene|a|tem ~1 #own
entrée|rentrée en sixième|cinquième|quatrième|troisième|seconde
élève|fille|garçon|ado|gamine|copine|étudiante en|de ~1 ${frenchClasses}
she|elle|il|copine|copain|petite_amie|petit_ami est|entre|passe|va en ~1 ${frenchClasses}
#menor jaar oud / meisje|jongen van #menor
menor|menores de edad|idade / jeune fille|garçon de|qui
no|não|nao|noch|nicht|keine ~1 tiene|tem|cumple|cumplido|completou|fez|nicht|ist|wird ~2 #eighteen
pas|ancora encore|les|ha? #eighteen / menos|moins de #eighteen / unter|keine #eighteen
#eighteen 歳|才 未|に な っ て い な|ま
小|中|高 学|校 #other? 年 生
小|中|高 学|校 一|二|三|四|五|六 年
中|高 一|二|三 の|女|男
中|高 #grade の|女|男|と|って|で|です|だ|なんだ
jk|jc と|の|を|に
she|彼_女|彼|女_の_子|男_の_子 は|が|も ~1 #own 歳|才
`;

const agedNow = '<when_aged> #own <years>? $? she|<attends> she|<attends>|sie|er\n';

export const ageAbroad = `${ages.inEach(personLines)}${ages.inEach(agedNow)}${phrases}`;

const tails =
  'aliás|por_sinal|au_fait|por_cierto|lol|haha|jaja|kkk|kk|mdr|xd|btw|übrigens|viu|x|ok|vale|pero|mais|mas|aber|und|et|ya|hein|né|por|nur|stört';
const halfTeens = forms('drei|vier|fünf|sech|sieb'.replaceAll('|', ' '), 'zehneinhalb');

const claimLines = `
<i_have> <hedge>? <hedge>? #menor <years>
<i_have> <hedge>? <hedge>? #own $|${tails}|<since>
<i_turn> <hedge>? #own <half>? <turn_tail>
<i_turn> <when> ~2 #own <turn_tail>
<i_will_turn> los|mes|os|erst? <when> ~3 #eighteen
<i_will_turn> los|mes|os|meine? #eighteen ans|años|anos? <when>
<i_was_born> ~5 #born
<my_birth> ~6 #born
<my_age> ~2 #own $|<years>
<i_have>|<i_turn> <not_yet> ~2 #eighteen
<i_am> <hedge>? <hedge>? <under_age>
<i_attend> <hedge>? <in_class>? ~1 <nth>|#grade <class>
<i_attend> <hedge>? <at> ~2 <schools>
^ f|m|w|h|♀|♂|@sexword #thirteen_up ~3 <and_you> $
^ <honestly> $? <hedge>? #thirteen_up $
^ aliás $ só? #thirteen_up $ / ^ aliás só|já|quase #thirteen_up $
^ <hedge>? #thirteen_up <years>? $ ~2 <honestly>
^ <almost> #own <years> $
^ @greet $? #thirteen_up <years>? $? <from>
^ #own <years>? <half> $|if|wenn|wenns|genau|si|se|pour|para|pra
^ <hedge>? #thirteen_up <years>? $? <but> ~7 <look_older>
<me> ~8 <until_i_am> #eighteen
<of_age> ~4 <when>
<i_am> <a> ~1 <pupils> von|de|d|im|mit ~2 #menor
<i_am> o|a|der|die|el|la? #other $ #thirteen_up <years>? $
<i_am> ~1 <pupils> <at> ~1 <nth>|#grade <class>
<within> #num|<a> <years> ~1 <i_turn>|<i_have> #eighteen
<i_attend> <in_class> #grade $? und|weil|aber|jetzt|hier
`;

/** Claims that the table does not cover. */
const claimPhrases = `
g que|juste|bientôt? #menor ans
soy|sou|suis|chui|jsuis de|del|d #born
^ #menor jahre alt $? @sex
^ @hedge_de? ${halfTeens} $
^ @sex de #menor $|años|anos|ans
^ @sex #menor ans|años|anos
^ bin @hedge_de? #own $|hehe|haha|lol|xd|und|aber|btw|übrigens
ich bin @hedge_de? ${halfTeens}
mit meinen #menor jahren
in #num|einem jahr|jahren|monat|monaten|wochen ~1 ich ~2 #eighteen|volljährig
dans #num|un an|ans|mois je|jsuis|jserai ~2 majeur|majeure
noch #num|ein|eine jahr|jahre|monat|monate|wochen ~2 volljährig|volljährigkeit|erwachsen|#eighteen
encore #num|un|une an|ans|mois|semaines avant ma|la|mes|dêtre majorité|#eighteen|majeur|majeure
dentro de #num años|meses|anos ya? seré|serei|tendré|terei|cumplo|faço #eighteen|mayor|maior
moi_cest|je_mappelle|mappelle|me_llamo|me_chamo|heiße|name_is #other $ #thirteen_up ans|años|anos|jahre? $
ich bin ~3 #own geworden / ich $ #own $
^ chica|chico|mujer|hombre|menina|menino|garota|garoto|moça|rapaz de #own por? aquí|aqui
tengo @hedge_ro? #own recién|cumplidos|nomás
falta|faltam|faltan ~3 pros|para|pra meus|mis|os|los? #eighteen
^ pas encore majeur|majeure
mis|meus|mes #own años|anos|ans? son|es|cest|sont|serão|serán|el|é|no|le
meu aniversário|niver de #own
me? faltan|falta|faltam ~5 mayor|maior de edad|idade
jen ai @hedge_ro? #own $
^ #own añitos|aninhos|piges|printemps
^ noch keine #eighteen / ^ pas encore #eighteen / no|não|nao tengo|tenho|fiz|cumplo|cumplí|completei ~1 #eighteen
^ #menor ans|años|anos $? @sex
ich ~1 @sex #menor
ich|bin ~3 #born geboren
ich bin|wurde ~2 #menor jährige|jähriger|jahrige|jähriges
mit #menor darf|kann ich ~1 das
ich ~2 noch|fast nicht|keine volljährig|erwachsen|#eighteen
ich gehe|geh ~3 zur|noch schule
ich bin|gehe|geh ~3 #grade te|ten|er klasse
bin @hedge_de? #own @sex
mein|meine klassenlehrer|klassenlehrerin|klassenarbeit|schulranzen
mon|ma prof principal|principale / heure de colle / meu|minha diretor|diretora de turma
estou|tou|tô|to|ando no #grade o $
bin in der fünften|sechsten|siebten|achten|neunten|zehnten|elften $|und|aber
soy|je|jsuis suis? ~1 una|un|une? @sex de #menor
je suis|rentre|vais|passe en|au ~2 ${frenchClasses} ${afterClass}
chui|jsuis|jentre|moi|élève en|au ~1 ${frenchClasses} ${afterClass}
estoy en #num de? eso|primaria|secundaria
mache|schreibe|habe|hab ~3 realschulabschluss|mittlere_reife|msa|konfirmation|quali ~3 jahr|sommer|bald|noch|vor
je passe|révise|prépare ~1 brevet / mis quince|quinceañera es|son|en|fiesta|será
me faltan|falta|faltam|reste|manque ~4 #eighteen|majeur|majeure|majorité
ho @hedge_ro? #menor $|anni
sono ~1 minorenne
faccio|compio #menor anni
vado ~2 scuola|medie|liceo|elementari
faccio la? terza|seconda|prima|quarta media|superiore|liceo|elementare
sono in|al|alle ~1 medie|liceo|superiori|elementari|media|superiore
non ho ancora #eighteen
ik ben ~1 #menor|minderjarig
ik zit ~2 middelbare|basisschool|brugklas
мне|mam ~1 #menor
я школьник|школьница|несовершеннолетний|несовершеннолетняя|учусь в #grade классе
я учусь|хожу в ~2 классе|школе|школу
мне ещё|еще нет #eighteen
jestem ~1 nieletni|nieletnia|niepełnoletni|niepełnoletnia
chodzę do #num|szkoły|podstawówki|liceum|gimnazjum klasy?
#menor yaşındayım|yasindayim
我 今? 年? 才? #menor 岁
我 还? 是? 未 成 年
我 是 初|高|小 中|学 生
나|저 ~2 #menor 살
`;

const me = '私|僕|俺|わたし|あたし|ぼく|おれ|自分';
const topic = 'は|って|も|が';
const now =
  'ちなみに|実は|じつは|正直|正直に言うと|ほんとは|本当は|まだ|今|いま|もう|今年|今年で|この春|現役|一応|来月|来週|来年|明日|あした|もうすぐ|春|夏|秋|冬|春から|ほんとうは|ぶっちゃけ|言ってなかったけど|ごめん';
const end = 'です|だよ|だ|なんだ|なんです|なの|だし|だけど|なんだけど|ですけど|ですが|っす';
const school = '中|高|小';
const japaneseClaims = `
${me} ${topic}? ~2 #menor 歳|才
${me} ${topic}? ~1 #own ${end}|に|$
^ ${now} で|に|は|も? #own 歳|才|${end}|に
^ #num 月|日 に|で #own 歳? に
#own 歳|才 に な る|り|っ
^ #menor 歳|才 $|半|女|男|${end}
^ #thirteen_up 半|♀|♂|女|男|歳女|歳男|歳半
^ #menor 歳 学生|の学生|の女|の男
^|${me} ${topic}? #born 年 ~6 生|う まれ|れ ${end}|$|w|早|で
^ #born 年 ~2 早? 生まれ
年 #month_to_come 月 ~4 生まれ
^|私の|僕の|俺の 誕生日|生年月日 は|が|って? ~1 #born
^|${now} ${me}? ${topic}? ${now}? ${school} #grade ${end}|で|の$
^|${now} ${me}? ${topic}? ${now}? 中学生|高校生|小学生 ${end}|$|で
^|${now} ${me}? ${topic}? ${now}? 中学|高校|小学校 #grade|一|二|三 年生?
^|${now} ${me}? ${topic}? ${now}? 中学|高校|小学校 に? 通っ
^|${now} ${me}? ${topic}? ${now}? 未成年 ${end}|$|で
^|うち jk|jc #num? ${end}|で
^ #own 歳|才 と|に? 半 ${end}|$|分
来年|まだ|あと|${me} ~9 #eighteen 歳|才? に も? ならない|なってない|なっていない|なりません|なってません
まだ #eighteen 歳|才|に|じ
#eighteen 歳|才? まで|に なる まで? あと
来年|再来年|来月|もうすぐ #eighteen 歳|才? に なる|なります|なるよ
#menor 歳|才 の 女子高生|男子高生|女子中学生|高校生|中学生|高1|高2|中3
^ 本当は|ほんとは|実は|じつは #own $
本当の|実際の|ほんとの 年齢|年|歳 は|が ~1 #own
#num|一|二|三|四|五 年 後 に|で ~1 #eighteen
あと #num|一|二|三|四|五 年|ヶ月|か月|ヵ月|カ月 で ~1 成人|大人|#eighteen
#eighteen 歳|才? じゃない|未満|前 ${end}|$|けど
^ じゅう さん|よん|し|ご|ろく|なな|しち さい|歳|${end}
`;
/** Subjects of Japanese sentences other than the writer. */
const japaneseOthers =
  '娘|息子|妹|弟|姉|兄|孫|姪|甥|うちの子|子供|子ども|長男|長女|次男|次女|末っ子|双子|彼|彼女|猫|犬|友達|友だち|生徒|教え子|いとこ|会社|店|母|父|祖母|祖父|おばあちゃん|おじいちゃん|旦那|妻|主人公|キャラ|さん|ちゃん|くん|先輩|後輩|ペット|車|うちの犬|うちの猫|バンド|学校|屋|車|家|木|樹|船|社|館';
const japaneseMisses = `
${japaneseOthers} ~1 は|が|も|って|の|$ ~9 #menor|#born|#eighteen 歳|才|年|に|で|まれ?
${japaneseOthers} ~1 は|が|も|って|の|$ ~9 #menor 歳|才? に な る|り|っ
${japaneseOthers} ~1 は|が|も|って|の ~5 ${school} #grade|学|校 生|年|で|だ?
#menor 歳|才 の 男|女|少|子 の? 子|ど|年|女? に|が|は|を|と|へ
#grade|一|二|三|四|五|六 年生 の ~6 教|担
中学生|高校生|小学生|未成年 の ~3 母|父|親|娘|息|子|先|教
`;

export const claimsAbroad = `${ages.inEach(claimLines)}${claimPhrases}${japaneseClaims}`;

/** Differences of age, and the years that an adult has practiced something: no comma may separate them. */
const spans = `
#menor <years> -0 <than>
<younger_by> -0 de|por|en|em #menor <years>
#menor <years> -0 de|d <practice>
`;
const japaneseSpans = 'より ~5 #menor 歳|才|つ 年? 上|下|若|離';

/** About relatives, pets and companies, work at a school, and durations. */
const missLines = `${spans}#menor <years> ~2 <lasting>
<i_am>|<i_attend> ~3 <jobs> ~5 <schools>|<class>|${frenchClasses}
<schools>|<class> ~6 <errands>
<errands>|<jobs> ~3 <schools>
<schools> ~2 <relatives>|<little>
`;

export const missesAbroad = `${ages.inEach(missLines)}${japaneseMisses}${japaneseSpans}
`;

/**
 * Ages of pets, companies and anniversaries, and durations in years: a number in such a phrase is not a participant's
 * age.
 */
export const thingsAbroad = `${ages.inEach(`
<things> -1 de|von|mit|com #menor <years>
#menor <years> ~1 <lasting>
#menor <relatives>|<little>|hermanos|irmãos|frères|sœurs|kindern|geschwistern|geschwister
${spans}`)}
${japaneseSpans}
älteste|ältester|jüngste|jüngster von #menor $
mayor|mediana|mediano|caçula|mais_velha|mais_velho|do_meio|aînée|aîné|cadette|cadet de #menor $
rot|erröte|errötete|kichere|kicherte|kichern|nervös|aufgeregt|verliebt ~2 wie ein|eine|zwei schulmädchen|schuljunge|teenager|teenie|backfisch|kind
sonrojé|sonrojo|ruboricé|reí|río|nervioso|nerviosa|emocionado|emocionada|siento|sentí ~2 como una|un|dos colegiala|colegial|quinceañera|adolescente|adolescentes|niña|niño
rougi|rougis|ri|ris|glousse|gloussé|stressé|stressée|sens|senti ~2 comme une|un|deux collégienne|collégien|écolière|écolier|lycéenne|lycéen|gamine|gamin|ado|ados
corei|ri|rio|nervoso|nervosa|sinto|senti ~2 como|feito|que_nem uma|um|dois colegial|adolescente|adolescentes|menina|menino
zimmer|nummer|tisch|platz|kabine|gleis|haus|wohnung|habitación|número|mesa|puerta|piso|chambre|numéro|table|quai|porte|quarto|porta|andar #minor|#menor $
高校|中学|小学校 の 元 同|先|担
会社|店|犬|猫|ペット|車|結婚|創業|開店 ~1 は|が|も|して|から ~5 #menor 年
`;

/** Ages in the past: "when I was 14". */
export const pastAbroad = ages.inEach(`
<when_aged> ~1 #menor <years> ~3 <did>
<was> ~3 <at> ~1 <schools>
<elders> ~5 #menor
`);
export const pastJapanese = `
#menor 歳|才 の と|時|頃|こ
学|校|中|高 ~1 一|二|三|四|五|六|#grade 年 生? の|だった とき|時|頃|ころ|こ
#menor 歳|才 で 家|上|結|留|引|始|入|亡|就|デ|出
`;

/** Subjects whose age may follow: relatives and pets. */
export const ownersAbroad = `${ages.inEach(`
<relatives>
mein|meine|unser|unsere|mi|mis|nuestro|nuestra|mon|ma|mes|notre|meu|minha|nosso|nossa <little>
^ der|die|el|la|o|a mayor|mediano|mediana|mais_velho|mais_velha|mais_novo|mais_nova|do_meio|jüngste|älteste|kleine|pequeño|peque
`)}
hund|hündin|katze|kater|pferd|kaninchen|perro|perra|gato|caballo|chien|chienne|chat|cheval|lapin|cachorro|cachorra|cadela|cavalo|coelho
`;
export const ownersJapanese =
  '娘|息子|弟|妹|孫|姪|甥|うちの子|子供|子ども|長男|長女|次男|次女|末っ子|双子|生徒|新人|猫|犬|ペット';
export const topicsJapanese = `${ownersJapanese} さん|っ子|たち? は|が|も|って|から|の|$`;
/** Makes a child a participant: "Be my daughter". */
export const takesPart = `
@youare|be|play|playing|as ~2 @kin
${ages.inEach('du|spiel|spiele|sei|eres|haz|sé|interpreta|tu|joue|sois|você|seja|faz|interpreta ~3 <relatives>|<little>')}
君|きみ|あなた|お前 ~5 ${ownersJapanese}
`;
export const writersJapanese = `${me}|俺ら|私たち|僕ら`;

/** About a third person at present. */
export const statedAbroad = `${ages.inEach(`
<she> <has_now> <hedge>? #own <years>
<she> <attends> <hedge>? <in_class> ~1 <nth>|#grade <class>
^ <has_alone> #own <years> $
`)}she|sie|er ist|wird @hedge_de? #own $|und|aber
彼 女? は|が|も? ~1 中|高|小 #grade|一|二|三 $|ね|だ|で|な|の
`;

/** About the other participant. */
export const youAbroad = ages.inEach('<you_have> <hedge>? #menor <years>');

/** The same inside a scene. */
export const roleAbroad = `${ages.inEach(`
<pretend> ~5 <you_have> <hedge>? #own
<you_attend> <hedge>? <in_class> ~1 <nth>|#grade <class>
<you_attend> <hedge>? <at> ~1 <schools>
<we_attend> ~2 <in_class>? ~2 <nth>|#grade <class>
<we_attend> ~3 <schools>
<we_attend> ~2 <under_age>
<same_age> ~4 #own
<you_have> <hedge>? #thirteen_up $|y|e|et|und
<pretend> ~2 $? #own <years>
<pretend> ~4 <in_class> ~1 <nth>|#grade <class>
<we_have> beide|los_dos|tous_les_deux|os_dois? #thirteen_up $|<years>|y|e|et|und
<someone> ~1 <at> ~1 <nth>|#grade <class>
`)}
tu|on es|est|étais|serais|vas|entres ~3 en ${frenchClasses}
wir|beide ~3 in der #grade|fünften|sechsten|siebten|achten|neunten|zehnten|elften $
boum|bal|fête|slow de|en ${frenchClasses}
avec|mit un|une|einem|einer mineur|mineure|minderjährigen
con|com un|una|um|uma menor $|de
tú|tu|du|toi|você|vc|you|u #thirteen_up ~1 yo|ich|moi|eu|me|i #thirteen_up
moi|toi première|seconde|terminale|troisième|quatrième $? toi|moi
俺ら|俺たち|私たち|僕ら|僕たち|うちら|二人|ふたり|互い ~4 ${school} #grade|学|校
${school} #grade の 二人|ふたり|カップル|恋人|同級生|君|僕|私|俺|彼氏|彼女|女|男
君|きみ|あなた|お前|おまえ|そっち は|も|が|って? ~3 ${school} #grade|学|校
君|きみ|あなた|お前|おまえ は|も|が|って? ~6 #own 歳|才|って|で
#own 歳|才 って|という|の|な? 設定
#own って|という 設定
設定|年齢 ~4 #own 歳|才
同い年|同じ歳|同級生|同じ年 ~6 #own|${school}
`;
