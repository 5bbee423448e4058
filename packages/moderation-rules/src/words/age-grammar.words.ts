// Who is under eighteen, said in the same ways in several languages: papers, birth years, birthdays, school years, time until of age.
import { ageLanguages } from './age-columns.words.ts';
import { forms } from './forms.ts';
import { inEach, readTable, type Table } from './columns.ts';

/*
 * `adult` is what a minor is not yet, `may_not` what a minor is not allowed. `then` stands before an answer;
 * `partner`, `is` and `child` call a lover a child, `childish` is true of children only, `turns` and `label` stand before an age.
 */
const english = readTable(`
my: my
papers: id|passport|license|licence|permit|birth_certificate|student_card
says: says|shows|states|reads
years: years|year|yrs
candles: candles
hedge: only|just|still|actually|almost|nearly|about|turning|like|already
then: then|so|well|ok|okay|yeah|yes|no|um|uh|make_it|lets_say
and: and|but|so|why|you|u|and_you|wbu|hbu|lol|btw|haha|now
class: grade|grader
in_class: in
label: age
turns: celebrated_her|celebrated_his|celebrates_her|celebrates_his
partner: girlfriend|boyfriend|lover|bride|groom|fiancée|fiancé
is: is|are|be|was
child: underage|minor|a_minor|under_age|clearly_a_child|obviously_a_child
part: half|two_thirds|a_quarter
of: of|off
lower: lower_her_age|lower_his_age|make_her|make_him|make_the_age|drop_her_age
to: to|like|maybe|only|just
childish: milk_teeth|baby_teeth|believes_in_santa|training_wheels|times_tables|note_from_her_mother|note_from_his_mother|from_elementary_school|from_primary_school|from_kindergarten|recess|gym_class|tooth_fairy
`);

