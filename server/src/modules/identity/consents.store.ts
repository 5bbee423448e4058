// The SQL of consents: added, never changed, and gone with the person.
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { consent } from './tables.ts';

export type ConsentRow = typeof consent.$inferInsert;

export async function addConsents(db: Db, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(consent).values([...rows]);
}

/** The newest version that this person agreed to, of the terms and of the privacy policy. */
export const readAgreed = (db: Db, personId: string) =>
  db
    .selectDistinctOn([consent.kind], { kind: consent.kind, version: consent.version })
    .from(consent)
    .where(and(eq(consent.person_id, personId), inArray(consent.kind, ['terms', 'privacy'])))
    .orderBy(consent.kind, desc(consent.given_at), desc(consent.id));

/** For the export. */
export const listConsents = (db: Db, personId: string) =>
  db
    .select({
      kind: consent.kind,
      version: consent.version,
      given: consent.given,
      given_at: consent.given_at,
    })
    .from(consent)
    .where(eq(consent.person_id, personId))
    .orderBy(asc(consent.given_at), asc(consent.id));
