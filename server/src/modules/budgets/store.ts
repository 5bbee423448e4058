// The SQL of budgets: taking within a cap, putting right afterwards, and noting that a cap was reached.
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { PaidEngine } from './rules.ts';
import { budget_of_person, budget_of_site } from './tables.ts';

export interface Place {
  readonly person_id: string;
  readonly engine: PaidEngine;
  readonly day: string;
}

/** Takes in one statement what fits below the cap; false, and nothing taken, where it does not fit. */
export async function takeOfPerson(
  { db }: Scope,
  { person_id, engine, day }: Place,
  { amount, cap }: { amount: number; cap: number },
): Promise<boolean> {
  const rows = await runPrepared<{ used: string }>(
    db,
    'budget_take_of_person',
    sql`insert into budget_of_person (person_id, engine, day, used)
        select ${person_id}::uuid, ${engine}::text, ${day}::date, ${amount}::bigint where ${amount}::bigint <= ${cap}::bigint
        on conflict (person_id, engine, day) do update set used = budget_of_person.used + excluded.used
        where budget_of_person.used + excluded.used <= ${cap}::bigint
        returning used`,
  );
  return rows.length === 1;
}

export async function takeOfSite(
  { db, site_id }: Scope,
  { engine, day }: Place,
  { amount, cap }: { amount: number; cap: number },
): Promise<boolean> {
  const rows = await runPrepared<{ used: string }>(
    db,
    'budget_take_of_site',
    sql`insert into budget_of_site (site_id, engine, day, used)
        select ${site_id}::uuid, ${engine}::text, ${day}::date, ${amount}::bigint where ${amount}::bigint <= ${cap}::bigint
        on conflict (site_id, engine, day) do update set used = budget_of_site.used + excluded.used
        where budget_of_site.used + excluded.used <= ${cap}::bigint
        returning used`,
  );
  return rows.length === 1;
}

/** `by` may be less than nothing: what was taken and not used. */
export async function putRightOfPerson(
  { db }: Scope,
  { person_id, engine, day }: Place,
  by: number,
): Promise<void> {
  await db
    .update(budget_of_person)
    .set({ used: sql`greatest(${budget_of_person.used} + ${by}::bigint, 0)` })
    .where(
      and(
        eq(budget_of_person.person_id, person_id),
        eq(budget_of_person.engine, engine),
        eq(budget_of_person.day, day),
      ),
    );
}

const ofSite = ({ site_id }: Scope, { engine, day }: Place) =>
  and(
    eq(budget_of_site.site_id, site_id),
    eq(budget_of_site.engine, engine),
    eq(budget_of_site.day, day),
  );

export async function putRightOfSite(scope: Scope, place: Place, by: number): Promise<void> {
  await scope.db
    .update(budget_of_site)
    .set({ used: sql`greatest(${budget_of_site.used} + ${by}::bigint, 0)` })
    .where(ofSite(scope, place));
}

/** Whether this is the first time on this day that somebody notices. */
export async function markReached(scope: Scope, place: Place, at: Date): Promise<boolean> {
  const { engine, day } = place;
  await scope.db
    .insert(budget_of_site)
    .values({ site_id: scope.site_id, engine, day, used: 0 })
    .onConflictDoNothing();
  const marked = await scope.db
    .update(budget_of_site)
    .set({ reached_at: at })
    .where(and(ofSite(scope, place), isNull(budget_of_site.reached_at)))
    .returning({ engine: budget_of_site.engine });
  return marked.length === 1;
}

export async function readOfSite(
  { db, site_id }: Scope,
  day: string,
): Promise<{ engine: PaidEngine; used: number; reached_at: Date | null }[]> {
  const { engine, used, reached_at } = budget_of_site;
  return db
    .select({ engine, used, reached_at })
    .from(budget_of_site)
    .where(and(eq(budget_of_site.site_id, site_id), eq(budget_of_site.day, day)));
}

export async function forgetDays(db: Db, before: string): Promise<void> {
  await db.delete(budget_of_person).where(lt(budget_of_person.day, before));
}
