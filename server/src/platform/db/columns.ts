// The column types that are ours: sealed text and times.
import { customType, timestamp } from 'drizzle-orm/pg-core';
import type { Sealed } from '../vault.ts';

/** Bytes that only a data key opens; see `platform/vault.ts`. */
export const sealed = customType<{ data: Sealed; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A moment, UTC, to the millisecond. */
export const time = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
