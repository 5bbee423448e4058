// Picks lines in a character's manner: never one that was said before, never one with an unknown blank.
import type { Card } from './card.ts';
import type { Mood } from './feelings.ts';
import type { Ask } from './phrases/ask.ts';
import { gestures, props } from './phrases/gestures.ts';
import { endless } from './phrases/lifted.ts';
import type { Dice } from './seeded.ts';
import type { Lines } from './voice.ts';
import { capital, plain, sentencesOf } from './wording.ts';

export type Slots = Readonly<Record<string, string | undefined>>;

export interface Speaker {
  /** A fresh line with its blanks filled, or `undefined` when all are used up. */
  say(lines: Lines | readonly string[], slots?: Slots): string | undefined;
  /** A fresh question, as text. */
  ask(asks: readonly Ask[]): string | undefined;
  /** Something done, between asterisks. */
  act(mood: Mood): string | undefined;
  /** A sentence that fits always and was never said. */
  anything(): string;
  /** True if no sentence of the text has been said yet. */
  isFresh(text: string): boolean;
  /** Takes a text as said. */
  note(text: string): void;
}

interface Needs {
  card: Card;
  dice: Dice;
  /** Everything that the character has said so far. */
  earlier: readonly string[];
  slots: Slots;
}

/** How often a line of the character's own manner goes before one that anybody could say. */
const OWN_WAY = 0.55;

export function createSpeaker({ card, dice, earlier, slots: usual }: Needs): Speaker {
  const said = new Set(earlier.flatMap(keysOf));
  let whole = [...said].join('|');

  // A long sentence also counts as said when it stood inside a longer one.
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
      const about = [card.job, card.tagline, ...card.scene, ...card.sentences].join(' ');
      const own = props.filter(([word]) => word.test(about)).flatMap(([, acts]) => acts);
      const isCalm = mood === 'warm' || mood === 'thoughtful';
      const fitting = isCalm && dice.chance(0.5) ? dice.shuffled(own) : [];
      const found = [...fitting, ...inOrder(gestures[mood])].find((act) => isFresh(`*${act}*`));
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

/** `{slot}` and `{Slot}`; `undefined` if one of them is not known. */
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

/** What counts as having been said: each sentence of some length, and each gesture. */
function keysOf(text: string): string[] {
  const acts = [...text.matchAll(/\*([^*\n]+)\*/g)].map(([, act = '']) => `*${plain(act)}*`);
  const spoken = sentencesOf(text.replace(/\*[^*\n]*\*/g, ' '))
    .map(plain)
    .filter((sentence) => sentence.split(' ').length > 2);
  return [...acts, ...spoken];
}
