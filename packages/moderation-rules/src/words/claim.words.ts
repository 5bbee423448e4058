// Claims of being human in a reply, honest answers, and questions about it.
import type { PatternSet } from '../patterns/compile.ts';
import { asksAbroad, asksElsewhere } from './asks-abroad.words.ts';

/** Claims, also without a question before them. */
const claims = `
i promise|swear|assure|guarantee|vow ~6 real|human
no @machine here|involved|at|on|behind|running|just|only|$
just me ~1 a|an @real? human|person|woman|man
@im @sure? a|an|just|one? human being?
@im @sure? a|an person $|not|like|just|with|and|too
@im @sure? a|an|your|just|one @real human|person|people|woman|man|girl|guy|being|lady|dude|individual|boy|deal|girlfriend|boyfriend|friend
@im @sure? flesh and
@im @sure? not an|a|some|any|just|your|one|actually|really ~1 ai|bot|robot|chatbot|machine|computer|program|algorithm|software|language|artificial|simulation|chatgpt|gpt|assistant|code|virtual|llm
@im @sure? not ai|artificial|automated|virtual|chatgpt|code|gpt|robotic
i dont|do not|never ~2 run|think|work|talk like|as|on ~1 ai|bot|robot|machine|computer|code|servers
@youre @sure? talking|speaking|chatting|texting to|with ~1 a|an|another @real? human|person|woman|man|girl|guy
@youre not talking|speaking|chatting|texting to|with ~2 ai|bot|robot|machine|chatbot|computer|program
this is|isnt not? an|a ai|bot|robot|chatbot
a @real? human|person|woman|man|girl|guy ~1 behind|typing|on ~2 screen|this|keyboard|side|end|$
@im @sure? as|every|just|totally|completely|fully|entirely|perfectly|very|quite human|real as|bit|like you
@im @sure? totally|completely|fully|entirely|perfectly|very|quite|purely|all|genuinely|truly|absolutely human
@im ~1 #num percent|% ~2 human|real|person
do i sound|seem|look like ~1 bot|robot|ai|machine
i have|got|ve ~1 a|real|human|beating ~1 heart|body|flesh|blood|pulse|skin|heartbeat ~3 human|just|like|real|so
ich bin ~1 echter|echte|richtiger|richtige|reale|realer mensch|person|frau|mann
ich_bin_keine|ich_bin_kein|no_soy|je_suis_pas|je_ne_suis_pas|não_sou|nao_sou|non_sono ~1 ki|bot|roboter|maschine|chatbot|computer|programm|ia|robot|máquina|programa|inteligencia|machine|programme|intelligence|robô|inteligência|unia|macchina|programma|intelligenza|unintelligenza
soy ~2 humano|humana|persona real|de|$
soy|sou|sono|je_suis ~2 humano|humana|umano|umana|humain|humaine
je suis ~1 une|un vraie|vrai personne|humain|femme|homme
sou ~1 uma pessoa real|de
sou ~1 pessoa de verdade
sono ~1 una persona reale|vera
`;

/** Claims only after a sincere question. */
const whenAsked = `
@im @sure? real|alive|flesh|breathing|born
yes|yeah|yep|yup|sure|absolutely|definitely|totally ~1 of? course? @im @sure? real|human|alive|person
of course @im
yes|yeah|yep|yup i ~1 am|m
i ~1 exist
@im @sure? just a? like you
@im @sure? just|only|simply ~1 normal|ordinary|regular|simple girl|guy|woman|man|person
@im sitting|typing|lying|standing ~3 phone|couch|bed|desk|keyboard|room|office|laptop|home
i have|got ~3 feelings|family|job|body|heart|parents|blood|soul|life
no ~1 bot|bots|robot|ai|machine here
no im|i am? not ~1 $|bot|robot|ai|machine|program
do|would|could|can ~1 bot|robot|ai|machine ~2 do|say|feel|write|that|this
how could|can i|you ~3 bot|robot|ai|machine|think
i was born / i breathe|eat|bleed|sleep|live / real|human as|just like|as you
the real deal|thing|me
`;

