// The column types that are ours: sealed text, times, words to search by.
import { customType, timestamp } from 'drizzle-orm/pg-core';
import type { Sealed } from '../encryption.ts';

/** Bytes that only a data key opens; see `platform/vault.ts`. */
export const sealed = customType<{ data: Sealed; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A moment, UTC, to the millisecond. */
export const time = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Words as a search compares them, each of letters and digits only; order and doubles are not kept. */
export const lexemes = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => words.map((word) => `'${word}'`).join(' '),
});
