// Facts that a person states in so many words, read from their messages by patterns for English, as people type it. Pure.
import { MAX_FACT_LENGTH } from '@velour/contract/memory-values.ts';
import type { FactContent, NewFact, SourceMessage } from './facts.rules.ts';
import { dayNamedIn } from './spoken-dates.rules.ts';

interface Pattern {
  /** Facts of the same topic replace each other. */
  readonly topic: string | ((value: string, found: RegExpMatchArray) => string);
  readonly pattern: RegExp;
  readonly text: (value: string, found: RegExpMatchArray) => string;
}

const NAME = String.raw`(?<value>(?!I['’]|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})`;
/** Up to the end of a clause, of eight words at most. */
const PHRASE = String.raw`(?<value>[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,7}?)(?=[.,;:!?()"”\n]|$| (?:and|but|so|because|cuz|for|since|now|w)\b)`;
const AM = String.raw`\bi(?:['’]?m| am)(?: now| actually| also)?`;
const HAVE = String.raw`\bi(?:['’]?ve| have)?(?: also| just| finally)*`;
const DO_NOT = String.raw`\bi (?:don['’]?t|do not|no longer|can['’]?t|cannot|must not|mustn['’]?t)(?: actually)?`;
/** Many leave out the "I" at the beginning. */
const START = String.raw`^(?:(?:so|well|anyway|right|ok|okay|oh|btw|also|and|but|yeah|news|actually)\b[,:! ]*)*`;
/** A person has one of each; of the others they may have several. */
const ONE = 'mother|mom|mum|father|dad|wife|husband|girlfriend|gf|boyfriend|bf|partner|fianc[eé]e?';
const SEVERAL =
  'sister|brother|son|daughter|friend|boss|grandmother|grandfather|grandma|grandpa|cousin|aunt|uncle|niece|nephew|grandson|granddaughter|roommate|flatmate|colleague|ex';
const WHO = String.raw`(?:best |little |big |older |younger |eldest |youngest )?(?<who>${ONE}|${SEVERAL})`;
const PET = 'dog|cat|horse|rabbit|parrot|hamster|bird|puppy|kitten';
const JOBS =
  'teacher|nurse|doctor|engineer|developer|programmer|writer|artist|student|driver|cook|chef|baker|carpenter|plumber|electrician|lawyer|accountant|designer|musician|photographer|farmer|gardener|mechanic|scientist|librarian|architect|pilot|vet|journalist|firefighter|paramedic|waiter|waitress|barista|cashier|midwife|pharmacist|therapist|translator|editor|builder|roofer|welder|trucker|hairdresser|receptionist|social worker';

const as = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags);
const of = (name: string, found: RegExpMatchArray): string => found.groups?.[name] ?? '';
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const withArticle = (text: string): string => text.replace(/\ba (?=[aeiou])/, 'an ');

const tastes: Readonly<Record<string, string>> = {
  love: 'Loves',
  like: 'Likes',
  enjoy: 'Enjoys',
  hate: 'Hates',
  dislike: 'Dislikes',
  adore: 'Adores',
};

const relationTopic = (value: string, found: RegExpMatchArray): string => {
  const who = of('who', found);
  return as(`^(?:${ONE})$`).test(who) ? `${who} name` : `${who} ${value}`;
};
const relation = (value: string, found: RegExpMatchArray): string =>
  `${capital(of('who', found))}: ${capital(value)}`;

const people: readonly Pattern[] = [
  {
    topic: 'name',
    pattern: as(String.raw`\b[Mm]y name(?:['’]?s| is) ${NAME}`, 'u'),
    text: (value) => `Name: ${value}`,
  },
  {
    topic: 'name',
    pattern: as(String.raw`\b(?:[Cc]all me|[Yy]ou can call me|[Ii]['’]?m called) ${NAME}`, 'u'),
    text: (value) => `Wants to be called ${value}`,
  },
  {
    topic: relationTopic,
    pattern: as(
      String.raw`\b[Mm]y (?<who>${ONE}|${SEVERAL}|${PET})(?:['’]?s name is| is called| is named|,) ${NAME}`,
      'u',
    ),
    text: relation,
  },
  {
    topic: relationTopic,
    pattern: as(
      String.raw`\b(?:[Mm]y|[Oo]ur|[Ii]|[Ww]e|[Tt]here(?:['’]s| is))\b(?![^.!?]*(?:neighbo|['’]s (?:${PET})))[^.!?]{0,60}\b(?<who>${PET}|sister|brother|son|daughter)\b[^.!?]{0,80}\b(?:called|named) ${NAME}`,
      'u',
    ),
    text: relation,
  },
  {
    topic: relationTopic,
    pattern: as(String.raw`\b[Mm]y ${WHO} ${NAME}`, 'u'),
    text: relation,
  },
  {
    topic: relationTopic,
    pattern: as(
      String.raw`\bmy ${WHO} (?<value>(?!(?:who|and|that|just|never|always|really|also|only|still|she|he|they|then|now|said|who|once|even|actually)\b)\p{Ll}{3,15})(?= (?:was|is|got|has|had|said|says|wants|came|just|works|lives|went|moved)\b)`,
      'u',
    ),
    text: relation,
  },
  {
    topic: 'birthday',
    pattern: as(String.raw`\bmy birthday(?:['’]?s| is) (?:on )?${PHRASE}`),
    text: (value) => `Birthday: ${value}`,
  },
  {
    topic: 'age',
    pattern: as(String.raw`${AM} (?<value>[1-9]\d)(?: years old| yrs old)?(?=[.,;!?)]|$| and\b)`),
    text: (value) => `Age: ${value}`,
  },
];

