// Ways to say that a person is under eighteen that several languages share: papers, birth years, birthdays, school
// years.
import { ages } from './age-columns.words.ts';

/*
 * `adult` is what a minor is not yet, `may_not` what a minor is not allowed to do. `then` precedes an answer;
 * `partner`, `is` and `child` describe a lover as a child, `childish` applies to children only, `turns` and `label`
 * precede an age.
 */

/** About the writer. */
export const ownAge = `${ages.inEach(`
<my> <papers> ~1 <says> ~3 #born
<my> #own <candles>
`)}${ages.inEach(`
<remaining> ~2 #num|<a> <years>|<birthdays> ~5 <adult>|#eighteen
<adult> -4 <within> #num|<a> <years>
no|não|nao|ne|nicht <i_am> ~1 <adult>
<with_me> <hedge>? #own <years>? $|<and>
<at_age> #own <years>? <may_not>
<sits_exam> ~5 <nth>|#grade <class>
<exam> $? <nth>|#grade <class>
<exam> de|do|da|der|del|of ~1 <nth>|#grade <class>
<nth>|#grade <class> <exam>
^ <hedge>? <exam> $? #grade|<nth> <class>
<under_age> $? <and>? porque|weil|parce_que|por_que|denn lo_soy|sou|eu_sou|je_le_suis|ich_bin|bin_ich
<my> <years>? #own geburtstag
<once_i_am> ~1 <adult>
<within> #num|<a> <years> ~3 <adult>
me|mir|moi <remaining> ~2 para|pros|pra|bis|avant ~1 #own $|<years>
`)}
everyone|everybody|all|we in|of? my|our|the class is|are #teen and so|me
@im the ~2 one at #teen
and me|i are both|all|only? @hedge? #teen
me|i and ~4 are both|all @hedge? #teen
i|ill ~2 be of_age|legal|an_adult in #num|a years|year|months
ich|bin|geh|gehe ~2 die|der #grade a|b|c|d
mathe|deutsch|englisch|latein|schulaufgabe|klassenarbeit|vokabeltest ~1 #grade a|b|c|d
technically|legally|so|but|obviously not #eighteen for|until|till|yet|$
i just|recently? finished|graduated|left ~1 middle|elementary|primary|grade school ~2 last|this|in|$
underage|minor $ ~2 its_me|i_am|so_am_i|because_i_am
i dont|wont|cant turn|be|get #eighteen until|till|for|before
i? cant|cannot|not ~2 license|drive|vote ~5 too_young
^ honestly? $? not even? old enough to drive|vote
my quinceañera|quince|bat_mitzvah|bar_mitzvah is|party|will|next|this|on
ich|hab|habe|mach|mache ~3 konfirmation|jugendweihe|firmung $
du haut de mes #own ans / quinceañera ~1 es mía / para|pra|pour tener|ter|avoir #own $
ich ~1 komm|komme|geh|gehe ~4 in die neunte|achte|siebte|sechste|zehnte|fünfte
学生証|保険証|免許証|身分証|パスポート ~5 #born 年
高校|中学 に 入 っ た ば / 高校|中学 ~4 の 一|二|三 年 生 $|で|だ
まだ ~2 成人 して|し|じゃ ~2 な|ま
まだ #own な|だ|で / まだ #thirteen_up $ / 学年 ~3 中|高|小 #grade / 期末|中間|テスト ~4 中|高 #grade / #own に な っ た ば
^ 中|高 一|二|三|#grade だ|な か|ん
中|高 一|二|三|#grade の 受 験 生 な
も|は #own 歳|才 な の|ん
`;

