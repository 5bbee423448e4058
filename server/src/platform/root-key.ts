// The root key of a deployment: all other keys are derived from it or wrapped by it. The database stores it wrapped by the
// data key, so that the data key can be replaced (key rotation) without encrypting anything else again.
import { randomBytes } from 'node:crypto';
import { ne, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { sealed, time } from './db/columns.ts';
import type { Db } from './db/handle.ts';
import { createVault } from './encryption.ts';

export const root_key = pgTable('root_key', {
  /** The fingerprint of the data key that wraps it; `FIRST` in a database whose data key is the root key itself. */
  data_key: text().primaryKey(),
  wrapped: sealed(),
  created_at: time().notNull(),
});

/** Written by the migration into databases that already had data. */
const FIRST = 'first';
const PLACE = 'root key';

/** Identifies a data key; says nothing else about it. */
const fingerprintOf = (dataKey: Buffer): string =>
  createVault(dataKey).secret('fingerprint').toString('hex', 0, 16);

const wrapperOf = (dataKey: Buffer) => createVault(dataKey).systemKey('root key');

/** Stores the root key wrapped by one more data key, which is the newest one then. */
export async function wrapRootKey(db: Db, root: Buffer, dataKey: Buffer): Promise<void> {
  const created_at = new Date();
  await db
    .insert(root_key)
    .values({
      data_key: fingerprintOf(dataKey),
      wrapped: wrapperOf(dataKey).sealBytes(root, PLACE),
      created_at,
    })
    .onConflictDoUpdate({ target: root_key.data_key, set: { created_at } });
}

/**
 * The root key; generated in a new database. Undefined if this data key does not open it. `isRoot` says whether a data key
 * has encrypted what is stored, in a database that was set up before root keys were stored.
 */
export async function openRootKey(
  db: Db,
  dataKey: Buffer,
  isRoot: (tx: Db, key: Buffer) => Promise<boolean>,
): Promise<Buffer | undefined> {
  return db.transaction(async (tx) => {
    // Two processes may start on a new database at the same moment.
    await tx.execute(sql`lock table ${root_key} in share row exclusive mode`);
    const rows = await tx.select().from(root_key);
    const own = rows.find((row) => row.data_key === fingerprintOf(dataKey));
    if (own?.wrapped) return wrapperOf(dataKey).openBytes(own.wrapped, PLACE);
    const isOlder = rows.some((row) => row.data_key === FIRST);
    if (isOlder ? !(await isRoot(tx, dataKey)) : rows.length > 0) return undefined;
    const root = isOlder ? dataKey : randomBytes(32);
    await tx.delete(root_key);
    await wrapRootKey(tx, root, dataKey);
    return root;
  });
}

/** True if another data key was added after this one. */
export async function hasNewerDataKey(db: Db, dataKey: Buffer): Promise<boolean> {
  const rows = await db.select().from(root_key);
  const own = rows.find((row) => row.data_key === fingerprintOf(dataKey));
  return own !== undefined && rows.some(({ created_at }) => created_at > own.created_at);
}

/** From then on, only this data key opens the root key. Returns how many others did. */
export async function forgetOtherDataKeys(db: Db, dataKey: Buffer): Promise<number> {
  const others = ne(root_key.data_key, fingerprintOf(dataKey));
  return (await db.delete(root_key).where(others).returning({ id: root_key.data_key })).length;
}