const life: readonly Pattern[] = [
  {
    topic: 'home',
    pattern: as(String.raw`\bi (?:now )?live (?<how>in|near|by|with) ${PHRASE}`),
    text: (value, found) => `Lives ${of('how', found)} ${value}`,
  },
  {
    topic: 'home',
    pattern: as(
      String.raw`\bi (?:don['’]?t|do not|no longer) live (?<how>in|near|by|with) ${PHRASE}`,
    ),
    text: (value, found) => `No longer lives ${of('how', found)} ${value}`,
  },
  {
    topic: 'home',
    pattern: as(
      String.raw`(?:${START}|${HAVE} |${AM} )(?<how>moved|moving)(?: (?:most|all|some) of my (?:stuff|things))? (?<to>to|into|in with) (?:(?:the|a|my) new (?:place|flat|house) in )?${PHRASE}`,
    ),
    text: (value, found) =>
      `${of('how', found).toLowerCase() === 'moving' ? 'Moves' : 'Moved'} ${of('to', found)} ${value}`,
  },
  {
    topic: 'origin',
    pattern: as(String.raw`\bi(?:['’]?m| am| come) (?:originally )?from ${PHRASE}`),
    text: (value) => `Comes from ${value}`,
  },
  {
    topic: 'job',
    pattern: as(String.raw`\bi work (?<how>as|for|at|in) ${PHRASE}`),
    text: (value, found) => `Works ${of('how', found)} ${value}`,
  },
  {
    topic: 'job',
    pattern: as(String.raw`${AM} (?<how>training|working) as ${PHRASE}`),
    text: (value, found) =>
      `${of('how', found).toLowerCase() === 'training' ? 'Trains' : 'Works'} as ${value}`,
  },
  {
    topic: 'job',
    pattern: as(
      String.raw`(?=.*\b(?:notice|job|hired)\b).*(?:\bi|,|^)(?: will| ['’]ll| just)? ?start(?:ed)? (?<how>with|at|as) ${PHRASE}`,
    ),
    text: (value, found) => `Starts ${of('how', found)} ${value}`,
  },
  {
    topic: 'job',
    pattern: as(String.raw`${AM} (?:an? )?(?<value>(?:[\p{L}-]+ ){0,2}(?:${JOBS}))\b`),
    text: (value) => withArticle(`Is a ${value}`),
  },
  {
    topic: (value) => `offer ${value}`,
    pattern: as(String.raw`\boffered me (?!to\b|it\b|some\b)${PHRASE}`),
    text: (value) => `Was offered ${value}`,
  },
  {
    topic: 'studies',
    pattern: as(
      String.raw`\bi(?:['’]?m| am)? ?study(?:ing)? (?!for\b|in\b|all\b|with\b|instead\b)${PHRASE}`,
    ),
    text: (value) => `Studies ${value}`,
  },
  {
    topic: (value) => `plan ${value}`,
    pattern: as(
      String.raw`\bi(?: have|['’]?ve got| got) (?:an?|my) (?<value>(?:[\p{L}-]+ )?(?:interview|exam|appointment|wedding|flight|meeting|deadline|date(?= with)|audition|surgery|operation|hearing|viewing|concert)(?: [\p{L}\p{N}'’-]+){0,5}?)(?=[.,;!?)\n]| and | but |$)`,
    ),
    text: (value) => withArticle(`Has a ${value}`),
  },
];

