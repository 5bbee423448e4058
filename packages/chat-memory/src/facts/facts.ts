// Facts about a user: which fact replaces which, and a summary in the user's own words. Pure.
import { withDates } from '../spoken-dates.ts';
import { sentencesOf } from './fact-patterns.ts';

/** A message that facts may be read from. */
export interface SourceMessage {
  readonly seq: number;
  readonly author: 'user' | 'character';
  readonly text: string;
  readonly at: Date;
  /** The day it was sent, in the user's time zone. */
  readonly day: string;
}

/**
 * The content of a fact. Facts of the same topic replace each other; one without a topic replaces none. `day`: when it
 * is or was true, if it names a day; otherwise it is true from when it was mentioned until another fact replaces it.
 * `told_on`: the day it was mentioned, in the user's time zone; absent from facts that were stored while days were in
 * UTC. `is_edited`: the user changed the text, so its message says something else.
 */
export interface FactContent {
  readonly text: string;
  readonly topic: string | null;
  readonly day?: string | undefined;
  readonly told_on?: string | undefined;
  readonly is_edited?: boolean | undefined;
}

export interface NewFact extends FactContent {
  readonly seq: number;
  readonly told_at: Date;
  /** The ids of known facts that are no longer true. */
  readonly replaces?: readonly string[];
  /** The correction of a name: of the only known fact of its kind, or of the one with this name. */
  readonly corrects?: { readonly kind: string; readonly not?: string | undefined } | undefined;
}

export interface KnownFact extends FactContent {
  readonly id: string;
  readonly told_at: Date;
}

const sameText = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ') ===
  other.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/**
 * The new ones of these facts, each with the known facts that it replaces and the positions of those of these facts
 * that it replaces, or with the newer fact that replaces it.
 */
export function compareFacts(found: readonly NewFact[], known: readonly KnownFact[]) {
  type Current = { id?: string; place?: number | undefined; fact: FactContent; told_at: Date };
  let current: Current[] = known.map(({ id, told_at, ...fact }) => ({ id, fact, told_at }));
  let count = 0;
  return found.flatMap((fact) => {
    const sameWords = current.filter((one) => sameText(one.fact.text, fact.text));
    // “An exam tomorrow”, said again a month later, is another exam.
    if (sameWords.some((one) => fact.day === undefined || one.fact.day === fact.day)) return [];
    const corrected = correctedBy(
      fact,
      current.map((one) => one.fact),
    );
    const rivals = current.filter(
      (one) =>
        (fact.topic !== null && one.fact.topic === fact.topic) ||
        (one.id !== undefined && fact.replaces?.includes(one.id)) ||
        sameWords.includes(one) ||
        one.fact === corrected,
    );
    const newer = rivals.find((one) => one.id !== undefined && one.told_at > fact.told_at);
    const older = newer ? [] : rivals;
    current = current.filter((one) => !older.includes(one));
    const place = newer ? undefined : count;
    current.push({ place, fact, told_at: fact.told_at });
    count += 1;
    return [
      {
        fact,
        replaces: older.flatMap(({ id }) => id ?? []),
        replaces_found: older.flatMap(({ place }) => place ?? []),
        replaced_by: newer?.id,
      },
    ];
  });
}

function correctedBy(
  { corrects }: NewFact,
  known: readonly FactContent[],
): FactContent | undefined {
  if (!corrects) return undefined;
  const { kind, not = '' } = corrects;
  const rivals = known.filter(({ text }) => text.startsWith(`${kind}: `) && text.endsWith(not));
  return rivals.length === 1 ? rivals[0] : undefined;
}

const MAX_LINES = 14;

/** Without a model: the newest of the user's longer sentences that name something. */
export function sumUp(before: string, messages: readonly SourceMessage[]): string {
  const lines = messages
    .filter(({ author }) => author === 'user')
    .flatMap(({ text, day }) => sentencesOf(text).map((sentence) => ({ sentence, day })))
    .filter(({ sentence }) => sentence.split(' ').length >= 5 && !sentence.trim().endsWith('?'))
    .filter(({ sentence }) => /\s(?!I\b)\p{Lu}/u.test(sentence))
    .map(({ sentence, day }) => `They said: “${withDates(sentence.trim().slice(0, 160), day)}”`);
  return [...before.split('\n').filter(Boolean), ...lines].slice(-MAX_LINES).join('\n');
}
