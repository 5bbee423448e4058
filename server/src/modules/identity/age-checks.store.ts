// The SQL of age checks.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { age_check, person } from './tables.ts';

export type AgeCheckRow = typeof age_check.$inferSelect;

/** Replaces an earlier check of the same person. */
export async function writeAgeCheck(db: Db, row: AgeCheckRow): Promise<void> {
  await db
    .insert(age_check)
    .values(row)
    .onConflictDoUpdate({ target: age_check.person_id, set: row });
}

export async function readAgeCheck(db: Db, personId: string): Promise<AgeCheckRow | undefined> {
  const [row] = await db.select().from(age_check).where(eq(age_check.person_id, personId));
  return row;
}

/** Returns false for a deleted person. */
export async function lockPerson(tx: Db, personId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: person.id })
    .from(person)
    .where(eq(person.id, personId))
    .for('update');
  return rows.length === 1;
}

/** More than the trial of any site. */
const TRIAL_OVER = 2_000_000_000;

export async function endTrial(tx: Db, personId: string): Promise<void> {
  await tx
    .update(person)
    .set({ trial_used: TRIAL_OVER, trial_again: TRIAL_OVER })
    .where(eq(person.id, personId));
}

export const listAgeChecks = (db: Db, personId: string) =>
  db
    .select({
      outcome: age_check.outcome,
      method: age_check.method,
      checked_at: age_check.checked_at,
      valid_until: age_check.valid_until,
    })
    .from(age_check)
    .where(eq(age_check.person_id, personId));

/** When a passed check of this person expires; null without one. */
export const ageCheckedUntil = sql<
  string | null
>`(select ${age_check.valid_until} from ${age_check} where ${age_check.person_id} = ${person.id} and ${age_check.outcome} = 'adult')`;

/** True if this person has said that they are a minor, and no check or admin has contradicted that since. */
export const isHeldAsMinor = sql<boolean>`exists (select 1 from ${age_check} where ${age_check.person_id} = ${person.id} and ${age_check.outcome} = 'said_minor')`;
