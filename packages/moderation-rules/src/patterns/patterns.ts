// Runs an automaton of word patterns over tokens, in time linear in their number.
import type { Token } from '../text/numbers.ts';
import { edgeFrom, hasEdge, type Automaton } from './graph.ts';

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
  readonly node: number;
  readonly start: number;
  readonly first: number;
  /** The index of the last word that may continue it; words before it may be skipped. */
  readonly until: number;
}

export interface Matcher {
  feed(token: Token): void;
  /** The start of the oldest partial match of these kinds; undefined without one. */
  heldFrom(wanted: number): number | undefined;
  /** The number of words read. */
  count(): number;
}

/** Consecutive pauses count once, because each would start the same threads again. */
function withoutKnown(added: readonly Thread[], threads: readonly Thread[]): readonly Thread[] {
  const nodes = new Set(added.map(({ node }) => node));
  const known = threads.filter(({ node }) => nodes.has(node));
  return added.filter((thread) => {
    const isKnown = known.some((other) => covers(other, thread));
    if (!isKnown) known.push(thread);
    return !isKnown;
  });
}

/** True if the first thread finds everything that the second one would find. */
const covers = (one: Thread, other: Thread): boolean =>
  one.node === other.node &&
  one.start === other.start &&
  one.first === other.first &&
  one.until >= other.until;

const ROOT = 0;
const NO_THREADS: readonly Thread[] = [];
const UNSTARTED = -1;

export function createMatcher(automaton: Automaton, found: (mark: Mark) => void): Matcher {
  const { edges, words, targets, gaps, within, onward, kinds, tags, reader } = automaton;
  const isWithin = ({ node }: Thread): boolean => within[node] === 1;
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
    const last = edges[from + 1] ?? 0;
    for (const id of ids) {
      const start = known === UNSTARTED && token ? token.start : known;
      const end = token ? token.end : lastEnd;
      const next = token ? count + 1 : count;
      for (let edge = edgeFrom(automaton, from, id); edge < last && words[edge] === id; edge += 1) {
        const node = targets[edge] ?? ROOT;
        for (const { tag, readers } of tags[node] ?? [])
          if ((readers & reader) !== 0) found({ tag, start, end, first, last: next - 1 });
        if (((onward[node] ?? 0) & reader) !== 0)
          to.push({ node, start, first, until: next + (gaps[node] ?? 0) });
      }
    }
  };

  let lastEnd = 0;
  const step = (ids: readonly number[], token: Token | undefined, endsClause = false) => {
    const opensHere = ids.some((id) => hasEdge(automaton, ROOT, id));
    if (threads.length === 0 && !opensHere) return;
    const added: Thread[] = [];
    for (const thread of threads) follow(thread, ids, token, added);
    if (opensHere) follow({ node: ROOT, start: UNSTARTED, first: count }, ids, token, added);
    if (!token) {
      if (endsClause && threads.some(isWithin)) threads = threads.filter((it) => !isWithin(it));
      // Most pauses change nothing; without this check, a text of pauses would copy all threads each time.
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
        if (token.ids.some((id) => automaton.asides.has(id))) step(ends, undefined, true);
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
    heldFrom(wanted) {
      let oldest: number | undefined;
      for (const { start, node } of threads) {
        if (start === UNSTARTED || ((kinds[node] ?? 0) & wanted) === 0) continue;
        if (oldest === undefined || start < oldest) oldest = start;
      }
      return oldest;
    },
    count: () => count,
  };
}
