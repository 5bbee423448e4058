// Generates ids: UUID version 7 (RFC 9562), which sort by creation time.
import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

export interface Ids {
  next(): string;
}

/** Random bytes are fetched in blocks: a system call for a few bytes costs as much as for thousands. */
const POOL_BYTES = 4_096;

/** Hexadecimal pairs by byte; formatting must be cheap, because every response has an id. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Ids of one generator increase strictly: a 12-bit counter breaks ties within a millisecond. */
export function createIds(clock: Clock): Ids {
  let lastMs = 0;
  /** The formatted first 48 bits, cached for the current millisecond. */
  let timestamp = '';
  let counter = 0;
  const random = createRandom();
  const turnTo = (ms: number): void => {
    lastMs = ms;
    const hex = ms.toString(16).padStart(12, '0');
    timestamp = `${hex.slice(0, 8)}-${hex.slice(8)}-7`;
  };
  return {
    next() {
      const now = clock.now().getTime();
      if (now > lastMs) {
        turnTo(now);
        counter = random();
      } else if (counter < 0xfff) {
        counter += 1;
      } else {
        turnTo(lastMs + 1);
        counter = 0;
      }
      const variant = 0x80 | (random() & 0x3f);
      const hex = () => HEX[random()] ?? '';
      return `${timestamp}${HEX[counter >> 4]}${(counter & 0xf).toString(16)}-${HEX[variant]}${hex()}-${hex()}${hex()}${hex()}${hex()}${hex()}${hex()}`;
    },
  };
}

/** Returns one random byte per call. */
function createRandom(): () => number {
  let pool = Buffer.alloc(0);
  let used = 0;
  return () => {
    if (used === pool.length) {
      pool = randomBytes(POOL_BYTES);
      used = 0;
    }
    used += 1;
    return pool[used - 1] ?? 0;
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);
