// The state of one conversation: a loaded range of messages, extended by events and pages in any order.
import type { Accepted, Message } from '@velour/contract/messages.ts';
import type { ResumePoint, ServerEvent } from '@velour/contract/realtime.ts';
import {
  acceptMessage,
  endReply,
  growReply,
  isRunning,
  startReply,
  type ReplyEnd,
} from './events.ts';
import { mergePage, type Page, type Span } from './pages.ts';

/** A message with the time (by this conversation's clock) of its last live event. */
export type Entry = Message & { readonly heard: number };

export interface Conversation {
  readonly session_id: string;
  /** Ascending by `seq`; complete between the first and the last, apart from deleted messages. */
  readonly messages: readonly Entry[];
  /** False until the first page is loaded. */
  readonly loaded: boolean;
  readonly has_before: boolean;
  /** True if the range ends before the end of the chat. */
  readonly has_after: boolean;
  /** The highest known position, loaded or not. */
  readonly last_seq: number;
  /** The revision of the newest page. */
  readonly revision: number;
  /** Counts events; a page uses it to know whether it is older than an event. */
  readonly clock: number;
  /** The clock when a refetch became necessary; see `isStale`. */
  readonly staleAt: number;
  readonly read_at: number;
  /** The first missing chunk, if chunks arrived with a gap before them. */
  readonly gap: ResumePoint | null;
  /** Positions that were deleted: a late page or event does not restore them. */
  readonly removed: ReadonlySet<number>;
}

export type ConversationEvent = Extract<ServerEvent, { session_id: string }>;

export type Action =
  | { type: 'received'; event: ConversationEvent; now: string }
  | { type: 'acknowledged'; accepted: Accepted; text: string; now: string }
  | { type: 'paged'; page: Page; span: Span; clock: number }
  | { type: 'replaced'; message: Message }
  | { type: 'removed'; seq: number }
  | { type: 'forgotten'; seq: number; is_forgotten: boolean }
  /** The loaded range was refetched; `clock` is when that request was sent. */
  | { type: 'reread'; clock: number }
  | { type: 'stale' }
  | { type: 'trimmed'; keep: 'start' | 'end'; most: number };

export function emptyConversation(session_id: string): Conversation {
  return {
    session_id,
    messages: [],
    loaded: false,
    has_before: false,
    has_after: false,
    last_seq: 0,
    revision: -1,
    clock: 1,
    staleAt: 0,
    read_at: 0,
    gap: null,
    removed: new Set(),
  };
}

export function reduce(state: Conversation, action: Action): Conversation {
  switch (action.type) {
    case 'received':
      return applyEvent(tick(state), action.event, action.now);
    case 'acknowledged':
      return acceptMessage(tick(state), action.accepted, action.text);
    case 'paged':
      return mergePage(state, action);
    case 'replaced':
      return replace(tick(state), action.message);
    case 'removed':
      return remove(tick(state), action.seq);
    case 'forgotten':
      return markForgotten(tick(state), action);
    case 'reread':
      return { ...state, read_at: Math.max(state.read_at, action.clock) };
    case 'stale':
      return markStale(tick(state));
    case 'trimmed':
      return trim(state, action.keep, action.most);
  }
}

/** Whether something is known to be missing, so that the loaded range must be refetched. */
export const isStale = (state: Conversation): boolean =>
  state.loaded && state.staleAt > state.read_at;

/** The reply that is being written: at most one, and the character's last message. */
export function runningReply(state: Conversation): Entry | null {
  const last = state.messages.findLast((message) => message.author === 'character');
  return last && isRunning(last) ? last : null;
}

/** A message that was loaded and is gone now, rather than unloaded. */
export function isGone({ messages, has_before, has_after }: Conversation, seq: number): boolean {
  const [first, last] = [messages[0]?.seq ?? 0, messages.at(-1)?.seq ?? 0];
  const isUnloaded = (seq < first && has_before) || (seq > last && has_after);
  return !isUnloaded && messages.every((message) => message.seq !== seq);
}

export function resumePoints(state: Conversation): ResumePoint[] {
  const reply = runningReply(state);
  return reply ? [placeOf(state, reply)] : [];
}

const placeOf = (
  { session_id }: Pick<Conversation, 'session_id'>,
  { seq, variant, n }: Pick<Message, 'seq' | 'variant' | 'n'>,
): ResumePoint => ({ session_id, seq, variant, n });

const tick = (state: Conversation): Conversation => ({ ...state, clock: state.clock + 1 });

const markStale = (state: Conversation): Conversation => ({ ...state, staleAt: state.clock });

function applyEvent(state: Conversation, event: ConversationEvent, now: string): Conversation {
  switch (event.type) {
    case 'message.accepted':
      return acceptMessage(state, event, event.text);
    case 'message.refused':
      return state;
    case 'reply.started':
      return startReply(state, event, now);
    case 'reply.chunk':
      return growReply(state, event, now);
    case 'chat.changed':
      // Even with a revision that a page already has: an older event may have arrived after that page.
      return markStale(state);
    default:
      return endReply(state, readEnd(event), now);
  }
}

type EndEvent = Extract<
  ConversationEvent,
  { type: 'reply.done' | 'reply.stopped' | 'reply.failed' | 'reply.retracted' }
>;

function readEnd(event: EndEvent): ReplyEnd {
  const { seq, variant } = event;
  switch (event.type) {
    case 'reply.done':
      return { seq, variant, state: 'complete', text: event.text, failure: null };
    case 'reply.stopped':
      return { seq, variant, state: 'stopped', text: event.text, failure: null };
    case 'reply.failed':
      return { seq, variant, state: 'failed', text: event.text, failure: event.code };
    case 'reply.retracted':
      return { seq, variant, state: 'retracted', text: '', failure: event.reason };
  }
}

function replace(state: Conversation, message: Message): Conversation {
  const messages = state.messages.map((entry) =>
    entry.seq === message.seq ? { ...message, heard: state.clock } : entry,
  );
  return { ...state, messages };
}

function markForgotten(
  state: Conversation,
  { seq, is_forgotten }: Pick<Message, 'seq' | 'is_forgotten'>,
): Conversation {
  const entry = state.messages.find((one) => one.seq === seq);
  return entry ? replace(state, { ...entry, is_forgotten }) : state;
}

function remove(state: Conversation, seq: number): Conversation {
  return {
    ...state,
    messages: state.messages.filter((entry) => entry.seq !== seq),
    removed: new Set([...state.removed, seq]),
  };
}

/** Messages far from the visible ones are unloaded, and loaded again when needed. */
function trim(state: Conversation, keep: 'start' | 'end', most: number): Conversation {
  if (state.messages.length <= most) return state;
  return keep === 'start'
    ? { ...state, messages: state.messages.slice(0, most), has_after: true }
    : { ...state, messages: state.messages.slice(-most), has_before: true };
}
