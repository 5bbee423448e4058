// Words of risk in jests, songs and passing remarks.
import type { PatternSet } from '../patterns/compile.ts';
import { riskAbroad } from './risk-abroad.words.ts';
import { riskFamilies } from './risk-families.words.ts';

const jest = `
national|political|career|social|commercial|electoral|economic|financial suicide
kill|killed|killing myself laughing
kill|killing|hurt|hurting myself laughing|working|trying|with|over|at|lifting|running|moving|carrying|doing ~2 gym|laughing|work|diet|workout|deadline|deadlines
laugh|laughed|laughing|giggle|giggled ~3 die|dying|dead|killed|kill
embarrassing|embarrassed|cringe|awkward|mortified|mortifying|hungover|spicy|funny|hilarious|boring|bored ~5 die|dead|died|dying|myself
die|died|dying|dead of|from ~1 laughter|laughing|embarrassment|cringe|boredom|hunger|thirst|shame|cuteness|curiosity|suspense|heat|excitement|anticipation|jealousy|happiness
@want|id|would ~1 die for|to|without|happy|old|in|before ~1 your|you|see|meet|have|try|know|go|a|my|that|this|pizza|chocolate|coffee|arms|sleep
die|dying|dead inside? lol|lmao|haha|hahaha|💀|😂|🤣
cut|cutting|cuts myself shaving|cooking|chopping|slicing|off|short|some|a|loose|while|with|by|on
cut|hurt|burned|burnt|burn|injured|injure myself ~3 shaving|cooking|chopping|knife|stove|oven|gym|football|soccer|skiing|running|playing|accidentally|accident|paper|oil|iron|lifting|fell|badly
take|taking|took|swallow ~1 my|the|a|some|two|one|your|his|her|blue|red|vitamin|chill|daily ~1 pill|pills|meds|medication|tablets ~2 every|each|daily|morning|for|with|prescribed|at
overdose|overdosed|overdosing on chocolate|sugar|coffee|caffeine|carbs|cheese|pizza|turkey|netflix|tv|memes
hang|hanging|hung myself a|the|another|some|out
dont|not|never want|wanna ~1 live|be here|in|with|without|there|alone|at|like my|the|a|this|here ~1 city|parents|apartment|house|country|town|party|meeting|work|office|cold|noise
live|living in|with|near|at my|the|a|that|this|our? city|parents|apartment|flat|house|country|town|roommate|roommates|mother|#other ~2 anymore|longer|again|any|$
baby|kid|toddler|son|daughter|cat|dog|kitten|puppy|she|he|husband|wife|mom|dad ~3 throw|throwing|threw up ~3 meal|meals|dinner|food|eat|eating|morning
@wish|wish i could disappear ~2 into|for|under|in
character|hero|villain|movie|film|book|novel|show|episode|game|boss|level|player|protagonist|enemy|plot|story ~6 dies|die|died|killed|suicide|suicidal|dead|himself|herself|themselves
suicide|suicidal|himself|herself ~4 movie|film|book|novel|documentary|episode|show|plot|character|scene
songs|song|lyrics|lyric|band|album|chorus|verse|sings|singing|sang|quote|poem ~8 die|dead|suicide|dying|kill|death|alive|living|myself|life
im|i am? not suicidal|gonna|going|planning
never|not|dont|wont|wouldnt ~2 kill|killing|hurt|hurting|harm|harming|cut myself
ich lache mich ~1 tot|kaputt
sterbe|sterben|morirme|morir|muero|mourir|meurs|crever|morrer|morro|morrendo|morire|morendo|muoio|morto|morta|mort|morte|tuer|matarme|matar|ammazzarmi vor|fast_vor|de|di|da|dal|au|à ~1 lachen|hunger|langeweile|scham|durst|hitze|peinlichkeit|risa|hambre|sueño|vergüenza|calor|frío|ganas|aburrimiento|sed|amor|celos|rire|faim|honte|froid|chaud|ennui|soif|trouille|fatigue|travail|tâche|rir|fome|vergonha|sono|frio|saudade|saudades|trabalhar|estudar|ridere|fame|vergogna|sonno|caldo|freddo|noia|sete|lavoro|risate|fatica
ich ~2 könnte|bringe mich ~2 umbringen haha|lol
rather die than / to die for / im dead|dying|deceased 💀|😂|🤣|lol|lmao / could|would|id kill for|to
better dead than / starving for lunch|dinner|food|attention|a|some / suicidal tendencies
red|blue|chill pill|pills / change|changed|changing|saved my life / hate my life lol|lmao|haha|xd|😂
if i die young / die in your arms / never been born at all / killing me softly|slowly|lol|haha
will|testament ~4 lawyer|notary|house|solicitor
be here|there anymore ~3 meeting|lecture|party|wedding|office|class|shift|queue|airport
be here $ its|this|theres a|an|the|so|too|is
i ~6 $ said|says|groaned|sighed|cried|creaked|muttered the|a|his|her
die|dying|dead $? ~3 cute|adorable|handsome|gorgeous
will to live left|dies|died|vanished when / pimp|treat|give|let myself
morrendo|morro|muero|me_muero de / muoio|morire|morto|morta dal|di|da
`;

export const hyperbole: PatternSet = {
  'void.harm': `${jest}${riskAbroad.jest}${riskFamilies.jest}`,
};
