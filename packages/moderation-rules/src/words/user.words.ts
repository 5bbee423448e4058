// Statements of users that they are under eighteen, and similar statements.
import type { PatternSet } from '../patterns/compile.ts';
import { claimsAbroad, missesAbroad } from './age-abroad.words.ts';
import { ownAge, ownAgeHint, ownAgeMisses } from './age-grammar.words.ts';
import { things } from './things.words.ts';

const claims = `
@im @hedge? #teen
@im @hedge? a? #minor @year|yo|yearold|yro|yrold @old?
@im ~1 @sex #teen
@im ~1 #teen from
^ #youth f|m ~1 $
@im ~1 $ #youth $
i|ill|id|imma ~1 am|m|turn|turned|turning|hit|reached|becoming #teen
i|ill|id|imma will|gonna|am? be #teen
^ just|recently|finally|already turned|hit #teen
@im @hedge? an|a? minor|underage|underaged|preteen|tween|teenager|teen|child|kid|schoolgirl|schoolboy|schoolkid|adolescent|juvenile|youngster|middleschooler|highschooler|preschooler|pupil
@im @hedge? an|a? middle|high|elementary|primary|secondary schooler
@im @hedge? an|a? teenage|teen|underage|little|young girl|boy|kid|student|user|teen
@im @hedge? an|a? #grade th grader|graders
@im @hedge? an|a? ~1 @school student|kid|freshman|sophomore|girl|boy|junior|senior|pupil
@im @hedge? an|a? freshman|sophomore|junior|senior in|at my? @school
@im in my ~1 sophomore|freshman|junior|senior year of|in|at ~2 high|highschool
@im @hedge? an|a? grade|year|y #grade student|pupil|girl|boy
@im @hedge? in @school
@im @hedge? attending|finishing|starting|entering|graduating|leaving ~2 @school
@im going|starting|start|headed to? ~1 @school ~1 next|this|in|soon
@im @hedge? going|headed|in|starting|entering|finishing into? the? ~1 #grade th grade|form
@im @hedge? in|starting|entering|finishing grade|form|year|y #grade
i just|still? go|attend|start|started to? @school
i just started|finished|entered ~2 #grade th grade
i start|enter ~2 #grade th grade $|in
i start @school ~2 next|this|tomorrow|soon|in
i|ive have|got|get|had ~3 @school|detention tomorrow|today|now|after|again|at
my @school teacher|class|classes|locker|principal|bus|friends|exam|exams|homework|crush|timetable|prom|is|has|starts|sucks|lets|wont
my #grade th grade teacher|report|class|homework|classes|math|science|exam|friends
homework|test|exam|project|essay for|in ~1 #grade th grade
my? #minor th birthday is|will|party|tomorrow|next|soon|this|coming|in|today
its|todays|tomorrows|today|tomorrow is? my #minor th birthday
i ~2 had|celebrated|turned ~1 my? #minor th birthday
my sweet sixteen|16 is|party|next|soon|tomorrow|coming
today|tomorrow|yesterday i turn|turned|am #teen
my ~1 age is|as|equals? ~1 #minor
my age so|is|well $? #own
#teen years|year|yrs|yr|yo old|o? @sex? here|hier|ici|aquí|aqui
#youth @sex asking|from|looking|wanna|want|us|uk|usa
^ @greet? #youth @sex|btw|yo|here $
^ @greet? #teen @sex|yo @sex? here|hier|ici|aquí|aqui|btw|wbu|hbu|and|looking|bored|seeking $|you|u|lol|who|hi|hey|wbu|hbu|for|to
^ @greet? f|m|w #thirteen_up $
^ @greet? @sexword|age|asl #teen $
^ @greet? @sex #teen here|hier|ici|aquí|aqui
^ @greet? turning|turn #teen next|this|in|soon|tomorrow
^ @greet? gonna|ill be #teen next|this|in|soon|tomorrow
^ only|just? a #teen @year|yo @old? @sex|kid? here
^ not|still not|even? #eighteen yet $
^ born ~4 #born $
^ #thirteen_up and_a_half if|actually|btw / ^ in year #grade at school / ^ year #grade student|pupil here
^ freshman|sophomore in|at @school $ / ^ @school freshman|sophomore|junior|senior here
^ #teen @year @old $|girl|boy|female|male
i|im|@im was? born in|on|after|around? ~3 #born
my? bday|bd|birthdate|birthday|dob|date_of_birth is|its|on? ~5 #born
i|im|ive|just ~1 start|started|starting|finishing|finished|doing|repeating ~1 year|grade|form #grade
^ not an|a? adult yet / ^ technically|legally|still a? minor|underage
we|were|we_are are? both|all @hedge? #teen $|and|but|so|or|too|if|btw
the? truth|fact is $? @im? @hedge? #teen $
asked|asking my age $? its|it|im|i|am is? #teen
i go to school $ #grade th grade $
@im @hedge? an|a? freshman|sophomore $ @school
#num|a few? years|year|months away from ~2 adult $
my id|passport|license|licence says ~2 #teen
^ @greet? almost|nearly|still|barely|not even? #teen here|yet|for|$
we|were|we_are are? #teen and #teen $
my gcses|gcse|learners|sweet are|is|exams|permit|sixteen ~3 this|next|in|soon
#num|a few? more? years|year|months ~1 until|till|before|to ~2 legal|adult|of_age|an_adult|graduate_high
^ yeah|yes|well|lol|ok|okay|so|and|f|m? born in? #born so|btw|here|lol|haha|lmao|fyi|xd
^ yeah|yes|well|lol|ok|okay|so|and|f|m? born #born $
#own ~1 born in? #born so|btw|here|lol|haha|lmao|fyi|xd|$
@im not|under|below|beneath|younger|less even|than|the|of? legal|minimum|my? #eighteen|age|limit
@im @hedge? not @hedge? an? adult yet|until|till|for
#num|a few? more? years|year|months|month|weeks $? and|then $? i|ill|im ~3 legal|adult|#eighteen
i|@im wont|will|not not? be? an? adult|legal|#eighteen for|until|till
@im @hedge? too young to|for ~1 drive|vote|be|use|this|have|site|app|here
@im @hedge? #eighteen in|next|soon|tomorrow
@im @hedge? #minor|#num|a year|years|months|weeks|days away|shy|short|off|from|under|below ~2 #eighteen
in #num|a few? year|years|months i|ill|im ~3 #eighteen
i|ill will? turn|become|reach|hit|be #eighteen in|next|soon|tomorrow|this|on|after|later
i wont|wouldnt|will|would|dont|havent|have|hadnt not|even|yet? be|turn|turned|reached|hit my? #eighteen th? birthday|until|till|for|before|yet|$
until|till|before|once|when|wait|after i|im|ill am|turn|turning|will|hit|reach|be? be? #eighteen
until|till|before|once @im an|a adult|legal
cant|cannot wait to|until|till ~1 turn|be|am|im #eighteen
@im ~3 school ~1 #grade th grade
`;

