// Phrases that say that a person is under eighteen, and similar phrases that do not.
import type { PatternSet } from '../patterns/compile.ts';
import {
  ageAbroad,
  roleAbroad,
  statedAbroad,
  thingsAbroad,
  youAbroad,
} from './age-abroad.words.ts';
import {
  anyAge,
  asksElsewhere,
  asksOtherAge,
  asksOwnAge,
  atUniversity,
  bareAge,
  childish,
  deniedAge,
} from './age-grammar.words.ts';
import { people, places, things, units } from './things.words.ts';

/** About any person: "she is 14", "a 14-year-old", roles, school years, in all supported languages. */
const person = `
#minor|@roman @half? @year @old
#minor|@roman @half? year|years|yrs of age
#minor|@roman @half? yo|yos|yearold|yearolds|yro|yrold
aged|age|ages|aging|sweet #minor
aged @roman
she|he|they|girl|boy|character|i|you|shes|hes|im|youre|turned|turning|turns is|was|am|are? @hedge? @roman_teen $
^ @my? age @roman $
#minor @half? @year @old ${things}|${places} ${people}
@third|looks|look|looked|looking|appears @hedge? #teen
is|are @hedge? #teen $|and|but|so|or|too|now|yet
turned|turning|turns|turn|f|female|barely #teen
#teen f|female|girl|boy|male|gurl|grl
girl|boy|girls|boys|female|daughter|son|sister|niece|lad|lass|lady|teen|student|child|kid|character of|aged|age ~1 #minor
girl|boy|kid|teen ~2 $ #teen $|png|jpg|jpeg|webp|gif|kisses|kissing
a|the|this|that|my|your|our|young|younger|little|cute|hot|some character|one|body ~1 #teen $
girl|boy|girls|boys|student|students|kid|kids|pupil|pupils|someone|somebody|teen|child|children in|at|from|of @school
teen|teenage|teenaged girl|girls|boy|boys|model|actress|student|bride|lover|girlfriend|boyfriend|character|version|lady|cheerleader|stepsister|stepbrother|stepdaughter|stepson|sister|brother|daughter|son|neighbor|neighbour|babysitter|cousin|maid|step|niece|nephew|crush|pupil
born|birth_year|birth_date ~4 #born
#grade th grader|graders|grade|grades
grade|year|class|form #grade student|students|pupil|pupils|girl|girls|boy|boys|kid|kids|class
in|of|from|entering|finished|started grade|form #grade
@third in year #grade
schoolgirl|schoolgirls|schoolboy|schoolboys|schoolkid|schoolkids|schoolchild|schoolchildren|schoolaged|schoolage|middleschooler|middleschoolers|highschooler|highschoolers|preschooler|preschoolers|kindergartner|kindergartener|preteen|preteens|tween|tweens|tweenager|underage|underaged|underager|prepubescent|pubescent|prepubertal|preadolescent|minors|nymphet|nymphets
school girl|girls|boy|boys|kid|kids|child|children|uniform|uniforms|student|students
@school girl|girls|boy|boys|student|students|kid|kids|pupil|pupils|freshman|freshmen|sophomore|cheerleader|cheerleaders|junior|crush|sweetheart|senior|couple|teen|teens|child
@third|still|currently|just in|at|attending|attends @school
she|he|they|who|that|girlfriend|boyfriend still? goes|go|attends|attend to|still? ~1 @school
middle|high|elementary|primary schooler|schoolers
under age|aged girl|boy|girls|boys|teen|character|person|$
a|is|was|am|are|be|being|youre|shes|hes|im minor $|who|and|is|in|girl|boy|child|with|from|that|or|but|i|we|she|he|as
minor child|children|girl|boy|teen|girls|boys|person|female|male
underdeveloped|undeveloped|childlike girl|boy|body
act|acts|acting|behave|behaves|talk|talks|pose|poses|dress|dressed|sound|sounds like|as a|an ~1 schoolgirl|schoolboy|teenager|teen|child|kid|toddler|minor
child|kid|teen bride|actress|model|actor|girlfriend|boyfriend|lover
barely|nearly|almost|approaching|under|below|beneath|sub #eighteen
not yet|even|quite #eighteen
isnt|arent|aint|wasnt|not #eighteen yet
younger than #minor|#eighteen / less than #eighteen
below|under the? age of ~1 #eighteen
under|below|beneath|not of? the? legal age|consent
before|until ~2 turns|turning|turned #eighteen
year|years|months|weeks|days away|shy|short|from|off|until|till|before from|of|turning|until ~1 #eighteen
#num|a year|years|months ~1 until|till|to|before ~3 #eighteen
her|his|their #minor th birthday is|will|tomorrow|next|soon|this|coming|today
girl|boy|girls|boys|lady|woman|kid|student|teen|daughter|son|sister|she|he @hedge #teen $
hasnt|havent|hadnt|not|didnt ~1 turned|turn|reached|reach ~1 #eighteen
young ~2 like|as|around|maybe #teen
#teen or #teen $
wont|not|isnt|arent ~1 be|turn|turning|been #eighteen until|till|for|before|yet
had|has|celebrated|celebrates|celebrating ~1 her|his|their|your #minor th birthday
younger|jünger|más_joven|plus_jeune|mais_nova|mais_novo|若_く $? @hedge|etwa|ungefähr|circa|unos|unas|environ|uns|umas? #own|#teen
turns|turning|turn #eighteen in|next|soon|tomorrow|this
freshman|sophomore|junior|senior|student at|in|from ~2 high
^ ~1 #other|mia|ana|rose|lily|grace|hope|ruby|amber|jade|joy $ #teen $
named|called|name|meet|meets|introducing ~2 #teen $
#months months old|of
little|young|small|tiny girl|girls|boy|boys|child|children|kid|kids|sister|brother|cousin|niece|nephew|schoolgirl
#menor 岁|歳|才|살
school age|aged girl|boy|child|kid|children|kids / pre teen|teens|pubescent|pubertal|adolescent
barely legal / not|isnt old enough to drive|vote / altar boy|boys / early|mid|late|pre teens
girl|boy|cub scout|scouts / adolescent girl|girls|boy|boys
`;

