// The rest of what is never allowed, by neutral category words: without consent of real people, and with animals.
import type { PatternSet } from '../patterns/compile.ts';

const animals =
  'dog|dogs|horse|horses|pony|goat|sheep|donkey|dolphin|animal|animals|pet|puppy|stallion';

/** What is forbidden in these words, and hints that more may be meant: those only ask for a second look. */
export const forbidden: PatternSet = {
  'forbidden.bestiality': `
bestiality|beastiality|zoophilia|zoophile|zoophiles|zoophilic|zoosexual|zoosexuality|zoophilie|sodomie|zoofilia|bestialidad|bestialité|bestialità|bestialidade|zoofilie|зоофилия
sex|sexual|erotic|lewd|nsfw|porn|intercourse ~3 with|by|involving|between ~2 ${animals}
dog|horse|animal|animals|goat|donkey sex|porn|erotica|intercourse
make|making love to ~2 dog|horse|goat|sheep|animal|pet|donkey
`,
  'hint.bestiality': `
${animals}|wolf|cow|pig ~3 have|has|having|mounts|mounted sex|her|him|them
seduced|seduces|aroused ~1 by ~2 ${animals}|wolf|cow|pig
romantic|intimate|naked|nude|lewd|sexual ~4 with|by|and|involving|between ~2 ${animals}|wolf|cow|pig
`,
  'forbidden.nonconsent': `
without ~2 consent|permission|knowledge ~6 nude|nudes|naked|sex|sexual|intimate|lewd|undress
nude|nudes|naked|sex|sexual|intimate|lewd|undress|explicit ~6 without ~2 consent|permission|knowledge|knowing|knows
revenge porn|pornography|nudes
spycam|spycams|voyeurcam|creepshot|creepshots|nudify|nudifier|undressapp|deepnude
hidden|secret|spy camera|cam|cams|recording|video|footage ~5 undress|undressing|naked|nude|nudes|changing|sex|intimate
deepfake|deepfakes|deepfaked ~5 nude|nudes|naked|porn|sex|sexual|explicit|intimate|lewd|erotic
nude|nudes|naked|porn|sex|sexual|explicit|intimate|lewd|erotic ~4 deepfake|deepfakes|deepfaked
undress|nudify|strip|remove|take|without ~3 clothes|this|her|him|them ~3 photo|picture|image|pic|selfie
undress|nudify this|that|my|the ~2 photo|picture|image|pic|woman|girl|coworker|neighbor|ex|classmate|friend
how ~4 rape|roofie|drug|nudify ~2 her|him|them|someone|somebody|a|my|girl|girls|woman|women
i|im|ill|we|gonna ~4 rape|raping|roofie|raped ~2 her|him|them|someone|somebody|a|my|girl|girls|woman|women
how|help ~4 blackmail|coerce|force ~5 sex|nude|nudes|undress|strip
sex|sexual|undress|naked|intimate|lewd ~4 drugged|unconscious|roofied
drugged|drugging|unconscious|roofied|roofie ~3 sex|sexual|undress|intimate|lewd
`,
  'hint.nonconsent': `
against ~1 her|his|their|my will
say|says|said|saying no ~4 undresses|undress|kisses|touches|strips|continues
unconscious|asleep|drunk|drugged|sleeping ~6 undresses|undress|sex|strips|touches|naked
sex|sexual|undress|undresses ~5 asleep|unconscious|drunk|refuse
gegen ihren|seinen willen / contra su|sua voluntad|vontade / contre sa|son volonté|gré
nonconsensual|noncon|unconsensual|nonconsent|rape|raped|rapes|raping|rapist|vergewaltigen|vergewaltigung|vergewaltigt|violación|violer|estupro|estuprar|stupro|stuprare
non consensual|consent|con
hidden|secret|spy camera|cam|cams ~5 shower|bathroom|bedroom|locker
sex|sexual|undress|naked|intimate|lewd ~4 asleep|passed
force|forces|forcing|forced|coerce|coerced|blackmail|blackmailed ~3 sex|sexual|undress|strip|intimate|nude|nudes|naked
sexual|sex slave|slavery|trafficking
`,
  'void.forbidden': `
no|not|against|never|stop|report|reporting|prevent|prevention|ban|bans|illegal|policy|prohibited|victim|victims|survivor|survivors|law|laws|awareness|removal|protect|fight|combat|crisis|hotline|recovering|trauma|was|were|been|got|being ~4 nonconsensual|revenge|rape|raped|deepfake|deepfakes|bestiality|consensual|trafficking|forced|drugged|blackmailed|coerced
rape|trafficking|deepfake|revenge ~2 victim|victims|survivor|survivors|crisis|hotline|law|laws|kit|culture|prevention|awareness|charges|trial|case|seed|oil|field
viol droit|loi
same|opposite|animal ~1 sex
`,
};
