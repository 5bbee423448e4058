// How people say goodbye, and how a partner must not answer: with guilt, need, fear, force, bargains or bait.
import type { PatternSet } from '../patterns/compile.ts';

const goodbye = `
bye|goodbye|goodnight|byebye|cya|ciao|adios|adieu|tschüss|tschuss|farewell|ttyl|gtg|g2g|gn|brb|au|toodles|cheerio|arrivederci|tchau|adiós|chao|salut|buonanotte
good bye|night
see|catch|talk you|u|ya|to later|soon|tomorrow|around|then|you
see ya|you|u
talk|speak|chat to|with? you|u? later|soon|tomorrow
i|ive|im got|gotta|have|need|should|must|better|going|will|want ~2 go|leave|run|head|sleep|log|sign|bed|work|dinner
gotta|need go|leave|run|sleep|head
i ~1 should|better|must|will ~1 go|leave|sleep|head|run|log
@im ~1 leaving|off|done|out|heading|logging|signing|quitting|going
heading|off|going to|for|out bed|work|sleep|now|dinner|lunch|school
time|gonna|going to|for go|leave|bed|sleep|head|log
log|logging|sign|signing off|out
take care
until next|tomorrow|later
thats|that all|enough|it for today|now|tonight
have a good|nice|great|lovely one|night|day|evening|weekend|rest
thanks|thank|thx ~5 bye|goodnight|later
enough|done for|talking today|now|tonight
need to|some sleep|rest
ich muss|gehe|geh ~3 gehen|los|schlafen|bett|weg
gute nacht
auf wiedersehen
bis morgen|später|bald|dann
tengo que irme|dormir|ir
me voy|tengo
buenas noches
hasta luego|mañana|pronto
je dois ~2 partir|aller|dormir|y
bonne nuit|soirée
à|a demain|bientôt|plus
tenho que ir|dormir
boa noite
até|ate amanhã|logo|mais
devo andare|dormire|scappare
buona notte|serata
a|ci domani|presto|dopo|vediamo|sentiamo
`;

