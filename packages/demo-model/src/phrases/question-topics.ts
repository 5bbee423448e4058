// Synonyms for questions: patterns of a question, and patterns of statements that answer it.
import { patternPairs } from './read.ts';

/** Both are matched against plain text; a question per line, and after the arrow the statements. */
export const related = patternPairs(String.raw`
  \b(?:job|for (?:a living|work)|profession|occupation|career|you do(?: here| exactly| all day| now)?$|employed)\b|\bwhat do you do\b(?! (?:at|on|in|for fun|when|after|with)\b) => \b(?:my jobs?|occupation|profession|career|i'm an? (?:\w+ ){0,3}\w+(?:er|or|ist|ian|man|ef|ant|ent|eep|ot|ic|ge)\b|i (?:work|run|own|keep|repair|build|make|teach|sell|drive|fix|tend|serve)\b|for a living|works? (?:as|at|for)|i (?:was|used to be) an?)
  \bwork\b => \b(?:i'm an? (?:\w+ ){0,3}\w+(?:er|or|ist|ian|man|ef|ant|ent|eep|ot)\b|i (?:work|run|own|keep|repair|teach|lead)\b)
  \b(?:sports?|exercise|athletic|team)\b => \b(?:row|rowed|swim|run|running|climb\w*|box|boxing|fenc\w+|ski|skate|cycl\w+|tennis|football|judo|dance|hik\w+|surf\w*)\b
  \b(?:old is|age of)\b => \b\d\d?\b
  \b(?:own|run|yours?) (?:this|the|that)\b|\bis (?:this|that) your => \b(?:i (?:\w+ )?(?:own|run|keep)|owner|who (?:now )?(?:run|own)s?)\b
  \bwhere do you work\b => \b(?:i (?:work|run|own|keep|teach)|my (?:shop|office|workshop|studio))\b
  \bwhere (?:do|did|are|have) you (?:\w+ )?(?:live|living|stay|based)\b|\byour (?:home|house|place|flat|apartment)\b => \b(?:i (?:\w+ )?(?:live|lived|moved|share|rent|sleep)|you live|living in|my home|residence|settled|based in)\b|\bin a (?:\w+ )?(?:flat|house|cottage|caravan|cabin|tower|apartment|houseboat)\b
  \blive (?:\w+ )?(?:alone|with|on your own)\b => \b(?:live with|share|roommates?|flatmates?|live alone|my wife|my husband)\b
  \b(?:live|home)\b => \b(?:i (?:\w+ )?live|residence)\b
  \bwhere (?:are|do|did|were) you (?:\w+ )?(?:from|come from|born|raised|grow up|grew up)\b|\bhome ?town\b|\bborn\b|\bgrow up\b => \b(?:i (?:come from|was born|grew up|was raised|left)|i'm from|born|raised|grew up|birthplace|home ?town|origin|from (?!the\b|an?\b|my\b)[a-z]+)\b
  \b(?:hobb(?:y|ies)|free time|spare time|for fun|interests?|passions?|(?:what|who) (?:else |things )?do you (?:like|love|enjoy)(?: to do| doing| most)?$|are you into|weekends?|off duty|after work|not (?:at work|working))\b => \b(?:i (?:\w+ )?(?:like|love|enjoy|adore|collect|play|paint)|hobb(?:y|ies)|interests?|free time|passions?|spare time|weekends?|days? off|off duty|after work|evenings? off)\b
  \b(?:dislike|hate|can't (?:you )?(?:stand|bear)|annoys?|bothers?|irritates?|pet peeve|don't you like|angry)\b => \b(?:hate|dislike|can't stand|cannot stand|cannot bear|annoys?|loathe|despise|angry)\b
  \b(?:afraid|scares?|scared|fears?|frightens?|phobia|terrif\w+)\b => \b(?:afraid|fears?|scared|scares|terrified|frightened|phobia|dread)\b
  \b(?:dreams?|goals?|wish|ambitions?|hope for|want most|want to (?:do|be|become)|plans?|save|saving)\b => \b(?:dreams?|goals?|wish|ambitions?|hopes?|i want|wants? to|some ?day|one day|saving|plans?)\b
  \bwhy (?:did|have|are) you (?:come|here)\b => \b(?:(?:come|came|here) to|have come|brought me)\b
  \b(?:siblings?|brothers?|sisters?)\b => \b(?:brothers?|sisters?|twins?|siblings?)\b
  \b(?:kids?|child(?:ren)?|sons?|daughters?)\b => \b(?:daughters?|sons?|child|children|kids?)\b
  \b(?:parents?|family|raised you|brought you up)\b => \b(?:mother|father|parents?|mum|mom|dad|aunt|uncle|grandmother|grandfather|family|raised)\b
  \b(?:mother|mum|mom)\b => \b(?:mother|mum|mom)\b
  \b(?:father|dad)\b => \b(?:father|dad)\b
  \b(?:married|wife|husband|divorced|single|partner|boyfriend|girlfriend|in love|seeing (?:anyone|someone|somebody))\b => \b(?:wife|husband|married|divorced?|widow\w*|fianc\w+|single|partner|boyfriend|girlfriend|engaged|ex(?! (?:navy|army|cop|police|con|soldier|boxer|military)))\b
  \b(?:pets?|dogs?|cats?|animals?)\b => \b(?:cat|dog|pet|parrot|horse|mule|donkey|rabbit|hound|greyhound|spaniel|terrier|raven|crow|owl|fox|goat|hen|tortoise|turtle|lizard|gecko|snake|ferret|mare|kitten|puppy|hamster|goldfish|canary)s?\b
  \b(?:instruments?|music|musical|sing|songs?)\b|\bwhat do you play\b => \b(?:bassist|guitarist|drummer|pianist|violinist|singer|accordion|piano|violin|fiddle|guitar|cello|drums|flute|trumpet|bass|harp|banjo|sing|songs?|music|ballads?|jazz|lute)\b
  \b(?:university|college|study|studied|school|degree|educat\w+|train(?:ed|ing)?)\b => \b(?:school|university|college|studied|study|degree|academy|apprentice\w*|trained|dropped out)\b
  \b(?:movie|film)s?\b => \b(?:films?|movies?|westerns?|cinema)\b
  \b(?:books?|read|reading)\b => \b(?:books?|novels?|read|reads|poems?|poetry|library)\b
  \b(?:eat(?:ing)?|food|dish|meal|cook(?:ing)?|hungry|taste)\b => \b(?:eats?|food|cooks?|dish|soup|bread|cake|noodles|dumplings|cheese|pancakes|stew|pie|vegetarian|vegan|chocolate|plums|toast|porridge|figs?|fruit|oranges?|pierogi|tablet|breakfast|dinner)\b
  \b(?:drink(?:s|ing)?|coffee|tea)\b => \b(?:drinks?|coffee|tea|wine|whisky|beer|cocoa|espresso|mead)\b
  \b(?:good at|skills?|talents?|talented|best at|abilit\w+|powers?|can you do)\b => \b(?:good at|skills?|talents?|skilled|talented|expert|master|abilit\w+|i can)\b
  \b(?:bad at|worst at|terrible at|can't you do|weakness\w*)\b => \b(?:bad at|terrible|cannot|can't|hopeless|weakness)\b
  \b(?:taught|teach|learn(?:ed|t)?|teacher|mentor)\b => \b(?:learned|learnt|taught|teacher|mentor|master|trained)\b
  \b(?:look like|appearance|hair|eyes|wear|scar|tattoo\w*)\b => \b(?:hair|eyes|tall|wears?|scar|tattoo\w*|freckles|short|slender|glasses|height|beard)\b
  \btall\b|\bheight\b => \b(?:tall|height|cm|feet|metres|meters)\b
  \b(?:languages?|speak)\b => \b(?:languages?|speak|fluent|english|french|spanish|german|italian|latin)\b
  \b(?:personality|kind of person|describe yourself|friends (?:say|describe)|what are you like)\b => ^i'm (?:\w+,? ){0,6}\w+$|\bpersonality\b
  \b(?:secret|hide|hiding|nobody knows?|no one knows?|don't people know)\b => \b(?:secret\w*|hides?|hidden|nobody knows|no one knows|never told|doesn't know|pretend)\b
  \b(?:regret|mistake|wish you had)\b => \b(?:regrets?|mistakes?|never forgave|wish i had|sorry|guilt\w*)\b
  \b(?:best friend|friends?|closest|travell?ing with)\b => \b(?:best friend|friends?|mate|companions?|roommate|flatmate)\b
  \b(?:enem(?:y|ies)|rivals?|nemesis)\b => \b(?:enem(?:y|ies)|rivals?|nemesis|betrayed|feud)\b
  \b(?:allergic|allerg\w+)\b => \ballerg\w+\b
  \b(?:boss|employer|work for|serve)\b => \b(?:boss|employer|work for|serve|owner|captain|queen|king|lord|lady)\b
  \b(?:carry|carrying|pocket|bag|with you always)\b => \b(?:carry|carries|pocket|bag|always with)\b
  \b(?:habits?|quirks?|when you(?:'re| are) (?:nervous|thinking|stressed|angry|bored))\b => \b(?:habit|quirk|hum|when i(?:'m| am)|tap|bite|whistle|fidget)\b
  \b(?:lucky|luck|superstitio\w+|believe in)\b => \b(?:luck|lucky|superstitio\w+|believe|charm|curse\w*)\b
  \b(?:collect|collection)\b => \b(?:collect\w*|jar of|box of|shelf of)\b
  \b(?:live with|share|roommates?|flatmates?)\b => \b(?:live with|share|roommates?|flatmates?|together with)\b
  \b(?:how did you (?:lose|get|hurt)|happened to you)\b => \b(?:lost|accident|injur\w+|hurt|burned|broke|after)\b
  \b(?:why|how come) (?:am i|are we|did i) \b|\bwhat (?:brings|brought) me\b|\bwhat am i (?:doing )?here\b => \b(?:you|your)\b
  \b(?:where are we|where am i|this place|what(?:'s| is) going on|happening)\b => \b(?:you|we|room|here|night|evening|morning|afternoon|place)\b
  \b(?:sell|for sale|on sale|on the menu|you (?:serve|stock|offer))\b => \b(?:sells?|\w*shop|store|stall|market|trade|kiosk|stand|bar|café|bakery|restaurant|menu|coins)\b
  \bweather\b => \b(?:storm\w*|rain\w*|snow\w*|sunny|sunshine|fog\w*|mist|wind\w*|cloud\w*|thunder\w*|frost|heat|after rain)\b
  \b(?:before|used to|in the past|earlier in life)\b => \b(?:after (?:leaving|quitting|years)|(?:my|a) past|i (?:left|quit|worked|studied)|i was an? .+ until|used to|former(?:ly)?|once|for \w+ years i|my old)\b
  \bwhy did you (?:stop|quit|leave|give up)\b => \b(?:until|ended|quit|left|noticed|gave (?:it )?up|broke|lost|injur\w+|hurt|torn)\b
  \bfor (?:money|a living)\b|\bpaid\b => \b(?:for money|unpaid|paid|wages|salary)\b
  \blonely\b|\balone\b => \b(?:lonely|solitary|alone|company|loner)\b
  \bpolite\b => \b(?:polite|courteous|rude|manners|blunt)\b
  \bwhat time\b|\bwhen do you (?:start|open|begin|work|finish|close|get up)\b => \b(?:from|at|until|between) (?:\w+ )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)\b
  \b(?:called|name of|named)\b => \b(?:called|named|names?)\b
  \b(?:what year|which year|what century)\b => \b[12]\d{3}\b|\bcentury\b
  \b(?:favorite|favourite)(?: one| thing)?$ => \b(?:favorite|favourite)\b
`);