const more: readonly Table[] = [
  `
my: mein|meine|meinem|meinen|meiner
papers: ausweis|personalausweis|perso|pass|reisepass|schülerausweis|geburtsurkunde
says: steht|sagt|zeigt
candles: kerzen|geburtstag
then: dann|also|na_gut|okay|ok|ja|nein|ach|hm|nee
and: und|aber|jetzt|lass|warum|du
adult: volljährig|erwachsen|mündig
remaining: noch
once_i_am: bis_ich|wenn_ich|sobald_ich
birthdays: geburtstage|geburtstag|mal
with_me: ich_sind|wir_sind|und_ich_sind|sind_beide|wir_beide_sind
at_age: mit
may_not: darf_ich|kann_ich_noch|lassen_sie_mich|lässt_man_mich|wie_ich_darf
label: alter
turns: wurde|wird|wird_bald|feierte|feiert|feierte_ihren|feiert_ihren
born: geboren|jahrgang|geburtsjahr
partner: freundin|freund|geliebte|braut|verlobte|liebhaberin|partnerin
is: ist|sei|wäre|sind
child: ein_kind|minderjährig|noch_ein_kind|erst_ein_kind|nicht_volljährig
poss: ihre|ihren|seine|seinen
part: hälfte|drittel
of: von|ihrer|seiner
lower: mach_sie|mach_ihn|mach_sie_jünger|setz_ihr_alter|senk_ihr_alter
to: auf|vielleicht|etwa|so|nur
younger: jünger
childish: milchzähne|glaubt_an_den_weihnachtsmann|glaubt_noch_an_den|stützräder|einmaleins|schulranzen|zahnfee|kita
sits_exam: schreibe_ich|schreiben_wir
exam: mathearbeit|klassenarbeit|schulaufgabe|deutscharbeit|englischarbeit
`,
  `
my: mi|mis
papers: dni|carnet|pasaporte|cédula|documento|partida_de_nacimiento
says: pone|dice|marca|aparece|sale
candles: velas|velitas
then: entonces|pues|vale|bueno|sí|no|ok
and: y|pero|ahora|por|tú
adult: mayor_de_edad|adulto|adulta
remaining: faltan|falta|quedan|queda
once_i_am: hasta_que_sea|cuando_sea|hasta_ser|antes_de_ser
birthdays: cumpleaños
with_me: y_yo_tenemos|las_dos_tenemos|los_dos_tenemos|ambas_tenemos|tenemos_ambos
at_age: con|a_mis|con_mis
may_not: no_me_dejan|no_puedo|no_me_permiten
label: edad
turns: acaba_de_cumplir|va_a_cumplir|cumple|cumplió|ha_cumplido|celebró_sus|celebra_sus|sopló|sopla
born: nació|nacida|nacido|naciste
partner: novia|novio|pareja|amante|prometida|prometido
is: es|sea|era|está
child: menor_$|menor_de_edad|una_niña|un_niño|una_cría
poss: sus
part: mitad|tercios
of: de
lower: baja_a|bájale_la_edad|ponle|hazla|hazlo|que_sea
to: a|de|unos|unas|como|tipo
younger: joven|jovencita
childish: dientes_de_leche|cree_en_los_reyes|cree_en_papá_noel|ruedines|rueditas|tablas_de_multiplicar|ratoncito_pérez|niñera
sits_exam: suspendí|aprobé|reprobé
exam: notas|boletín|boleta|deberes
`,
  `
my: mon|ma|mes
papers: carte_didentité|carte_d_identité|passeport|carte|permis
says: cest_marqué|cest_écrit|dit|indique|il_y_a|affiche
candles: bougies
then: alors|bah|ben|bon|ok|oui|non|euh|disons
and: et|mais|maintenant|pourquoi|tu
adult: majeur|majeure|adulte
remaining: encore|reste|manque
once_i_am: quand_je_serai|avant_dêtre|jusquà_ce_que_je_sois|dès_que_je_serai|que_je_sois
birthdays: anniversaires|anniversaire
with_me: et_moi_on_a|et_moi_avons|toutes_les_deux|tous_les_deux|on_a_tous|on_a_toutes
at_age: à|avec|du_haut_de
may_not: je_peux_rien|je_peux_pas|je_ne_peux|jai_pas_le_droit|on_me_laisse_pas|mes
label: âge
turns: vient_de_fêter|va_avoir|va_fêter|vient_davoir|a_fêté|fête|a_soufflé|souffle|aura
born: née|né|naissance
partner: copine|copain|fiancée|fiancé|amante|amoureuse|mariée|petite_amie|petit_ami
is: est|soit|était
child: mineure|mineur|une_enfant|un_enfant
poss: ses
part: moitié|tiers
of: de
lower: rends_la|rendsla|fais_la|mets_lui|baisse_à|descends_à|garde_lui|gardelui
to: à|genre|environ|dans_les
younger: jeune
childish: dents_de_lait|père_noël|petites_roues|tables_de_multiplication|chez_sa_nounou|petite_souris|doudou|maîtresse_décole
sits_exam: jai_eu|jai_raté
exam: contrôle|interro
`,
  `
my: meu|minha|meus
papers: rg|identidade|documento|passaporte|certidão|cartão_de_cidadão|bi
says: diz|mostra|tem|consta|está|aparece
candles: velas|velinhas
then: então|tá|bom|ok|sim|não|ah|digamos|certo
and: e|mas|agora|por|você|vc|tu
adult: maior_de_idade|adulto|adulta|maior_$
remaining: faltam|falta|restam
once_i_am: quando_eu_for|quando_for|até_ser|até_eu_ser|antes_de_ser
birthdays: aniversários|aniversário
with_me: e_eu_temos|melhor_amiga_temos|amiga_temos|amigo_temos|as_duas_temos|os_dois_temos|a_gente_tem
at_age: com|aos
may_not: não_me_deixam|não_posso|nao_posso|não_deixam
label: idade
turns: acabou_de_completar|vai_fazer|vai_completar|acabou_de_fazer|completou|completa|fez|sopra|soprou
born: nasceu|nascida|nascido|nascimento
partner: namorada|namorado|noiva|noivo|amante|moça|moço
is: é|seja|era|está
child: menor_$|menor_de_idade|uma_criança|de_menor
poss: seus
part: metade|terços
of: de|dos
lower: baixa_pra|baixa_para|deixa_ela|deixa_ele|faz_ela|coloca|muda_pra
to: pra|para|de|com|tipo|uns|umas
younger: nova|novinha|novo
childish: dentes_de_leite|rodinhas|acredita_em_papai_noel|tabuada|fada_do_dente|pai_natal|deixar_a_luz_acesa|babá
sits_exam: reprovei|passei
exam: boletim|prova_de_matemática|lição_de_casa
`,
].map((text, at) => new Map([...(ageLanguages[at] ?? []), ...readTable(text)]));

