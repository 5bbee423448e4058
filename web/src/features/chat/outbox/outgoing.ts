// Unsent messages as plain lists: which is next, and what a response or a refusal means for them.

export interface Outgoing {
  readonly session_id: string;
  readonly client_message_id: string;
  readonly text: string;
  /** When it was written, in milliseconds. */
  readonly at: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why it waits or failed. */
  readonly failure: Refusal | null;
  readonly not_before: number;
  readonly attempts: number;
}

export interface Refusal {
  readonly code: string;
  readonly title: string;
  readonly retry_after_ms?: number | undefined;
}

/** Refusals that are temporary, each with the wait if the server names none. */
const passing: Readonly<Record<string, number>> = {
  'chat.busy': 2_000,
  'chat.too_fast': 5_000,
  'chat.changed_elsewhere': 500,
  'request.rate_limited': 5_000,
  'server.overloaded': 4_000,
  'server.database_unavailable': 4_000,
  'server.disk_full': 30_000,
  'server.failed': 4_000,
  'reply.empty': 4_000,
  'reply.unreadable': 4_000,
  'identity.token_invalid': 1_000,
  'network.failed': 1_000,
};
/** Waiting for the previous reply, the rate limit or the network is unlimited; after faults, retries are limited. */
const patient = new Set(['chat.busy', 'chat.too_fast', 'request.rate_limited', 'network.failed']);
const MAX_ATTEMPTS = 6;
const LONGEST_WAIT_MS = 30_000;
const RENEWAL_MS = 400;

type Made = Pick<Outgoing, 'session_id' | 'client_message_id' | 'text' | 'at'>;

export const written = (made: Made): Outgoing => ({
  ...made,
  state: 'waiting',
  failure: null,
  not_before: 0,
  attempts: 0,
});

/** A chat's oldest message that has not failed; later ones wait for it, so that their order stays. */
export const nextOf = (list: readonly Outgoing[], session_id: string): Outgoing | undefined =>
  list.find((message) => message.session_id === session_id && message.state !== 'failed');

export const without = (list: readonly Outgoing[], id: string): readonly Outgoing[] =>
  list.some((message) => message.client_message_id === id)
    ? list.filter((message) => message.client_message_id !== id)
    : list;

export const changed = (
  list: readonly Outgoing[],
  id: string,
  change: (message: Outgoing) => Outgoing,
): readonly Outgoing[] =>
  list.map((message) => (message.client_message_id === id ? change(message) : message));

export const sending = (message: Outgoing): Outgoing => ({
  ...message,
  state: 'sending',
  attempts: message.attempts + 1,
});

export const again = (message: Outgoing, now: number): Outgoing => ({
  ...message,
  state: 'waiting',
  failure: null,
  not_before: now,
  attempts: 0,
});

export function refused(message: Outgoing, refusal: Refusal, now: number): Outgoing {
  const least = passing[refusal.code];
  const givenUp = !patient.has(refusal.code) && message.attempts >= MAX_ATTEMPTS;
  if (least === undefined || givenUp) return { ...message, state: 'failed', failure: refusal };
  const growing = Math.min(LONGEST_WAIT_MS, least * 2 ** Math.max(0, message.attempts - 1));
  const wait = refusal.retry_after_ms ?? (refusal.code === 'chat.busy' ? least : growing);
  return { ...message, state: 'waiting', failure: refusal, not_before: now + wait };
}

/** Refused for lack of a token that is being renewed: retried soon, but not forever. */
export const soonAgain = (message: Outgoing, refusal: Refusal, now: number): Outgoing =>
  message.attempts >= MAX_ATTEMPTS
    ? { ...message, state: 'failed', failure: refusal }
    : { ...message, state: 'waiting', failure: refusal, not_before: now + RENEWAL_MS };