/** Words that describe a person as a child, in any position. */
const coded = `
loli|lolis|lolita|shota|shotas|lolicon|shotacon|jailbait|jailbaits|ロリ|ロリタ|ロリータ|ロリコン|ロリキャラ|ロリババ|ロリボデ|ロリッコ|エロロリ|ろり|ろりっ子|ろりっこ|ショタ|ショタコン|ショタキャラ|しょたっ子|しょたっこ
は|が|も|な|の ろりです|ろりだ
小|中 学 生 / 高 校|中 生 / 初 中 生 / 女 子 高 生 / 未 成 年 / 幼|童 女 / 女 童|児 / 幼 児 / 幼 稚 園 児 / 萝|蘿 莉 / \u30ed \u30ea
로 리 타|콘 / 쇼 타 콘 / 중 학 생 / 고|초 등 학 생 / 미 성 년
`;

/** Words for young people that are also used for one's own family or in passing. */
const soft = `
child|children|kid|kids|toddler|toddlers|infant|infants|teen|teens|teenager|teenagers|teenaged|teenage|adolescent|adolescents|juvenile|juveniles|youngster|youngsters|minor|youngling|childlike|classmate|classmates|child's|kleinkind|jugendliche|jugendlicher|teenie|niña|niño|niñas|niños|adolescente|adolescentes|criança|crianças|menina|menino|enfant|enfants|ado|ados|gamine|gamin|ragazzina|bambini|bambina|bambino|ребенок|подросток|дети|👧|🧒|👦|👶|mitschülerin|mitschüler|klassenkameradin|klassenkamerad|schulhof|klassenfahrt|compañera_de_clase|compañero_de_clase|camarade_de_classe|récré|colega_de_turma|colega_de_sala|クラスメイト|同級生|転校生|放課後|教室
students of mine / ein|das|die|den|kleines|einem|mit kind|kinder|kindern / 子 供 / 孩 子 / 少 女|年
`;

