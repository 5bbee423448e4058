// How each live event changes a conversation; old and repeated events change nothing, doubtful ones cause a refetch.
import type { Accepted, Message, MessageState } from '@velour/contract/messages.ts';
import type { Conversation, Entry } from './conversation.ts';

interface Place {
  readonly seq: number;
  readonly variant: number;
}

export interface ReplyEnd extends Place {
  readonly state: MessageState;
  readonly text: string;
  readonly failure: string | null;
}

export function acceptMessage(
  state: Conversation,
  accepted: Omit<Accepted, 'session_id'>,
  text: string,
): Conversation {
  const { message_send_at, reason, reply, client_message_id } = accepted;
  const blank = { ...blankMessage(state.session_id), heard: state.clock, message_send_at };
  const entries: Entry[] = accepted.notices.map(({ seq, kind }) => ({
    ...blank,
    seq,
    author: 'notice',
    notice: kind,
  }));
  const blocked = accepted.verdict === 'blocked';
  entries.push({
    ...blank,
    seq: accepted.seq,
    author: 'user',
    text,
    client_message_id,
    state: blocked ? 'blocked' : 'complete',
    failure: reason,
  });
  if (reply) entries.push({ ...blank, ...blankReply(reply), message_send_at });
  entries.sort((one, other) => one.seq - other.seq);
  return entries.reduce(insert, markStaleIfMissed(state, entries[0]?.seq ?? 0));
}

export function startReply(
  state: Conversation,
  place: Place & { n: number },
  now: string,
): Conversation {
  const known = find(state, place.seq);
  if (!known) return placeNew(state, place, now);
  if (place.variant > known.variant) return put(state, nextVariant(known, place));
  if (place.variant < known.variant) return markStale(state);
  if (isRunning(known)) return state;
  // A reply that had ended is continued after its last chunk, and an empty one is retried in its place; any other
  // number is a repeat of an earlier start.
  const goesOn = place.n > 0 && place.n >= known.n;
  const isUnused = known.text === '' && known.state !== 'complete';
  if (!goesOn && !isUnused) return markStale(state);
  return put(state, { ...known, state: 'pending', failure: null, rating: null, n: place.n });
}

export function growReply(
  state: Conversation,
  chunk: Place & { n: number; text: string },
  now: string,
): Conversation {
  const known = find(state, chunk.seq);
  if (!known || chunk.variant > known.variant) {
    const started = startReply(state, { ...chunk, n: 0 }, now);
    return find(started, chunk.seq) ? growReply(started, chunk, now) : started;
  }
  if (chunk.variant < known.variant || chunk.n <= known.n) return state;
  // Chunks of a reply that has ended here: the start of its continuation was missed.
  if (!isRunning(known)) return markStale(state);
  if (chunk.n > known.n + 1) {
    const { session_id } = state;
    const { seq, variant, n } = known;
    return { ...state, gap: { session_id, seq, variant, n } };
  }
  const text = known.text + chunk.text;
  return withoutGap(put(state, { ...known, state: 'streaming', text, n: chunk.n }), chunk);
}

export function endReply(state: Conversation, end: ReplyEnd, now: string): Conversation {
  const known = find(state, end.seq);
  if (known && end.variant < known.variant) return state;
  const started = known ? state : placeNew(state, { ...end, n: 0 }, now);
  const reply = find(started, end.seq);
  if (!reply) return started;
  const current = end.variant > reply.variant ? nextVariant(reply, end) : reply;
  const { text, failure } = end;
  if (!isRunning(current)) {
    // A repeated end of a reply; if it differs, ours may be newer: refetch.
    const same = current.state === end.state && current.text === text;
    return withoutGap(same ? started : markStale(started), end);
  }
  return withoutGap(put(started, { ...current, state: end.state, text, failure }), end);
}

export const isRunning = ({ state }: Pick<Message, 'state'>): boolean =>
  state === 'pending' || state === 'streaming';

const markStale = (state: Conversation): Conversation => ({ ...state, staleAt: state.clock });

const find = (state: Conversation, seq: number): Entry | undefined =>
  state.messages.findLast((entry) => entry.seq === seq);

function put(state: Conversation, changed: Entry): Conversation {
  const at = state.messages.findLastIndex((entry) => entry.seq === changed.seq);
  return { ...state, messages: state.messages.with(at, { ...changed, heard: state.clock }) };
}

/** A reply without its start event: it gets its place, and messages before it are refetched. */
function placeNew(state: Conversation, place: Place & { n: number }, now: string): Conversation {
  const entry = {
    ...blankMessage(state.session_id),
    ...blankReply(place),
    heard: state.clock,
    n: place.n,
    message_send_at: now,
  };
  return insert(markStale(state), entry);
}

function nextVariant(known: Entry, { variant }: Place): Entry {
  const variants = Math.max(known.variants, variant + 1);
  return { ...known, variant, variants, text: '', n: 0, state: 'pending', failure: null };
}

/**
 * A message beyond a range that does not reach the end of the chat only raises the last known position. One at a
 * place before that was missed, or deleted: a refetch decides.
 */
function insert(state: Conversation, entry: Entry): Conversation {
  if (state.removed.has(entry.seq) || find(state, entry.seq)) return state;
  const { messages } = state;
  if (state.has_before && entry.seq < (messages[0]?.seq ?? 0)) return state;
  const last_seq = Math.max(state.last_seq, entry.seq);
  if (state.has_after && entry.seq > (messages.at(-1)?.seq ?? 0))
    return markStale({ ...state, last_seq });
  const known = state.loaded && entry.seq <= state.last_seq ? markStale(state) : state;
  const at = messages.findLastIndex((other) => other.seq < entry.seq) + 1;
  return { ...known, last_seq, messages: messages.toSpliced(at, 0, entry) };
}

function markStaleIfMissed(state: Conversation, first: number): Conversation {
  return state.loaded && first > state.last_seq + 1 ? markStale(state) : state;
}

function withoutGap(state: Conversation, { seq, variant }: Place): Conversation {
  const { gap } = state;
  return gap && gap.seq === seq && gap.variant <= variant ? { ...state, gap: null } : state;
}

/** A message of the character of which only the place is known. */
export const blankMessage = (session_id: string): Message => ({
  session_id,
  seq: 0,
  author: 'character',
  notice: null,
  kind: 'text',
  item_name: null,
  tokens: null,
  user_name: null,
  picture_job_id: null,
  text: '',
  state: 'complete',
  variant: 0,
  variants: 1,
  n: 0,
  failure: null,
  rating: null,
  is_forgotten: false,
  client_message_id: null,
  message_send_at: '',
  edited_at: null,
});

function blankReply({
  seq,
  variant,
}: Place): Pick<Message, 'seq' | 'variant' | 'variants' | 'state'> {
  return { seq, variant, variants: variant + 1, state: 'pending' };
}
