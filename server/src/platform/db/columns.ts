// Our own column types: sealed text, times, search words.
import { customType, timestamp } from 'drizzle-orm/pg-core';
import type { Sealed } from '../encryption.ts';

/** Bytes that only a data key opens; see `platform/encryption.ts`. */
export const sealed = customType<{ data: Sealed; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A timestamp, UTC, with milliseconds. */
export const time = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Words as a search compares them, each of letters and digits only; order and duplicates are not stored. */
export const lexemes = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => words.map((word) => `'${word}'`).join(' '),
});
