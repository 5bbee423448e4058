// Custom column types: encrypted text, timestamps, search lexemes.
import { customType, timestamp } from 'drizzle-orm/pg-core';
import type { Sealed } from '../encryption.ts';

/** Encrypted bytes that only a data key decrypts; see `platform/encryption.ts`. */
export const sealed = customType<{ data: Sealed; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A UTC timestamp with millisecond precision. */
export const time = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Search lexemes (`tsvector`) of letters and digits only; order and duplicates are not stored. */
export const lexemes = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => words.map((word) => `'${word}'`).join(' '),
});
