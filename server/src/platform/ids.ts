// Fresh ids: UUID version 7 (RFC 9562), which sort by the time they were made.
import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

export interface Ids {
  next(): string;
}

/** Ids of one maker ascend strictly: a 12-bit counter breaks ties within a millisecond. */
export function createIds(clock: Clock): Ids {
  let lastMs = 0;
  let counter = 0;
  return {
    next() {
      const now = clock.now().getTime();
      if (now > lastMs) {
        lastMs = now;
        counter = randomBytes(1)[0] ?? 0;
      } else if (counter < 0xfff) {
        counter += 1;
      } else {
        lastMs += 1;
        counter = 0;
      }
      return writeUuid(lastMs, counter, randomBytes(8));
    },
  };
}

function writeUuid(ms: number, counter: number, random: Buffer): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  random.copy(bytes, 8);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);
