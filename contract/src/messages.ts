// Messages of a chat: their states, authors and kinds, and the acknowledgement of a sent one.
import { z } from 'zod';
import { Id, isVisible, storable, Time } from './scalars.ts';
import { BlockReason } from './safety.ts';

/** The maximum length of a user's message, in UTF-16 units. */
export const MAX_MESSAGE_LENGTH = 4_000;

export const messageTextOf = (most: number) =>
  storable(most).refine(isVisible, 'Write something first');

export const MessageText = messageTextOf(MAX_MESSAGE_LENGTH);

/**
 * `pending` and `streaming` are a running reply; `stopped`, `failed` and `retracted` its other ends;
 * `blocked` is a user's message refused by moderation; `removed` one that was taken down after a report.
 */
export const MessageState = z.enum([
  'pending',
  'streaming',
  'complete',
  'stopped',
  'failed',
  'retracted',
  'blocked',
  'removed',
]);
export type MessageState = z.infer<typeof MessageState>;

/** A `notice` is a message of the product: that the partner is an AI, or where to find help. */
export const Author = z.enum(['user', 'character', 'notice']);
export const NoticeKind = z.enum(['ai', 'crisis']);

/** A `gift`, a `tip` or a `picture` is a message of its own kind, without text. */
const MessageKind = z.enum(['text', 'gift', 'tip', 'picture']);

export const Rating = z.enum(['good', 'bad']);
export type Rating = z.infer<typeof Rating>;

export const Message = z.object({
  session_id: Id,
  /** Position in the session, from 1, without gaps until something is deleted. */
  seq: z.int().min(1),
  author: Author,
  /**
   * The kind of a notice. A user's message has `crisis` if a judge found signs of a crisis in it: the card then
   * follows it.
   */
  notice: NoticeKind.nullable(),
  kind: MessageKind,
  /** The name of a gift as it was sold; null for anything else. */
  item_name: z.string().nullable(),
  /** The value of a gift or a tip, in tokens. */
  tokens: z.int().nullable(),
  /** The name that a gift is signed with. */
  user_name: z.string().nullable(),
  /**
   * The job that generates a picture message, with its progress and result; null for other
   * messages.
   */
  picture_job_id: Id.nullable(),
  /**
   * The active variant's text so far; empty for removed messages, and for notices and gifts, whose text the client
   * has.
   */
  text: z.string(),
  state: MessageState,
  /** The index of the active variant, from 0, and the number of variants. */
  variant: z.int().min(0),
  variants: z.int().min(1),
  /** The number of chunks in `text` while the reply streams: the cursor of a resume. */
  n: z.int().min(0),
  /** Why a reply failed (an error code), a message was blocked (a block reason) or removed (a text). */
  failure: z.string().nullable(),
  /** The member's rating of the active variant of a reply. */
  rating: Rating.nullable(),
  /** True for a message that the member excluded from memory: replies do not use it. */
  is_forgotten: z.boolean(),
  client_message_id: Id.nullable(),
  message_send_at: Time,
  edited_at: Time.nullable(),
});
export type Message = z.infer<typeof Message>;

/** The position of a running or finished reply: its message and variant. */
export const ReplyPlace = z.object({ seq: z.int(), variant: z.int() });

export const Accepted = z.object({
  session_id: Id,
  client_message_id: Id,
  seq: z.int(),
  message_send_at: Time,
  /** `allowed` with the location of the reply, or `blocked` with the reason. */
  verdict: z.enum(['allowed', 'blocked']),
  reason: BlockReason.nullable(),
  reply: ReplyPlace.nullable(),
  /** Notices that were added with the message, by seq. */
  notices: z.array(z.object({ seq: z.int(), kind: NoticeKind })),
});
export type Accepted = z.infer<typeof Accepted>;
