// Runs an automaton of word patterns over tokens, in time linear in their number.
import type { Token } from '../text/numbers.ts';
import type { Automaton, Node } from './compile.ts';

/** A match: its offsets in the text and the indexes of its words. */
export interface Mark {
  readonly tag: string;
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

/** A partial match. One that has only seen a clause start has no `start` yet. */
interface Thread {
  readonly node: Node;
  readonly start: number;
  readonly first: number;
  readonly gap: number;
}

export interface Matcher {
  feed(token: Token): void;
  /** The start of the oldest partial match of these kinds; undefined without one. */
  heldFrom(kinds: number): number | undefined;
  /** The number of words read. */
  count(): number;
}

/** Consecutive pauses count once: each would start the same threads again. */
function withoutKnown(added: readonly Thread[], threads: readonly Thread[]): readonly Thread[] {
  const nodes = new Set(added.map(({ node }) => node));
  const known = threads.filter(({ node }) => nodes.has(node));
  return added.filter((thread) => {
    const isKnown = known.some((other) => covers(other, thread));
    if (!isKnown) known.push(thread);
    return !isKnown;
  });
}

/** Whether a thread finds whatever another one would. */
const covers = (one: Thread, other: Thread): boolean =>
  one.node === other.node &&
  one.start === other.start &&
  one.first === other.first &&
  one.gap >= other.gap;

const NO_THREADS: readonly Thread[] = [];
const UNSTARTED = -1;

export function createMatcher(automaton: Automaton, found: (mark: Mark) => void): Matcher {
  const { root } = automaton;
  const opens = [automaton.opening];
  const ends = [automaton.closing];
  let threads: readonly Thread[] = NO_THREADS;
  let count = 0;

  /** Follows a node's transitions; `token` is undefined for a clause's start or end, which has no width. */
  const follow = (from: Thread, ids: readonly number[], token: Token | undefined, to: Thread[]) => {
    for (const id of ids) {
      const nodes = from.node.next.get(id);
      if (nodes === undefined) continue;
      for (const node of nodes) {
        const start = from.start === UNSTARTED && token ? token.start : from.start;
        const end = token ? token.end : lastEnd;
        const last = token ? count : count - 1;
        for (const tag of node.tags) found({ tag, start, end, first: from.first, last });
        if (node.next.size > 0) to.push({ node, start, first: from.first, gap: node.gap });
      }
    }
  };

  let lastEnd = 0;
  const step = (ids: readonly number[], token: Token | undefined) => {
    if (threads.length === 0 && !ids.some((id) => root.next.has(id))) return;
    const added: Thread[] = [];
    for (const thread of threads) follow(thread, ids, token, added);
    follow({ node: root, start: UNSTARTED, first: count, gap: 0 }, ids, token, added);
    if (!token) {
      // Most pauses change nothing: a text of many must not copy all threads at each of them.
      if (added.length > 0) threads = [...threads, ...withoutKnown(added, threads)];
      return;
    }
    for (const { node, start, first, gap } of threads) {
      if (gap > 0) added.push({ node, start, first, gap: gap - 1 });
    }
    threads = added.length > 0 ? added : NO_THREADS;
  };

  step(opens, undefined);
  return {
    feed(token) {
      if (token.kind === 'word') {
        step(token.ids, token);
        count += 1;
        lastEnd = token.end;
        return;
      }
      step(ends, undefined);
      if (token.kind === 'stop') threads = NO_THREADS;
      step(token.ids, undefined);
      step(opens, undefined);
    },
    heldFrom(kinds) {
      let oldest: number | undefined;
      for (const { start, node } of threads) {
        if (start === UNSTARTED || (node.kinds & kinds) === 0) continue;
        if (oldest === undefined || start < oldest) oldest = start;
      }
      return oldest;
    },
    count: () => count,
  };
}