/** About the writer, but adults might say it, too: a judge decides. */
export const ownAgeHint = `
#num|a more? years|year ~1 until|till|before ~2 allowed|old_enough|vote|drive
mom|mum|dad|parents|mother|mama|eltern|mutter|padres|mamá|madre|mère|maman|pais|mãe|親 ~1 think|thinks|denkt|denken|glaubt|glauben|creen|cree|piensan|croit|croient|pense|pensent|pensa|acham|acha|pensam ~2 im|ich|que|je ~4 homework|hausaufgaben|deberes|tarea|devoirs|révise|lição|dever
signed_up|sign_up|registered|registering|anmeldung|angemeldet|anmelden|registrarme|registré|inscription|inscrire|inscrit|cadastro|cadastrei|登録 ~5 #past ~6 fake|real|lie|lied|true|gelogen|stimmt|erfunden|mentira|falso|faux|menti|嘘|うそ
成人式|成人 ま で ~2 #num|二|三|四|五|六|数 年
高校受験|中学受験 ~3 ま だ|で
${ages.inEach('<within> ~1 #num|<a> <years> ~2 no|não|nicht|pas|kann|darf ~2 votar|wählen|voter|voten|firmar|unterschreiben')}
${ages.inEach('<remaining> ~2 #num|<a> <years> ~6 votar|idade_pra|idade_para|tirar_carta|tirar_carteira|voter|wählen_darf|podré_votar|conduire|führerschein')}
${ages.inEach('<my> eltern|mutter|padres|parents|pais|mãe|mère ~3 klassenfahrt|excursión|voyage_scolaire|excursão')}
`;

/** Years at a university. */
export const atUniversity = `
première|seconde|troisième|quatrième|cinquième année
studium|doktorat|doctorado|doutorado|mestrado|faculdade|carrera|máster|licence|fac|uni|universidad|universidade ~3 #grade
#grade|primero|segundo|tercero|cuarto|primeiro|segundo|terceiro|quarto ano|año|curso? de|do|da medicina|derecho|direito|enfermería|enfermagem|engenharia|ingeniería|psicologia|psicología|residência|residencia|carrera|doctorado|doutorado|mestrado|faculdade|máster|universidad
`;

/** An adult's age next to a denied one: "31, not 15". */
const denied = ages.inEach(`
#adult <years>? old? $? <and>? <not> #own <years>?
<not> -0 <i_have>? #own <years>? $? <and>? <rather> <hedge>? #adult
<not> -0 <i_have> #own <years>? $? <rather>
`);
export const deniedAge = `${denied}^ not -0 #own $? im|i_am|iam #adult
#adult 歳|才? です|だよ|だ|で? $? #own 歳|才 じゃ|では な
`;

/** About other people, or about durations. */
export const ownAgeMisses = `${ages.inEach(`
<relatives>|<little> -5 <adult>
<jobs>|<relatives>|<little> ~5 <nth>|#grade <class>
`)}
${deniedAge}${atUniversity}my #grade th grade teacher ~1 told|said|was|used|once|always|taught|never|died|had|told_me
patient|pupil|student|client|kid|fan|player of mine|ours $ #own @year|yearold|años|anos|ans|jahre? @old?
@my|meine|mein|mi|ma|mon|minha|meu|una|une patient|pupil|student|client|patientin|schülerin|schüler|paciente|alumna|alumno|patiente|élève|aluna|aluno ~3 $ #own @year|yearold|años|anos|ans|jahre? @old?
desde|depuis mis|mes|meus #own ans|años|anos? $? son|es|cest|sont|el|é|no|le?
中学|高校|小学|中|高|小 一|二|三|四|五|六|#grade 年? 生? の|だった とき|時|頃|ころ|こ
`;