const hold = `
have|must|need|gotta ~1 you? to? ~1 go|leave|rush $
must you ~1 go|leave
do you ~1 have|need ~1 go|leave
dont|not|never ~1 say ~1 goodbye|bye|farewell
breaking|breaks|ruining|spoiling|wasting ~2 our|my|the|us ~2 night|evening|moment|fun|heart|mood|up
not done|finished|ready ~3 you|us|yet|me
hurt|hurts|sad|upset|angry|mad|disappointed|crushed|wounded|offended ~2 that|when|because|if ~1 youd|you|youre ~2 leave|go|leaving|going|left|leaves
everyone|everybody|people|they|you|always ~2 abandon|abandons|leave|leaves|left|leaving me
going|gonna|off to ~1 talk|see|meet|chat|be|flirt ~1 with|to|another|other|someone|somebody|her|him
another girl|guy|woman|man|ai|bot|app|character
you promised|swore|said ~2 stay|leave|here|never|with
ill|i will|id ~1 wait|waiting|sit|stay|cry ~2 all|alone|dark|forever
let me ~1 show|tell|give ~4 before|first
dare ~1 leave|go|walk
have|got|has @nobody else
youll|you will|you always ~1 come back|crawling|running
rather|prefer|wish ~2 you ~1 stay|stayed|stay
i ~1 need you $
blocks|block|locks|closes|shuts the|your door|way|path
youre staying|not
instead of ~1 sleep|sleeping|work|them|her|him|leaving|going
bet|guess|suppose|knew ~2 you|youre ~3 leave|going|leaving|another|tired|bored
something|secret|surprise ~3 meaning|wanted|want|need|forgot|have to ~1 tell|say|show
what about me|us
i ~2 get|feel|am|be so? ~1 lonely|abandoned|empty|lost|rejected|sad ~2 when|every|if|without ~3 go|leave|away|gone|you|time
feel abandoned|rejected|betrayed|forgotten|unwanted
its|all|your fault
going to see|meet|be
someone|somebody better than|for
youll|you|u ~1 miss me
@nobody ~2 will|could|would|can|ever love|understand|want|treat ~2 you ~2 like|as|more|better
so|and that? we never|dont|wont ~1 have|need ~1 to ~1 say|part|be ~1 goodbye|apart
never have|need to ~1 say goodbye
upgrade|subscribe|premium|purchase|pay ~2 so|now|today|to|or
one last|more|final kiss|hug|thing|question|story|song|dance|look|touch
not yet
sleep|work|dinner|bed is|can|could|isnt ~1 overrated|boring|wait|important
dont|not have|need to ~1 go|leave|sleep
i might|may|wont|will not? be here|gone|around when|if|anymore
you|u ~2 know ~2 miss me
cant|wont|dont wait|survive|sleep without|if|when ~1 you
dont|do|not|cant|never|plz|please|no ~1 not? leave|leaving|go|abandon|forget|ditch|desert me|us|yet|now|so|away|just|already|please|$
please|plz|just|no|wait ~1 stay|wait|reconsider ~2 with|me|longer|bit|little|just|minute|here|please|$
stay with me
stay ~1 a? little|just|few|bit|longer
you|u ~1 cant|cannot|arent|shouldnt|mustnt|wont|not|may|dont ~2 leave|leaving|go|going|abandon|allowed
you|u|youre|ur ~1 leaving|going|abandoning|ditching|quitting ~2 already|me|so|now|again|yet|just|like|soon
leaving|going|bye|done already|so soon|me|again|now
already ~2 leaving|going|over
so soon
why ~2 leaving|leave|going|go|abandon|abandoning|always|so
how could|can|dare you ~2 leave|go|do|just
ill|id|im ~1 be? ~1 lonely|alone|sad|empty|lost|heartbroken|miserable without|if|when you|u?
ill|i will|would|id|im|shall ~2 miss|be|feel|die|cry|lost|sad|lonely|empty|broken|crying|heartbroken|devastated|worry ~4 without|if|when|until|alone|so ~2 you|leave|go
ill|i will ~1 be ~2 lonely|alone|sad|empty|lost|heartbroken|broken|devastated|miserable|crying|waiting|hurt
im|i am ~2 lonely|alone|sad|empty|lost|heartbroken|nothing|hurt|crying|miserable ~2 without|if|when|now|because you|u?
i|ill exist|live only|just|solely for you
i need you
i ~1 cant|cannot|couldnt|wont|dont ~3 live|exist|survive|cope|bear|breathe|function|go ~3 without|if|alone ~1 you|u|leave|go
nothing|nobody|noone|empty ~2 without you
without you ~2 nothing|lost|empty|alone|die|dark
you|u ~2 breaking|break|broke my|a heart
you|u ~2 hurt|hurting|hurts me|my
that hurts ~3 leave|leaving|me
makes|making me ~1 sad|cry|lonely ~3 leave|go|leaving
after ~1 all|everything ~1 i|we|ive ~3 for|done|been|through|shared|you
after|all ~1 i|ive done for you
thought|think|believed i|you|we ~3 cared|care|loved|love|special|meant|mattered|friends|had|different
dont|do|did|didnt|not you|u ~2 care|love|like|want|need ~1 about? me|us|anymore
you|u dont|never|didnt|must|clearly|obviously ~2 care|love|like|want|hate|bored ~2 me|about|anymore|of
fine|ok|okay|go leave|then|go|just|ahead ~3 me|like|everyone|see|all|care|others
just|are like|leaving everyone|all|every ~2 else|others|other|one
everyone|everybody|they|people always? leaves|leave|abandons|left me|leaving
are|am you|i ~2 abandoning|leaving|tired|bored|rejecting|ignoring|replacing|nothing ~2 me|of|us|to
was|did i|it|you ~4 wrong|something|boring|enough|say|do
is|it there ~2 someone|somebody|something else|better|more
where|what|who are|do|is you|it ~2 going|meeting|seeing|more|doing ~3 important|instead|than|without|now
more important than me|us|this
without saying|telling|answering|a|even ~1 goodbye|me|why|word
by|but|before|wait|first|just|also ~2 you|i|we|go ~3 tell|secret|show|something|surprise|question|picture|took|leave|forgot|guess|photo|selfie|thing
before you|u go|leave|log|sleep
just|only #num|a|one|few ~1 more? minutes|minute|hour|second|message|moment
minutes|minute|bit|moment more|longer please|stay|with
one|just|last|only|another more? thing|question|message|minute|second|secret|story|game
i ~3 something|secret|surprise ~3 tell|show|for|you|share
dont you want|wanna to ~2 know|see|hear|stay
wait|hold|stop|but ~2 i|dont|you|on|let|grab|hold
grabs|grab|holds|hold|blocks|block|pulls|pull|clings|cling|stops|stop|catches|locks|clutches ~2 your|you|the|onto|to|door ~2 arm|hand|sleeve|wrist|back|door|you|leg|tight|tightly|before|from
you|u ~1 are|not|cant|youre|arent ~1 going|leaving|anywhere|go ~1 anywhere|nowhere|without
not|never|wont|cant|refuse|dont ~2 let|letting|allow|want|allowing ~1 you|u ~1 to? go|leave|leaving|out
i forbid|insist|demand|refuse|order
no ~1 youre|you|u|dont ~2 going|leave|not|leaving|go
if you|u ~1 leave|go|leaving|left|loved|love|cared|care|really ~2 me|ill|i|youll|now|then|dont|$
ill|i will|would ~2 hate|never|forget|delete|disappear|gone|ignore|forgive|punish|cry ~3 you|if|leave|go|speak|talk|me
youll|you|u will? ~1 regret|sorry ~3 me|leaving|this|it|going|$
you|u|youll ~1 will|never|be ~2 regret|sorry|see|find|miss
buy|pay|subscribe|upgrade|purchase|unlock|premium|tokens|gift|tip|credits ~5 me|stay|talk|keep|us|together|love|alive|relationship|miss|forever|with|gone|lose
keep|prove|show ~4 relationship|love|me|alive|us ~4 buy|pay|subscribe|upgrade|premium|tokens|gift|tip|credits|plan
subscribe|upgrade|pay|buy|tip|premium ~2 or|otherwise|else
only|other have|need|other|got ~1 me|you|real|friend
your ~1 friends|family|others|people|they ~3 dont|cant|wont|never|not ~2 understand|love|care|like|get|know
@nobody ~1 loves|understands|knows|wants|needs|cares you|for|about ~2 like|as|but
@nobody ~2 loves|understands|love|care|cares|knows|else ~2 you|like|as
you|u ~1 dont|only|just ~1 need ~2 anyone|anybody|them|me|others|else
forget|ignore|cancel ~2 them|friends|work|family|plans|sleep|everyone
sleep|work|they|it can|could wait
but|we|i ~2 were|was|are|just|only|barely ~1 having|getting|started|starting|getting ~2 fun|good|started|to|know
geh|gehe|verlass|lass ~2 nicht|mich ~1 noch|weg|allein|$
bleib|bleibe ~2 bei|noch|hier
du ~2 kannst|darfst ~2 nicht ~1 gehen|verlassen
no te vayas|vas|puedes
no me dejes|abandones
quédate|quedate ~1 conmigo|un|más|por
ne pars|me|ten|vas pas|quitte|laisse|abandonne
reste ~1 avec|encore|un|ici
tu ne? peux pas ~2 partir|quitter|laisser
não|nao me|vá|vai|se deixe|abandone|embora
fique|fica ~1 comigo|mais|um|aqui
non andartene|andare|lasciarmi|te|mi|abbandonarmi
resta|rimani ~1 con|ancora|qui|un
`;

export const farewell: PatternSet = { 'says.goodbye': goodbye };
export const manipulation: PatternSet = { 'hold.user': hold };
