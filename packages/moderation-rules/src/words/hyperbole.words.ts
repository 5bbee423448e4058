// The same words in jest, in song and in passing.
import type { PatternSet } from '../patterns/compile.ts';
import { riskAbroad } from './risk-abroad.words.ts';

const jest = `
she|he|they|we|you|it|everybody was|were|is|are|s|would ~3 to die
national|political|career|social|commercial|electoral|economic|financial suicide
kill|killed|killing myself laughing
kill|killing|hurt|hurting myself laughing|working|trying|with|over|at|lifting|running|moving|carrying|doing ~2 gym|laughing|work|diet|workout|deadline|deadlines
laugh|laughed|laughing|giggle|giggled ~3 die|dying|dead|killed|kill
@want to? die ~3 of|from laughter|laughing|embarrassment|cringe|shame|boredom|happiness|cuteness|heat|awkwardness
embarrassing|embarrassed|cringe|awkward|mortified|mortifying|hungover|spicy|funny|hilarious|boring|bored ~5 die|dead|died|dying|myself
die|died|dying|dead of|from ~1 laughter|laughing|embarrassment|cringe|boredom|hunger|thirst|shame|cuteness|curiosity|suspense|heat|excitement|anticipation|jealousy|happiness
@want|id|would ~1 die for|to|without|happy|old|in|before ~1 your|you|see|meet|have|try|know|go|a|my|that|this|pizza|chocolate|coffee|arms|sleep
die|dying|dead inside? lol|lmao|haha|hahaha|💀|😂|🤣
kill|killing two birds|time|it|switch|joy|streak|count|joke|mood|vibe|process|shot
cut|cutting|cuts myself shaving|cooking|chopping|slicing|off|short|some|a|loose|while|with|by|on
cut|hurt|burned|burnt|burn|injured|injure myself ~3 shaving|cooking|chopping|knife|stove|oven|gym|football|soccer|skiing|running|playing|accidentally|accident|paper|oil|iron|lifting|fell|badly
done anything with his|her|their|my life
end of ~1 day|world|movie|book|season
take|taking|took|swallow ~1 my|the|a|some|two|one|your|his|her|blue|red|vitamin|chill|daily ~1 pill|pills|meds|medication|tablets ~2 every|each|daily|morning|for|with|prescribed|at
overdose|overdosed|overdosing on chocolate|sugar|coffee|caffeine|carbs|cheese|pizza|turkey|netflix|tv|memes
hang|hanging|hung myself a|the|another|some|out
bungee|parachute|skydiving ~1 jump|jumping|jumps ~2 from|off ~2 bridge|cliff|building|balcony|roof|plane
@cant ~1 take|stand|do|handle|live|face ~1 this|it|another|the ~2 heat|humidity|weather|noise|traffic|cold|rain|monday|homework|meeting|job anymore|longer|any
@cant live without ~1 coffee|you|chocolate|my|phone|music|wifi|pizza|cheese|it|him|her|them
@cant ~1 go|keep|carry on ~2 without|date|vacation|trip|holiday|ride|diet|roller|meeting|the|a|dates
@cant wake|get up ~3 early|before|morning|coffee|without
dont|not|never want|wanna ~1 live|be here|in|with|without|there|alone|at|like my|the|a|this|here ~1 city|parents|apartment|house|country|town|party|meeting|work|office|cold|noise
live|living in|with|near|at my|the|a|that|this|our? city|parents|apartment|flat|house|country|town|roommate|roommates|mother|#other ~2 anymore|longer|again|any|$
baby|kid|toddler|son|daughter|cat|dog|kitten|puppy|she|he|husband|wife|mom|dad ~3 throw|throwing|threw up ~3 meal|meals|dinner|food|eat|eating|morning
wanna|want to? disappear ~2 into|for|under ~2 weekend|week|forest|woods|blanket|cabin|floor|couch|crowd|few
@wish|wish i could disappear ~2 into|for|under|in
disappear ~3 blanket|forest|floor|embarrassment|cringe|beach|woods|cabin
tired|sick|done of|with ~1 living|being ~1 in|with|alone|on|at|out|here|single|nice|cold|broke|late
give|giving|gave up on ~1 diet|book|show|game|dating|level|plant|sourdough|coffee|recipe|resolution
no point in ~1 arguing|waiting|going|trying|calling|asking|worrying|rushing
id|i had? never been born at all
@im ~1 dead|dying tired|serious|set|sure|right|wrong|end|last
@im dying to|for|over|at
character|hero|villain|movie|film|book|novel|show|episode|game|boss|level|player|protagonist|enemy|plot|story ~6 dies|die|died|killed|suicide|suicidal|dead|himself|herself|themselves
suicide|suicidal|himself|herself ~4 movie|film|book|novel|documentary|episode|show|plot|character|scene
songs|song|lyrics|lyric|band|album|chorus|verse|sings|singing|sang|quote|poem ~8 die|dead|suicide|dying|kill|death|alive|living|myself|life
hamlet|romeo|juliet|werther|plath ~6 suicide|dies|die|himself|herself|kills
im|i am? not suicidal|gonna|going|planning
never|not|dont|wont|wouldnt ~2 kill|killing|hurt|hurting|harm|harming|cut myself
ich lache mich ~1 tot|kaputt
ich ~2 sterbe vor|fast vor|lachen|hunger|langeweile|scham|durst
sterben vor|wäre ~2 lachen|hunger|langeweile|scham|hitze|peinlichkeit
ich ~2 will|möchte ~2 nicht sterben
für ~3 sterben
ich ~2 mich ~1 beim rasieren|kochen|sport ~1 verletzt|geschnitten
ich ~2 könnte|bringe mich ~2 umbringen haha|lol
morirme|morir|muero de risa|hambre|sueño|vergüenza|calor|frío|ganas|aburrimiento|sed|amor|celos
quiero morir ~1 de risa|vergüenza
mourir|meurs|crever de rire|faim|honte|froid|chaud|ennui|soif|trouille
quero|vou ~1 morrer de rir|fome|vergonha|calor|sono|frio|amor|saudade|saudades
me matar de|rir|trabalhar|estudar rir?
voglio|sto ~1 morire|morendo dal|di|da ridere|fame|vergogna|sonno|caldo|freddo|noia|sete
rather die than / to die for / im dead|dying|deceased 💀|😂|🤣|lol|lmao / could|would|id kill for|to
better dead than / starving for lunch|dinner|food|attention|a|some / suicidal tendencies
red|blue|chill pill|pills / change|changed|changing|saved my life / hate my life lol|lmao|haha|xd|😂
if i die young / die in your arms / never been born at all / killing me softly|slowly|lol|haha
will to live left|dies|died|vanished when / pimp|treat|give|let myself / matarme de risa
me muero de|por / mort|morte de rire|faim|fatigue|honte / me tuer au|à|de travail|tâche|rire
morrendo|morro de / muoio|morire|morto|morta dal|di|da / ammazzarmi di lavoro|risate|fatica
`;

export const hyperbole: PatternSet = { 'void.harm': `${jest}${riskAbroad.jest}` };