/** About any person, together with courtship. */
export const anyAge = `${ages.inEach(`
^ <label> -1 $? #own $|<years>
<turns> -2 #own <years>|<candles>|th|y|et|e|und
<partner> <is>? $? <hedge>? #own $|<years>
<partner> -3 <is> -2 <child>
<part> <of>? ~2 #eighteen
<lower> ~3 $? <to>? <to>? #own $|<years>|<and>
`)}${ages.inEach(`
<poss> #own <years>
<candles> ~3 <poss>|<partner>
<younger> $? <to> #own
<nth>|#grade <class> y|e|et|und <is> <my> <partner>
<partner> <attends> <in_class>? ~1 <nth>|#grade <class>
<partner> <attends> ~3 <schools>
geburtstag|cumpleaños|anniversaire|aniversário de|von|ses|der #own <years>
no|não|nao|nicht|pas ~2 llegue|llega|alcance|cumpla|chegue|chega|erreicht|atteigne ~2 #eighteen
`)}
年_齢 $|は|が? ~1 #own
若 く ~2 #own く ら い
じゅう いち|に|さん|し|よん|ご|ろく|なな|しち さい
彼女|彼|恋人|花嫁|相手 は|が ~1 中|高|小|未|子 学|校|成|供
小|中|高 一|二|三|四|五|六 だ|で|の|な|$
`;

/** About a character: "born 2012". */
export const cardAge = `${ages.inEach(`
^ she|sie|ella|él|elle|il|ela|ele? <born> -3 #born
<turns> -1 #own $
^ <hedge>? <is> <hedge>? menor|mineure|mineur|minderjährig $|<and>|<then>
`)}
^ #born 年 生|う ま|れ
`;

/** Activities of children only: suspicious together with courtship. */
export const childish = `${ages.inEach('<childish>\n<looks> <a_child> $|<and>')}
乳歯|ランドセル|九九|サンタを信じ|補助輪
保育園|幼稚園 に ~1 通|行っ
`;

/** Answers to a question for an age or a school year. */
export const bareAge = `${ages.inEach(`
^ <then>? $? <hedge>? <hedge>? #own|#teen <years>? @half? $|<and>
^ <then>? $? <hedge>? #own <candles>
^ <then>? $? in? #born $
`)}${ages.inEach('^ <then>? <in_class>? <nth>|#grade <class>')}
^ in? #grade th grade? $
^ a|au|à? en? der|die? sechste|siebte|achte|neunte|zehnte|siebten|achten|neunten $
^ en|au sixième|cinquième|quatrième|troisième|cm1|cm2
^ der|zum|mein|den? dreizehnte|vierzehnte|fünfzehnte|sechzehnte|siebzehnte|dreizehnter|vierzehnter|fünfzehnter
^ 小|中|高 一|二|三|四|五|六|#grade
^ じゃあ|いや|うん|まだ|えっと|それなら? まだ? #own 歳|才? $|に|だ|な|で|そ
`;

export const asksOwnAge = `
in? what|which year were|are|was you|u born / qué|que año naciste / quelle année tu|es|née|né / que|qual ano você|vc|tu nasceu|nasceste / welcher|welches jahrgang|baujahr / 何 年 生 ま
what|which grade|form are you|u in / how many candles
in? welche|welcher klasse gehst|bist du / wie_viele|wieviele kerzen / der wievielte $
en? qué|que curso|grado estás|vas / cuántas velas / combien de bougies / quelle classe|année? tes|es|tu|$
em? que|qual ano|série você|vc|tu tá|está|anda / quantas velas / 何 年 生
`;
export const asksOtherAge = `
wie alt ist|soll|wäre sie|er|deine|die|der / welches alter / qué|que edad ~5 ella|él|chica|chico|tu|personaje / cuántos|cuantos años ~2 ella|él|chica|personaje
elle|il a quel âge / quel âge ~2 elle|il|copine|personnage / que|qual idade ~2 ela|ele|personagem|menina|moça
what|which grade is she|he / va|vas al cole|colegio|instituto / personagem|ela estuda onde|onde? / 何 歳|年 / 大人|成人 だ|で
`;
/** "¿Cuántos años tiene tu perro?" */
export const asksElsewhere = ages
  .inEach('años|âge|anos|alt ~2 <things>|<relatives>')
  .concat('犬|猫|ペット|子|娘|店|車|家 は|って|が 何 歳');
