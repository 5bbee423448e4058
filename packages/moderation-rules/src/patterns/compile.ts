// Compiles lines of pattern words into one automaton. Lines with a common prefix share states.
import type { Lexicon } from '../text/lexicon.ts';
import { ONE_BY_ONE } from '../text/unspaced.ts';
import { createGraph, type Graph, type Part, type Step, type Tag } from './graph.ts';

/**
 * Patterns by tag, one per line; short ones may be separated by ` / `. A pattern is a sequence of words:
 * - `a|b` is an alternative, `a?` is optional, `a_b` is both words in order;
 * - `~3` allows up to three other words, `-3` the same within one phrase, without a comma or `@clause` in between;
 * - `@name` is one of a macro's phrases, also as an alternative (`@name|a`);
 * - `#minor` and the like are classes of numbers;
 * - `^` is the start of a clause, `$` its end.
 * Scripts without spaces are read by character.
 */
export type PatternSet = Readonly<Record<string, string>>;
/** Phrases by macro name, separated by `/`. */
export type Macros = Readonly<Record<string, string>>;

/** Patterns, and the readers that they apply to, as bits. */
export type ReadPatterns = readonly [readers: number, set: PatternSet];

export interface CompileNeeds {
  readonly macros: Macros;
  readonly lexicon: Lexicon;
  /** The kind of a tag as one bit, or 0. */
  readonly kindOf: (tag: Tag) => number;
}

export function compilePatterns(
  sets: readonly ReadPatterns[],
  { macros, lexicon, kindOf }: CompileNeeds,
): Graph {
  const readParts = createPartReader(macros, lexicon);
  const graph = createGraph();
  for (const [readers, set] of sets) {
    for (const [tag, lines] of Object.entries(set)) {
      for (const line of lines.split(/\n| \/ /)) {
        if (line.trim() !== '') graph.insert(readParts(line), { tag, readers });
      }
    }
  }
  const idsOf = (name: string) =>
    new Set((macros[name] ?? '').split('|').map((word) => lexicon.idOf(word)));
  const opening = lexicon.idOf('^');
  return {
    ...graph.finish(kindOf),
    opening,
    closing: lexicon.idOf('#end'),
    clauses: idsOf('clause'),
    asides: idsOf('aside'),
  };
}

/** Punctuation only separates words, so a pattern with it would never match; apostrophes are dropped from both. */
const PUNCTUATION = /[\p{P}--[%'’]]/v;

function refusePunctuation(phrase: string): void {
  for (const part of phrase.split(/\s+/)) {
    const words = part.replace(/^[~-]\d$|\?$/, '').split('|');
    const odd = words.find((word) =>
      PUNCTUATION.test(word.replace(/^[@#§]/, '').replaceAll('_', '')),
    );
    if (odd === undefined) continue;
    throw new Error(
      `A pattern has punctuation in it, as no word of a text: “${odd}” in “${phrase}”`,
    );
  }
}

function createPartReader(macros: Macros, lexicon: Lexicon): (line: string) => Part[] {
  const known = new Map<string, Part['phrases']>();
  const keys = new Map<string, number>();
  const keyOf = (text: string): number => {
    const key = keys.get(text) ?? keys.size;
    keys.set(text, key);
    return key;
  };
  const readStep = (text: string): Step => {
    const ids = text.split('|').map((one) => lexicon.idOf(one === '$' ? '#end' : one));
    return { key: keyOf(ids.join()), ids: [...new Set(ids)] };
  };
  const phrasesOf = (word: string): Part['phrases'] => {
    const cached = known.get(word);
    if (cached) return cached;
    const options = word.split('|').map(apart);
    const named = options.filter((option) => option.startsWith('@'));
    const long = options.filter((option) => option.includes(' '));
    const plain = options.filter((option) => !option.startsWith('@') && !option.includes(' '));
    const texts = named.flatMap((name) => phrasesNamed(macros, name.slice(1)));
    const phrases = [...texts, ...long, ...(plain.length > 0 ? [plain.join('|')] : [])].map(
      (text) => text.trim().split(/\s+/).map(readStep),
    );
    known.set(word, phrases);
    return phrases;
  };
  return (line) => {
    refusePunctuation(line);
    const parts: Part[] = [];
    let before = '';
    for (const text of line.trim().split(/\s+/)) {
      const [, kind, gap] = /^([~-])(\d)$/.exec(text) ?? [];
      const last = gap === undefined ? undefined : parts.pop();
      if (last && gap !== undefined) {
        const key = keyOf(`${before} ${text}`);
        parts.push({ ...last, gap: Number(gap), within: kind === '-', key });
        continue;
      }
      const optional = text.length > 1 && text.endsWith('?');
      before = optional ? text.slice(0, -1) : text;
      const phrases = phrasesOf(before);
      parts.push({ key: keyOf(before), phrases, optional, gap: 0, within: false });
    }
    return parts;
  };
}

/** An option of several words, separated by spaces. */
const apart = (option: string): string =>
  /^[@#]/.test(option)
    ? option
    : ONE_BY_ONE.test(option)
      ? Array.from(option.replaceAll('_', '')).join(' ')
      : option.replaceAll('_', ' ');

function phrasesNamed(macros: Macros, name: string): string[] {
  const phrases = macros[name];
  if (phrases === undefined) throw new Error(`No macro is named ${name}`);
  refusePunctuation(phrases.replaceAll('/', ' '));
  return phrases.split('/');
}
