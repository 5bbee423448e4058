// The rows of the message list: the start of the chat, every message with its day, and unsent messages.
import type { Entry } from '../conversation/conversation.ts';
import type { Outgoing } from '../outbox/outgoing.ts';
import { dayLabel, dayOf } from '../format.ts';

export type Row =
  | { readonly kind: 'beginning'; readonly key: 'beginning' }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Entry;
      /** The day that starts with this message. */
      readonly day: string | null;
      /** True if the same side continues: the rows are closer together. */
      readonly follows: boolean;
      /** The first message that arrived while the user was away. */
      readonly unread: boolean;
      /** The last text message: gifts do not count. */
      readonly isLast: boolean;
    }
  | { readonly kind: 'outgoing'; readonly key: string; readonly message: Outgoing }
  /** Space below the last message, as a row, so that scrolling to the end shows it. */
  | { readonly kind: 'end'; readonly key: 'end' };

interface Shown {
  readonly messages: readonly Entry[];
  readonly outgoing: readonly Outgoing[];
  readonly has_before: boolean;
  /** The first message that the user has not seen; absent if there is none. */
  readonly unreadSeq?: number | undefined;
  /** In the user's time zone, as YYYY-MM-DD. */
  readonly today: string;
}

type MessageRow = Extract<Row, { kind: 'message' }>;

/** Unchanged rows stay the same objects, so that a growing reply renders only its own row. */
export function createRows(): (shown: Shown) => readonly Row[] {
  const beginning: Row = { kind: 'beginning', key: 'beginning' };
  const end: Row = { kind: 'end', key: 'end' };
  let known = new Map<string, MessageRow>();
  return ({ messages, outgoing, has_before, unreadSeq, today }) => {
    const now = new Date(`${today}T12:00`);
    const next = new Map<string, MessageRow>();
    const lastAt = messages.findLastIndex(({ kind }) => kind === 'text');
    messages.forEach((message, at) => {
      const made = makeRow(message, messages[at - 1], {
        isLast: at === lastAt,
        unread: message.seq === unreadSeq,
        now,
      });
      const before = known.get(made.key);
      next.set(made.key, before && isSame(before, made) ? before : made);
    });
    known = next;
    return [
      ...(has_before ? [] : [beginning]),
      ...next.values(),
      ...outgoing.map((message): Row => ({ kind: 'outgoing', key: keyOf(message), message })),
      end,
    ];
  };
}

function makeRow(
  message: Entry,
  before: Entry | undefined,
  { now, ...place }: Pick<MessageRow, 'isLast' | 'unread'> & { readonly now: Date },
): MessageRow {
  const day = dayOf(message.message_send_at);
  const isNewDay = !before || dayOf(before.message_send_at) !== day;
  return {
    kind: 'message',
    key: keyOf(message),
    message,
    day: isNewDay ? dayLabel(message.message_send_at, now) : null,
    follows: !isNewDay && before.author === message.author,
    ...place,
  };
}

/** A message keeps its key when it is acknowledged, so that it is not remounted. */
const keyOf = (message: { client_message_id: string | null; seq?: number }): string =>
  message.client_message_id ?? `seq-${message.seq}`;

const isSame = (one: MessageRow, other: MessageRow): boolean =>
  one.message === other.message &&
  one.day === other.day &&
  one.follows === other.follows &&
  one.unread === other.unread &&
  one.isLast === other.isLast;