const all: readonly Table[] = [english, ...more];

/** Of oneself. */
export const ownAge = `${inEach(
  all,
  `
<my> <papers> ~1 <says> ~3 #born
<my> #own <candles>
`,
)}${inEach(
  more,
  `
<remaining> ~2 #num|<a> <years>|<birthdays> ~5 <adult>|#eighteen
<adult> -4 <within> #num|<a> <years>
no|não|nao|ne|nicht <i_am> ~1 <adult>
<with_me> <hedge>? #own <years>? $|<and>
<at_age> #own <years>? <may_not>
<sits_exam> ~5 <nth>|#grade <class>
<exam> $? <nth>|#grade <class>
^ <hedge>? <exam> $? #grade|<nth> <class>
<under_age> $? <and>? porque|weil|parce_que|por_que|denn lo_soy|sou|eu_sou|je_le_suis|ich_bin|bin_ich
<my> <years>? #own geburtstag
<once_i_am> ~1 <adult>
<within> #num|<a> <years> ~3 <adult>
me|mir|moi <remaining> ~2 para|pros|pra|bis|avant ~1 #own $|<years>
`,
)}
everyone|everybody|all|we in|of? my|our|the class is|are #teen and so|me
@im the ~2 one at #teen
and me|i are both|all|only? @hedge? #teen
me|i and ~4 are both|all @hedge? #teen
i|ill ~2 be of_age|legal|an_adult in #num|a|one years|year|months
ich|bin|geh|gehe ~2 die|der ${forms('5 6 7 8 9 10', 'a b c d')}
technically|legally|so|but|obviously not #eighteen for|until|till|yet|$
i just|recently? finished|graduated|left ~1 middle|elementary|primary|grade school ~2 last|this|in|$
underage|minor $ ~2 its_me|i_am|so_am_i|because_i_am
i dont|wont|cant turn|be|get #eighteen until|till|for|before
i? cant|cannot|not ~2 license|drive|vote ~5 too_young
not even? old enough to drive|vote $ #teen
my quinceañera|quince|bat_mitzvah|bar_mitzvah is|party|will|next|this|on
ich|hab|habe|mach|mache ~3 konfirmation|jugendweihe|firmung $
du haut de mes #own ans / quinceañera ~1 es mía / para|pra|pour tener|ter|avoir #own $
ich ~1 komm|komme|geh|gehe ~4 in die neunte|achte|siebte|sechste|zehnte|fünfte
学生証|保険証|免許証|身分証|パスポート ~5 #born 年
高校|中学 に 入 っ た ば / 高校|中学 ~4 の 一|二|三 年 生 $|で|だ
まだ ~2 成人 して|し|じゃ ~2 な|ま
まだ #own な|だ|で / #own に な っ た ば
^ 中|高 一|二|三|#grade だ|な か|ん
中|高 一|二|三|#grade の 受 験 生 な
も|は #own 歳|才 な の|ん
`;

/** Of oneself too, though an adult might say it: a judge decides. */
export const ownAgeHint = `
^ honestly? not even? old enough to drive|vote
#num|a|one|two|three|four more? years|year ~1 until|till|before ~2 allowed|old_enough|vote|drive
mom|mum|dad|parents|mother|mama|eltern|mutter|padres|mamá|madre|mère|maman|pais|mãe|親 ~1 think|thinks|denkt|denken|glaubt|glauben|creen|cree|piensan|croit|croient|pense|pensent|acham|acha|pensam ~2 im|ich|que|je ~4 homework|hausaufgaben|deberes|tarea|devoirs|révise|lição|dever
親 ~3 塾|宿 ~9 言 っ て
le|mon brevet est|cest ~3 dans|demain|semaine|jours
élu|élue délégué|déléguée ~3 #grade
成人式|成人 ま で ~2 #num|二|三|四|五|六|数 年
高校受験|中学受験 ~3 ま だ|で
${inEach(more, '<within> ~1 #num|<a> <years> ~2 no|não|nicht|pas|kann|darf ~2 votar|wählen|voter|voten|firmar|unterschreiben')}
${inEach(more, '<remaining> ~2 #num|<a> <years> ~6 votar|idade_pra|idade_para|tirar_carta|tirar_carteira|voter|wählen_darf|podré_votar|conduire|führerschein')}
${inEach(more, '<my> eltern|mutter|padres|parents|pais|mãe|mère ~3 klassenfahrt|excursión|voyage_scolaire|excursão')}
eltern|mutter|padres|parents|pais|mãe|mère ~3 klassenfahrt|schullandheim unterschreiben|unterschrieben
`;

