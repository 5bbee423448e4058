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
function withoutDoubles(threads: readonly Thread[]): readonly Thread[] {
  const known = new Map<Node, Thread[]>();
  return threads.filter((thread) => {
    const same = known.get(thread.node) ?? [];
    const isDouble = same.some(
      ({ start, first, gap }) =>
        start === thread.start && first === thread.first && gap === thread.gap,
    );
    if (!isDouble) known.set(thread.node, [...same, thread]);
    return !isDouble;
  });
}

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
    const advanced: Thread[] = [];
    for (const thread of threads) {
      follow(thread, ids, token, advanced);
      if (!token) advanced.push(thread);
      else if (thread.gap > 0) {
        const { node, start, first, gap } = thread;
        advanced.push({ node, start, first, gap: gap - 1 });
      }
    }
    follow({ node: root, start: UNSTARTED, first: count, gap: 0 }, ids, token, advanced);
    const next = token ? advanced : withoutDoubles(advanced);
    threads = next.length > 0 ? next : NO_THREADS;
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