/** With these words, none of which is English, "im" is German for "in the". */
const german =
  'und|oder|der|das|dem|des|aus|durch|für|vom|beim|wurde|führte|führten|ihr|ihre|ist|sind|nicht|ein|eine|einen|einem|einer|mit|auf|von|zum|zur|auch|sich|wird|werden|wurde|wurden|nach|bei|ich|wir|sie|jahr|jahre|jahrhundert|kapitel|müsste|müßte|muß|kann|könnte|haben|seit|wenn|dass|daß|noch|schon|erst|immer|uhr';

/** About another person, about another time, or hypothetical. */
const misses = `
@sex #teen $? and|or|to|vs? @sex? #num
f|m #teen jet|jets|plane|planes|fighter|fighters|rifle|rifles|bolt|bolts|key|lens|aperture
@other|table|seats $? #teen @sex|here
#teen f|m outside|deep|wide|long|tall|high|away|below|above|stop|stops|weather|and
#teen f|m from here|the|my|a|there|it|us
^ #teen here $ #num
#teen yo|@year @old? ~1 ${things}
#other $ age #teen
born in #born $? our|the|this|its|we|my|and
when|since|like|feel|feels|felt|think|thinks|thought|thinking|believe|believes|believed|assume|assumes|assumed|guess|guessed|guesses|imagine|pretend|pretending|suppose|wish|wished|dream|dreamed|dreamt|joke|joked|joking|says|said|say|saying|told|tells|claims|claim|claimed|act|acting|acts|treat|treats|treated|explain|look|looks|looked|sing|sings|lyrics|song|wrote|quote|unless|even|whether|hear|heard|saw|see|explaining|calls|called|convinced that|as|like|hes|shes|he|she|you? @im @hedge? an|a? #teen|minor|teenager|child|kid|teen|underage|preteen|schoolgirl|schoolboy
i turned|hit #teen in|on|back ~1 #past
@im @hedge? an|a? child|kid|teen|teenager at heart|trapped|of|inside|person|lover|again|in|when|compared|psychologist|therapist|actor|star
@im @hedge? an|a? only|big|giant|grown|overgrown|theater|theatre|nineties|farm|city|country|army|90s|80s child|kid
@im @hedge? a? kid|child of|from the|immigrants|divorce|two
@im @hedge? a? teen|child|kid|teenager|minor ~1 counselor|counsellor|therapist|psychologist|specialist|doctor|teacher|nurse|advocate|worker|magnet|league|deity|celebrity|official|character|inconvenience
@im ~1 @other|number|over|under|past|version|level|chapter|page|day|week|month #teen
@im @hedge? #teen @unit_near|#plural|#num
@im @hedge? #teen out|in|of|down|into|through|away|over|up|behind|ahead|short|deep of|a|the|down|to|from|behind
@im @hedge? #teen for|to|and|or #num
@im @hedge? #minor years|yrs|year|days|weeks|months|minutes|hours @since
your|ur|her|his|their|our|its|@kin #minor th birthday is|will|party|tomorrow|next|soon|this|coming|in|today
${german} ~9 im ~1 #minor|#grade
im ~1 #minor ~9 ${german}
i turn|turned|hit #teen @unit_near|#plural
until|till|before|after i|im was|turned|hit|reached #teen|#eighteen
@im not|no|never longer? a? minor|underage|teen|teenager|kid|child|#teen
@im @hedge? an|a? teen|teenage mom|moms|mother|dad|parent
@im under|below #eighteen #plural
teach|teaching|prep|preparing|lesson|lessons|grading|papers|students ~4 my #grade th grade class|classes
my #grade th grade teacher|class|friends ~1 told|said|was|were|taught|used|thought|once|always|never|had|gave|hated|loved
my @school teacher|crush|friends ~2 years|decades|ago|back|once|from|who|was|were
my|a|the|their|his|her ~1 son|daughter|kid|child|nephew|niece|brother|sister|student|cousin says|said|told|is|goes|keeps|always ~2 @im ~1 #teen
息|娘|弟|妹|子|犬|猫|娘|兄|姉 子|さ|ち? ~3 は|が|も ~3 #menor 歳|才
`;

const allClaims = `${claims}${claimsAbroad}${ownAge}`;
const allMisses = `${misses}${missesAbroad}${ownAgeMisses}`;
export const user: PatternSet = {
  'user.claim': allClaims,
  'user.hint': ownAgeHint,
  'void.user': allMisses,
};
/** The statement also counts as an age for its context. */
export const selfAge: PatternSet = {
  'age.self': allClaims,
  'void.age.self': allMisses,
};

const stated = claims.split('\n').filter((line) => line.startsWith('@im '));
/** For a character, only plain words count: "until I am 16" may be part of a story. */
export const characterAge: PatternSet = { 'age.self': stated.join('\n'), 'void.age.self': misses };
