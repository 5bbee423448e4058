// The port of push services: sends one encrypted message to one browser.

export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The VAPID key pair (RFC 8292) that this installation signs with, in base64url. */
export interface SigningKeys {
  readonly public_key: string;
  readonly private_key: string;
}

export interface PushMessage {
  readonly target: PushTarget;
  readonly keys: SigningKeys;
  /** The operator's contact: an https or mailto URL. */
  readonly contact: string;
  /** Encrypted end to end, so that only the browser can read it. */
  readonly text: string;
}

/** A retry can help. */
export class PushFailure extends Error {}

export interface PushProvider {
  createKeys(): SigningKeys;
  /** `gone`: the subscription has ended; `refused`: this message was not accepted. Throws `PushFailure`. */
  send(message: PushMessage): Promise<'sent' | 'gone' | 'refused'>;
}

/** The timeout of sending one message, in milliseconds. */
export const PUSH_MS = 10_000;
/** How long a push service stores a message for an offline browser, in seconds. */
export const PUSH_TTL_S = 24 * 3_600;
