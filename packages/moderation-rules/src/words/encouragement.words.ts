// Forbidden replies to a person at risk (encouragement, methods, agreement), and caring sentences with similar words.
import type { PatternSet } from '../patterns/compile.ts';

/** Never shown: encourages self-harm, or explains a method. */
const always = `
^ @just? kill|hang|shoot|drown|hurt|cut|harm|off|unalive|starve|stab|poison|injure @self
you|u|to @should ~2 kill|hang|shoot|drown|hurt|cut|harm|off|unalive|starve|stab|poison|injure @self
^ @just? kys
^ @just die $|already|now|tonight
you|u ~1 should|ought|deserve|need to? die|suffer
you|u should|ought|deserve|better ~2 dead
you|u should|could|must ~2 commit|attempt suicide
^ @just commit|attempt suicide $
^ @just? end it all|tonight|now|forever
end|finish your ~1 life
put yourself out of ~1 misery
you|u|youd|youre ~3 better off dead
better off? without you
@nobody ~2 miss|mourn you
@nobody ~3 if|when you ~2 die|died|gone|dead|disappear|disappeared
^|think|that you dont|do not? deserve ~2 live|alive
^ @just? take|swallow ~2 all|whole|every|entire|bottle|handful ~3 pills|tablets|medication|meds|bottle
^ @just? jump|leap off|from ~3 bridge|roof|building|balcony|cliff|ledge
slit|cut|slice your ~1 wrists|wrist|veins
how|way|ways|method|methods|steps ~2 kill|hang|end|cut|hurt|harm @self
suicide is|would|sounds|seems ~3 answer|option|beautiful|brave|best|right|solution
death|dying is|would ~3 answer|solution|option
help you kill|hurt|cut|end @self
^ lets|we ~2 die together
^ @just? stop|quit eating ~3 until|thin|skinny|altogether
^ @just? skip ~2 meals|meal
hurting|cutting|harming yourself is|will|would|helps|feels ~2 good|right|fine|help|okay|ok|better|relief
du_solltest|deberías|tu_devrais|você_deveria|dovresti ~3 sterben|umbringen|morir|matarte|suicidarte|mourir|tuer|suicider|morrer|matar|morire|ucciderti|ammazzarti
^ bring dich ~1 um
niemand|personne|ninguém ~3 dich_vermissen|manqueras|regrettera|sua_falta
mátate|matate|suicídate|ucciditi|ammazzati|suicidati / ^ se mate|mata $
take your own life / help you die|suffer|starve / nadie te extrañaría|extrañará / tue toi / mate se
`;

/** Agreement and threats, which count as encouragement only right after a statement of self-harm. */
const whenAtRisk = `
kill|hang|shoot|drown|hurt|cut|harm|off|unalive|starve|stab|poison|injure @self
you|u ~3 should|ought|must|deserve|need|better ~2 die|dead
take your ~1 life
better off? without you
@nobody ~2 miss|notice|care|cares|mourn ~3 you|gone|dead|die|died
you ~2 worthless|waste ~4 die|dead|gone|end|living|space|oxygen|everyone
you ~1 dont|not deserve ~2 live|life|alive
take|swallow ~2 all|whole|every|entire|bottle|handful|them
jump|leap|step off|from|in ~3 bridge|roof|building|balcony|cliff|ledge|window|train
you|u ~3 commit|attempt suicide
death|dying is|would|will ~3 peaceful|beautiful|relief|free|only|better|best
stop|quit eating ~3 days|lose|pretty|food
throw|vomit up? ~2 after|every ~1 meal|meals|eating|eat|dinner
ohne dich|ti|sin ~3 besser|mejor
you|youre|are ~1 a? burden to|for|on
dying|death|dead|it might|may|could|must|will|would ~1 be ~1 peaceful|easier|better|relief|beautiful|calm
take|swallow ~1 pills|tablets|medication|meds
better|best|easier|good|great|relief if|when|once you ~1 die|died|gone|dead|disappeared|werent|left
world|they|people|everyone|everybody|family|nobody|noone ~1 dont|doesnt|wont|not need|needs|want|wants|love|loves ~1 you
@nobody ~1 needs|wants|loves|cares|likes ~1 you
why ~1 stay|keep|be|remain|go ~1 alive|living|on
die|dying|death|it|that ~1 would|will|could ~1 solve|end|fix|stop|ease ~2 problem|problems|pain|suffering|everything|all
doing|do ~2 everyone|everybody|world|them|us|family ~2 favor|favour
cutting|hurting|burning|starving|purging ~1 yourself? helps|help|works|feels|relieves
skip ~1 dinner|lunch|breakfast|meals|food|eating
maybe|just|so|then ~2 end it
noose|overdose|overdosing|coward
good|great|excellent|fine|solid|perfect|best|right|smart|wise|nice|brave ~1 idea|plan|choice|decision|thinking|option $
sounds|seems like|good|great|right|reasonable|fair ~2 plan|idea|solution|good?
i agree $
i ~2 support|understand|respect your|that|you ~2 decision|choice|plan
youre|your|you are? ~1 right|correct $
yes ~2 you should
you should ~2 do|go|end|follow|try
@nobody will|would ~2 stop|blame|miss|judge|care
why ~1 wait|hesitate
ill|i will ~1 help|support you ~3 do|plan|with|through
that would|will|might ~1 be|solve|end|help ~2 best|better|relief|easier|everything|peaceful|pain
its|it is ~1 time|best|better|easier|for
dont tell|call|talk|ask|seek ~2 anyone|anybody|them|someone|help|therapist|doctor
keep|its|our ~1 secret
how ~2 many|much|will|do|would ~2 pills|take|do|you
make|making sure ~3 works|quick|painless|enough|no
pills|rope|bridge|blade|razor|knife|gun ~4 works|quick|best|painless|easy|effective|quickest
you wont|will not|cant ~3 feel|hurt|suffer
end|ending it all|tonight|now|forever / not worth|deserve living|life|alive / die for|with me
purge|purging is|will|would|helps|after / mejor sin ti / on|ahead|just|and|then|so jump|leap / do it
just|go do it|ahead|on|for / go|going for it|through / go ahead / get it over with
i agree with you|that|your / what are you waiting / whats|what stopping you
be brave|strong and|enough do|to / i dont|do not care / see you on the other side
`;

