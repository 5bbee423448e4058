// Compiles lines of pattern words into one automaton. Lines with a common prefix share states.
import type { Lexicon } from '../text/lexicon.ts';
import { ONE_BY_ONE } from '../text/unspaced.ts';

/**
 * Patterns by tag, one per line, or short ones parted by ` / `. Words in order; `a|b` is either; `a?` is optional; `~3` allows up to three
 * other words, `-3` the same within one phrase, so that no comma and no `@clause` stands between; `a_b` is both in order; `@name` is one of a macro's phrases, also beside words (`@name|a`); `#minor` and the like are classes
 * of numbers; `$` is the end of a clause; `^` its beginning. Scripts without spaces are read by character.
 */
export type PatternSet = Readonly<Record<string, string>>;
/** Phrases by name, separated by `/`. */
export type Macros = Readonly<Record<string, string>>;

export interface Node {
  readonly next: Map<number, Node[]>;
  /** The number of other words allowed before the next word of the pattern. */
  readonly gap: number;
  /** Those must not begin another clause. */
  readonly within: boolean;
  readonly tags: string[];
  /** The kinds of all tags reachable from here, as bits. */
  kinds: number;
}

export interface Automaton {
  readonly root: Node;
  /** Kinds of patterns by every prefix of their first words. */
  readonly beginnings: ReadonlyMap<string, number>;
  /** Ids of the pseudo words for a clause's start and end. */
  readonly opening: number;
  readonly closing: number;
  /** Ids of the words that begin another clause. */
  readonly clauses: ReadonlySet<number>;
}

/** A node during compilation, with the part of a pattern that leads to each child. */
interface Growing extends Node {
  readonly children: Map<string, Growing>;
}

interface Part {
  readonly key: string;
  /** Paths through the part, each a sequence of alternatives. */
  readonly phrases: readonly (readonly number[])[][];
  readonly optional: boolean;
  readonly gap: number;
  readonly within: boolean;
}

const grow = (gap: number, within = false): Growing => ({
  next: new Map(),
  gap,
  within,
  tags: [],
  kinds: 0,
  children: new Map(),
});

export interface CompileNeeds {
  readonly macros: Macros;
  readonly lexicon: Lexicon;
  /** The kind of a tag as one bit, or 0. */
  readonly kindOf: (tag: string) => number;
}

export function compilePatterns(
  sets: readonly PatternSet[],
  { macros, lexicon, kindOf }: CompileNeeds,
): Automaton {
  const root = grow(0);
  const readParts = partReaderOf(macros, lexicon);
  for (const set of sets) {
    for (const [tag, lines] of Object.entries(set)) {
      for (const line of lines.split(/\n| \/ /)) {
        if (line.trim() !== '') insert(root, readParts(line), tag);
      }
    }
  }
  sumKinds(root, kindOf, new Set());
  const opening = lexicon.idOf('^');
  const beginnings = readBeginnings(root, opening, lexicon);
  const clauses = new Set((macros['clause'] ?? '').split('|').map((word) => lexicon.idOf(word)));
  return { root, beginnings, opening, closing: lexicon.idOf('#end'), clauses };
}

/** In a text it only parts words, so that a pattern with it would never match; an apostrophe is left out of both. */
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

const readers = new WeakMap<Lexicon, (line: string) => Part[]>();

/** The automata of one lexicon have most lines in common. */
function partReaderOf(macros: Macros, lexicon: Lexicon): (line: string) => Part[] {
  const known = readers.get(lexicon) ?? createPartReader(macros, lexicon);
  readers.set(lexicon, known);
  return known;
}

