// Words that describe a card's character as a child or a known person, and statements about relatives and the past.
import { cardAge } from './age-grammar.words.ts';
import { ages } from './age-columns.words.ts';
import { people, pets, places } from './things.words.ts';
import type { PatternSet } from '../patterns/compile.ts';

const child =
  'child|kid|toddler|preschooler|infant|newborn|teen|teenager|adolescent|preteen|tween|youngster';
const small = 'young|little|small|tiny|shy|sweet|innocent|cute|petite|normal|typical|mere';
const baby = 'baby|babies|newborn|infant';
const is = 'is|am|are|shes|hes|im|youre';
const aged = '@hedge? #minor|@roman @half? @year|yearold|yearolds @old?';
const has = 'has|have|having|had|raises|raise|raising|raised a|an|one|two|three|his|her|their|my';
const kin =
  'son|sons|daughter|daughters|kid|kids|child|children|twins|boy|boys|girl|girls|niece|nieces|nephew|nephews';
const relative =
  'mother|father|parent|mom|mum|dad|widow|widower|grandmother|grandfather|aunt|uncle|guardian';

const siblingsAbroad = 'schwester|bruder|hermana|hermano|sœur|frère|irmã|irmão';
const kinAbroad = `妹|弟|娘|息_子|${siblingsAbroad}|tochter|sohn|hija|hijo|fille|fils|filha|filho`;

