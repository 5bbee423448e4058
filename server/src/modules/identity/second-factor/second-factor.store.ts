// The SQL of second factors, recovery codes, wrong attempts, and sign-ins that have passed.
import { and, asc, count, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import { sign_in } from '../tables.ts';
import type { Failures } from './lock.rules.ts';
import { recovery_code, second_factor, second_factor_failure } from './second-factor.tables.ts';

export type FactorRow = typeof second_factor.$inferSelect;

const ofPerson = (personId: string) => eq(second_factor.person_id, personId);

export async function addFactor(
  { db }: Scope,
  row: typeof second_factor.$inferInsert,
): Promise<void> {
  await db.insert(second_factor).values(row);
}

/** Confirmed factors, oldest first. */
export const listFactors = ({ db }: Scope, personId: string): Promise<FactorRow[]> =>
  db
    .select()
    .from(second_factor)
    .where(and(ofPerson(personId), isNotNull(second_factor.confirmed_at)))
    .orderBy(asc(second_factor.created_at), asc(second_factor.id));

/** An authenticator app whose first code has not been entered. */
export async function findPendingApp(
  { db }: Scope,
  wanted: { id: string; personId: string; since: Date },
): Promise<FactorRow | undefined> {
  const [row] = await db
    .select()
    .from(second_factor)
    .where(
      and(
        ofPerson(wanted.personId),
        eq(second_factor.id, wanted.id),
        isNull(second_factor.confirmed_at),
        gt(second_factor.created_at, wanted.since),
      ),
    );
  return row;
}

export async function forgetPendingApps({ db }: Scope, personId: string): Promise<void> {
  await db.delete(second_factor).where(and(ofPerson(personId), isNull(second_factor.confirmed_at)));
}

/** Replaces the earlier app; returns false if this app was confirmed or replaced in the meantime. */
export async function confirmApp(
  { db }: Scope,
  app: { id: string; personId: string; period: number; at: Date },
): Promise<boolean> {
  await db
    .delete(second_factor)
    .where(
      and(
        ofPerson(app.personId),
        eq(second_factor.kind, 'app'),
        isNotNull(second_factor.confirmed_at),
      ),
    );
  const { rowCount } = await db
    .update(second_factor)
    .set({ confirmed_at: app.at, last_period: app.period })
    .where(
      and(ofPerson(app.personId), eq(second_factor.id, app.id), isNull(second_factor.confirmed_at)),
    );
  return rowCount === 1;
}

/** Marks a period's code as used; returns false if it, or a later one, was used before. */
export async function takePeriod(
  { db }: Scope,
  { id, period, at }: { id: string; period: number; at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(second_factor)
    .set({ last_period: period, used_at: at })
    .where(
      and(
        eq(second_factor.id, id),
        or(isNull(second_factor.last_period), lt(second_factor.last_period, period)),
      ),
    );
  return rowCount === 1;
}

/** Returns false if another use with this or a later counter was first. Counters that stay 0 are not checked. */
export async function takeCounter(
  { db }: Scope,
  { id, counter, at }: { id: string; counter: number; at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(second_factor)
    .set({ counter, used_at: at })
    .where(
      and(
        eq(second_factor.id, id),
        counter === 0 ? eq(second_factor.counter, 0) : lt(second_factor.counter, counter),
      ),
    );
  return rowCount === 1;
}

export async function removeFactor(
  { db }: Scope,
  personId: string,
  id: string,
): Promise<FactorRow | undefined> {
  const [row] = await db
    .delete(second_factor)
    .where(and(ofPerson(personId), eq(second_factor.id, id), isNotNull(second_factor.confirmed_at)))
    .returning();
  return row;
}

/** Removes everything; returns the number of factors. */
export async function removeAll({ db }: Scope, personId: string): Promise<number> {
  const removed = await db
    .delete(second_factor)
    .where(ofPerson(personId))
    .returning({ confirmed_at: second_factor.confirmed_at });
  await db.delete(recovery_code).where(eq(recovery_code.person_id, personId));
  await db.delete(second_factor_failure).where(eq(second_factor_failure.person_id, personId));
  return removed.filter(({ confirmed_at }) => confirmed_at !== null).length;
}

export async function replaceRecoveryCodes(
  { db }: Scope,
  personId: string,
  { hashes, at }: { hashes: readonly string[]; at: Date },
): Promise<void> {
  await db.delete(recovery_code).where(eq(recovery_code.person_id, personId));
  await db
    .insert(recovery_code)
    .values(hashes.map((hash) => ({ hash, person_id: personId, created_at: at })));
}

const unused = (personId: string) =>
  and(eq(recovery_code.person_id, personId), isNull(recovery_code.used_at));

export async function countRecoveryCodes({ db }: Scope, personId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recovery_code).where(unused(personId));
  return row?.left ?? 0;
}

/** For concurrent uses of a code, only one succeeds. */
export async function takeRecoveryCode(
  { db }: Scope,
  personId: string,
  { hash, at }: { hash: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(recovery_code)
    .set({ used_at: at })
    .where(and(unused(personId), eq(recovery_code.hash, hash)));
  return rowCount === 1;
}

/** The person's failed attempts, locked until the transaction ends, so that attempts are serialized. */
export async function lockFailures({ db }: Scope, personId: string, at: Date): Promise<Failures> {
  const none = { person_id: personId, failures: 0, failed_at: at };
  await db.insert(second_factor_failure).values(none).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(second_factor_failure)
    .where(eq(second_factor_failure.person_id, personId))
    .for('update');
  return row ?? none;
}

export async function storeFailures(
  { db }: Scope,
  personId: string,
  { failures, failed_at }: Failures,
): Promise<void> {
  await db
    .update(second_factor_failure)
    .set({ failures, failed_at })
    .where(eq(second_factor_failure.person_id, personId));
}

const openSignIn = ({ site_id }: Scope, id: string) =>
  and(eq(sign_in.id, id), eq(sign_in.site_id, site_id), isNull(sign_in.ended_at));

export async function hasPassed(scope: Scope, signInId: string): Promise<boolean> {
  const [row] = await scope.db
    .select({ at: sign_in.second_factor_at })
    .from(sign_in)
    .where(openSignIn(scope, signInId));
  return row?.at !== null && row?.at !== undefined;
}

export async function setPassed(scope: Scope, signInId: string, at: Date): Promise<void> {
  await scope.db
    .update(sign_in)
    .set({ second_factor_at: at, challenge: null, challenge_until: null })
    .where(openSignIn(scope, signInId));
}

/** Stores the only challenge of a sign-in. */
export async function storeChallenge(
  scope: Scope,
  signInId: string,
  { challenge, until }: { challenge: string; until: Date },
): Promise<void> {
  await scope.db
    .update(sign_in)
    .set({ challenge, challenge_until: until })
    .where(openSignIn(scope, signInId));
}

/** True once for the challenge of this sign-in. */
export async function takeChallenge(
  scope: Scope,
  signInId: string,
  { challenge, at }: { challenge: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await scope.db
    .update(sign_in)
    .set({ challenge: null, challenge_until: null })
    .where(
      and(
        openSignIn(scope, signInId),
        eq(sign_in.challenge, challenge),
        gt(sign_in.challenge_until, at),
      ),
    );
  return rowCount === 1;
}
