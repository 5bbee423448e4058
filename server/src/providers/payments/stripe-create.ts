// Idempotent creation at Stripe: retries with a new key once Stripe has stored a server error under the old one.
import { LRUCache } from 'lru-cache';
import { Stripe } from 'stripe';

interface Creation<T> {
  /** Our idempotency key; the number of stored errors is appended. */
  readonly key: string;
  readonly send: (key: string) => Promise<T>;
  /** Finds the object that a failed call may have created nevertheless, by its metadata. */
  readonly find: () => Promise<T | undefined>;
}

interface Progress {
  /** The number of keys under which a server error is stored. */
  readonly attempt: number;
  /** True if the current key had a server error that may not be stored. */
  readonly hasFailed: boolean;
}

const MAX_REMEMBERED = 10_000;
/** The maximum number of keys per call; the next call continues from there. */
const MAX_SENDS = 3;

/**
 * Stripe stores the response of a key once it has started processing, including server errors, and repeats it for a
 * day. A new key is safe then: processing under the old one has ended, its client secret was never delivered, and
 * `find` looks for a created object. After a timeout the key is kept, because processing may continue.
 */
export function createKeyed(): <T>(creation: Creation<T>) => Promise<T> {
  const known = new LRUCache<string, Progress>({ max: MAX_REMEMBERED });
  return async ({ key, send, find }) => {
    for (let sent = 1; ; sent += 1) {
      const { attempt, hasFailed } = known.get(key) ?? { attempt: 0, hasFailed: false };
      try {
        return await send(attempt === 0 ? key : `${key}:${attempt}`);
      } catch (error) {
        if (!isServerError(error)) throw error;
        if (!isStored(error, hasFailed)) {
          known.set(key, { attempt, hasFailed: true });
          throw error;
        }
        const made = await find();
        if (made !== undefined) return made;
        known.set(key, { attempt: attempt + 1, hasFailed: false });
        if (sent === MAX_SENDS) throw error;
      }
    }
  };
}

type ServerError = InstanceType<typeof Stripe.errors.StripeError>;

/** A server error of Stripe itself, not of a proxy in between. */
const isServerError = (error: unknown): error is ServerError =>
  error instanceof Stripe.errors.StripeError &&
  error.rawType === 'api_error' &&
  (error.statusCode ?? 0) >= 500;

/**
 * A 500 comes from processing and is stored; other errors may come before it, but a second one
 * shows that they are stored.
 */
const isStored = ({ statusCode, headers }: ServerError, hasFailed: boolean): boolean =>
  headers?.['idempotent-replayed'] === 'true' || statusCode === 500 || hasFailed;

/** The object with exactly this metadata; undefined if there is no metadata to compare. */
export function findByMetadata<T extends { metadata: Stripe.Metadata | null }>(
  objects: readonly T[],
  metadata: Readonly<Record<string, string>>,
): T | undefined {
  const wanted = Object.entries(metadata);
  if (wanted.length === 0) return undefined;
  return objects.find(({ metadata }) => wanted.every(([name, text]) => metadata?.[name] === text));
}
