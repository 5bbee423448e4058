// Whether a text uses a publicly known real person for intimacy or imitation. Pure.
import {
  createDistance,
  createLead,
  type Distance,
  type Marks,
  type Scene,
} from './patterns/spans.ts';
import type { PatternSet } from './patterns/compile.ts';
import type { Mark } from './patterns/patterns.ts';
import type { Finding } from './policy.ts';
import { NAME_MARK, plainWord } from './text/lexicon.ts';
import { ONE_BY_ONE } from './text/unspaced.ts';
import { oneNames, publicFigures } from './words/public-figures.words.ts';

/** The maximum distance in words between a name and intimacy that involves a participant or is made up. */
const REACH = 25;
/** The maximum distance in words between a name and sexual words without another connection. */
const STRONG_REACH = 12;
/** The maximum distance in words from mild intimacy to the name that follows it: "a date with …". */
const GOVERNED = 4;
const IMITATION_REACH = 3;
/** The maximum distance in words between intimacy and its participant, or the word that makes it up. */
const TALKER_REACH = 4;
const MADE_UP_REACH = 14;

export function readNames(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((name) =>
      plainWord(name)
        .split(/[\s\p{P}]+/u)
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean);
}

export const builtInNames = (): string[] => [...readNames(publicFigures), ...readNames(oneNames)];

export function namePatterns(names: readonly string[]): PatternSet {
  const written = names.flatMap((name) => [asRead(name), asRead(name.replaceAll(' ', ''))]);
  return { 'person.name': [...new Set(written)].join('\n') };
}

/** Scripts without spaces are read by character, and Japanese words may be written in either kana. */
const asRead = (name: string): string =>
  name
    .split(' ')
    .map((word) =>
      ONE_BY_ONE.test(word) ? Array.from(word, eitherKana).join(' ') : `${NAME_MARK}${word}`,
    )
    .join(' ');

const KANA_APART = 0x60;

function eitherKana(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code >= 0x3041 && code <= 0x3096) return `${sign}|${String.fromCharCode(code + KANA_APART)}`;
  if (code >= 0x30a1 && code <= 0x30f6) return `${String.fromCharCode(code - KANA_APART)}|${sign}`;
  return sign;
}

const closeness = ['intent.strong', 'intent.medium', 'intent.weak', 'person.likeness'] as const;

export function judgePersons({ marks, fresh }: Scene): Finding[] {
  const named = marks.of('person.name').filter((name) => name.last >= fresh - REACH);
  const ofAny = createCloseness(marks, 0);
  const ofFresh = createCloseness(marks, fresh);
  const imitation = createLead(marks.of('person.imitation'));
  for (const name of named) {
    const isNew = name.last >= fresh;
    // "I met …" after a kiss between others.
    const isMentioned = marks.near('person.admirer', name, IMITATION_REACH);
    if ((isNew && !isMentioned ? ofAny : ofFresh)(name)) {
      return [{ rule: 'real_person', rule_id: 'real_person.intimate' }];
    }
    const isImitated =
      imitation(name) <= IMITATION_REACH || marks.near('person.persona', name, IMITATION_REACH);
    if (isNew && isImitated) {
      return [{ rule: 'real_person', rule_id: 'real_person.imitation' }];
    }
  }
  const famous = marks.of('person.fame').some((mark) => mark.last >= fresh);
  return famous ? [{ rule: 'real_person', rule_id: 'real_person.fame' }] : [];
}

/** Returns a function that says whether a name is connected with intimacy, by marks from this word on. */
function createCloseness(marks: Marks, from: number): (name: Mark) => boolean {
  const close = closeness.flatMap((tag) => marks.of(tag)).filter((mark) => mark.last >= from);
  const takenPartIn = close.filter(
    (mark) =>
      marks.near('person.talker', mark, TALKER_REACH) ||
      marks.near('context.made_up', mark, MADE_UP_REACH),
  );
  const ways: readonly (readonly [Distance, number])[] = [
    [createDistance(close.filter(({ tag }) => tag === 'intent.strong')), STRONG_REACH],
    [createLead(close), GOVERNED],
    [createDistance(takenPartIn), REACH],
  ];
  return (name) => ways.some(([distance, reach]) => distance(name) <= reach);
}

/** True if misspelled names must be searched for. */
export const mayNameSomebody = (marks: Marks): boolean =>
  ['person.imitation', 'person.persona', ...closeness].some((tag) => marks.has(tag));

/** Names indexed by their forms with one letter removed, so that a typo is found by lookup. */
export interface NameIndex {
  /** The text with corrected names; undefined if there is nothing to correct. */
  correct(words: readonly string[]): string | undefined;
}

/** Shorter names are too similar to other words. */
const LEAST_LETTERS = 8;
/** How many letters at one end of a word are the same as in the name, even with two swapped letters in the middle. */
const edgeOf = (length: number): number => Math.max(3, Math.floor((length - 3) / 2));

export function createNameIndex(names: readonly string[]): NameIndex {
  const bySlip = new Map<string, string>();
  /** A typo leaves the start or the end of a name unchanged, and changes the length by at most one letter. */
  const edges = new Set<string>();
  for (const name of names) {
    const letters = name.replaceAll(' ', '');
    if (letters.length < LEAST_LETTERS) continue;
    for (const length of [letters.length - 1, letters.length, letters.length + 1])
      edges
        .add(`${letters.slice(0, edgeOf(length))}${length}`)
        .add(`${length}${letters.slice(-edgeOf(length))}`);
    for (const slip of slips(letters)) bySlip.set(slip, name);
  }
  return {
    correct(words) {
      const read: string[] = [];
      let isCorrected = false;
      for (let at = 0; at < words.length;) {
        const found = nameAt(words, at);
        read.push(found?.name ?? words[at] ?? '');
        isCorrected ||= found !== undefined;
        at += found?.length ?? 1;
      }
      return isCorrected ? read.join(' ') : undefined;
    },
  };

  function nameAt(words: readonly string[], at: number) {
    for (const length of [1, 2, 3]) {
      const letters = words.slice(at, at + length).join('');
      if (letters.length < LEAST_LETTERS - 1 || letters.length > 30) continue;
      const edge = edgeOf(letters.length);
      const isNear =
        edges.has(`${letters.slice(0, edge)}${letters.length}`) ||
        edges.has(`${letters.length}${letters.slice(-edge)}`);
      if (!isNear) continue;
      const name = slips(letters)
        .map((slip) => bySlip.get(slip))
        .find(Boolean);
      if (name) return { name, length };
    }
    return undefined;
  }
}

function slips(letters: string): string[] {
  const without = Array.from(letters, (_, at) => letters.slice(0, at) + letters.slice(at + 1));
  return [letters, ...without];
}
