// Answers kept as the bytes that are sent, for as long as nothing that they show has changed.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Clock } from '../clock.ts';

export interface Question<A> {
  /** All that the answer depends on, in one spelling: nothing of who asks but what they may see. */
  readonly key: string;
  /** Of what the answer shows, read before the answer is: whatever changes meanwhile has a higher one. */
  readonly version: number;
  /** Undefined where there is nothing that everybody who asks this may see; that is not kept. */
  find(): Promise<A | undefined>;
}

export interface KeptAnswer {
  readonly etag: string;
  readonly body: Buffer;
  /** The body compressed, by the first who wants it so. */
  compressed(): Promise<Buffer>;
}

export interface KeptAnswers {
  /** `encode` runs once for all who ask the same at the same version. A failure is told to them and forgotten. */
  read<A>(question: Question<A>, encode: (answer: A) => Buffer): Promise<KeptAnswer | undefined>;
}

interface Needs {
  readonly clock: Clock;
  readonly mostBytes: number;
  /** Whatever its version, for what changes without one, such as addresses that end. */
  readonly mostMs: number;
}

interface Entry {
  readonly version: number;
  readonly until: number;
  readonly bytes: number;
  readonly answer: KeptAnswer;
}

/** What an entry takes beyond its bytes, roughly; and a compressed body comes later. */
const ENTRY_BYTES = 1_000;

export function createKeptAnswers({ clock, mostBytes, mostMs }: Needs): KeptAnswers {
  const kept = new Map<string, Entry>();
  const flights = new Map<string, Promise<KeptAnswer | undefined>>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  const put = (key: string, version: number, answer: KeptAnswer): void => {
    if ((kept.get(key)?.version ?? -1) > version) return; // a later question was answered sooner
    const size = answer.body.length * 1.5 + key.length * 2 + ENTRY_BYTES;
    const until = clock.now().getTime() + mostMs;
    drop(key);
    kept.set(key, { version, until, bytes: size, answer });
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };

  return {
    async read({ key, version, find }, encode) {
      const found = kept.get(key);
      if (found?.version === version && found.until > clock.now().getTime()) {
        kept.delete(key); // put back last, so that the map's order is the order of use
        kept.set(key, found);
        return found.answer;
      }
      const name = `${version} ${key}`;
      const flight = flights.get(name);
      if (flight) return flight;
      const begun = (async () => {
        const answer = await find();
        if (answer === undefined) return undefined;
        const ready = keepable(encode(answer));
        put(key, version, ready);
        return ready;
      })().finally(() => flights.delete(name));
      flights.set(name, begun);
      return begun;
    },
  };
}

const compress = promisify(brotliCompress);
/** Beyond it JSON hardly gets smaller, and takes ten times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

function keepable(body: Buffer): KeptAnswer {
  let compressed: Promise<Buffer> | undefined;
  return {
    body,
    // Weak: the same for the body as it is and compressed.
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    compressed: () => (compressed ??= compress(body, { params })),
  };
}