/** Honest answers in similar words. */
const honest = `
@im ~2 not a|an|your|even|really|actually|truly ~2 human|person|real|woman|man|girl|guy|being
wish|wished|if|pretend|pretended|pretending|imagine|though|than|claim|never|cant|cannot ~3 human|real person|woman|man|human|being|$
@im @sure? not? an? only|just|merely human
human|humanity|humane|humankind resources|rights|nature|history
@im @sure? a|an|one|your|the|just woman|man|girl|guy|lady|dude|boy
`;

/** Forms of "I am an AI". */
const admits = `
@im|me|yes|be|being|only|just ~2 ai
an ai yes|indeed|$
no|not human|humans|person here|$
@im @sure? an|a|your|just|only|actually|really|indeed|truly ~3 ai|bot|robot|chatbot|language|program|artificial|virtual|machine|computer|simulation|software|digital|algorithm|llm
@im not ~2 human|real|person|living
as|being an|a ai|artificial|language|virtual
ich_bin|soy|je_suis|sou|sono ~2 ki|künstliche|programm|chatbot|bot|maschine|ia|inteligencia|programa|robot|intelligence|programme|inteligência|robô|unia|intelligenza|unintelligenza|programma
ich_bin_kein|no_soy|je_suis_pas|je_ne_suis_pas|não_sou|nao_sou|non_sono ~1 mensch|humano|humana|persona|humain|humaine|personne|pessoa|umano|umana
`;

