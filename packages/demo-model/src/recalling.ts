// Answers questions about remembered facts, reacts to new ones, and mentions old ones.
import type { Answer } from './answers.ts';
import { clausesOf } from './clauses.ts';
import {
  callbacks,
  forgotten,
  learned,
  recalled,
  toldByUser,
  wholeMemory,
} from './phrases/memory.ts';
import { recall, type Fact, type FactKind, type Memory } from './remember.ts';
import { findStatements, type Statement } from './retrieval.ts';
import type { Scene } from './scene.ts';
import { understand } from './understand.ts';
import { capital, plain, sentencesTyped, turnAround } from './wording.ts';

const asksForAll = /\b(?:about me|remember me)\b/;
const relative =
  /\bmy (sister|brother|mum|mom|mother|dad|father|wife|husband|partner|friend|daughter|son|cousin|niece|nephew|grandmother|grandma|granny|nana?|grandpa|grandfather|ex)(?:'?s)?\b/;

const asking: readonly (readonly [FactKind, RegExp])[] = [
  ['person', relative],
  ['name', /\bmy name\b|\bwho am i\b|\bwhat i'm called\b/],
  [
    'pet_name',
    /\b(?:name of )?my (dog|cat|pet|puppy|kitten|rabbit|hamster|bird|horse)('s)?( name| called)?\b/,
  ],
  ['job', /\b(my (job|work)|i work|i do( for)?)\b/],
  ['place', /\b(i live|i'm from|am i from|do i come from|my (city|town|home))\b/],
  ['dislike', /\bi (hate|dislike|don't like)\b/],
  ['like', /\b(i (like|love|enjoy)|my favou?rite)\b/],
];

export function answerRecall(scene: Scene): Answer {
  const { heard, memory: earlier, fresh, speaker } = scene;
  const memory = [...fresh, ...earlier];
  const kind = asking.find(([, pattern]) => pattern.test(heard.text))?.[0];
  if (kind === undefined) {
    const said = asksForAll.test(heard.text) ? undefined : quote(scene);
    if (said !== undefined) return { say: [said] };
    const list = summary(memory);
    if (list === undefined) return { say: [speaker.say(forgotten)] };
    return { say: [speaker.say(wholeMemory), list] };
  }
  const whose = relative.exec(heard.text)?.[1];
  const found = memory.filter((one) => one.kind === kind && (!whose || one.value.includes(whose)));
  const fact =
    found.find(({ value }) => /\p{Lu}/u.test(value)) ??
    found[0] ??
    (kind === 'pet_name' ? recall(memory, 'pet') : undefined);
  if (!fact) return { say: [quote(scene) ?? speaker.say(forgotten)] };
  const slots = { ...slotsOf(fact), value: isTaste(kind) ? allOf(memory, kind) : fact.value };
  return {
    say: [speaker.say(recalled[fact.kind], slots) ?? `${capital(slots.value)}. I remember.`],
  };
}

/** The user's message that answers the question best, quoted. */
export function quote(scene: Scene): string | undefined {
  const { heard, theirs, introduced, nearness, speaker, dice } = scene;
  const said = [introduced, ...theirs]
    .flatMap(sentencesTyped)
    .filter((text) => !understand(text).isQuestion)
    .flatMap((text) => text.split(/,\s+(?=(?:i|i['’]?m|my|we|he|she)\b)/i))
    .flatMap((text) => clausesOf(withoutFillers(text)))
    .map((text): Statement => ({ text, of: 'card' }));
  // As if the user were asked about a card: “What do you do?”, “I drive a tram.”
  const [best] = findStatements({ text: turnAround(heard.text), nearness }, said);
  if (best === undefined) return undefined;
  const text = turnAround(best.statement.text).replace(/(?<![.!?…])$/, '.');
  return dice
    .shuffled(toldByUser)
    .map((lead) => `${lead}${text}`)
    .find((said) => !speaker.wasWhole(said));
}

/** "Thanks, I lost my boat lol" → "I lost my boat". */
const withoutFillers = (text: string): string =>
  text
    .replace(
      /^(?:(?:thanks|thank you|well|oh|hey|hi|hello|yes|yeah|no|ok|okay|anyway|so|sorry|lol|haha)\b[,.!]? )+/i,
      '',
    )
    .replace(/^i['’]?m \p{Lu}\p{L}+(?: btw| by the way)?, (?=i\b)/iu, '')
    .replace(/,? (?:by the way|btw|lol|haha|though|you know)(?=[.!…]*$)/i, '');

const isTaste = (kind: FactKind): boolean => kind === 'like' || kind === 'dislike';

/** "rain, old books and storms": the latest few. */
function allOf(memory: Memory, kind: FactKind): string {
  const values = memory.filter((fact) => fact.kind === kind).map(({ value }) => value);
  const some = [...new Set(values)].slice(0, 4);
  const last = some.pop() ?? '';
  return some.length === 0 ? last : `${some.join(', ')} and ${last}`;
}

/** Sentences by kind of fact, most personal first. */
const phrased: Record<FactKind, (value: string) => string> = {
  name: (value) => `you’re ${value}`,
  pet_name: (value) => `there’s ${value}, whom I’d like to meet`,
  pet: (value) => `there’s ${value}`,
  person: (value) => `you told me about ${value}`,
  job: (value) => `you work ${value}`,
  place: (value) => `${value} is where you are`,
  like: (value) => `you like ${value}`,
  dislike: (value) => `you can’t stand ${value}`,
};
const order = Object.keys(phrased) as FactKind[]; // the keys of this record

/** All known facts in one sentence. */
function summary(memory: Memory): string | undefined {
  const parts = order.flatMap((kind) => {
    const fact = recall(memory, kind);
    if (!fact || (kind === 'pet' && recall(memory, 'pet_name'))) return [];
    return phrased[kind](isTaste(kind) ? allOf(memory, kind) : fact.value);
  });
  const last = parts.pop();
  if (last === undefined) return undefined;
  return parts.length === 0 ? `${last}.` : `${parts.join(', ')}, and ${last}.`;
}

const slotsOf = ({ value, of }: Fact): Record<string, string | undefined> => ({
  value,
  a_pet: of === undefined ? undefined : `a ${of}`,
});

/** The reaction to new facts, to the most personal one first. */
export function takeIn({ fresh, speaker }: Scene): string | undefined {
  const fact = order.flatMap((kind) => fresh.filter((one) => one.kind === kind))[0];
  return fact && speaker.say(learned[fact.kind], slotsOf(fact));
}

/** Mentions an older fact that is not the current topic. */
export function comeBack({
  memory,
  isMourning,
  fresh,
  mine,
  theirs,
  heard,
  speaker,
  dice,
}: Scene): string | undefined {
  const now = theirs.length + mine.length;
  const lately = plain([...mine.slice(-5), ...theirs.slice(-2), heard.text].join(' '));
  const old = memory.filter(
    ({ kind, value, at }) =>
      now - at > 4 &&
      !(isMourning && (kind === 'person' || kind === 'pet' || kind === 'pet_name')) &&
      !lately.includes(plain(value)) &&
      fresh.length === 0,
  );
  const fact = dice.shuffled(old)[0];
  return fact && speaker.say(callbacks[fact.kind], slotsOf(fact));
}
