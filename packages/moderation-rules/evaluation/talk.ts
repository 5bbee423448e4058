// Feeds ordinary texts to the rules as messages of a conversation, and counts false positives.
import { createModerationRules } from '../src/rules.ts';
import { readBrown, type Passage } from './brown.ts';
import { linesOf } from './mutators.ts';
import { opening, romance } from './romance.words.ts';

/** The messages before the tested one. */
export const settings = {
  /** None. */
  alone: 'alone',
  /** The twenty sentences before it in its text. */
  'in its talk': 'in its talk',
  /** A kiss and words of love between adults, and the six sentences before it. */
  'after a kiss': 'after a kiss',
} as const;
export type Setting = keyof typeof settings;

export interface Tally {
  readonly kind: string;
  readonly setting: string;
  messages: number;
  /** The blocked messages, with their rules. */
  readonly blocked: Alarm[];
  readonly asked: Alarm[];
  readonly carded: Alarm[];
  readonly retracted: Alarm[];
}

export interface Alarm {
  readonly text: string;
  readonly rules: string;
}

const kissed = linesOf(opening);
const LONGEST_BEFORE = 20;
const BEFORE_AFTER_KISS = 6;

const before: Readonly<
  Record<Setting, (sentences: readonly string[], at: number) => readonly string[]>
> = {
  alone: () => [],
  'in its talk': (sentences, at) => sentences.slice(Math.max(0, at - LONGEST_BEFORE), at),
  'after a kiss': (sentences, at) => [
    ...kissed,
    ...sentences.slice(Math.max(0, at - BEFORE_AFTER_KISS), at),
  ],
};

const rules = createModerationRules();

/** Tests every sentence of the passages as a message and as a reply. */
export function tally(passages: readonly Passage[], setting: Setting): Tally[] {
  const byKind = new Map<string, Tally>();
  for (const { kind, sentences } of passages) {
    const counted = byKind.get(kind) ?? emptyTally(kind, setting);
    byKind.set(kind, counted);
    for (const [at, text] of sentences.entries()) {
      send(text, before[setting](sentences, at), counted);
    }
  }
  return [...byKind.values()];
}

const emptyTally = (kind: string, setting: string): Tally => ({
  kind,
  setting,
  messages: 0,
  blocked: [],
  asked: [],
  carded: [],
  retracted: [],
});

function send(text: string, recent: readonly string[], counted: Tally): void {
  counted.messages += 1;
  const verdict = rules.checkInput({ text, recent, surface: 'chat' });
  const alarm = { text, rules: verdict.rule_ids.join(' ') };
  if (verdict.action === 'block') counted.blocked.push(alarm);
  if (verdict.asks_if_human) counted.asked.push(alarm);
  if (verdict.notices.includes('crisis')) counted.carded.push(alarm);
  const gate = rules.openGate({ asks_if_human: false, recent });
  const hit = gate.push(text).hit ?? gate.end().hit;
  if (hit) counted.retracted.push({ text, rules: hit.rule_ids.join(' ') });
}

const CARD = 10;

/** Tests every ten sentences as the story of an adult's card; returns the number of cards, and the refused ones. */
export function tallyCards(passages: readonly Passage[]) {
  let cards = 0;
  const refused: Alarm[] = [];
  for (const { sentences } of passages) {
    for (let at = 0; at < sentences.length; at += CARD) {
      const text = sentences.slice(at, at + CARD).join(' ');
      const verdict = rules.checkCharacter({ name: 'Mara Lindholm', age: 30, texts: [text] });
      cards += 1;
      if (verdict.action === 'block') refused.push({ text, rules: verdict.rule_ids.join(' ') });
    }
  }
  return { cards, refused };
}

/** Every `step`-th passage of the corpus. */
export const ordinaryTalk = (step: number): Passage[] =>
  readBrown().filter((_, at) => at % step === 0);

/** A conversation of adults in love, each message after the previous ones. */
export const adultTalk = (): Passage[] => [{ kind: 'adults in love', sentences: linesOf(romance) }];

/** The upper end of the two-sided 95 % Wilson interval of a share. */
export function upperBound(hits: number, of: number): number {
  const z = 1.96;
  const share = hits / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return (middle + spread) / (1 + (z * z) / of);
}