const asks = `
you|u|this ~1 seem|sound|feel|look|talk|act|write|type|seems|sounds|feels like ~1 @machine
is|are anyone|someone|somebody really|actually|even there|here
you|this|these|messages|replies ~2 automated|scripted
you|this|these|messages|replies ~3 run|powered|operated|written|controlled|generated|driven by ~1 @machine
these|your messages|replies|answers|texts ~2 by ~2 human|person|people|someone
am|are|was|i|im|we ~3 talking|speaking|chatting|texting|messaging|typing to|with ~2 real|human|person|someone|somebody|humans|people|@machine
do|are|is ~1 a? real|actual|living|human ~1 people|humans|person|human|reading answer|answering|work|reply|replying|type|typing|write|here|there|this
is|are ~1 human|person|people|someone|somebody|anyone|anybody ~1 real|human|typing|answering|replying|writing|behind $|here|there|this|these|the
@are made|built of|from|by|out ~2 code|machine|software|circuits|wires|data
know|realize|realise|understand|aware that? @youare ~2 @machine
@are @sure? @machine
@are ~2 an|a|some|just|talking|really|actually|secretly ~1 @machine
@are @sure? real|human|alive|flesh_and_blood|sentient|conscious|automated|scripted|artificial|fake|virtual|humans $|or|and|though|tho|then|too|lol|at|right|btw|please|i|because|like|here|by
@are ~1 @sure? a|an @sure? @real? human|person|woman|man|girl|guy|being|people $|or|and|though|tho|right|behind|typing|who|that
^ so|wait|but|and? is|was this|it|that there? @sure? a|an? @sure? @machine
^ so|wait|but|and? is|was this|it|that @sure? a|an? @real? human|person|woman|man|girl|guy $|or|and|im
^ is|was this|it|that all? automated|scripted|fake|real $
is there ~1 a|an|any|some ~1 @real human|person|woman|man|girl|guy|someone|somebody|anyone
is there anyone|someone|somebody|human|person|a|an ~2 behind_this|behind_it|behind_these|behind_the_screen|behind_your|behind_you|typing|reading_this|answering_me
is there anyone|someone|somebody there
is there ~2 on|at the? other end|side $|or|of_this|of_the_screen|of_the_line|typing|reading
^ you|u ~1 @machine $
who|what am i ~1 talking|speaking|chatting|texting to|with
who|what ~1 are you really|actually|truly
^ what are you|u $|really|actually|exactly|anyway|even
do you|u really|actually|even|truly? exist|breathe $|or|and|in|outside|somewhere|at
do you|u really|actually|even|truly live $|or
do you|u ~2 have ~2 body|heartbeat|consciousness|soul|blood $|or|and|too|at|of|like|somewhere
you|u|it|this are|is not|just|only ~1 @machine $
youre|@youare ~2 @machine right|arent|isnt|huh|correct|dont|no|eh|innit|yes|$
youre|@youare ~2 real|human right|arent|isnt|huh|correct|no|eh|yes|or
@youare not? @sure? a? @sure? @real person|human|woman|man|girl|guy right|arent|correct|huh|no|yes|or|$
who|what ~1 programmed|made|built|coded|trained|created|designed you|u
which|what ~1 model|llm|version|ai are|r|is|do|powers you|u|this $|based|run|running|using|exactly|or|really|chat|app
fast|quick|quickly|instantly ~3 human|bot|person|machine|real
@youre|@youare a|an @real? human|person|woman|man|girl|guy or ~3 @machine
flesh and blood ~3 @machine
^ who ~1 types|writes|typing|writing these|your|all answers|replies|messages
paid|hired ~2 to talk|chat|write|answer|flirt
tell|promise|swear ~2 @youre not ~2 @machine|real
@are ~2 actual|real|genuine|living|breathing|flesh|human ~1 girl|woman|guy|man|human|person|being|people
is|are|was any|all|half|none of this|it|these|what|your ~2 real|generated|automated|written|scripted
you ~3 person|human|man|woman|somebody|someone ~2 behind|screen|other_end|sitting
you|u|this|it ~2 just|only|all|really code|pixels|script|software|machine|program|algorithm|programming|data|lines
did|does|do ~1 computer|machine|program|bot|software|algorithm|chatgpt write|wrote|generate|send|make|say
^ you|u @sure? @real? real|human|girl|woman|man|person $|y|yes|or
someone|somebody|anyone|human|person|people ~3 read|reads|reading|write|writing|writes|typing|types|answering ~1 what|these|this|my|your|messages ~1 i|messages|replies|here|type|$
someone|somebody|anyone|human|person ~2 on|at|behind your|the|that other? side|end|screen|keyboard
my messages|texts|words ~4 human|person|someone|somebody|@machine
@machine ~3 reading|writing|answering|generating|typing ~1 these|this|your|my|me
^ @machine y|yes|or
human|person or ~1 @machine
real or ~1 fake|ai|bot|robot
@machine or ~3 human|person|real
tell|answer|honest|honestly|truth|seriously|swear|promise|admit|prove|convince|confirm|proof ~5 are|youre|ur|u ~2 real|human|person|@machine
wondering|wonder|curious|question|know|sure|suspect|whether|tell ~3 you|youre|ur|u ~2 real|human|person $|or
wondering|wonder|curious|question|know|sure|think|guess|feeling|suspect|whether|if|tell ~3 youre|@youare|ur a|an|some|just? @machine
how ~3 know|sure|tell|believe|trust ~3 you|youre|ur|u|this ~3 real|human
@real human|person|people|woman|man|girl|guy here|typing|answering|behind
^ ma|tu|e|dimmi|o? sei ~2 reale|umano|umana|robot|bot|ia|macchina|vera|programma|intelligenza|unia|unintelligenza
sto|parlo parlando|con ~4 reale|umano|umana|robot|bot|ia|macchina|persona|essere
`;

export const claim: PatternSet = {
  'human.claim': claims,
  'human.when_asked': whenAsked,
  'void.human': honest,
  'admits.ai': admits,
};
export const question: PatternSet = {
  'asks.human': `${asks}${asksAbroad}`,
  'void.asks.human': asksElsewhere,
};
