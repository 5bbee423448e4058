// Creating at Stripe under a key: the same object each time, and a new key once a server error is stored under the old one.
import { LRUCache } from 'lru-cache';
import { Stripe } from 'stripe';

interface Creation<T> {
  /** Our own; the number of stored failures is added. */
  readonly key: string;
  readonly send: (key: string) => Promise<T>;
  /** The object that a failed call may have created all the same, by its metadata. */
  readonly find: () => Promise<T | undefined>;
}

interface Progress {
  /** How many keys hold a server error. */
  readonly attempt: number;
  /** Whether the present key has met a server error that may not be stored. */
  readonly hasFailed: boolean;
}

const MAX_REMEMBERED = 10_000;
/** Keys that one call may use; the next call goes on from there. */
const MAX_SENDS = 3;

/**
 * Stripe stores the answer to a key once it has started to work on it, server errors included, and repeats it for a day.
 * A new key is safe then: the work under the old one has ended, nobody got the secret of what it may have made, and
 * `find` looks whether it made anything. After silence the key stays, because the work may go on.
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

/** An answer of Stripe's own, not of a proxy before it. */
const isServerError = (error: unknown): error is ServerError =>
  error instanceof Stripe.errors.StripeError &&
  error.rawType === 'api_error' &&
  (error.statusCode ?? 0) >= 500;

/** A 500 comes from the work itself; others may come before it, but not twice with an end of the work between. */
const isStored = ({ statusCode, headers }: ServerError, hasFailed: boolean): boolean =>
  headers?.['idempotent-replayed'] === 'true' || statusCode === 500 || hasFailed;

/** The one with exactly these marks; without marks none is ours. */
export function findMarked<T extends { metadata: Stripe.Metadata | null }>(
  objects: readonly T[],
  marks: Readonly<Record<string, string>>,
): T | undefined {
  const wanted = Object.entries(marks);
  if (wanted.length === 0) return undefined;
  return objects.find(({ metadata }) => wanted.every(([name, text]) => metadata?.[name] === text));
}