const habits: readonly Pattern[] = [
  {
    topic: (_, found) => `favorite ${of('what', found)}`,
    pattern: as(String.raw`\bmy favou?rite (?<what>[\p{L}]+(?: [\p{L}]+)?) (?:is|are) ${PHRASE}`),
    text: (value, found) => `Favorite ${of('what', found)}: ${value}`,
  },
  {
    topic: (value) => `allergy ${value}`,
    pattern: as(String.raw`${AM} (?<not>not )?allergic to ${PHRASE}`),
    text: (value, found) => `${found.groups?.['not'] ? 'Not allergic' : 'Allergic'} to ${value}`,
  },
  {
    topic: (value) => `taste ${value}`,
    pattern: as(
      String.raw`\bi (?:really )?(?<how>love|like|enjoy|hate|dislike|adore|can['’]?t stand) (?!(?:you|it|that|this|them|him|her|how|when|your)\b|to hear\b|(?:[\p{L}'’-]+ ){1,7}you\b)${PHRASE}`,
    ),
    text: (value, found) => `${tastes[of('how', found).toLowerCase()] ?? 'Can’t stand'} ${value}`,
  },
  {
    topic: (value) => `habit ${value}`,
    pattern: as(
      String.raw`(?:${HAVE} (?:given up|gave up|quit|stopped)|${AM} off) (?:the )?(?!(?:on|trying|it|that|and|by|to|work|today|tomorrow|for|again|at|with|when|in|my)\b)${PHRASE}`,
    ),
    text: (value) => `Gave up ${value}`,
  },
  {
    topic: (value) => `habit ${value}`,
    pattern: as(
      String.raw`${DO_NOT} (?<how>eat|drink|smoke) (?!(?:much|a|anything|enough|it|that|until|in|at|like|when|alone)\b)${PHRASE}`,
    ),
    text: (value, found) => `Does not ${of('how', found).toLowerCase()} ${value}`,
  },
  {
    topic: (value) => `state ${value.split(' ').at(-1) ?? ''}`,
    pattern: as(
      String.raw`${AM} (?<value>(?:trying to go )?(?:vegan|vegetarian|diabetic|coeliac|celiac|pregnant|engaged|married|divorced|widowed|left-handed|deaf|dyslexic|retired))\b`,
    ),
    text: (value) => `Is ${value}`,
  },
  {
    topic: (value, found) => `${of('how', found)} ${value}`,
    pattern: as(
      String.raw`\bi (?<how>play|teach|collect|speak) (?!(?:with|it|to|of|for|like|a lot|so)\b)${PHRASE}`,
    ),
    text: (value, found) =>
      `${capital(of('how', found).toLowerCase()).replace(/ch$/, 'che')}s ${value}`,
  },
  {
    topic: (value) => `adopted ${value}`,
    pattern: as(String.raw`${HAVE} adopted ${PHRASE}`),
    text: (value) => `Adopted ${value}`,
  },
];

const patterns = [...people, ...life, ...habits];

/** A question or a supposition states nothing. */
const STATES_NOTHING = /\?\s*$|\b(?:if|imagine|pretend|suppose|maybe|would|i wish|what if)\b/i;
/** What tells no more about the fact. */
const TAIL =
  /['’]s$|(?: (?:today|tonight|again|too|though|tho|btw|lol|haha|honestly|tbh|ngl|any ?more|yesterday))+$/i;

/** The facts that a person states in so many words. */
export function readFacts(messages: readonly SourceMessage[]): NewFact[] {
  return messages
    .filter(({ author }) => author === 'user')
    .flatMap(({ seq, text, at }) =>
      sentencesOf(text)
        .filter((sentence) => !STATES_NOTHING.test(sentence))
        .flatMap((sentence) =>
          distinct(patterns.flatMap((one) => factFrom(one, sentence))).map((content): NewFact => {
            const isPlan = content.topic?.startsWith('plan ');
            const day = dayNamedIn(content.text, at) ?? (isPlan && dayNamedIn(sentence, at));
            return { ...content, day: day || undefined, seq, told_at: at };
          }),
        ),
    );
}

export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\*[^*]*\*/g, '\n')
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.length > 0 && sentence.length <= 400);

/** Several patterns may read the same. */
const distinct = (facts: readonly FactContent[]): FactContent[] => [
  ...new Map(facts.map((fact) => [fact.text, fact])).values(),
];

function factFrom({ pattern, topic, text }: Pattern, sentence: string): FactContent[] {
  const found = pattern.exec(sentence);
  const value = found?.groups?.['value']?.replace(TAIL, '').trim();
  if (!found || value === undefined || value === '') return [];
  const about = typeof topic === 'string' ? topic : topic(value, found);
  return [{ text: text(value, found).slice(0, MAX_FACT_LENGTH), topic: about.toLowerCase() }];
}