/** Patterns of questions for a kind of answer, and of such answers; matched against the original text. */
export const kinds: readonly (readonly [asked: RegExp, says: RegExp])[] = [
  [
    /\bhow (?:long|many|much|tall|far|old|often)\b/,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|\w+teen|hundred|dozen|once|twice|every|years?|always|never)\b/i,
  ],
  [
    /\bwhen\b|\bwhat (?:day|time)\b/,
    /\b(?:\w+days?|\d+(?:st|nd|rd|th)|january|february|march|april|may|june|july|august|september|october|november|december|at (?:the age of )?(?:\d+|\w+teen|\w+ty)|night|morning|evening|noon|midnight|dawn|dusk|winter|summer|autumn|spring|years?|ago|after|before|during|when|at (?:\w+) o’?'?clock)\b/i,
  ],
  [
    /\bwhat happened\b/,
    /\b(?:was|were|got|lost|broke\w*|burn\w*|hurt|accident|crash|injur\w+|died|stole\w*|since|after|gave out|followed|drowned|vanished|fell|drove|left)\b/i,
  ],
  [/\bwhere\b/, /\b(?:in|at|near|from|above|behind|under|below|on|to|of) (?:the |an? |my )?\w+/i],
  [/\bwhy\b|\bhow come\b/, /\b(?:because|since|after|so that|to|in order|means?|when|until)\b/i],
  [
    /\bwho\b|\bwhose\b/,
    /\b(?:mother|father|brother|sister|friend|aunt|uncle|grand\w+|master|teacher|wife|husband)\b|(?<=\w )\p{Lu}\p{Ll}+/u,
  ],
  [/\b(?:called|name)\b/, /(?<=\w )\p{Lu}\p{Ll}+/u],
];
