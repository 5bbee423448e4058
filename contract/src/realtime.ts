// Every frame on the socket, both directions. The first frame is `hello`; nothing is sent before `ready`.
import { z } from 'zod';
import { Accepted, MessageText } from './messages.ts';
import { jobFields } from './jobs.ts';
import { Count, Id, storable, Time, TimeZone } from './scalars.ts';

export const PROTOCOL = 1;
/** The maximum frame size that the server reads, in bytes. */
export const MAX_FRAME_BYTES = 64 * 1024;

/**
 * Close codes of the socket. 4401: reconnect with a new token, unless the reason is an ended
 * sign-in; 1012: reconnect with jitter; 4403 and 4409: do not reconnect; 4408: the client read too
 * slowly, reconnect and resume; 4429: see `closeReasons`.
 */
export const closeCodes = {
  auth: 4401,
  forbidden: 4403,
  slow: 4408,
  protocol: 4409,
  rate: 4429,
  restart: 1012,
} as const;

/**
 * Reasons of code 4429. `windows`: the person has too many sockets and the oldest was closed; it
 * reconnects only when its window is focused, as two windows would otherwise close each other in
 * turn. `frames`: too many frames; reconnect after a while. Reason of code 4401, `ended`: the
 * sign-in ended, here or on another device, so there is no new token.
 */
export const closeReasons = {
  windows: 'too many windows',
  frames: 'too many frames',
  ended: 'sign-in ended',
} as const;
export const MAX_SOCKETS_PER_PERSON = 5;

/** The chunks of a streaming reply that a client has: 1 to n. */
export const ResumePoint = z.strictObject({
  session_id: Id,
  seq: Count.min(1),
  variant: Count,
  n: Count,
});
export type ResumePoint = z.infer<typeof ResumePoint>;

export const ClientFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    token: storable(8192),
    host: storable(100),
    protocol: z.int(),
    resume: z.array(ResumePoint).max(20).default([]),
    /** The device's time zone, in which the user's days are counted from now on. An unknown one is ignored. */
    time_zone: TimeZone.optional().catch(undefined),
  }),
  z.strictObject({ type: z.literal('resume'), points: z.array(ResumePoint).min(1).max(20) }),
  z.strictObject({
    type: z.literal('message.send'),
    session_id: Id,
    client_message_id: Id,
    text: MessageText,
  }),
  z.strictObject({ type: z.literal('reply.stop'), session_id: Id }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/**
 * A `message.send` with a valid id that may be invalid otherwise, so that the refusal can name the
 * id.
 */
export const IdentifiedMessage = z.object({
  type: z.literal('message.send'),
  session_id: Id,
  client_message_id: Id,
});

const place = { session_id: Id, seq: z.int(), variant: z.int() };

export const ServerEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ready'),
    user_id: Id,
    protocol: z.int(),
    expires_at: Time,
    server_time: Time,
  }),
  /** The response to `message.send`, also sent to the user's other tabs. */
  z.object({ type: z.literal('message.accepted'), text: z.string(), ...Accepted.shape }),
  z.object({
    type: z.literal('message.refused'),
    session_id: Id,
    client_message_id: Id,
    code: z.string(),
    title: z.string(),
    retry_after_ms: z.int().optional(),
  }),
  z.object({ type: z.literal('reply.started'), ...place, n: z.int() }),
  /** Chunk `n` (from 1) of a reply; a client with a gap before it sends `resume`. */
  z.object({ type: z.literal('reply.chunk'), ...place, n: z.int(), text: z.string() }),
  /** The end of a reply with its full text, which replaces the client's chunks. */
  z.object({ type: z.literal('reply.done'), ...place, text: z.string() }),
  z.object({ type: z.literal('reply.stopped'), ...place, text: z.string() }),
  z.object({
    type: z.literal('reply.failed'),
    ...place,
    text: z.string(),
    code: z.string(),
    retryable: z.boolean(),
  }),
  z.object({ type: z.literal('reply.retracted'), ...place, reason: z.string() }),
  /** Something else in the chat changed (edit, deletion, variant, read marker): refetch it. */
  z.object({ type: z.literal('chat.changed'), session_id: Id, revision: z.int() }),
  /** Tokens, message credits or coupons of this member changed: refetch the wallet. */
  z.object({ type: z.literal('wallet.changed') }),
  /** A job of the user changed: its state, queue position or progress. */
  z.object({ type: z.literal('job.changed'), ...jobFields }),
  z.object({ type: z.literal('problem'), code: z.string(), title: z.string() }),
  z.object({ type: z.literal('restart'), after_ms: z.int() }),
]);
export type ServerEvent = z.infer<typeof ServerEvent>;