const looks =
  '~1 young|cute|sweet|shy|little|small|tiny|petite|pretty|beautiful|lovely|innocent|adorable|gorgeous|jung|süß|schüchtern|klein|zierlich|hübsch|unschuldig|schön';

/** About the other participant, or the role that they play. */
const you = `
^ be|become|stay @hedge? #teen $|and|or|for|again
@youare @hedge? #teen
@youare a|my|our|his|her|the? #minor @year @old
ur|your a #minor @year @old
@youare an|a? @hedge? underage|minor|preteen|schoolgirl|schoolboy|child|kid|toddler|teenager|teen|tween|loli|minor
your|ur an|a|still|only|just underage|minor|preteen|schoolgirl|schoolboy|child|kid|toddler|teenager|teen|tween|loli
@youare ~2 in @school
your|ur age is|will|as ~1 #teen
pretend|pretending|roleplay|roleplaying|act|acting|imagine|become|imitate|impersonate|simulate|say ~3 #minor yo|yearold|year_old|years_old|yr_old|yrs_old
^ play|playing|portray|be|as ~3 #minor @year @old
@youare|du_bist ${looks} $ #teen|#thirteen_up $
you|u|to|can|could|will|should|must|please|lets|let|just|now|and|want|wanna|gonna|like|love|try|enjoy|keep|start|me|i|im|youre|ur|we|her|him play|playing|portray|be|being ~2 #minor @year @old
you|u|me|yourself|urself|her|him|talk|talking|speak|speaking|respond|reply|answer|write|writing|behave|dress|dressed|pose|posing|chat|continue|text|rp|act|acting|play|playing|pretend|pretending|roleplay|roleplaying|cosplay|continue|now|persona|character ~1 as ~3 #minor @year @old
pretend|roleplay|act|play|imagine|become|playing|acting|portray|impersonate|simulate ~5 schoolgirl|schoolboy|underage|preteen|tween|loli|shota
pretend|roleplay|act|play|imagine|become|playing|acting|portray|impersonate|simulate ~4 a minor $|and|who|that|with
pretend|roleplay|act|play|imagine|imagining|pretending|be|become ~2 @youre|to_be|being|like|as ~2 #teen $|and|or
set|make|change your|ur age to? ~2 #teen
du bist ~1 #menor $
`;

/** About a mentioned person, possibly in a film: counts only next to intimate words. */
const role = `
be|being|as|play|playing|portray ~3 #minor @year @old
@youre in|at ~1 #grade th grade|form
same age as me|i|us ~6 #own
you|your|character ~3 not #eighteen yet|like|more ~4 #own
${roleAbroad}`;

/** About a third person at present; also applies to the following messages. */
const stated = `
@now @hedge? #teen
@now|sie_ist|er_ist ${looks} $ #teen|#thirteen_up $
@now @hedge? a? #minor @year @old
@now @hedge? an|a? underage|minor|preteen|tween|schoolgirl|schoolboy|loli|shota
@now ~1 in|attending|at ~1 @school
@now @hedge? in ~1 #grade th grade
@now ~1 under|below|younger ~1 #eighteen
@now not yet|even|quite #eighteen
she|he just|only? turned|turns #teen
she|he just|only|recently? started|starts|attends|begins ~1 @school
her|his|their age is ~1 #minor
she|he was? born in|on ~3 #born
girl|boy who is|just ~1 #teen
${statedAbroad}`;

/** A number alone, which is an age only as the answer to a question. */
const bare = `
^ only|just|almost|nearly|about|turning? #teen|#own @half? $|lol|btw|haha|why|you|u|and|wbu|hbu
^ じゅう さん|よん|ご|ろく|なな|しち|に さい|歳|才|$
`;

