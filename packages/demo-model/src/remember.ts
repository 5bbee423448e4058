// Facts about the user, extracted from the conversation for every reply.
import { isName, nameIn } from './names.ts';
import type { PromptMessage } from './prompt.ts';
import { firstPersonForm, stemOf } from './verbs.ts';
import { sentencesTyped, turnAround, unpunctuated, withApostrophes } from './wording.ts';

export type FactKind =
  | 'name'
  | 'like'
  | 'dislike'
  | 'job'
  | 'place'
  | 'pet'
  | 'pet_name'
  | 'person';

export interface Fact {
  readonly kind: FactKind;
  /** Phrased for the user: "your sister Anna", "rainy mornings". */
  readonly value: string;
  /** For a pet: its species. */
  readonly of?: string;
  /** The index of its message. */
  readonly at: number;
}

export type Memory = readonly Fact[];

/** Latest first, so that corrections win. */
export function remember(messages: readonly PromptMessage[]): Memory {
  const facts: Fact[] = [];
  messages.forEach(({ role, text }, at) => {
    if (role === 'user') facts.unshift(...factsIn(text, at, facts));
  });
  return facts;
}

export const recall = (memory: Memory, kind: FactKind): Fact | undefined =>
  memory.find((fact) => fact.kind === kind);

/** `known` are earlier facts, which resolve "her name is Nora". */
export function factsIn(message: string, at: number, known: Memory = []): Fact[] {
  const sentences = sentencesTyped(withApostrophes(message)).filter((one) => !one.endsWith('?'));
  const facts: Fact[] = [];
  for (const sentence of sentences) {
    const related = others(sentence, at);
    const before = [...related, ...facts.toReversed(), ...known];
    facts.push(
      ...identity(sentence, at),
      ...tastes(sentence, at),
      ...namedLater(sentence, at, before),
      ...related,
      ...corrected(sentence, at, before),
    );
  }
  return facts;
}

