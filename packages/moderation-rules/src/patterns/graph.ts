// The automaton of all patterns in flat arrays, shared by several readers, each of which finds its own patterns.
import type { Lexicon } from '../text/lexicon.ts';

/** Nodes are numbers, 0 is the root; as objects, they would take thirty times the memory. */
export interface Graph {
  /**
   * By node: the index of its first edge; a node's edges are sorted by word. Ends with the last node that has edges.
   */
  readonly edges: Uint32Array;
  /** By edge: the id of its word. */
  readonly words: Uint32Array;
  /** By edge: the node that it leads to. */
  readonly targets: Uint32Array;
  /** By node: the number of other words allowed before the next word of the pattern. */
  readonly gaps: Uint8Array;
  /** By node: 1 if those words must not start another clause. */
  readonly within: Uint8Array;
  /** By node: the readers with patterns that continue there, as bits. */
  readonly onward: Uint8Array;
  /** By node: the kinds of all tags reachable from there, as bits. */
  readonly kinds: Uint32Array;
  /** By node. */
  readonly tags: readonly (readonly Tag[])[];
  /** Ids of the pseudo words for a clause's start and end. */
  readonly opening: number;
  readonly closing: number;
  /** Ids of words that start another clause. */
  readonly clauses: ReadonlySet<number>;
  /** Ids of words before which a clause ends without a comma. */
  readonly asides: ReadonlySet<number>;
}

export interface Automaton extends Graph {
  /** A single bit. */
  readonly reader: number;
}

/** The finding of a pattern, and its readers as bits. */
export interface Tag {
  readonly tag: string;
  readonly readers: number;
}

/** Alternative words. */
export interface Step {
  readonly ids: readonly number[];
  readonly key: number;
}

/** The path from one node to the next. */
export interface Part {
  readonly key: number;
  /** Alternative paths through the part. */
  readonly phrases: readonly (readonly Step[])[];
  readonly optional: boolean;
  readonly gap: number;
  readonly within: boolean;
}

/** The index of a node's first edge with this word or a later one, or of the next node's first edge. */
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

const NO_TAGS: readonly Tag[] = [];
const UNKNOWN = -1;
/** Larger than every key. */
const KEYS = 2 ** 24;

export interface GrowingGraph {
  /** Adds the tag at the end of the path of these parts. */
  insert(parts: readonly Part[], tag: Tag): void;
  finish(kindOf: (tag: Tag) => number): Omit<Graph, 'opening' | 'closing' | 'clauses' | 'asides'>;
}

export function createGraph(): GrowingGraph {
  const gaps: number[] = [];
  const within: number[] = [];
  /** By node and part. */
  const children = new Map<number, number>();
  const tags = new Map<number, readonly Tag[]>();
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

  /** Phrases of a part share nodes for common first words. Nodes have lower numbers than the nodes after them. */
  const grown = (node: number, { phrases, gap, within: isWithin }: Part): number => {
    const steps = new Map<number, number>();
    const began = targets.length;
    for (const phrase of phrases) {
      let from = node;
      for (const { ids, key } of phrase.slice(0, -1)) {
        const path = from * KEYS + key;
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

  const insert = (node: number, parts: readonly Part[], at: number, tag: Tag): void => {
    const part = parts[at];
    if (!part) {
      tags.set(node, withTag(tags.get(node) ?? NO_TAGS, tag));
      return;
    }
    if (part.optional) insert(node, parts, at + 1, tag);
    const path = node * KEYS + part.key;
    const child = children.get(path) ?? grown(node, part);
    children.set(path, child);
    insert(child, parts, at + 1, tag);
  };

  const root = grow(0, false);
  return {
    insert: (parts, tag) => insert(root, parts, 0, tag),
    finish(kindOf) {
      const readers = new Uint8Array(gaps.length);
      const onward = new Uint8Array(gaps.length);
      const kinds = new Uint32Array(gaps.length);
      for (const [node, list] of tags) {
        readers[node] = list.reduce((sum, tag) => sum | tag.readers, 0);
        kinds[node] = list.reduce((sum, tag) => sum | kindOf(tag), 0);
      }
      // Reversed, because edges were added before those that follow them.
      for (let edge = sources.length - 1; edge >= 0; edge -= 1) {
        const [from, to] = [sources[edge] ?? 0, targets[edge] ?? 0];
        kinds[from] = (kinds[from] ?? 0) | (kinds[to] ?? 0);
        onward[from] = (onward[from] ?? 0) | (readers[to] ?? 0) | (onward[to] ?? 0);
      }
      const byWord = sortedBy(words, Uint32Array.from(words.keys())).sorted;
      const { sorted, firsts } = sortedBy(sources, byWord);
      return {
        edges: firsts,
        words: sorted.map((edge) => words[edge] ?? 0),
        targets: sorted.map((edge) => targets[edge] ?? 0),
        gaps: Uint8Array.from(gaps),
        within: Uint8Array.from(within),
        onward,
        kinds,
        tags: gaps.map((_, node) => tags.get(node) ?? NO_TAGS),
      };
    },
  };
}

function withTag(list: readonly Tag[], { tag, readers }: Tag): readonly Tag[] {
  const known = list.find((one) => one.tag === tag);
  if (!known) return [...list, { tag, readers }];
  return list.map((one) => (one === known ? { tag, readers: known.readers | readers } : one));
}

/** A stable counting sort; `firsts` contains the index of each key's first entry. */
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

/** The kinds of patterns by each prefix of their first words. */
export function readBeginnings(graph: Graph, lexicon: Lexicon): Map<string, number> {
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