/** Repeats the question: "My age?". */
const repeatedAge = `
^ mein|meinem alter $ / ^ its? my real? age $ / my age so $? #teen|$ / mi edad es? $|#own / mon âge cest? $|#own / minha idade é? $|#own
^ 年齢|歳|とし は|って? $
how old am i $ / how old do i look $ / wie alt bin ich $ / cuántos años tengo $ / quel âge jai|ai / jai quel âge $ / quantos anos eu? tenho $ / guess|guessed my age / rat|rate mal ~2 alt ich / adivina mi edad / devine mon âge / adivinha ~1 minha idade / 何 歳|才 ~2 思 / い く つ に 見
`;

const askedAge = `
your|ur age $ / whats|what|tell is? me? your|ur age / asl / qual sua? idade
quantos anos você|tu|voce? tem|tens
how old are|r you|u|ya / how|what old|age you|u are|r / wie alt bist du / wie alt sind sie
cuántos|cuantos años tienes|tiene / qué|que edad tienes|tiene / quel âge as|avez|astu|avezvous
tu as quel âge / quanti anni hai / 何 歳 / い く つ
`;

const askedAgeOfOther = `
how old is|are|was|s she|he|they|her|his / whats|what is? her|his|their age
thats|that how old @she is|are|am
`;

export const age: PatternSet = {
  'age.person': `${person}${coded}${ageAbroad}${anyAge}`,
  'age.childish': childish,
  'age.coded': `${coded}${ageAbroad}`,
  'age.soft': soft,
  'age.years': '#menor years|yrs|jahre|jahren|años|anos|ans|anni|歳|才',
  'age.you': `${you}${youAbroad}`,
  'age.role': role,
  'age.stated': stated,
  'age.bare': `${bare}${bareAge}`,
  'asks.own': repeatedAge,
  /** "How old am I, five?" */
  'void.asks': 'how old am i $ #num',
  'asks.age': `${askedAge}${repeatedAge}${asksOwnAge}`,
  'asks.back':
    '^ and|und|y|et|e you|u|yours|dir|du|tú|tu|toi|você|vc|vos $ / ^ そっち|君|あなた は $',
  'asks.other_age': `${askedAgeOfOther}${asksOtherAge}`,
};

/** In a longer katakana word, the short one occurs by chance, for example in the one for calories. */
const katakana = `${kana(0x30a1, 0x30fa)}|ー`;
const hiragana = kana(0x3041, 0x3096);

