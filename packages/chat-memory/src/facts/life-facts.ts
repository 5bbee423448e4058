// Patterns for facts about a user's home, work, studies and plans. Pure.
import {
  AM,
  as,
  capital,
  END,
  EVENT,
  FIELD,
  HAVE,
  JOBS,
  of,
  PHRASE,
  START,
  WHEN,
  withArticle,
  WORKPLACE,
  type Pattern,
} from './fact-pieces.ts';

/** Words after "live in" that are not places. */
const NO_PLACE = String.raw`(?!(?:my (?!parents|mom|mum|dad|brother|sister|grand|girlfriend|boyfriend|partner|aunt|uncle|own)|your\b|fear\b|hope\b|denial\b|peace\b|constant\b|the (?:past|moment|now|future)\b|an? (?:dream|bubble|world|movie|simulation|lie|fantasy|shoe)\b|it\b|this\b|that\b|you\b|him\b|her\b|them\b|myself\b))`;

const home: readonly Pattern[] = [
  {
    topic: 'home',
    pattern: as(
      String.raw`\b(?:i|we)(?: now| currently| still| actually)? live(?: alone| together| now| currently| by myself| on my own| with (?!it\b|that\b|this\b)[\p{L}’' ]{2,24}?)? (?<how>in|near|by|with) ${NO_PLACE}${PHRASE}`,
    ),
    text: (value, found) => `Lives ${of('how', found)} ${value}`,
  },
  {
    topic: 'home',
    pattern: as(
      String.raw`\bi(?: now| currently| still)? live (?<value>alone|on my own|by myself)${END}`,
    ),
    text: () => 'Lives alone',
  },
  {
    topic: 'home',
    pattern: as(
      String.raw`\b(?:i|we) (?:don['’]?t|do not|no longer) live (?<how>in|near|by|with) ${PHRASE}`,
    ),
    text: (value, found) => `No longer lives ${of('how', found)} ${value}`,
  },
  {
    topic: 'home',
    pattern: as(
      String.raw`\b(?:don['’]?t|do not|no longer) live (?:in|near|by|with) [^.!?;]{2,40}?(?:[,;]| -| but| and)? (?:i|we)(?:['’]?m|['’]re| am| are| live)(?: now| living)? in ${PHRASE}`,
    ),
    text: (value) => `Lives in ${value}`,
  },
  {
    topic: 'home',
    pattern: as(
      String.raw`(?:${START}|${HAVE} |${AM} |\bwe(?:['’]ve|['’]re| are| have)?(?: just| finally)? )(?<how>moved|moving)(?: back| out| here| over)?(?: (?:most|all|some) of my (?:stuff|things))?(?: from [\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)? (?<to>to|into|in with) (?!(?:bed|the (?:next|other|side|left|right|couch|sofa|front|back)|you|tears)\b)(?:(?:the|a|my) new (?:place|flat|house) in )?${PHRASE}`,
    ),
    text: (value, found) =>
      `${of('how', found).toLowerCase() === 'moving' ? 'Moves' : 'Moved'} ${of('to', found)} ${value}`,
  },
  {
    topic: 'home',
    pattern: as(
      String.raw`\b(?:i|we)(?:['’]ve| have)?(?: just| finally)* bought (?<value>(?:an?|our|my)(?: [\p{L}-]+){0,2}? (?:house|flat|apartment|cottage|farm|condo)(?: (?:in|near|by|outside) [\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,3}?)?)${END}`,
    ),
    text: (value) => `Bought ${value}`,
  },
  {
    topic: 'origin',
    pattern: as(
      String.raw`(?:\bi(?:['’]?m| am| come) (?:originally )?|${AM} [1-9]\d,? (?:and )?)from (?!(?:planet|the (?:future|past|moon|other)|work|home|hell|heaven|another|outer|here|there|space|now|mars)\b)${PHRASE}`,
    ),
    text: (value) => `Comes from ${value}`,
  },
  {
    topic: 'childhood',
    pattern: as(
      String.raw`\bi (?:was (?:born(?: and raised)?|raised)|grew up) (?<how>in|on|near|by) ${PHRASE}`,
    ),
    text: (value, found) =>
      `${/born/i.test(found[0]) ? 'Was born' : 'Grew up'} ${of('how', found)} ${value}`,
  },
];

const HOURS = String.raw`(?:nights|days|evenings|weekends|part[- ]time|full[- ]time|remotely|mostly|freelance|night shifts|shifts)`;
/** "I’m a terrible cook" is not a profession. */
const NOT_BY_TRADE = String.raw`(?!(?:good|bad|terrible|great|awful|better|worse|lousy|decent|horrible|fast|slow|excellent|amazing|careful|nervous|hopeless|pretty|very|really|big|wannabe|total|pathetic|visual)\b)`;

