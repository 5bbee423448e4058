// Picks lines in a character's manner, without repetitions and unknown slots.
import type { Card } from './card.ts';
import type { Mood } from './feelings.ts';
import type { Ask } from './phrases/ask.ts';
import { gestures } from './phrases/gestures.ts';
import { endless } from './phrases/lifted.ts';
import type { Dice } from './seeded.ts';
import type { Lines } from './voice.ts';
import { capital, plain, sentencesOf } from './wording.ts';

export type Slots = Readonly<Record<string, string | undefined>>;

export interface Speaker {
  /** An unused line with its slots filled, or `undefined` if all are used. */
  say(lines: Lines | readonly string[], slots?: Slots): string | undefined;
  /** An unused question. */
  ask(asks: readonly Ask[]): string | undefined;
  /** A gesture, between asterisks. */
  act(mood: Mood): string | undefined;
  /** An unused generic sentence. */
  anything(): string;
  /** True if no sentence of the text was used yet. */
  isFresh(text: string): boolean;
  /** True if exactly this text was used, and not only a sentence in it. */
  wasWhole(text: string): boolean;
  /** Marks a text as used. */
  note(text: string): void;
}

interface Needs {
  card: Card;
  dice: Dice;
  /** All texts of the character so far. */
  earlier: readonly string[];
  slots: Slots;
}

/** The probability of choosing a line of the character's manner instead of a generic one. */
const OWN_WAY = 0.55;

export function createSpeaker({ card, dice, earlier, slots: usual }: Needs): Speaker {
  const said = new Set(earlier.flatMap(keysOf));
  let whole = [...said].join('|');

  // A long sentence also counts as used within a longer one.
  const wasSaid = (key: string): boolean =>
    said.has(key) || (key.length > 15 && whole.includes(key));
  const isFresh = (text: string): boolean => keysOf(text).every((key) => !wasSaid(key));
  const note = (text: string): void => {
    for (const key of keysOf(text)) said.add(key);
    whole += `|${keysOf(text).join('|')}`;
  };
  const take = (text: string | undefined): string | undefined => {
    if (text !== undefined) note(text);
    return text;
  };

  const inOrder = (lines: Lines): string[] => {
    const [first, second] = card.manners;
    const own = dice.shuffled([...(lines[first] ?? []), ...(lines[second] ?? [])]);
    const others = dice.shuffled(lines.any);
    return dice.chance(OWN_WAY) ? [...own, ...others] : [...others, ...own];
  };

  return {
    isFresh,
    wasWhole: (text) => keysOf(text).some((key) => said.has(key)),
    note,
    say(lines, slots = {}) {
      const all = isPlainList(lines) ? dice.shuffled(lines) : inOrder(lines);
      const filled = all.map((line) => fill(line, { ...usual, ...slots }));
      return take(filled.find((line) => line !== undefined && isFresh(line)));
    },
    ask(asks) {
      return take(
        dice
          .shuffled(asks)
          .map(({ ask }) => ask)
          .find(isFresh),
      );
    },
    act(mood) {
      const found = inOrder(gestures[mood]).find((act) => isFresh(`*${act}*`));
      return take(found === undefined ? undefined : `*${found}*`);
    },
    anything() {
      const pairs = endless.beginnings.flatMap((start) =>
        endless.ends.map((end) => `${start}, ${end}`),
      );
      const [found = 'Go on.'] = dice.shuffled(pairs).filter(isFresh);
      note(found);
      return found;
    },
  };
}

const isPlainList = (lines: Lines | readonly string[]): lines is readonly string[] =>
  Array.isArray(lines);

/** Fills `{slot}` and `{Slot}`; `undefined` if one of them is unknown. */
function fill(line: string, slots: Slots): string | undefined {
  let isWhole = true;
  const filled = line.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const small = slot.charAt(0).toLowerCase() + slot.slice(1);
    const value = slots[small];
    if (value === undefined || value === '') isWhole = false;
    return slot === small ? (value ?? '') : capital(value ?? '');
  });
  return isWhole ? filled : undefined;
}

/** The units of repetition: each longer sentence, and each gesture. */
function keysOf(text: string): string[] {
  const acts = [...text.matchAll(/\*([^*\n]+)\*/g)].map(([, act = '']) => `*${plain(act)}*`);
  const spoken = sentencesOf(text.replace(/\*[^*\n]*\*/g, ' '))
    .map(plain)
    .filter((sentence) => sentence.includes(' '));
  return [...acts, ...spoken];
}