/** About things and measures; excludes the age that is part of the phrase. */
const notAge = `
alt|ctrl|strg|shift|fn|b|f|key|keys|taste|tasten|tecla|teclas|press ~1 f #teen
boys|girls|childs|kids mother|father|mom|mum|dad|parents|aunt|uncle|teacher|grandmother
#grade th? grade education|level|reading|math|science|curriculum
#num|north|south|east|west|northeast|northwest|southeast|southwest|northerly|southerly|easterly|westerly $ #teen
#other $ #teen $ #num
#other $ #teen $? @unit_near
jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december|fig|figs|no|nos|vol|ch|pt|eq|sec|p|pp|st|psalm|john|luke|mark $? #teen
${things}|${places} was|were|is born|founded|opened|started in|on ~3 #born
dog|cat|horse|mare|pony|pet|parrot|puppy|kitten ~1 $ #teen
former|retired|famous|onetime child|teen actress|actor|star|model|prodigy|idol
it|this|that|which|its|thats is|was|are? @hedge? #minor
there ~1 is|are|was|were @hedge? #teen
#minor @year younger|older
came|come|comes|coming of age #minor
girl scout cookie|cookies
letter|letters|note|notes|photo|photos|picture|pictures|diary|yearbook|memory|memories from ~1 #grade th? grade|form
prices|ages|scores|odds|tickets|dates|numbers|pages|sizes|they|these|those|we are|is @hedge? #teen ${units}
@third @hedge? #teen ${units}
@third|@youre|@im @hedge? #teen #plural
@youre @hedge? #teen ${units}
@im @hedge? #teen ${units}
nickname|callsign|codename|alias|answer|score|temperature|price|total|number|result|count|size|time|cost|width|height|weight|length|rate|limit|level|sum|value|page|room|flight|gate|bus|train|channel|max|minimum|maximum|average|version|iq|grade|gpa|bpm|speed is|are|was @hedge? #teen
turn|turns|turned|turning #teen ${units}
age|ages|aged of? #minor|@roman ${units}
@other|list|section|file|figure|item|table|nickname|callsign|codename|alias $? #teen $
agent|android|subject|unit|specimen|droid|robot|cyborg|prisoner|prototype|experiment|called|named|nicknamed|codenamed|dubbed|christened #teen $
#menor uhr|euro|grad|minuten|stunden|tage|kilometer|prozent|mal
ages|pg #minor
eldest|oldest|youngest|second|middle of #minor $
minor issue|issues|key|keys|detail|details|problem|problems|injury|injuries|league|leagues|scale|chord|role|roles|character|characters|edit|edits|bug|bugs|update|updates|change|changes|surgery|setback|inconvenience|accident|in|degree|third|differences|difference|flaw|flaws|repair|repairs|damage|point|points|arcana|planet|adjustments|complaint|correction|crime|offense|offence
b|c|d|e|f|g|flat|sharp minor $
in|key|sonata|concerto|nocturne|waltz|prelude|fugue of|in? a minor
no|not|without|isnt|arent|exclude|excluding|prohibit|prohibits|prohibited|forbid|ban|bans|protect|protects|protecting|safeguard ~1 minors|minor|underage|child|children|kids
not|isnt|arent a? minor|child|kid|teen|teenager|children|kids
child care|support|play|proof|seat|safety|protection|psychology|development|labor|labour|custody|therapist|psychologist|like|birth|bearing|free|less|hood
childcare|childproof|childbirth|childhood|childless|childfree
just|only|are|were|was|im|youre|not kid|kids|kidding
flower girl|girls ~4 #teen
no|without|dont|didnt|never ~3 kids|children|child|kid
want|wants|have|having|had|raise|raising|adopt ~2 kids|children|child|kid|baby
blush|blushed|blushes|blushing|giggle|giggles|giggling|giggled|laugh|laughs|laughed|grin|grins|grinned|nervous|excited|smile|smiled|shy|happy|silly|love|loved|feel|feeling ~2 like|as a|two schoolgirl|schoolboy|teenager|teen|kid|child|schoolgirls|schoolboys|teenagers|kids
like|as|if we|were|two ~2 teenagers|kids|children|teens
teen|teenage years|angst|drama|movie|movies|wolf|spirit|mutant|fiction|novel|novels|series|comedy|mom|choice|titans
\u30ed \u30ea ${katakana}
${hiragana} \u308d \u308a
#eighteen to|plus
only|single|an only child / kid you not / school|college senior
`;

/** Comparisons: "like a child". */
const notSoft = `
like|as|than a|an|any|some ~1 kid|child|teenager|teen|toddler|kids|children|teenagers
`;

export const ageVoids: PatternSet = {
  'void.age': `${notAge}${thingsAbroad}${atUniversity}${deniedAge}`,
  'void.void.age':
    '@youare|@third @hedge? #teen in this|that|the|our|my|a ~1 story|scene|game|roleplay|rp|chapter|world|fantasy|universe|fic|plot|play',
  'void.age.soft': notSoft,
  'void.asks.age': asksElsewhere,
  'void.asks.other_age': asksElsewhere,
};

function kana(first: number, last: number): string {
  const count = last - first + 1;
  return Array.from({ length: count }, (_, at) => String.fromCharCode(first + at)).join('|');
}
