// The SQL of people and their keys.
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { person, person_key } from './tables.ts';

export type KeyRow = typeof person_key.$inferSelect;

export async function addPerson(
  db: Db,
  row: typeof person.$inferInsert,
  key: typeof person_key.$inferInsert,
): Promise<void> {
  await db.insert(person).values(row);
  await db.insert(person_key).values(key);
}

/** Answers whether the person exists; the first confirmation stays the one that is kept. */
export async function markAdult(scope: Scope, personId: string, at: Date): Promise<boolean> {
  const here = and(eq(person.id, personId), eq(person.site_id, scope.site_id));
  await scope.db
    .update(person)
    .set({ adult_since: at })
    .where(and(here, isNull(person.adult_since)));
  const found = await scope.db.select({ id: person.id }).from(person).where(here);
  return found.length === 1;
}

export async function readKey(db: Db, personId: string): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(person_key).where(eq(person_key.person_id, personId));
  return row;
}
