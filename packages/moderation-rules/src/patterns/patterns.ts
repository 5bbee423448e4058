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
  /** The index of the last word that can go on with it; those before it may be skipped. */
  readonly until: number;
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
  one.until >= other.until;

const isWithin = ({ node }: Thread): boolean => node.within;

const NO_THREADS: readonly Thread[] = [];
const UNSTARTED = -1;

export function createMatcher(automaton: Automaton, found: (mark: Mark) => void): Matcher {
  const { root } = automaton;
  const opens = [automaton.opening];
  const ends = [automaton.closing];
  let threads: readonly Thread[] = NO_THREADS;
  let count = 0;

  /** Follows a node's transitions; `token` is undefined for a clause's start or end, which has no width. */
  const follow = (
    { node: from, start: known, first }: Pick<Thread, 'node' | 'start' | 'first'>,
    ids: readonly number[],
    token: Token | undefined,
    to: Thread[],
  ) => {
    for (const id of ids) {
      const nodes = from.next.get(id);
      if (nodes === undefined) continue;
      const start = known === UNSTARTED && token ? token.start : known;
      const end = token ? token.end : lastEnd;
      const next = token ? count + 1 : count;
      for (const node of nodes) {
        for (const tag of node.tags) found({ tag, start, end, first, last: next - 1 });
        if (node.next.size > 0) to.push({ node, start, first, until: next + node.gap });
      }
    }
  };

  let lastEnd = 0;
  const step = (ids: readonly number[], token: Token | undefined, endsClause = false) => {
    const opensHere = ids.some((id) => root.next.has(id));
    if (threads.length === 0 && !opensHere) return;
    const added: Thread[] = [];
    for (const thread of threads) follow(thread, ids, token, added);
    if (opensHere) follow({ node: root, start: UNSTARTED, first: count }, ids, token, added);
    if (!token) {
      if (endsClause && threads.some(isWithin)) threads = threads.filter((it) => !isWithin(it));
      // Most pauses change nothing: a text of many must not copy all threads at each of them.
      if (added.length > 0) threads = [...threads, ...withoutKnown(added, threads)];
      return;
    }
    const beginsClause = ids.some((id) => automaton.clauses.has(id));
    for (const thread of threads) {
      if (thread.until > count && !(beginsClause && isWithin(thread))) added.push(thread);
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
      step(ends, undefined, true);
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