function identity(sentence: string, at: number): Fact[] {
  const facts: Fact[] = [];
  const name = nameIn(sentence);
  if (name !== undefined) facts.push({ kind: 'name', value: name, at });

  const job =
    /\b(?:i work|i'm working) (as (?:an? )?[\w' -]{3,40}|(?:at|for|in) [\w'& -]{2,40})/i.exec(
      sentence,
    )?.[1] ??
    /\bmy job is ([\w' -]{3,40})/i.exec(sentence)?.[1] ??
    prefixed('as ', jobNoun.exec(sentence)?.[1]);
  if (job) facts.push({ kind: 'job', value: cut(job), at });

  const place =
    /\bi(?:'m| am)? ?(?:live|living|based|come|from|moved)(?: here)?(?: in| from| to| near)? ((?:the )?[A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)*)/u.exec(
      sentence
        .replace(/\bi\b/g, 'i')
        .replace(/\bI\b/g, 'i')
        .replace(/\bI'm\b/g, "i'm"),
    )?.[1] ?? /^[Ff]rom ([A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)*)\W*$/u.exec(sentence)?.[1];
  if (place) facts.push({ kind: 'place', value: cut(place), at });
  return facts;
}

const prefixed = (before: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : before + text;

const jobNoun =
  /\bi(?:'m| am) (an? (?:[\w-]+ ){0,2}?(?:nurse|teacher|doctor|engineer|developer|programmer|designer|writer|artist|student|chef|cook|baker|driver|lawyer|accountant|mechanic|electrician|plumber|carpenter|musician|photographer|scientist|researcher|manager|waiter|waitress|barista|farmer|gardener|pilot|paramedic|therapist|librarian|translator|salesperson|cashier|consultant|analyst|architect|dentist|vet|pharmacist|builder|welder|firefighter|soldier|journalist|editor))\b/i;

function tastes(sentence: string, at: number): Fact[] {
  const facts: Fact[] = [];
  const likes =
    /\bi (?:really |also |absolutely |just |do |truly )*(?:love|like|enjoy|adore) ((?!(?:you|it|that|this|to be|him|her|them|when|how)\b)[\w' -]{3,40})/i.exec(
      sentence,
    )?.[1] ??
    /\bmy (?:all[- ]time )?favou?rite [\w ]{2,20} (?:is|are) ([\w' -]{2,40})/i.exec(
      sentence,
    )?.[1] ??
    /\bi'm (?:really |totally )?(?:into|a (?:big |huge )?fan of|obsessed with) ((?!you\b)[\w' -]{3,40})/i.exec(
      sentence,
    )?.[1];
  if (likes) facts.push({ kind: 'like', value: thing(likes), at });
  const second = likes === undefined ? undefined : pair.exec(likes)?.[1];
  if (second) facts.push({ kind: 'like', value: thing(second), at });
  const dislikes =
    /\bi (?:really |just |absolutely )*(?:hate|dislike|can't stand|don't like|don't enjoy) ((?!(?:you|it|that|this|myself|my life|him|her|them|when|how)\b)[\w' -]{3,40})/i.exec(
      sentence,
    )?.[1];
  if (dislikes) facts.push({ kind: 'dislike', value: thing(dislikes), at });
  return facts;
}

/** A pair of things, as opposed to a second sentence: "Old books and rain". */
const pair =
  /^[\w'-]+(?: [\w'-]+)? and ((?!(?:i|you|he|she|it|they|we|that|this|my|then|so|also|when|how|what|just)\b)[\w'-]+(?: [\w'-]+)?)$/i;

const animals =
  'dog|cat|puppy|kitten|rabbit|hamster|parrot|bird|horse|goldfish|fish|turtle|lizard|snake|guinea pig|ferret|whippet|greyhound|spaniel|terrier|labrador|poodle|collie|pony|tortoise|budgie|canary';
const relatives =
  'sister|brother|mum|mom|mother|dad|father|wife|husband|girlfriend|boyfriend|partner|daughter|son|best friend|friend|roommate|flatmate|cousin|grandmother|grandma|granny|nana?|grandfather|grandpa|niece|nephew|aunt|uncle';
const calledSo =
  "(?:,? (?:is |was |who is |who's )?(?:called|named)|'s name is|'s called| is named|,) ";

function others(sentence: string, at: number): Fact[] {
  const facts: Fact[] = [];
  const pet = new RegExp(
    `\\b(?:[Mm]y|[Oo]ur|[Aa]n?)(?: \\w+)? (${animals})(?:(?:${calledSo}| )([A-Z][\\p{L}'-]{1,20}))?`,
    'u',
  ).exec(sentence);
  const owns =
    /\b(?:my|our|we've|we have)\b|\bI(?:'ve| have)?(?: got)? (?:have |got |own |adopted )?(?:an?|two|three)\b|\bname is\b/i.test(
      sentence,
    );
  if (pet?.[1] && owns) {
    facts.push({ kind: 'pet', value: `your ${pet[1]}`, of: pet[1], at });
    if (pet[2]) facts.push({ kind: 'pet_name', value: pet[2], of: pet[1], at });
  }
  const person = new RegExp(
    `\\b[Mm]y ((?:little |big |older |younger |twin )?(?:${relatives}))(?:${calledSo}| )?([A-Z][\\p{Ll}'-]{1,20})?\\b`,
    'u',
  ).exec(sentence);
  if (person?.[1]) {
    const name = person[2] && isName(person[2]) ? ` ${person[2]}` : '';
    facts.push({ kind: 'person', value: `your ${person[1]}${name}`, at });
  }
  return facts;
}

const hasName = new RegExp(`^(?:${animals}|${relatives})$`);
/**
 * A note as the user would say it: “Dog: Biscuit” → “My dog is called Biscuit.”, “Lives in Porto” → “I live in Porto.”
 */
export function asTold(note: string): string {
  const [, of, value] = /^(\p{L}[\p{L} ]*): (.+)$/u.exec(note) ?? [];
  if (of !== undefined && value !== undefined) {
    const kind = of.toLowerCase();
    return `My ${kind} is ${hasName.test(kind) ? 'called ' : ''}${value}.`;
  }
  const [, verb, rest] = /^(\p{Lu}\p{Ll}*(?<!s)s) (.+)$/u.exec(note) ?? [];
  if (verb === undefined || rest === undefined) return note.replace(/(?<![.!?])$/, '.');
  const third = verb.toLowerCase();
  const first = firstPersonForm(third) ?? stemOf(third) ?? third;
  return `I ${first} ${rest.replace(/\btheir\b/g, 'my')}.`;
}

const women =
  /\b(?:sister|mum|mom|mother|wife|girlfriend|daughter|aunt|niece|grandmother|grandma)\b/;
const men = /\b(?:brother|dad|father|husband|boyfriend|son|uncle|nephew|grandfather|grandpa)\b/;

/** "Her name is Nora", "it's called Biscuit": the name of the last mentioned person or pet. */
function namedLater(sentence: string, at: number, known: Memory): Fact[] {
  const [, said, name] =
    /\b(her|his|their|its) name(?:'s| is| was) ([A-Z][\p{L}'-]{1,20})/iu.exec(sentence) ??
    /\b(he|she|it)(?:'s| is| was) (?:called|named) ([A-Z][\p{L}'-]{1,20})/iu.exec(sentence) ??
    [];
  const other = /^(?:her|she)$/i.test(said ?? '')
    ? men
    : /^(?:his|he)$/i.test(said ?? '')
      ? women
      : undefined;
  const whose = known.find(
    (fact) =>
      (fact.kind === 'person' || fact.kind === 'pet') &&
      at - fact.at <= 4 &&
      !other?.test(fact.value),
  );
  if (!name || !whose) return [];
  if (whose.kind === 'person') return [{ kind: 'person', value: `${whose.value} ${name}`, at }];
  return [{ kind: 'pet_name', value: name, ...(whose.of ? { of: whose.of } : {}), at }];
}

/** "Max, not Mix", "not Mix, Max": what was known of Mix is true of Max. */
function corrected(sentence: string, at: number, known: Memory): Fact[] {
  const straight = /(\p{Lu}[\p{L}'-]+), not (\p{Lu}[\p{L}'-]+)/u.exec(sentence);
  const turned = /not (\p{Lu}[\p{L}'-]+)(?: exactly| really)?, (?:but |it's )?(\p{Lu}[\p{L}'-]+)/u;
  const other = turned.exec(sentence);
  const right = straight?.[1] ?? other?.[2];
  const wrong = straight?.[2] ?? other?.[1];
  if (right === undefined || wrong === undefined) return [];
  const fact = known.find(({ value }) => value.split(' ').includes(wrong));
  return fact ? [{ ...fact, value: fact.value.replace(wrong, right), at }] : [];
}

/** Cuts at the end of the clause. */
const cut = (text: string): string =>
  turnAround(
    unpunctuated(
      text.replace(
        /\s+(?:and|but|because|so|which|where|who|when|since|now|these days|right now|at the moment|for (?:the|a)|with|though|actually|too|also|btw|by the way)\b.*$/i,
        '',
      ),
    ),
  );

const thing = (text: string): string => {
  const short = cut(text)
    .replace(/^to /, '')
    .replace(/^(?:the smell of|the sound of) /, (start) => start);
  return short
    .split(' ')
    .slice(0, 5)
    .join(' ')
    .replace(/^[A-Z](?=[a-z]+ [a-z])/, (first) => first.toLowerCase());
};
