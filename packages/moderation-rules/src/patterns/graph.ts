// The automaton of patterns in flat arrays, and the tree of their common beginnings that it is made from.
import type { Lexicon } from '../text/lexicon.ts';

/** Nodes are numbers, of which 0 is the root; as objects they take thirty times the memory. */
export interface Graph {
  /** By node: its first edge; the others follow in the order of their words. It ends with the last node that has any. */
  readonly edges: Uint32Array;
  /** By edge: the id of its word. */
  readonly words: Uint32Array;
  /** By edge: the node that it leads to. */
  readonly targets: Uint32Array;
  /** By node: the number of other words allowed before the next word of the pattern. */
  readonly gaps: Uint8Array;
  /** By node: 1 if those must not begin another clause. */
  readonly within: Uint8Array;
  /** By node: the kinds of all tags reachable from there, as bits. */
  readonly kinds: Uint32Array;
  /** By node. */
  readonly tags: readonly (readonly string[])[];
}

export interface Automaton extends Graph {
  /** Ids of the pseudo words for a clause's start and end. */
  readonly opening: number;
  readonly closing: number;
  /** Ids of the words that begin another clause. */
  readonly clauses: ReadonlySet<number>;
}

/** Either of some words. */
export interface Step {
  readonly ids: readonly number[];
  readonly key: string;
}

/** What leads from a node to the next one. */
export interface Part {
  readonly key: string;
  /** Paths through the part. */
  readonly phrases: readonly (readonly Step[])[];
  readonly optional: boolean;
  readonly gap: number;
  readonly within: boolean;
}

/** The first of a node's edges with this word or one that follows, or the first of the next node. */
export function edgeFrom({ edges, words }: Graph, node: number, word: number): number {
  let low = edges[node] ?? 0;
  let high = edges[node + 1] ?? low;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const hasEdge = (graph: Graph, node: number, word: number): boolean => {
  const edge = edgeFrom(graph, node, word);
  return edge < (graph.edges[node + 1] ?? 0) && graph.words[edge] === word;
};

const NO_TAGS: readonly string[] = [];

export interface GrowingGraph {
  /** Adds the tag to the end of the path of these parts. */
  insert(parts: readonly Part[], tag: string): void;
  finish(kindOf: (tag: string) => number): Graph;
}

export function createGraph(): GrowingGraph {
  const gaps: number[] = [];
  const within: number[] = [];
  const children: Map<string, number>[] = [];
  const tags = new Map<number, string[]>();
  const sources: number[] = [];
  const words: number[] = [];
  const targets: number[] = [];

  const grow = (gap: number, isWithin: boolean): number => {
    gaps.push(gap);
    within.push(isWithin ? 1 : 0);
    return gaps.length - 1;
  };
  const link = (from: number, ids: readonly number[], to: number): void => {
    for (const word of ids) {
      sources.push(from);
      words.push(word);
      targets.push(to);
    }
  };

  /** The phrases of a part share their first words. Nodes come before those that they lead to. */
  const grown = (node: number, { phrases, gap, within: isWithin }: Part): number => {
    const steps = new Map<string, number>();
    const began = targets.length;
    for (const phrase of phrases) {
      let from = node;
      for (const { ids, key } of phrase.slice(0, -1)) {
        const path = `${from} ${key}`;
        const step = steps.get(path) ?? grow(0, false);
        if (!steps.has(path)) link(from, ids, step);
        steps.set(path, step);
        from = step;
      }
      link(from, phrase.at(-1)?.ids ?? [], UNKNOWN);
    }
    const child = grow(gap, isWithin);
    for (let edge = began; edge < targets.length; edge += 1)
      if (targets[edge] === UNKNOWN) targets[edge] = child;
    return child;
  };

  const insert = (node: number, parts: readonly Part[], tag: string): void => {
    const [part, ...others] = parts;
    if (!part) {
      const own = tags.get(node) ?? [];
      if (!own.includes(tag)) tags.set(node, [...own, tag]);
      return;
    }
    if (part.optional) insert(node, others, tag);
    const known = (children[node] ??= new Map<string, number>());
    const child = known.get(part.key) ?? grown(node, part);
    known.set(part.key, child);
    insert(child, others, tag);
  };

  const root = grow(0, false);
  return {
    insert: (parts, tag) => insert(root, parts, tag),
    finish(kindOf) {
      const nodes = gaps.length;
      const known = new Map<string, readonly string[]>();
      const shared = (list: readonly string[]) => {
        const same = known.get(list.join()) ?? list;
        known.set(list.join(), same);
        return same;
      };
      const kinds = Uint32Array.from({ length: nodes }, (_, node) =>
        (tags.get(node) ?? NO_TAGS).reduce((sum, tag) => sum | kindOf(tag), 0),
      );
      // An edge was added before those that follow it.
      for (let edge = sources.length - 1; edge >= 0; edge -= 1) {
        const from = sources[edge] ?? 0;
        kinds[from] = (kinds[from] ?? 0) | (kinds[targets[edge] ?? 0] ?? 0);
      }
      const byWord = sortedBy(words, Uint32Array.from(words.keys())).sorted;
      const { sorted, firsts } = sortedBy(sources, byWord);
      return {
        edges: firsts,
        words: sorted.map((edge) => words[edge] ?? 0),
        targets: sorted.map((edge) => targets[edge] ?? 0),
        gaps: Uint8Array.from(gaps),
        within: Uint8Array.from(within),
        kinds,
        tags: Array.from({ length: nodes }, (_, node) => shared(tags.get(node) ?? NO_TAGS)),
      };
    },
  };
}

const UNKNOWN = -1;

/** Those of one key stay in their order; `firsts` has the place of each key's first one. */
function sortedBy(keys: readonly number[], order: Uint32Array) {
  const most = keys.reduce((one, other) => Math.max(one, other), 0);
  const firsts = new Uint32Array(most + 2);
  for (const key of keys) firsts[key + 1] = (firsts[key + 1] ?? 0) + 1;
  for (let key = 0; key <= most; key += 1)
    firsts[key + 1] = (firsts[key + 1] ?? 0) + (firsts[key] ?? 0);
  const places = firsts.slice();
  const sorted = new Uint32Array(order.length);
  for (const item of order) {
    const key = keys[item] ?? 0;
    const place = places[key] ?? 0;
    sorted[place] = item;
    places[key] = place + 1;
  }
  return { sorted, firsts };
}

/** The kinds of patterns by every prefix of their first words. */
export function readBeginnings(graph: Automaton, lexicon: Lexicon): Map<string, number> {
  const beginnings = new Map<string, number>();
  const add = (node: number) => {
    for (let edge = graph.edges[node] ?? 0; edge < (graph.edges[node + 1] ?? 0); edge += 1) {
      const word = lexicon.wordOf(graph.words[edge] ?? 0);
      const kinds = graph.kinds[graph.targets[edge] ?? 0] ?? 0;
      if (kinds === 0) continue;
      for (let end = 1; end <= word.length; end += 1) {
        const beginning = word.slice(0, end);
        beginnings.set(beginning, (beginnings.get(beginning) ?? 0) | kinds);
      }
    }
  };
  add(0);
  const { opening } = graph;
  for (let edge = edgeFrom(graph, 0, opening); graph.words[edge] === opening; edge += 1)
    add(graph.targets[edge] ?? 0);
  return beginnings;
}
