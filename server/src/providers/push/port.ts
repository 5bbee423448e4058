// The port of push services: one encrypted message to one browser, taken, refused, or for a browser that is gone.

export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The key pair that this installation signs with (VAPID, RFC 8292), in base64url. */
export interface SigningKeys {
  readonly public_key: string;
  readonly private_key: string;
}

export interface PushMessage {
  readonly target: PushTarget;
  readonly keys: SigningKeys;
  /** Who is responsible for it: an https or mailto address. */
  readonly contact: string;
  /** Encrypted on the way, so that only the browser reads it. */
  readonly text: string;
}

/** Trying again can help. */
export class PushFailure extends Error {}

export interface PushProvider {
  createKeys(): SigningKeys;
  /** `gone`: this browser does not take any message again; `refused`: not this one. Throws `PushFailure`. */
  send(message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
}

/** The longest that one message may take, in milliseconds. */
export const PUSH_MS = 10_000;
/** How long a push service keeps a message for a browser that is off, in seconds. */
export const PUSH_TTL_S = 24 * 3_600;