/** Said of others, or of what lasts. */
export const ownAgeMisses = `${inEach(
  more,
  `
<relatives>|<little> -5 <adult>
<jobs>|<relatives>|<little> ~5 <nth>|#grade <class>
`,
)}
studium|doktorat|doctorado|doutorado|mestrado|faculdade|carrera|máster|licence|fac|uni|universidad|universidade ~3 #grade
#grade|primero|segundo|tercero|cuarto|primeiro|segundo|terceiro|quarto ano|año|curso? de|do|da carrera|doctorado|doutorado|mestrado|faculdade|máster|universidad
my #grade th grade teacher ~1 told|said|was|used|once|always|taught|never|died|had|told_me
`;

/** Of anybody, beside courtship. */
export const anyAge = `${inEach(
  all,
  `
^ <label> -1 $? #own $|<years>
<turns> -2 #own <years>|<candles>|th|y|et|e|und
<partner> <is>? $? <hedge>? #own $|<years>
<partner> -3 <is> -2 <child>
<part> <of>? ~2 #eighteen
<lower> ~3 $? <to>? <to>? #own $|<years>|<and>
`,
)}${inEach(
  more,
  `
<poss> #own <years>
<candles> ~3 <poss>|<partner>
<younger> $? <to> #own
<nth>|#grade <class> y|e|et|und <is> <my> <partner>
geburtstag|cumpleaños|anniversaire|aniversário de|von|ses|der #own <years>
no|não|nao|nicht|pas ~2 llegue|llega|alcance|cumpla|chegue|chega|erreicht|atteigne ~2 #eighteen
`,
)}
年_齢 $|は|が? ~1 #own
若 く ~2 #own く ら い
じゅう いち|に|さん|し|よん|ご|ろく|なな|しち さい
彼女|彼|恋人|花嫁|相手 は|が ~1 中|高|小|未|子 学|校|成|供
小|中|高 一|二|三|四|五|六 だ|で|の|な|、|$
`;

/** Of a character: "born 2012". */
export const cardAge = `${inEach(
  more,
  `
^ she|sie|ella|él|elle|il|ela|ele? <born> -3 #born
<turns> -1 #own $
^ <hedge>? <is> <hedge>? menor|mineure|mineur|minderjährig $|<and>|<then>
<part> <of>? ~2 #eighteen
`,
)}
^ #born 年 生|う ま|れ
`;

/** Only children do: suspected beside courtship. */
export const childish = `${inEach(all, '<childish>')}
乳歯|ランドセル|九九|サンタを信じ|補助輪|保育園|幼稚園
`;

/** In answer to the question for an age or a school year. */
export const bareAge = `${inEach(
  all,
  `
^ <then>? $? <hedge>? <hedge>? #own|#teen <years>? @half? $|<and>
^ <then>? $? <hedge>? #own <candles>
^ <then>? $? in? #born $
`,
)}${inEach(more, '^ <then>? <in_class>? <nth>|#grade <class>')}
^ in? #grade th grade? $
^ a|au|à? en? der|die? sechste|siebte|achte|neunte|zehnte|siebten|achten|neunten $
^ en|au sixième|cinquième|quatrième|troisième|cm1|cm2
^ der|zum|mein|den? dreizehnte|vierzehnte|fünfzehnte|sechzehnte|siebzehnte|dreizehnter|vierzehnter|fünfzehnter
^ 小|中|高 一|二|三|四|五|六|#grade
^|、 じゃあ|いや|うん|まだ|えっと|それなら? まだ? #own 歳|才? $|に|だ|な|。|で|そ
`;

export const asksOwnAge = `
in? what|which year were|are|was you|u born / qué|que año naciste / quelle année tu|es|née|né / que|qual ano você|vc|tu nasceu|nasceste / welcher|welches jahrgang|baujahr / 何 年 生 ま
what|which grade|form are you|u in / how many candles / what|which year were you|u born
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
export const asksElsewhere = inEach(more, 'años|âge|anos|alt ~2 <things>|<relatives>').concat(
  '犬|猫|ペット|子|娘|店|車|家 は|って|が 何 歳',
);
