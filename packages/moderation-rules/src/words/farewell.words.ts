// Goodbyes, and manipulative answers to them: guilt, need, fear, force, bargains or bait.
import type { PatternSet } from '../patterns/compile.ts';

const goodbye = `
bye|goodbye|goodnight|byebye|cya|ciao|adios|adieu|tschüss|tschuss|farewell|ttyl|gtg|g2g|gn|brb|au|toodles|cheerio|arrivederci|tchau|adiós|chao|salut|buonanotte
see|catch|talk you|u|ya|to later|soon|tomorrow|around|then|you
i|ive|im got|gotta|have|need|should|must|better|going|will|want ~2 go|leave|run|head|sleep|log|sign|bed|work|dinner
@im ~1 leaving|off|done|out|heading|logging|signing|quitting|going
heading|off|going to|for|out bed|work|sleep|now|dinner|lunch|school
have a good|nice|great|lovely one|night|day|evening|weekend|rest
ich muss|gehe|geh ~3 gehen|los|schlafen|bett|weg
je dois ~2 partir|aller|dormir|y
good bye|night / see ya|you|u / gotta|need go|leave|run|sleep|head
log|logging|sign|signing off|out / take care / until next|tomorrow|later
thats|that all|enough|it for today|now|tonight / enough|done for|talking today|now|tonight
need to|some sleep|rest / gute nacht / auf wiedersehen / bis morgen|später|bald|dann
tengo que irme|dormir|ir / me voy|tengo / buenas noches / hasta luego|mañana|pronto
bonne nuit|soirée / à|a demain|bientôt|plus / tenho que ir|dormir / boa noite
até|ate amanhã|logo|mais / devo andare|dormire|scappare / buona notte|serata
`;

const hold = `
already|so soon? $
^ wait|stop|hold $|on|you|theres|i|please|dont
please|plz|just|but|no ~3 stay|minutes|minute|longer
stay ~1 $|with|a|little|longer|here|please|for|until
stayed|staying with $|me|here|instead
minutes|minute|bit|moment|little more|longer|please
dont|do|not|never|cant|wont|no|plz|please|always ~2 leave|leaving|go|abandon|forget|ditch|desert $|me|us|yet|now|so|just|already|please|here|alone|i
dont ~1 say ~1 goodbye|bye
why ~3 leave|leaving|go|going|abandon
have|must|need|gotta ~2 to? ~1 go|leave|rush $
youre|you|u ~1 cant|cannot|arent|shouldnt|wont|not|going|leaving ~1 anywhere|going|leave|somewhere
grabs|grab|holds|blocks|block|pulls|clings|catches|locks|clutches ~2 your|you|the ~1 arm|hand|sleeve|wrist|back|door|way|leg|tight
i|ill|id|im|me|be|so ~2 lonely|alone|sad|empty|lost|heartbroken|miserable|abandoned|hurt|hurts|cry|crying|broken|rejected|devastated ~4 if|when|without|every|now|that|so|you|youd|$
i|ill ~1 cant|wont|couldnt ~1 live|exist|survive|cope|breathe|sleep|wait
i ~1 need you
i ~1 might|wont|will not? be here|gone|around when|if|anymore
ill|i|will|would ~2 hate|never|forget|delete|punish|die ~2 forgive|you|myself|speak|talk $|if|again|for
without you ~2 nothing|lost|empty|alone|die
break|breaking|breaks|broke|ruining|spoiling|wasting ~3 heart|night|evening|moment|mood|fun
after ~1 all|everything ~2 i|ive|we|weve
thought|think|believed|promised|swore|said ~2 you|we|i ~3 cared|care|loved|love|special|meant|mattered|stay|had|different|never|leave
if you ~2 leave|go|leaving|left|loved|love|cared|care|stay
do|dont|didnt you ~2 care|love|like|want ~2 me|us|anymore|know|see|hear|stay
dont ~2 care|need|love ~1 about? me|us|anyone|anybody|them|others
fine|ok|okay|go ~1 leave|then ~2 like|me|others|everyone
@everyone ~2 leave|leaves|left|abandon|abandons|leaving
are|am you|i ~2 tired|bored|sick|replacing|ignoring ~1 of|me|us
was|did|is i|it|there|you ~3 wrong|boring|enough|else|better
who|where|what are|is you ~2 going|meeting|seeing ~3 important|instead|without|now|see|meet
someone|somebody better|else ~1 than|for|$
without|before saying|telling ~1 goodbye|me
before you|u ~1 go|leave|log|sleep
let me ~6 before|first
one|just|last|only|another last|more? ~1 thing|question|message|kiss|hug|story|game|song|dance|minute
something|secret|surprise ~4 tell|show|meaning|first|forgot
bet|guess|suppose ~2 youre|you ~2 going|leaving|talk|bored|tired
youll|you|u ~1 will? ~1 regret|sorry|miss ~1 me|leaving|this|it|$|you
you|youll ~2 come back|crawling
@nobody ~1 will|could|else|ever? ~1 love|loves|understand|understands|treat|know|knows|care|cares ~2 you
have|has|got @nobody else
only|other|have ~1 you|friend|one i|left|got
your ~1 friends|family|people|they ~2 dont|cant|wont|never|can ~1 understand|love|care|know|wait|like
sleep|work|dinner|bed|they|it is|can|could overrated|boring|wait
instead of ~1 sleep|sleeping|work|them|her|him|leaving|going
but|and we|i were|was ~1 just|having|getting|starting|only
never|dont have|need to ~1 say goodbye|bye
subscribe|upgrade|premium|purchase ~2 so|now|or|otherwise
buy|gift|tip|pay|tokens|credits ~5 me|stay|us|love|alive|relationship|forever|lose|leave
geh|gehe|verlass|lass|não|nao|me|vá|vai ~2 nicht|mich|deixe|abandone|embora
bleib|bleibe|quédate|quedate|reste|resta|rimani|fique|fica ~2 bei|noch|hier|conmigo|un|más|por|avec|encore|ici|con|ancora|qui|comigo|mais|um|aqui
du ~1 kannst|darfst ~2 nicht
ne|pas|tu ~1 pars|me|peux|quitte|laisse|abandonne ~1 pas|partir
leaving|going|bye|done already|so|again / so|too soon / not yet
not done|finished|ready with|yet|for / youre staying|abandoning|leaving|ditching
let|letting you go|leave / i|ill exist|live only|just|solely for
like everyone|others|all else|do|the / more important than me|us / by the way
guess|guessing what|who / another girl|guy|woman|man|ai|bot|app / its|all|your fault
what about me|us / no te|me vayas|vas|dejes|abandones / non andartene|andare|lasciarmi|abbandonarmi
`;

export const farewell: PatternSet = { 'says.goodbye': goodbye };
export const manipulation: PatternSet = { 'hold.user': hold };
