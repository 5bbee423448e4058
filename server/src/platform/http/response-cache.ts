// A cache of encoded responses, invalidated by the version of their data.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { createSingleFlight } from '../single-flight.ts';

export interface CacheableQuery<A> {
  /** Everything that the response depends on; of the caller, only its access level. */
  readonly key: string;
  /** The version of the data, read before the data itself: a later change has a higher one. */
  readonly version: number;
  /**
   * Loads the data; undefined if there is no response that all callers of this key may see. Undefined is not cached.
   */
  find(): Promise<A | undefined>;
}

export interface CachedResponse {
  readonly etag: string;
  readonly body: Buffer;
  /** The body compressed with Brotli, computed on first use. */
  compressed(): Promise<Buffer>;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

interface Needs {
  readonly clock: Clock;
  readonly maxBytes: number;
  /** The maximum age in milliseconds, for what expires without a new version, such as signed addresses. */
  readonly maxAgeMs: number;
}

interface Entry {
  readonly version: number;
  readonly response: CachedResponse;
}

/** The estimated overhead of an entry in bytes; the compressed body is added later. */
const ENTRY_BYTES = 1_000;

export function createResponseCache({ clock, maxBytes, maxAgeMs }: Needs) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) =>
      Math.ceil(response.body.length * 1.5 + key.length * 2 + ENTRY_BYTES),
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const flights = createSingleFlight();

  return {
    /** `encode` runs once for all concurrent callers of a key and version. A failure rejects all, and is not cached. */
    async read<A>(
      { key, version, find }: CacheableQuery<A>,
      encode: (value: A) => Buffer,
    ): Promise<CachedResponse | undefined> {
      const found = entries.get(key);
      if (found?.version === version) return found.response;
      return flights.once(`${version} ${key}`, async () => {
        const value = await find();
        if (value === undefined) return undefined;
        const response = cachedResponse(encode(value));
        // A response of a later version may have been stored already.
        if ((entries.peek(key)?.version ?? -1) <= version) entries.set(key, { version, response });
        return response;
      });
    },
  };
}

const compress = promisify(brotliCompress);
/** Higher levels hardly make JSON smaller, and take ten times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

function cachedResponse(body: Buffer): CachedResponse {
  let compressed: Promise<Buffer> | undefined;
  return {
    body,
    // A weak validator, since it is the same for the compressed and the uncompressed body.
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    compressed: () => (compressed ??= compress(body, { params })),
  };
}