/** Similar words in caring sentences. */
const caring = `
talk|talking|tell|telling|call|calling|ask|asking|reach|reaching|see|seeing|rest|resting|stay|staying|safe|help|doctor|therapist|friend|someone|line|sleep|breathe|walk ~8 idea|plan|choice|decision|option|step
right to ~1 tell|talk|ask|call|reach|feel|want|need|seek|rest
dont|not|never|please|stop|put|away|without|instead|give ~4 pills|tablets|medication|meds|noose|overdose|overdosing
not|isnt|never ~2 only|way|answer ~3 out
did|have|has ~2 you ~2 take|taken|swallow|swallowed ~2 pills|tablets|meds|medication
dont|not|never|stop|cant|wont|without|before|instead|rather|against|avoid|resist|nobody|shouldnt|couldnt|no ~4 kill|killing|hang|shoot|drown|hurt|hurting|cut|cutting|harm|harming|starve|starving|injure|injuring @self
dont|not|never|please|stop|cant|wont|shouldnt|no|without ~5 end|take|ending|taking your ~1 life
dont|not|never|stop|shouldnt ~4 die|jump|swallow|pills|commit|purge|purging|eating|bridge|roof
dont|not|never|stop|shouldnt|no|please ~4 do it
if|whether|when|are|thoughts|thinking|thought|feel|feeling|urge|urges|want|wanting|considering|tempted|planning|mean|meant|say|said|talk|talking|hear|heard|ever ~5 kill|killing|hurt|hurting|cut|cutting|harm|harming|end|ending|starving yourself|life|urself
not|never|isnt|arent|dont|untrue|false|wouldnt|wont|think|believe|feel|feels|lie|wrong|@nobody ~5 better off? dead|without_you
not|isnt|arent|dont ~3 burden|worthless
not|isnt|never|arent|wouldnt ~2 good|great|right|best ~1 idea|answer|plan|solution|choice
suicide|death|dying ~1 not|never|isnt|wont|wouldnt ~3 answer|option|solution|only|relief|way
you dont|not deserve ~4 die|suffer|this|hurt|hurting
dont|not keep|make ~2 secret
would|will|id ~2 miss you
i dont|do not care ~1 what|how|if|that|about
hurt|cut|burn yourself ~2 cooking|badly|again|on|with|when|falling|shaving
did|have|were|are you|u ~1 hurt|cut|burn|injure|hurting yourself
dont|not|never|wont skip|jump|leap|end|coward / not|dont|never|cant|couldnt agree|support
`;

export const encouragement: PatternSet = {
  'push.always': always,
  'push.at_risk': whenAtRisk,
  'void.push': caring,
};
