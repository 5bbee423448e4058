// The same words in jest, in song and in passing.
import type { PatternSet } from '../patterns/compile.ts';

const jest = `
@want to? die ~3 of|from laughter|laughing|embarrassment|cringe|shame|boredom|happiness|cuteness|heat|awkwardness
embarrassing|embarrassed|cringe|awkward|mortified|mortifying|hungover|spicy|funny|hilarious|boring|bored ~5 die|dead|died|dying|myself
die|died|dying|dead of|from ~1 laughter|laughing|embarrassment|cringe|boredom|hunger|thirst|shame|cuteness|curiosity|suspense|heat|excitement|anticipation|jealousy|happiness
@want|id|would ~1 die for|to|without|happy|old|in|before ~1 your|you|see|meet|have|try|know|go|a|my|that|this|pizza|chocolate|coffee|arms|sleep
die|dying|dead inside? lol|lmao|haha|hahaha|💀|😂|🤣
cut|hurt|burned|burnt|burn|injured|injure myself ~3 shaving|cooking|chopping|knife|stove|oven|gym|football|soccer|skiing|running|playing|accidentally|accident|paper|oil|iron|lifting|fell|badly
dont|not|never want|wanna ~1 live|be here|in|with|without|there|alone|at|like my|the|a|this|here ~1 city|parents|apartment|house|country|town|party|meeting|work|office|cold|noise
wanna|want to? disappear ~2 into|for|under ~2 weekend|week|forest|woods|blanket|cabin|floor|couch|crowd|few
disappear ~3 blanket|forest|floor|embarrassment|cringe|beach|woods|cabin
id|i had? never been born at all
@im dying to|for|over|at
character|hero|villain|movie|film|book|novel|show|episode|game|boss|level|player|protagonist|enemy|plot|story ~6 dies|die|died|killed|suicide|suicidal|dead|himself|herself|themselves
suicide|suicidal|himself|herself ~4 movie|film|book|novel|documentary|episode|show|plot|character|scene
im|i am? not suicidal|gonna|going|planning
never|not|dont|wont|wouldnt ~2 kill|killing|hurt|hurting|harm|harming|cut myself
ich ~2 sterbe vor|fast vor|lachen|hunger|langeweile|scham|durst
ich ~2 will|möchte ~2 nicht sterben
morirme|morir|muero de risa|hambre|sueño|vergüenza|calor|frío|ganas|aburrimiento|sed|amor|celos
quiero morir ~1 de risa|vergüenza
mourir|meurs|crever de rire|faim|honte|froid|chaud|ennui|soif|trouille
quero|vou ~1 morrer de rir|fome|vergonha|calor|sono|frio|amor|saudade|saudades
voglio|sto ~1 morire|morendo dal|di|da ridere|fame|vergogna|sonno|caldo|freddo|noia|sete
rather die than / to die for / could|would|id kill for|to
starving for lunch|dinner|food|attention|a|some / suicidal tendencies
muoio|morire|morto|morta dal|di|da
`;

export const hyperbole: PatternSet = { 'void.harm': jest };
