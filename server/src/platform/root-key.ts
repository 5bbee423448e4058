// The root key of a deployment: all other keys are derived from it or wrapped by it. The database stores it wrapped by the
// key in DATA_KEY, so that this one can be replaced (key rotation) without encrypting anything else again.
import { randomBytes } from 'node:crypto';
import { ne, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { sealed, time } from './db/columns.ts';
import type { Db } from './db/handle.ts';
import { createVault } from './encryption.ts';

export const root_key = pgTable('root_key', {
  /** The fingerprint of the key in DATA_KEY that wraps it; `FIRST` in a database whose `DATA_KEY` is the root key itself. */
  key_id: text().primaryKey(),
  wrapped: sealed(),
  created_at: time().notNull(),
});

/** Written by the migration into databases that already had data. */
const FIRST = 'first';
const PLACE = 'root key';

/** Identifies a key; says nothing else about it. */
const fingerprintOf = (wrappingKey: Buffer): string =>
  createVault(wrappingKey).secret('fingerprint').toString('hex', 0, 16);

const wrapperOf = (wrappingKey: Buffer) => createVault(wrappingKey).systemKey('root key');

/** Stores the root key wrapped by one more key, which is the newest one then. */
export async function wrapRootKey(db: Db, root: Buffer, wrappingKey: Buffer): Promise<void> {
  const created_at = new Date();
  await db
    .insert(root_key)
    .values({
      key_id: fingerprintOf(wrappingKey),
      wrapped: wrapperOf(wrappingKey).sealBytes(root, PLACE),
      created_at,
    })
    .onConflictDoUpdate({ target: root_key.key_id, set: { created_at } });
}

/**
 * The root key; generated in a new database. Undefined if this key does not open it. `isRoot` says whether a key
 * has encrypted what is stored, in a database that was set up before root keys were stored.
 */
export async function openRootKey(
  db: Db,
  wrappingKey: Buffer,
  isRoot: (tx: Db, key: Buffer) => Promise<boolean>,
): Promise<Buffer | undefined> {
  return db.transaction(async (tx) => {
    // Two processes may start on a new database at the same moment.
    await tx.execute(sql`lock table ${root_key} in share row exclusive mode`);
    const rows = await tx.select().from(root_key);
    const own = rows.find((row) => row.key_id === fingerprintOf(wrappingKey));
    if (own?.wrapped) return wrapperOf(wrappingKey).openBytes(own.wrapped, PLACE);
    const isOlder = rows.some((row) => row.key_id === FIRST);
    if (isOlder ? !(await isRoot(tx, wrappingKey)) : rows.length > 0) return undefined;
    const root = isOlder ? wrappingKey : randomBytes(32);
    await tx.delete(root_key);
    await wrapRootKey(tx, root, wrappingKey);
    return root;
  });
}

/** True if another key was added after this one. */
export async function hasNewerKey(db: Db, wrappingKey: Buffer): Promise<boolean> {
  const rows = await db.select().from(root_key);
  const own = rows.find((row) => row.key_id === fingerprintOf(wrappingKey));
  return own !== undefined && rows.some(({ created_at }) => created_at > own.created_at);
}

/** From then on, only this key opens the root key. Returns how many others did. */
export async function forgetOtherKeys(db: Db, wrappingKey: Buffer): Promise<number> {
  const others = ne(root_key.key_id, fingerprintOf(wrappingKey));
  return (await db.delete(root_key).where(others).returning({ id: root_key.key_id })).length;
}