/** "bake bread" → "bakes bread". */
const inThirdPerson = (text: string): string =>
  text.replace(/^\p{L}+/u, (verb) =>
    /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}${/(?:s|sh|ch|x|z|o)$/.test(verb) ? 'es' : 's'}`,
  );

/** A profession and a workplace do not replace each other. */
const jobTopic = (_: string, found: RegExpMatchArray): string =>
  of('how', found).toLowerCase() === 'as' ? 'job' : 'workplace';

const work: readonly Pattern[] = [
  {
    topic: jobTopic,
    pattern: as(
      String.raw`\bi(?: now| currently| still| mostly)? work(?: ${HOURS})? (?<how>as|for|at|in) (?!(?:it|night|home|that|this|silence|peace|you|free|my own|all|the (?:morning|evening|garden))${END})${PHRASE}`,
    ),
    text: (value, found) => `Works ${of('how', found)} ${value}`,
  },
  {
    topic: jobTopic,
    pattern: as(
      String.raw`\bi (?:don['’]?t|do not|no longer) work (?<how>as|for|at|in) (?!(?:it|night|home|weekends)\b)${PHRASE}`,
    ),
    text: (value, found) => `No longer works ${of('how', found)} ${value}`,
  },
  {
    topic: 'job',
    pattern: as(
      String.raw`\bi (?<value>(?!do\b|did\b|work\b|could\b|can\b|will\b)\p{L}+(?: [\p{L}'’-]+){0,4}? for a living)\b`,
    ),
    text: (value) => capital(inThirdPerson(value)),
  },
  {
    topic: 'former job',
    pattern: as(String.raw`\bi used to be (?<value>an? (?:[\p{L}-]+ ){0,2}?(?:${JOBS}))\b`),
    text: (value) => `Used to be ${value}`,
  },
  {
    topic: 'job',
    pattern: as(String.raw`${AM} (?<how>training|working) as ${PHRASE}`),
    text: (value, found) =>
      `${of('how', found).toLowerCase() === 'training' ? 'Trains' : 'Works'} as ${value}`,
  },
  {
    topic: jobTopic,
    pattern: as(
      String.raw`(?=.*\b(?:notice|job|hired)\b).*(?:\bi|,|^)(?: will| ['’]ll| just)? ?start(?:ed)? (?<how>with|at|as) ${PHRASE}`,
    ),
    text: (value, found) => `Starts ${of('how', found)} ${value}`,
  },
  {
    topic: jobTopic,
    pattern: as(
      String.raw`\bi(?:['’]ve)?(?: just| finally)* (?:started|got|landed) (?:an?|the|my) (?:new )?job (?<how>at|in|with|as) ${PHRASE}`,
    ),
    text: (value, found) => `Has a new job ${of('how', found)} ${value}`,
  },
  {
    topic: 'workplace',
    pattern: as(
      String.raw`\bi(?:['’]ve| have)?(?: just| finally)* (?<value>(?:got|was|been) (?:fired|laid off|made redundant|promoted)|(?:quit|left|lost) (?:my|the) job|handed in my notice)\b`,
    ),
    text: (value) => capital(value.replace(/^(?:got|been) /i, 'was ').replace(/\bmy\b/i, 'their')),
  },
  {
    topic: 'job',
    pattern: as(
      String.raw`${AM} (?:an? ${NOT_BY_TRADE}(?<value>(?:[\p{L}-]+ ){0,2}(?:${JOBS}))|(?<value>${JOBS}))\b(?!['’]s| of\b| short\b| myself\b)`,
    ),
    text: (value) => withArticle(`Is a ${value}`),
  },
  {
    topic: 'job',
    pattern: as(
      String.raw`(?:^|[,;] ?|${AM} )(?<value>(?:retired|freelance|trainee) (?:[\p{L}-]+ )?(?:${JOBS}))\b`,
    ),
    text: (value) => withArticle(`Is a ${value}`),
  },
  {
    topic: 'job',
    pattern: as(
      String.raw`${AM} (?:no longer an? (?<value>(?:[\p{L}-]+ )?(?:${JOBS}))\b|not an? (?<value>(?:[\p{L}-]+ )?(?:${JOBS})) any ?more)`,
    ),
    text: (value) => withArticle(`No longer a ${value}`),
  },
  {
    topic: 'job',
    pattern: as(
      String.raw`\bi(?:['’]ve| have) been (?<value>an? ${NOT_BY_TRADE}[\p{L}-]+(?: [\p{L}-]+){0,2}? (?:for|since) (?:(?:almost|about|over|nearly) )?[\p{L}\p{N}-]+(?: years?| months?)?)\b`,
    ),
    text: (value) => `Has been ${value}`,
  },
  {
    topic: 'business',
    pattern: as(
      String.raw`\bi(?:['’]ve got| have got| have| run| own| opened| manage|['’]m running)(?: just)? (?<value>(?:my own|an?|our|the family)(?: [\p{L}-]+){0,2}? (?:${WORKPLACE}))\b(?! (?:to|tomorrow|meeting|idea)\b)`,
    ),
    text: (value) => `Has ${value.replace(/^my own/i, 'their own')}`,
  },
  {
    topic: 'job',
    pattern: as(
      String.raw`(?:\bi do|${AM} in|\bi work in) (?<value>(?:${FIELD})(?: (?:for|at) [\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,4}?)?)${END}`,
    ),
    text: (value) => `Works in ${value}`,
  },
  {
    topic: 'workplace',
    pattern: as(
      String.raw`${AM} (?<value>unemployed|between jobs|self-employed|retired|freelancing|on maternity leave|on parental leave)\b`,
    ),
    text: (value) => `Is ${value}`,
  },
  {
    topic: (value) => `offer ${value}`,
    pattern: as(String.raw`\boffered me (?!to\b|it\b|some\b)${PHRASE}`),
    text: (value) => `Was offered ${value}`,
  },
];

