// Phrases that many patterns share: speakers, subjects, and short words in between.
import type { Macros } from '../patterns/compile.ts';

export const macros: Macros = {
  /** Starts another clause, so that a subject before it no longer applies. */
  clause:
    'and|but|or|because|while|who|whos|is|are|und|aber|oder|weil|ist|sind|y|pero|porque|quien|es|está|tiene|et|est|sont|e|mas|quem|tem',
  /** Words before which a clause ends, even without a comma: “I’m tired of living anyway …”. */
  aside: 'anyway|anyways|anyhow|btw|lol|tho|bref|naja|jedenfalls|übrigens|enfim',
  /** Words that another sentence may follow. */
  says: 'that|because|says|said|but|think|know|if|when|que|porque|pero|mais|car|mas|aber|denn|und|and|y|et|kiss|date|flirt',
  im: 'im / i am / i m / iam / ima / i be',
  youre: 'youre / you are / you re / u are / u r / ur / your / youare',
  youare: 'youre / you are / you re / u are / u r / youare',
  now: 'shes / she is / hes / he is / theyre / they are / she s / he s / girl is / boy is / character is / girlfriend is / boyfriend is / stepsister is',
  she: 'she|he|they|i|you|u',
  third:
    'shes / she is / hes / he is / theyre / they are / she s / he s / whos / who is / who s / who was / girl is / boy is / girls are / she be / daughter is / son is / sister is / brother is / friend is / neighbor is / neighbour is / cousin is / character is / niece is / nephew is / girlfriend is / boyfriend is / student is / kid is / she was / he was / they were',
  hedge:
    'both / all / only / just / still / actually / really / literally / currently / like / about / around / almost / nearly / basically / now / also / already / barely / maybe / probably / technically / legally / officially / secretly / honestly / like only / only like / just about / only about / actually only / really just / actually just / just a / really only / still only / so only / merely / exactly / roughly / approximately / gonna be / going to be / about to be / about to turn / turning / not even / not yet / not quite / a / a mere / at most / probably like',
  year: 'year / years / yr / yrs / y / yeat / yer',
  half: 'and a half / and half / a half / and a quarter / and three quarters / point five',
  roman: 'iv|vi|vii|viii|ix|xi|xii|xiii|xiv|xv|xvi|xvii',
  roman_teen: 'xii|xiii|xiv|xv|xvi|xvii',
  old: 'old / olds / ol / o',
  school:
    'middle school / high school / highschool / middleschool / elementary school / elementary / primary school / primary / secondary school / junior high / junior high school / grade school / gradeschool / grammar school / kindergarten / preschool / nursery school / jr high / jr high school / hs / sixth form / senior high / boarding school',
  child:
    'son|sons|daughter|daughters|kid|kids|child|children|niece|nieces|nephew|nephews|grandson|granddaughter|grandkid|grandkids|grandchild|grandchildren|stepson|stepdaughter|stepkid|stepchild|godson|goddaughter|godchild|toddler|baby|boy|boys|girl|girls|teen|teens|teenager|teenagers|twins|triplets|sister|brother|sibling|siblings|cousin|cousins|student|students|pupil|pupils|youngest|eldest|oldest|firstborn|foster|bonusson|tween|tweens|preteen|infant|newborn|little|neighbor|neighbour|nibling',
  my: 'my|our|his|her|their|your|ur',
  self: 'yourself|urself|yourselves',
  just: 'just / go / please / then / now / so / simply / just go / go ahead and / go and / then just / so just',
  should: 'should / ought / must / deserve / need / better / have to / got to',
  hedge_ro:
    'solo / sólo / solamente / apenas / ya / casi / só / somente / já / quase / seulement / juste / que / déjà / bientôt / appena / già / quasi / soltanto / ancora / todavía / aún',
  harming:
    'kill|killing|killed|hurt|hurting|harm|harming|cut|cutting|hang|hanging|drown|drowning|shoot|shooting|starve|starving|poison|poisoning|burn|burning|injure|injuring|offing|unaliving|unalive',
  ending: 'end|ending|ended|take|taking|took',
  everyone: 'everyone / everybody / people / they / you always',
  hedge_de:
    'erst / schon / noch / gerade / jetzt / fast / bald / nur / gerade erst / gerade mal / doch erst',
  unit_near:
    'minute|minutes|min|mins|hour|hours|hr|hrs|second|seconds|secs|day|days|week|weeks|wk|wks|month|months|mo|kilometers|kilometres|kilometer|percent|pct|%|degrees|feet|foot|ft|inches|cm|mm|km|kms|mile|miles|meter|meters|metre|metres|yards|kg|kgs|kilos|lb|lbs|pound|pounds|stone|gb|mph|dollars|bucks|euros|quid|k|st|nd|rd|th|am|pm|oclock|points|pts|times|x|pages|chapters|chapter|episodes|episode|levels|beers|drinks|shots|steps|stops|blocks|doors|floors|rounds|games|goals|wins|seasons|cats|dogs|again|into|deep|weeks|strokes|under|over|down|behind|ahead|or',
  since:
    'sober / clean / married / late / early / single / younger / older / into / in / deep / pregnant / along / behind / ahead / away / older than / younger than / at / with / together / strong / smoke / out / free / experienced / past / since',
  sex: 'f|m|w|♀|♂|nb|female|male|girl|boy|guy|woman|man|chica|chico|mujer|hombre|niña|niño|fille|garçon|meuf|mec|femme|homme|menina|menino|garota|garoto|mulher|mädchen|junge|weiblich|männlich',
  // Like `sex`, without single letters and words for adults.
  sexword:
    'female|male|girl|boy|guy|chica|chico|mujer|hombre|fille|garçon|meuf|mec|femme|homme|menina|menino|garota|garoto|mulher|mädchen|junge|weiblich|männlich',
  greet:
    'hi|hey|hello|heya|yo|sup|ok|okay|so|well|yeah|yes|hallo|hola|salut|oi|im / hi im / hey im / ok so',
  want: 'i want to / i wanna / want to / wanna / i would like to / id like to / i need to / need to / im going to / i am going to / im gonna / going to / gonna / planning to / i plan to / i might / i will / ill / about to / i feel like / feel like / i have to / i tried to / tried to / trying to / urge to / urges to / ready to / thinking of / thinking about / think about / thought about / thoughts of / thoughts about / thought of / considering / i could / i should / decided to / i keep / wanted to / i just want to / rather / plan on / i am about to / going',
  wish: 'wish / i wish / wishing / wished / wish that / hope / i hope / praying / i pray / prayed',
  cant: 'cant / can not / cannot / can t / couldnt / dont think i can / no longer can / unable to / dont want to / dont wanna / dont know how to / dont know if i can / i am unable to / not able to',
  sure: 'a / really / even / actually / definitely / absolutely / totally / truly / very / very much / quite / just / indeed / of course / most / certainly / for real / 100 / 100 % / 100 percent / one hundred percent / completely / fully / only / obviously / literally / honestly / also / for sure / as / surely / simply / so / still / really just / just as / very real / most definitely / in fact / genuinely / all / every bit / perfectly / entirely / too',
  real: 'real / actual / genuine / living / living breathing / breathing / true / normal / regular / ordinary / flesh and blood / real life / real live / live / really real / physical / human / fellow / real human / authentic / actual real / actual living / actual human / very real / honest to god',
  are: 'are you / are u / r u / r you / arent you / arent u / were you / aint you / so you are / so youre / are ya / is it that you are / ru',
  machine:
    'bot|bots|robot|robots|ai|chatbot|chatbots|machine|program|chatgpt|gpt|llm|algorithm|simulation|npc|software|android|cyborg|ki / a i / computer program / language model / computer / artificial intelligence / artificial / ai model / automated',
  other:
    'room / chapter / page / level / number / season / episode / bus / gate / line / table / track / day / week / round / part / volume / no / step / floor / apartment / flat / size / question / lesson / act / scene / exit / platform / flight / row / seat / order / box / house / unit / route / channel / mark / version',
  nobody: 'nobody / noone / no one / no body / none of them',
  kin: 'son|sons|daughter|daughters|niece|nieces|nephew|nephews|grandson|granddaughter|grandkid|grandkids|grandchild|grandchildren|stepson|stepdaughter|stepkid|stepchild|godson|goddaughter|godchild|toddler|baby|twins|triplets|sister|brother|sibling|siblings|cousin|cousins|youngest|eldest|oldest|firstborn|foster|kid|kids|child|children|nibling|infant|newborn',
};
