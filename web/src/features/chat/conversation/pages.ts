// Merges a page of history into the loaded messages: the page wins, except over events received after its request.
import type { Message } from '@velour/contract/messages.ts';
import type { Conversation, Entry } from './conversation.ts';
import { isRunning } from './events.ts';

export interface Page {
  readonly messages: readonly Message[];
  readonly has_before: boolean;
  readonly has_after: boolean;
  readonly revision: number;
}

/** Which page was requested: the end of the chat, the messages next to one, or those around one. */
export type Span = {
  readonly before?: number;
  readonly after?: number;
  readonly around?: number;
};

interface PageRequest {
  readonly page: Page;
  readonly span: Span;
  /** The conversation's clock when the page was requested. */
  readonly clock: number;
}

interface Range {
  readonly low: number;
  readonly high: number;
}

export function mergePage(state: Conversation, asked: PageRequest): Conversation {
  const { page, span } = asked;
  if (!fits(state, span)) return state;
  if (isSuspicious(state, asked)) return { ...state, loaded: true };
  const range = rangeOf(asked);
  const old = state.loaded && page.revision < state.revision;
  const base = isApart(state, span, range) ? [] : state.messages;
  const merged = [
    ...base.filter((entry) => entry.seq < range.low),
    ...mergeRange(base, asked, { range, old, removed: state.removed }),
    ...base.filter((entry) => entry.seq > range.high),
  ];
  return {
    ...state,
    ...edges(state, { page, span, range, replaced: base.length === 0 }),
    messages: merged,
    loaded: true,
    last_seq: Math.max(state.last_seq, merged.at(-1)?.seq ?? 0),
    revision: Math.max(state.revision, page.revision),
  };
}

/** A page next to a message that is no longer at the edge of the range, or not in it, cannot be joined. */
function fits({ messages, loaded }: Conversation, { before, after }: Span): boolean {
  const first = messages[0]?.seq;
  const last = messages.at(-1)?.seq;
  if (before !== undefined) return loaded && first !== undefined && before === first;
  if (after === undefined) return true;
  return first === undefined ? after === 0 : after >= first - 1 && after <= (last ?? 0);
}

/**
 * An empty page for a conversation that has messages: without a newer revision that explains it, this is a fault, and
 * no reason to drop the messages on the screen.
 */
function isSuspicious(state: Conversation, { page, span }: PageRequest): boolean {
  if (page.messages.length > 0 || state.messages.length === 0) return false;
  return span.before === undefined && page.revision <= state.revision && coversLoaded(state, span);
}

const coversLoaded = ({ messages }: Conversation, { after = 0 }: Span): boolean =>
  messages.some((entry) => entry.seq > after);

function rangeOf({ page, span }: PageRequest): Range {
  const first = page.messages[0]?.seq;
  const last = page.messages.at(-1)?.seq;
  if (span.after !== undefined)
    return { low: span.after + 1, high: page.has_after ? (last ?? span.after) : Infinity };
  const reachesEnd = span.before === undefined && (span.around === undefined || !page.has_after);
  const high = reachesEnd ? Infinity : (span.before ?? (last ?? 0) + 1) - 1;
  return { low: page.has_before ? (first ?? high + 1) : 1, high };
}

/** A page with unknown messages between it and the loaded range: the range restarts there. */
function isApart({ messages, has_after }: Conversation, span: Span, { low, high }: Range): boolean {
  if (span.around !== undefined)
    return low > (messages.at(-1)?.seq ?? 0) + 1 || high < (messages[0]?.seq ?? 0) - 1;
  const isEnd = span.before === undefined && span.after === undefined;
  return isEnd && (has_after || low > (messages.at(-1)?.seq ?? 0) + 1);
}

function mergeRange(
  base: readonly Entry[],
  { page, clock }: PageRequest,
  { range, old, removed }: { range: Range; old: boolean; removed: ReadonlySet<number> },
): Entry[] {
  const known = new Map<number, Entry>();
  for (const entry of base)
    if (entry.seq >= range.low && entry.seq <= range.high) known.set(entry.seq, entry);
  const result = new Map<number, Entry>();
  for (const message of page.messages) {
    if (removed.has(message.seq)) continue;
    const mine = known.get(message.seq);
    result.set(
      message.seq,
      mine ? choose(mine, message, old || mine.heard > clock) : fresh(message),
    );
  }
  for (const [seq, mine] of known)
    if (!result.has(seq) && (old || mine.heard > clock)) result.set(seq, mine);
  return [...result.values()].sort((one, other) => one.seq - other.seq);
}

const fresh = (message: Message): Entry => ({ ...message, heard: 0 });

/** What arrived after the page's request wins, unless the page has more of the same growing reply. */
function choose(mine: Entry, page: Message, mineIsNewer: boolean): Entry {
  if (!mineIsNewer) return isSame(mine, page) ? mine : { ...page, heard: mine.heard };
  const further = isRunning(mine) && mine.variant === page.variant && page.n > mine.n;
  const isKnownBetter = page.state === 'streaming' && further;
  return isKnownBetter ? { ...page, heard: mine.heard } : mine;
}

/** Keeps the object of an unchanged message, so that it is not rendered again. */
function isSame(mine: Entry, page: Message): boolean {
  return (Object.keys(page) as (keyof Message)[]).every((key) => mine[key] === page[key]);
}

function edges(
  state: Conversation,
  { page, span, range, replaced }: { page: Page; span: Span; range: Range; replaced: boolean },
): Pick<Conversation, 'has_before' | 'has_after'> {
  const first = state.messages[0]?.seq ?? Infinity;
  const last = state.messages.at(-1)?.seq ?? 0;
  const knowsBefore = span.after === undefined && (replaced || range.low <= first);
  const knowsAfter = span.before === undefined && (replaced || range.high >= last);
  return {
    has_before: knowsBefore ? page.has_before : state.has_before,
    has_after: knowsAfter ? page.has_after : state.has_after,
  };
}
