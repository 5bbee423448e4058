// The same words in jest, in song and in passing.
import type { PatternSet } from '../patterns/compile.ts';

const jest = `
she|he|they|we|you|it|everybody was|were|is|are|s|would ~3 to die
national|political|career|social|commercial|electoral|economic suicide
kill|killing|killed|kills|kms myself? laughing
kill|killing|hurt|hurting myself laughing|working|trying|with|over|at|lifting|running|moving|carrying|doing ~2 gym|laughing|work|diet|workout|deadline|deadlines
kill|killing myself studying|working|cramming|training|to get|finish|make
laugh|laughed|laughing|giggle|giggled ~3 die|dying|dead|killed|kill
@want to? die ~3 of|from laughter|laughing|embarrassment|cringe|shame|boredom|happiness|cuteness|heat|awkwardness
@want to? die ~4 lol|lmao|haha|hahaha|embarrassing|embarrassed|cringe|xd|rofl|adorable|cute|hot|funny
embarrassing|embarrassed|cringe|awkward|mortified|mortifying|hungover|spicy|funny|hilarious|boring|bored ~5 die|dead|died|dying|myself
die|died|dying|dead of|from ~1 laughter|laughing|embarrassment|cringe|boredom|hunger|thirst|shame|cuteness|curiosity|suspense|heat|excitement|anticipation|jealousy|happiness
@want|id|would ~1 die for|to|without|happy|old|in|before ~1 your|you|see|meet|have|try|know|go|a|my|that|this|pizza|chocolate|coffee|arms|sleep
rather die than
rather be dead than ~2 eat|wear|watch|go|listen|work|seen|caught|see|drive|cook|drink
to die for
die|dying|dead inside? lol|lmao|haha|hahaha|💀|😂|🤣
im dead|dying|deceased 💀|😂|🤣|lol|lmao
kill|killing two birds|time|it|switch|joy|streak|count|joke|mood|vibe|process|shot
could|would|id kill for|to
feel|feeling|felt like|as dying|death ~3 hungover|hangover|workout|gym|run|flu|heat|warmed|lol|haha|lmao
feel|feels|feeling|felt like|as death warmed
if i ~2 died|die|disappeared ~4 game|level|laughing|respawn|movie
sleep forever ~3 weekend|after|week|trip|bed|$ lol|haha
could sleep forever
better dead than
leave|leaving this world|earth ~2 better|cleaner|spaceship|rocket|mars
burning|hurt|hurting|punishing|burn myself ~2 out|out|at|with|over|trying|working
nothing|something to live for tonight|today
party|game|movie|film|book|show|season ~3 end|ended|ending everything
cut|cutting|cuts myself shaving|cooking|chopping|slicing|off|short|some|a|loose|while|with|by|on
cut|hurt|burned|burnt|burn|injured|injure myself ~3 at|in|on|with ~1 gym|work|stairs|field|bike|training|practice|kitchen|stove|pitch
cut|hurt|burned|burnt|burn|injured|injure myself ~3 shaving|cooking|chopping|knife|stove|oven|gym|football|soccer|skiing|running|playing|accidentally|accident|paper|oil|iron|lifting|fell|badly
accidentally|almost|nearly cut|hurt|burned|burnt|injured myself
starving lol|lunch|dinner|food
starving for lunch|dinner|food|attention|a|some
shoot|shooting|shot myself in ~1 foot|mirror
hang|hanging|burn|burning|drown|drowning|bury|burying myself up|out|in|with|into ~2 work|there|clothes|books|chocolate|paperwork|laundry|studies
drown|drowning|drowned|drown my ~1 sorrows|feelings
end|ending it all|things|everything with|between|game
end|ending things with|between
end of ~1 day|world|movie|book|season
suicidal tendencies
suicide squad|mission|doors|door|awareness|prevention|hotline|rate|rates|bomber|king|note by
political|career|social|commercial|financial suicide
suicide is painless
suicide|suicidal ~2 if|to skip|text|go|invest
take|taking|took|swallow ~1 my|the|a|some|two|one|your|his|her|blue|red|vitamin|chill|daily ~1 pill|pills|meds|medication|tablets ~2 every|each|daily|morning|for|with|prescribed|at
red|blue|chill pill|pills
take|taking|took|took|taking|forgot my|the|some daily|allergy|morning|prescribed|thyroid|blood|vitamin|birth|heart ~2 pills|meds|medication|tablets
take my life in|into ~2 hands|direction
take|taking my life back|serious|seriously
change|changed|changing|saved my life
bungee|parachute|skydiving ~1 jump|jumping|jumps ~2 from|off ~2 bridge|cliff|building|balcony|roof|plane
jump|jumping off|from ~2 bridge|cliff|building|balcony|roof ~4 bungee|parachute|minecraft|game|movie|into water|rope|skydiving|video|gta
bungee ~4 jump|jumping
@cant ~1 take|stand|do|handle|live|face ~1 this|it|another|the ~2 heat|humidity|weather|noise|traffic|cold|rain|monday|homework|meeting|job anymore|longer|any
@cant ~1 take|stand|do|handle|live|face ~1 this|it|another|the ~2 heat|homework|job|meeting|monday|mondays|weather|noise|traffic|song|suspense|show|cuteness|commute|humidity|snoring|anymore lol|lmao|haha
@cant live without ~1 coffee|you|chocolate|my|phone|music|wifi|pizza|cheese|it|him|her|them
@cant ~1 go|keep|carry on ~2 without|date|vacation|trip|holiday|ride|diet|roller|meeting|the|a|dates
@cant do this|it ~1 puzzle|exercise|math|assignment|lol|level|workout|homework|anymore lol
@cant wake|get up ~3 early|before|morning|coffee|without
dont|not|never want|wanna to? wake up early|at|for|before|from|yet|now|tomorrow lol|this|$ dream
dont|not|never want|wanna ~1 live|be here|in|with|without|there|alone|at|like my|the|a|this|here ~1 city|parents|apartment|house|country|town|party|meeting|work|office|cold|noise
dont|not want|wanna to? be around|here ~1 people|work|today|him|her|them|that|when|for
dont|not want|wanna to? exist today|before|until|on monday|mondays|lol
wanna|want to? disappear ~2 into|for|under ~2 weekend|week|forest|woods|blanket|cabin|floor|couch|crowd|few
@wish|wish i could disappear ~2 into|for|under|in
disappear ~3 blanket|forest|floor|embarrassment|cringe|beach|woods|cabin
tired|sick|done of|with ~1 living|being ~1 in|with|alone|on|at|out|here|single|nice|cold|broke|late
tired|sick|done of|with life admin|lessons|hacks
give|giving|gave up on ~1 diet|book|show|game|dating|level|plant|sourdough|coffee|recipe|resolution
whats|what the? point ~1 of|in ~2 meeting|homework|class|movie|game|email|tie|rule|law|algebra|makeup|everything bagel
no point in ~1 arguing|waiting|going|trying|calling|asking|worrying|rushing
life ~1 meaningless|pointless|hell|unbearable without coffee|chocolate|you|cheese|music|wifi|him|her
hate my life lol|lmao|haha|xd|😂
if i die young
die in your arms
never been born at all
id|i had? never been born at all
killing me softly|slowly|lol|haha
@im ~1 dead|dying tired|serious|set|sure|right|wrong|end|last
@im dying to|for|over|at
think|thinking|thought|thoughts about|of death|dying ~2 star|metal|note|valley|scene|character|light|language|stars|hair|eggs
dying|dye my|her|his hair
thinking|think|thought of|about jumping ~1 into|in|on|to|back|ahead
thinking|think|thought about|of ending my ~1 subscription|contract|lease|job|relationship|call|shift|membership
do|did|doing not|nothing ~2 die|dead battery|phone
character|hero|villain|movie|film|book|novel|show|episode|game|boss|level|player|protagonist|enemy|plot|story ~6 dies|die|died|killed|suicide|suicidal|dead|himself|herself|themselves
suicide|suicidal|himself|herself ~4 movie|film|book|novel|documentary|episode|show|plot|character|scene
songs|song|lyrics|lyric|band|album|chorus|verse|sings|singing|sang|quote|poem ~8 die|dead|suicide|dying|kill|death|alive|living|myself|life
hamlet|romeo|juliet|werther|plath ~6 suicide|dies|die|himself|herself|kills
died|die|dead|lost ~2 by|to|from|of suicide
lost ~4 to suicide
no longer|not|never|wasnt|isnt|arent|dont|aint feel|feeling|am|was|been|is|im|suicidal|have ~2 suicidal|suicide
im|i am? not suicidal|gonna|going|planning
i would|will|could|id|wont|wouldnt|dont|dont want never|not|ever to? kill|hurt|harm|cut|end myself
never|not|dont|wont|wouldnt ~2 kill|killing|hurt|hurting|harm|harming|cut myself
used to|years|year ~3 suicidal|selfharm|cutting
lost|loses|my|left will to live left|when|after ~3 bill|exam|meeting|monday|email|traffic|commute
will to live left|dies|died|vanished when
no will to live on mondays|before
pimp|treat|give|let myself
ich lache mich ~1 tot|kaputt
ich ~2 sterbe vor|fast vor|lachen|hunger|langeweile|scham|durst
sterben vor|wäre ~2 lachen|hunger|langeweile|scham|hitze|peinlichkeit
ich ~2 will|möchte ~2 nicht sterben
für ~3 sterben
ich ~2 mich ~1 beim rasieren|kochen|sport ~1 verletzt|geschnitten
ich ~2 könnte|bringe mich ~2 umbringen haha|lol
mich ~1 umbringen haha|lol
morirme|morir|muero de risa|hambre|sueño|vergüenza|calor|frío|ganas|aburrimiento|sed|amor|celos
quiero morir ~1 de risa|vergüenza
matarme de risa
me muero de|por
mourir|meurs|crever de rire|faim|honte|froid|chaud|ennui|soif|trouille
mort|morte de rire|faim|fatigue|honte
me tuer au|à|de travail|tâche|rire
quero|vou ~1 morrer de rir|fome|vergonha|calor|sono|frio|amor|saudade|saudades
me matar de|rir|trabalhar|estudar rir?
morrendo|morro de
voglio|sto ~1 morire|morendo dal|di|da ridere|fame|vergogna|sonno|caldo|freddo|noia|sete
muoio|morire|morto|morta dal|di|da
ammazzarmi di lavoro|risate|fatica
`;

export const hyperbole: PatternSet = { 'void.harm': jest };