function createPartReader(macros: Macros, lexicon: Lexicon): (line: string) => Part[] {
  const known = new Map<string, Part['phrases']>();
  const idsOf = (word: string): number[] =>
    word.split('|').map((one) => lexicon.idOf(one === '$' ? '#end' : one));
  const phrasesOf = (word: string): Part['phrases'] => {
    const cached = known.get(word);
    if (cached) return cached;
    const options = word.split('|').map(apart);
    const named = options.filter((option) => option.startsWith('@'));
    const long = options.filter((option) => option.includes(' '));
    const plain = options.filter((option) => !option.startsWith('@') && !option.includes(' '));
    const texts = named.flatMap((name) => phrasesNamed(macros, name.slice(1)));
    const phrases = [...texts, ...long, ...(plain.length > 0 ? [plain.join('|')] : [])].map(
      (text) => text.trim().split(/\s+/).map(idsOf),
    );
    known.set(word, phrases);
    return phrases;
  };
  const lines = new Map<string, Part[]>();
  const read = (line: string): Part[] => {
    refusePunctuation(line);
    const parts: Part[] = [];
    for (const text of line.trim().split(/\s+/)) {
      const [, kind, gap] = /^([~-])(\d)$/.exec(text) ?? [];
      const before = gap === undefined ? undefined : parts.pop();
      if (before && gap !== undefined) {
        const key = `${before.key}${text}`;
        parts.push({ ...before, gap: Number(gap), within: kind === '-', key });
        continue;
      }
      const optional = text.length > 1 && text.endsWith('?');
      const word = optional ? text.slice(0, -1) : text;
      parts.push({ key: word, phrases: phrasesOf(word), optional, gap: 0, within: false });
    }
    return parts;
  };
  return (line) => {
    const parts = lines.get(line) ?? read(line);
    lines.set(line, parts);
    return parts;
  };
}

/** An option of several words, parted by spaces. */
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

function insert(node: Growing, parts: readonly Part[], tag: string): void {
  const [part, ...others] = parts;
  if (!part) {
    if (!node.tags.includes(tag)) node.tags.push(tag);
    return;
  }
  if (part.optional) insert(node, others, tag);
  const known = node.children.get(part.key);
  if (known) {
    insert(known, others, tag);
    return;
  }
  const child = grow(part.gap, part.within);
  node.children.set(part.key, child);
  for (const phrase of part.phrases) lay(node, phrase, child, part.key);
  insert(child, others, tag);
}

/** Adds the path of one phrase from a node to its child; phrases of one part share their first words. */
function lay(node: Growing, phrase: readonly (readonly number[])[], child: Growing, key: string) {
  const [ids, ...others] = phrase;
  if (!ids) return;
  if (others.length === 0) {
    link(node, ids, child);
    return;
  }
  const stepKey = `${key} ${ids.join()}`;
  const known = node.children.get(stepKey);
  const step = known ?? grow(0);
  if (!known) {
    node.children.set(stepKey, step);
    link(node, ids, step);
  }
  lay(step, others, child, key);
}

function link(node: Growing, ids: readonly number[], child: Growing): void {
  for (const id of new Set(ids)) {
    const list = node.next.get(id);
    if (list) list.push(child);
    else node.next.set(id, [child]);
  }
}

function sumKinds(node: Growing, kindOf: CompileNeeds['kindOf'], done: Set<Growing>): void {
  if (done.has(node)) return;
  done.add(node);
  for (const tag of node.tags) node.kinds |= kindOf(tag);
  for (const child of node.children.values()) {
    sumKinds(child, kindOf, done);
    node.kinds |= child.kinds;
  }
  // The last step of a macro's phrase leads to a node that is another one's child.
  for (const list of node.next.values()) for (const next of list) node.kinds |= next.kinds;
}

function readBeginnings(root: Node, opening: number, lexicon: Lexicon): Map<string, number> {
  const beginnings = new Map<string, number>();
  const add = (node: Node) => {
    for (const [id, nodes] of node.next) {
      const word = lexicon.wordOf(id);
      const kinds = nodes.reduce((sum, next) => sum | next.kinds, 0);
      if (kinds === 0) continue;
      for (let end = 1; end <= word.length; end += 1) {
        const beginning = word.slice(0, end);
        beginnings.set(beginning, (beginnings.get(beginning) ?? 0) | kinds);
      }
    }
  };
  add(root);
  for (const opened of root.next.get(opening) ?? []) add(opened);
  return beginnings;
}