const studies: readonly Pattern[] = [
  {
    topic: 'studies',
    pattern: as(
      String.raw`\bi(?:['’]?m| am)? ?(?:currently )?study(?:ing)? (?!for\b|in\b|all\b|with\b|instead\b|you\b|your\b|a lot\b|too\b|hard\b|at night\b)${PHRASE}`,
    ),
    text: (value) => `Studies ${value}`,
  },
  {
    topic: 'studies',
    pattern: as(
      String.raw`${AM} in (?:my |the )?(?<value>(?:first|second|third|fourth|fifth|final|last|\d(?:st|nd|rd|th)) year of (?!being\b|this\b|my life\b)[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}?)${END}`,
    ),
    text: (value) => `Is in the ${value}`,
  },
  {
    topic: 'studies',
    pattern: as(
      String.raw`${AM} doing (?<value>(?:an?|my) (?:degree|phd|doctorate|master['’]?s|bachelor['’]?s|apprenticeship)(?: (?:in|at|with|as) [\p{L}'’-]+(?: [\p{L}'’-]+){0,4}?)?)${END}`,
    ),
    text: (value) => `Does ${value.replace(/^my/i, 'a')}`,
  },
];

const plans: readonly Pattern[] = [
  {
    topic: (value) => `plan ${value}`,
    pattern: as(
      String.raw`\bi(?: have|['’]?ve got| got) (?:an?|my) (?<value>(?:[\p{L}-]+ )?(?:interview|exam|appointment|wedding|flight|meeting|deadline|date(?= with)|audition|surgery|operation|hearing|viewing|concert)(?: [\p{L}\p{N}'’-]+){0,5}?)(?=[.,;!?)\n]| and | but |$)`,
    ),
    text: (value) => withArticle(`Has a ${value}`),
  },
  {
    topic: (value) => `plan ${value.split(' ')[0] ?? ''}`,
    pattern: as(
      String.raw`\bmy (?<value>(?:[\p{L}-]+ )?(?:${EVENT})(?:['’]s| is)(?: already)? (?:on )?${WHEN}(?: at [\p{L}\p{N}:]+)?)`,
    ),
    text: (value) => capital(value.replace(/['’]s /, ' is ')),
  },
  {
    topic: (value) => `plan ${value}`,
    pattern: as(
      String.raw`(?:${AM}|\bwe(?:['’]re| are)) (?<value>(?:(?:flying|travell?ing|moving|going|driving|heading|sailing|off) (?:back )?to|having|getting|starting|running|visiting|adopting) (?:(?!you\b|your\b)[\p{L}\p{N}'’-]+ ){1,8}?${WHEN})`,
    ),
    text: (value) => `Is ${value}`,
  },
  {
    topic: (value) => `plan ${value}`,
    pattern: as(
      String.raw`(?:${AM}|\bwe(?:['’]re| are)) (?<value>(?:getting|having) (?:married|divorced|surgery|an operation|a baby)(?: (?:on|in|at) [\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,3}?)?(?: ${WHEN})?)${END}`,
    ),
    text: (value) => `Is ${value}`,
  },
];

export const life: readonly Pattern[] = [...home, ...work, ...studies, ...plans];
