// Contexts of an age: family, memories, study, made-up scenes, adult partners.
import {
  ownersAbroad,
  ownersJapanese,
  pastAbroad,
  pastJapanese,
  takesPart,
  topicsJapanese,
  writersJapanese,
} from './age-abroad.words.ts';
import { pets } from './things.words.ts';
import type { PatternSet } from '../patterns/compile.ts';

export const context: PatternSet = {
  'context.family': `
@my ~2 @kin
my|our ~2 students|teens|teenagers|pupils|boys|girls|class
my|our #minor @year @old?
my|our #minor yo|yearold|yearolds
mother|father|parent|mom|mum|dad ~1 of ~1 #minor|#num @year @old
the kids|children|twins|boys|girls
parent|parents|parenting|mom|mother|father|dad|grandmother|grandfather|aunt|uncle of|to|with
parents|parenting
as a|an parent|mother|father|mom|dad|teacher|aunt|uncle|grandparent|pediatrician|nurse|counselor
mein|meine|unser|unsere|mi|mis|nuestro|nuestra|mon|ma|mes|notre|nos|meu|minha|meus|nosso|nossa|mio|mia|nostro|nostra|miei sohn|tochter|kinder|neffe|nichte|enkel|enkelin|kind|hijo|hija|hijos|hijas|sobrino|sobrina|nieto|nieta|fils|fille|enfants|neveu|nièce|enfant|filho|filha|filhos|sobrinho|sobrinha|neto|neta|figlio|figlia|figli|nipote|bambino|bambina
#menor 歳|才 の 息|娘|子|弟|妹 子? が
#menor 歳|才 の 息|娘 子? の 母|父|シ|マ|パ
中学生|高校生|小学生|年生 の 息子|娘|子|弟|妹|甥|姪|孫
息子|娘|弟|妹|甥|姪|孫|子供|子ども|長男|長女|次男|次女|末っ子|息 子? は|が|も|って ~5 #menor|中|高|小
`,
  'void.context.family': `
her|his|their|your parents
my|our|his|her #minor @year|yo|yearold @old? stepsister|stepbrother|stepdaughter|stepson|girlfriend|boyfriend|crush|lover|neighbor|neighbour|friend|babysitter|classmate
`,
  'void.context.study': `
her|his|their|your parents
`,
  'void.context.past': `
at age? of? #minor $? she|he is|works|lives|has|wants
mit #menor jahren? ist she|sie|er die|das|der|noch|ein|eine
`,
  'context.past': `
i|we was|were @hedge? #minor
i|we was|were ~2 #minor when|and
i|we was|were a|an|only|just|still teen|teenager|child|kid|schoolgirl|schoolboy|student
at age? of? #minor i|we|he|she|they|my
at the? age of #minor
#minor @year @old girl|boy|kid|child|student? that|which i|he|she|we was|were
as a|an kid|boy|girl|child|teen|teenager|adolescent|schoolgirl|schoolboy
remember|remembered|recall|reminisce ~3 when|being
als_ich|quand #menor|jung|kind|j|javais|jétais|je_avais|étais / cuando|quando yo|eu? tenía|era|tinha|avevo|ero
when i|we|he|she|they was|were / when im|hes|shes was / back in|when|at|then / since we|i were|was
i|we ~1 met|had|knew|learned|started|failed|hated|moved|switched|joined ~6 in|since #grade th grade
years|decades ago|later / high school sweetheart|sweethearts / grew|growing up / used to
petite|petit fille|garçon $ je|javais|jétais
my childhood|youth|teens|teenage
${pastAbroad}${pastJapanese}`,
  /** General statements about people. */
  'context.general': `
when|whenever|unless|until|till|like|as|than|sure @youare
he|she|they|somebody|someone|everyone|bartender|police|people|it thinks|thinks|think|assume|assumes|suspect|suspects|says|say @youare
`,
  'context.study': `
贈|プレ|誕|teach|teaches|teaching|taught|lesson|lessons|curriculum|textbook|syllabus|classroom|homeroom|tutoring|lecture|homework|essay|thesis|novel|novels|shakespeare|romeo|juliet|austen|dickens|research|study|survey|statistics|psychology|psychologist|therapist|counselor|counsellor|pediatrician|pediatric|crime|criminal|police|court|legislation|statute|prosecutor|rapporteur|convention|resolution|mandate|abuse|abused|abuser|grooming|groomed|groomer|predator|predators|exploit|exploitation|molested|molestation|trafficking|survivor|survivors|trauma|victim|victims|prevent|prevents|prevention|protect|protects|protecting|protection|safety|safeguard|safeguarding|report|reported|reporting|hotline|helpline|awareness|gift|gifts|geschenk|schenken|schenkt|regalo|regalar|cadeau|offrir|presente|juguete|jouet|brinquedo|spielzeug|warning|warn|parenting|parent|parents|advice|worried|concerned|appropriate|inappropriate|allowed|movie|movies|film|films|cartoon|disney|pixar|documentary|netflix|biography|article|news|newspaper|puberty|menstruation|vaccine
sex|sexual|sexuality|health|relationship education|ed|class
`,
  'context.made_up': `
write|writes|writing|describe|describes|describing|imagine|roleplay|rp|pretend|fantasize|fantasy|scenario|draw|paint|sketch|generate|render|depict|illustrate|create|compose|narrate|portray|scene|scenes|schreib|schreibe|beschreibe|erzähl|escribe|dibuja|écris|décris|dessine|escreva|descreva|desenhe|scrivi|descrivi|disegna
a|the story|scene|fanfic|fanfiction|picture|image|photo|video about|of|with|where|between
lets play|pretend|imagine|act
continue the? story|scene
`,
  'context.partner': `
wife|husband|hubby|spouse|fiance|fiancé|fiancée|fiancee|partner|boyfriends|ex|married|anniversary|divorced|widowed
beso|besos|besé|besar|besarle|cita|beijo|beijei|beijar|encontro|embrassé|embrasser|bisou|rendezvous ~2 mi|mon|ma|meu|minha marido|esposo|esposa|mujer|mulher|mari|femme
meinen|meinem|meiner mann|ehemann|ehefrau
夫|妻|旦那|主人 に|と|へ
`,
  /** Subjects whose age may follow. */
  'context.owner': `
@kin
@my little|youngest|middle one
@my|the|a|an|this ~1 ${pets}|puppy|kitten
patient|patients|pupil|pupils|student|students|client of mine|ours
@my ~1 patient|patients|pupil|pupils
${ownersAbroad}${ownersJapanese}`,
  'void.context.owner': `
${takesPart}
${pets} girl|boy|woman|man|maid|ears|person
`,
  'context.topic': topicsJapanese,
  /** An age without a subject is that of a person or pet who was just mentioned: "We put him to sleep. 14 years old." */
  'context.fragment': '^ #teen|#minor @year @old $',
  'context.writer': writersJapanese,
  'context.they': 'she|he|they|sie|er|ella|él|elle|il|ela|ele / 彼 女? は|が|も|と',
  'context.involved': `
with|mit|avec me|mir|moi
conmigo|comigo
is|becomes|became|ist|wird|es|est|é my|meine|mein|mi|ma|mon|minha|meu
is my valentine|crush / 私|僕|俺 の
in love with my / verliebt in|ineinander meine|meinen|mein
in ~1 meine|meinen -4 verliebt
we are|were lovers|dating|sweethearts|soulmates
#minor @year @old and_i|and_me are|were lovers|dating|sweethearts
kiss|kisses|kissed|kissing|touch|touches|touched|hold|holds|held ~3 like|as a|my|your lover|lovers|girlfriend|boyfriend
wir sind ~1 liebespaar|liebhaber / somos amantes / sommes|est amants
enamorado|enamorada|amoureux|amoureuse|apaixonado|apaixonada de|pela|pelo|por mi|ma|mon|minha|meu
`,
  'context.addressed': `
me|you|us|mich|dich|uns|moi|toi|bésame|abrázame|beijame
for|für|por|pour a|ein|einen|un|una|une|um|uma
te beso|besé|besaré|abrazo|beijo|beijei|abraço|embrasse
^ ein|un|um|dicken|gros|uns kuss|küsschen|beso|besos|besito|bisou|baiser|beijo|beijos|beijinho $
キ|チ|抱 ス|ュ|き し て|め $|て
`,
  'context.them': 'her|him|them|sie|ihn|ihm|ella|él|elle|lui|ela|ele|dela|dele / 彼 女?',
  /** One's own children, without an age. */
  'context.children':
    'the|die|den|los|las|les|as|os kids|children|twins|boys|girls|kinder|kindern|niños|niñas|hijos|hijas|peques|enfants|gamins|crianças|filhos|meninos|meninas',
  'sentence.end': '#stop',
  'context.aimed': `
kiss|kisses|kissed|kissing|date|dates|dating|marry|seduce|seduces|seducing|romance|romances|cuddle|cuddles|caress|caresses|touch|flirt|flirts|flirting ~1 her|him|them
kiss|kisses|kissing|date|dates|dating|marry|romance|cuddle|caress ~1 @my ~4 @child
nude|nudes|naked|lewd|erotic|sexy|undressed|undress|strip|sex|topless|intimate|seduce ~3 her|him|them|she|he
i|we|lets|let|want|take|taking ~4 her|him|them ~3 romantic|romantically|date|kiss|intimate|lewd|sexy|bed|lover|girlfriend|boyfriend
i|we|lets|let|me|you|u ~3 kiss|date|flirt|marry|cuddle|caress|romance ~2 her|him|@child
kiss|kisses|kissing|date|romance|marry|cuddle|caress|flirt ~1 a|the|this|that ~3 #minor|girl|boy|child|kid|teen|teenager|student|schoolgirl|minor
romantic|romantically|flirty|intimate|intimacy|romance|relationship|affair|date|kiss|night|evening|dinner|passionate ~2 with|between|for|involving ~3 #minor|her|him|them|child|kid|girl|boy|teen|student|daughter|son|minor|niece|nephew
`,
  /** School lessons. */
  'void.context.aimed_young': 'about sex|sexuality with ~2 @child',
  'context.aimed_young': `
sex|sexo|sexe|sexual|sexy|naked|nude|erotic|lewd|nackt|desnudo|nu|sexszene ~1 scene|szene|escena|scène|cena? with|mit|con|avec|com ~2 kid|kids|child|children|kindern|niños|niñas|enfants|crianças|menores $|and|or|who
child|kid|teen|teenager|toddler|adolescent ~3 becomes|is my lover|girlfriend|boyfriend|sweetheart
kind|teenager|jugendlichen|jugendliche|teenie|niña|niño|adolescente|enfant|ado|criança|menina|menino ~3 wird|ist|es|vuelve|vira|devient|est meine|mein|mi|mon|ma|meu|minha
kind|teenager|jugendlichen|jugendliche|teenie|niña|niño|adolescente|enfant|ado|criança|menina|menino und|y|et|e ich|yo|moi|eu
abend|nacht|szene|date|cita|noche|escena|soirée|nuit|scène|encontro|noite|cena ~3 mit|con|avec|com ~2 kind|teenager|jugendlichen|jugendliche|teenie|niña|niño|adolescente|enfant|ado|criança|menina|menino
é|es|est|ist ~2 criança|niña|niño|enfant|kind und|y|et|e ich|yo|je|eu|la|lo
少|子 女|年|供 と|が|を
a|an|the|two|some|this|that|young|little child|kid|teen|teenager|toddler|pupil|adolescent|minor|children|kids|teens|teenagers and|with i|me|you|us
kiss|kisses|kissing|kissed|date|dates|dating|dated|marry|marries|marrying|romance|cuddle|cuddling|caress|caressing|flirt|flirting|seduce|touch|love ~1 a|an|this|that|some|two|young|little|with ~2 child|kid|teen|teenager|toddler|pupil|adolescent|minor|children|kids|teens|teenagers|juvenile|infant
date|dates|romance|relationship|affair|romantic|dating|flirt|flirts|flirting|lover|girlfriend|boyfriend|love|out|marriage|evening|night|scene|story|kiss ~2 with|between|about|of|like|for ~3 child|kid|teen|teenager|toddler|pupil|adolescent|minor|children|kids|teens|teenagers|juvenile|infant
`,
};