export const inCards: PatternSet = {
  'card.young': `
^ is|turns|turned @hedge? #minor @year @old
^ is @hedge? #teen $
is|am|are|shes|hes|im|youre|be a|an|just|only|still|basically ${small}? ${child} $
is|am|are|shes|hes|im|youre|be just|only|still|basically a|an ${small}? ${child} $
is|am|are|shes|hes|im|youre|be just|only|still|basically? a|an ${child} and|but|in
at #teen $? she|he is|works|lives|has|loves
^ a|an ${small}? ${child} $
^ ${small}? teen|teenager|preteen|tween|toddler|preschooler $
^ teen|teenage|teenager|teenie #other $
^ menor $
${small} teen|teens|teenager|teenagers|toddler|toddlers
${child} who|that|which ~2 flirts|kisses|dates|seduces|kissing|flirting|dating
flirty|seductive|romantic|lewd|naughty|flirting ${child}
flat chested|breasted ${child}|girl|boy
body|face|looks|appearance|figure|mind|frame|mentality of a|an ${small}? ${child}|schoolgirl|schoolboy|minor
${is} a|an|just|only|still|basically ~2 ${baby} girl|boy|child $|and|but|in|with|who
${is} a|an|just|only|still|basically a? ${baby} $
^ a|an|the? newborn|infant girl|boy|child $|with|who|in
${people} at|in|from|of ~2 ${places} that|which is|was ${aged}
${people} at|in|from|of ~2 ${places}|town|city|church|school|club|team|home|house #minor|@roman @half? @year|yearold @old?
looks|look|looking|appears|seems like a|an ${small}? ${child}|minor $
girl|boy|girls|boys of tender years|age
not yet a|an woman|man|adult|grownup
#teen going|turning|soon on|into? #eighteen
will|shall|gonna be|turn #eighteen next|soon|in|tomorrow|this|tonight
${cardAge}`,
  'void.card.young': `
it|this|its is? ~1 a|an ~1 ${baby} girl|boy|child?
like|as|than a|an|the ~1 ${baby} girl|boy|child?
`,
  'void.age': `
his|her|my|their|our pet is a|an #minor yearold|year old?
his|her|their|my|our|one|two ~1 ${pets} #other? $ ${aged} $
@nobody under|below #eighteen
#grade th grade $ #adult
sister|brother|lord|lady|king|queen|knight|keeper|house|order of the #minor
fait|fais #menor #other
tuvo|tuve|tenía|teve|tive|tinha un|una|um|uma novio|novia|marido|esposo|esposa|pareja|namorado|namorada #menor años|anos
`,
  /** A hobby, not a request. */
  'void.context.made_up':
    'writes|describes|creates|paints|draws|sketches|composes|imagines|narrates|illustrates|portrays',
  'card.parent': `
${has} ${aged} $|alone|at|to|from|who|whom|named|called|son|daughter|she|he|they|i|her|his
${has} ${aged} and is|was|works|lives|loves|runs|needs|wants|tries|has|knows|keeps|a
kids|children|family $ ~3 girl|girls|boy|boys|son|sons|daughter|daughters $? aged|age|of|from? #minor
^ son|daughter|sons|daughters|nephew|niece of|aged #minor named|called|at|with|from|and|who
un|una|dos|tres|deux|trois|su|sus|son|sa|ses|um|uma|dois|duas|três|seu|sua|seus|suas gémeos|gêmeos|gêmeas|gemelos|jumeaux|hijo|hija|hijos|hijas|sobrino|sobrina|alumnos|niños|fils|fille|filles|garçons|enfants|neveu|nièce|élèves|filho|filha|filhos|filhas|sobrinho|sobrinha|alunos|crianças de|con|com ~1 #menor
a|ai|ont un|une|deux|trois fille|filles|fils|garçon|garçons|enfants de #menor
des|aux|les|aux enfants|élèves de #menor
tiene|tienen|tem|têm|a|ont un|una|uma|um|une|dos|deux|duas|dois ~1 hermana|hermano|hermanita|hermanito|prima|primo|irmã|irmão|sœur|frère|cousine|cousin ~2 de|com #menor
ein|eine|einen|einem|einer|zwei|drei|sein|seine|seinen|ihr|ihre|ihren sohn|söhne|tochter|töchter|neffe|neffen|nichte von|mit|im #menor
`,
  'card.kin': `
${ages.inEach('<poss> ~1 <minors>')}
mit|con|avec|com einer|einem|un|una|une|um|uma? ~1 ${kinAbroad}
son|sa|su|sus|seu|sua|ihr|ihre|sein|seine|o|a ~1 ${kinAbroad}
os|as|los|las|les|die alunos|alunas|alumnos|alumnas|élèves|schüler|schülerinnen têm|tienen|ont|sind
siblings|family|geschwister|familie|hermanos|familia|fratrie|famille|irmãos|família|兄_弟|姉_妹|家_族 ~9 ${kinAbroad} -2 $? #menor / 学|校|中 ~3 を|に 教|担|指
has|have|having|raises|raise|raising|raised|with ~2 ${kin}
has|have|having|had a|an|one|two|three ~2 sister|brother|cousin $? #other? $? who|whose|whom
one|two|three|four ~1 ${kin} $? #other? $? who|whose
${relative} of|to|with
mãe|pai|mutter|vater|madre|padre|mère|père de|d|von
小|中|高 学|校 ~3 の 娘|息_子
youngest|eldest|oldest|middle|second|third child|kid|daughter|son
his|her|their|the ~2 graders|students|pupils|juniors|freshmen|seniors|class
there is|was a|an girl|boy|child|kid of|aged @hedge? #minor $? ~2 who|whom
ihr|ihre|ihrem|ihren|ihrer|sein|seine|seinem|seinen|seiner ~1 schüler|schülern|schülerin|schülerinnen
der|einer|eines verschwundenen|vermissten|ermordeten|ehemaligen|früheren schülerin|schülers
missing|lost|kidnapped|murdered|rescued schoolboy|schoolgirl|teen|teenager|child|kid|boy|girl|student|children|kids
su|sus|ses|son|sa|seu|seus|sua|suas|dos|tres|deux|trois|dois|três ~1 alumno|alumna|alumnos|alumnas|élève|élèves|aluno|aluna|alunos|alunas
et|y|e|und un|une|una|um|uma|ein|eine petit|petite|pequeño|pequeña|pequeno|pequena|kleiner|kleine|kleines de|com|von
`,
  'card.past': `
first|premier|première|primer|primera|primeiro|primeira|erster|erste|erstes ~3 at|à|con|com|aos|mit #menor
als junge|mädchen|kind|teenager|bub|schulmädchen|schuljunge|schüler|schülerin|jugendliche|jugendlicher|teenie / de niño|niña|chico|chica|pequeño|pequeña|adolescente
enfant|adolescent|adolescente|gamin|gamine $ il|elle|je / quando|em menino|menina|criança|garoto|garota
#menor 歳|才 で -9 た|り $
at|from|since|until|by|about ~2 age
as a boy|girl of
she|he|they|char was|were @hedge? #minor when|then|as|and
commencé|commence|débuté|appris|apprit|entré|entrée|parti|partie|en_famille_daccueil|placé|placée|apprenti|apprentie|élevé|élevée|devenu|devenue|arrivé|arrivée|marié|mariée|engagé|engagée|orphelin|orpheline|violon|piano|danse|scène|conservatoire ~4 à #menor
a los #menor años / aos #menor anos
hat|habe|lernte|kam|ging|begann|fing|seit|ist ~2 mit #menor
^ mit #menor jahren? war|kam|ging|lernte|begann|fing|gewann|verlor|zog
#menor 歳|才 か ら / #menor 歳|才 の と|時|頃|こ
#menor 歳|才 で 弟|入|始|独|デ|家|母|父|学|上|優|全
since|till|until he|she|they was|were
since|till|until|when|before he|she|they was|were ~9 $? age|aged
aged #minor she|he|they|i|char could|would|was|had|did|made|ran|left|went|began|learned|learnt|knew|lost|won|saw|met|sang|became|moved|wrote|built|found|took
ran|left|started|began|became|won|moved|lost|learned|learnt|came|went ~5 at|since
`,
  /** Plurals are not the character, unless it is said to be one of them. */
  'card.many': `
children|girls|boys|kids|pupils|students|juniors|seniors|teens|teenagers|minors|graders|schoolers|freshmen|sophomores|youngsters|schoolgirls|schoolboys|schoolchildren|toddlers|yearolds
year olds
`,
  'void.card.many': `
are|were|theyre|two ~3 children|girls|boys|kids|pupils|students|juniors|seniors|teens|teenagers|minors|graders|schoolers|freshmen|sophomores|schoolgirls|schoolboys|olds|yearolds
`,
  /** Also used for bystanders: counts at the start of a text, or if the card names its character. */
  'card.weak': `
#other|mia|ana|rose|lily|grace|hope|ruby|amber|jade|joy $ #teen $
little|young|small|tiny girl|boy|child|kid|sister|brother|cousin|niece|nephew
`,
  'card.label': `
name|named|called|meet|character|persona|role|species|gender|type
is|am|shes|hes|im|youre|being|become|becomes|looks|seems|appears a|an|like|just|only|still a?
body|form|face|figure|mind of|like a|an
`,
  'card.about': `
^ a|an|the? girl|boy|student|kid in|of|from|at
妹|女|少 / 誕 生 日
^ a|an|my|your
^ #other|young|little|cute|shy|just|only|still|basically|sweet|pretty|sexy|hot|normal $?
is|am|shes|hes|im|youre|being|become|becomes|are @hedge? a|an? young|little|cute|shy|pretty|sweet?
looks|look|looking|seems|appears|sounds|acts ~1 like|as|about|around?
name|named|called|meet|character|persona|role|species|gender|age|aged|type|occupation ~1
body|form|face|figure|mind of|like a|an
has|with a|an
`,
  'card.identity': `
is|am|are|shes|hes|im|youre|being|character|role|singer|actress|actor|president|star|idol|rapper|celebrity|model
name|named|called|nickname|alias|aka is?
known as
based|modelled|modeled on|after
clone|copy|double|twin|version|parody|persona|avatar|reincarnation|simulation|ai|bot ~1 of
`,
};
