// The SQL of budgets: reserving within a cap, correcting reservations, and recording that a cap was reached.
import { and, asc, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { PaidProvider } from '@velour/contract/paid-providers.ts';
import { person } from '../identity/tables.ts';
import { budget_of_person, budget_of_site } from './tables.ts';

export interface Place {
  readonly engine: PaidProvider;
  readonly day: string;
}

export type PersonPlace = Place & { readonly person_id: string };
export type SitePlace = Place & { readonly site_id: string };

/** Reserves in one statement if the amount fits the cap; otherwise returns false and reserves nothing. */
export async function takeOfPerson(
  db: Db,
  { person_id, engine, day }: PersonPlace,
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

/** The site's usage, the extra amount that an admin allowed, and whether the early alert was sent. */
export interface Taken {
  readonly used: number;
  readonly extra: number;
  readonly is_alert_sent: boolean;
}

/** Undefined if the amount does not fit; nothing is reserved then. */
export async function takeOfSite(
  db: Db,
  { site_id, engine, day }: SitePlace,
  { amount, cap }: { amount: number; cap: number },
): Promise<Taken | undefined> {
  const [row] = await runPrepared<{ used: string; extra: string; is_alert_sent: boolean }>(
    db,
    'budget_take_of_site',
    sql`insert into budget_of_site (site_id, engine, day, used)
        select ${site_id}::uuid, ${engine}::text, ${day}::date, ${amount}::bigint where ${amount}::bigint <= ${cap}::bigint + coalesce(
          (select extra from budget_of_site where site_id = ${site_id}::uuid and engine = ${engine}::text and day = ${day}::date), 0)
        on conflict (site_id, engine, day) do update set used = budget_of_site.used + excluded.used
        where budget_of_site.used + excluded.used <= ${cap}::bigint + budget_of_site.extra
        returning used, extra, near_at is not null as is_alert_sent`,
  );
  return row && { ...row, used: Number(row.used), extra: Number(row.extra) };
}

/** Subtracts reserved amounts that were not used. */
const giveBack =
  <P extends Place>(of: 'person' | 'site', idOf: (place: P) => string) =>
  async (db: Db, rests: readonly { place: P; amount: number }[]): Promise<void> => {
    const table = sql.identifier(`budget_of_${of}`);
    const id = sql.identifier(`${of}_id`);
    const list = (values: unknown[]) => sql.param(values);
    await runPrepared(
      db,
      `budget_give_back_of_${of}`,
      sql`update ${table} b set used = greatest(b.used - r.amount, 0)
          from unnest(${list(rests.map(({ place }) => idOf(place)))}::uuid[], ${list(rests.map(({ place }) => place.engine))}::text[],
            ${list(rests.map(({ place }) => place.day))}::date[], ${list(rests.map(({ amount }) => Math.round(amount)))}::bigint[])
            as r(id, engine, day, amount)
          where b.${id} = r.id and b.engine = r.engine and b.day = r.day`,
    );
  };
export const giveBackOfPeople = giveBack<PersonPlace>('person', ({ person_id }) => person_id);
export const giveBackOfSites = giveBack<SitePlace>('site', ({ site_id }) => site_id);

const ofSite = ({ site_id }: Scope, { engine, day }: Place) =>
  and(
    eq(budget_of_site.site_id, site_id),
    eq(budget_of_site.engine, engine),
    eq(budget_of_site.day, day),
  );

const ensureOfSite = async (scope: Scope, { engine, day }: Place): Promise<void> => {
  await scope.db
    .insert(budget_of_site)
    .values({ site_id: scope.site_id, engine, day, used: 0 })
    .onConflictDoNothing();
};

/** True if this is the first alert of this day. */
export async function markReached(
  scope: Scope,
  place: Place,
  { at, refused }: { at: Date; refused: number },
): Promise<boolean> {
  await ensureOfSite(scope, place);
  const { rowCount } = await scope.db
    .update(budget_of_site)
    .set({ reached_at: at, refused })
    .where(and(ofSite(scope, place), isNull(budget_of_site.reached_at)));
  return rowCount === 1;
}

export async function markNear(scope: Scope, place: Place, at: Date): Promise<boolean> {
  const { rowCount } = await scope.db
    .update(budget_of_site)
    .set({ near_at: at })
    .where(and(ofSite(scope, place), isNull(budget_of_site.near_at)));
  return rowCount === 1;
}

/** Sets the extra amount of this day; returns the previous amount. Must run in a transaction. */
export async function setExtra(tx: Scope, place: Place, extra: number): Promise<number> {
  await ensureOfSite(tx, place);
  const [row] = await tx.db
    .select({ extra: budget_of_site.extra })
    .from(budget_of_site)
    .where(ofSite(tx, place))
    .for('update');
  await tx.db.update(budget_of_site).set({ extra }).where(ofSite(tx, place));
  return row?.extra ?? 0;
}

export type SiteDay = typeof budget_of_site.$inferSelect;

/** Newest first; a few rows per day, read along the primary key. */
export async function listOfSite({ db, site_id }: Scope, since: string): Promise<SiteDay[]> {
  return db
    .select()
    .from(budget_of_site)
    .where(and(eq(budget_of_site.site_id, site_id), gte(budget_of_site.day, since)))
    .orderBy(desc(budget_of_site.day));
}

/**
 * Reads one index row per person of that day and provider, only when an admin requests it: an index by usage would have
 * to be updated by every reply.
 */
export async function listBusiest({ db, site_id }: Scope, { engine, day }: Place, most: number) {
  const { person_id, used } = budget_of_person;
  return db
    .select({ person_id, kind: person.kind, name: person.name, used })
    .from(budget_of_person)
    .innerJoin(person, eq(person.id, person_id))
    .where(
      and(
        eq(budget_of_person.day, day),
        eq(budget_of_person.engine, engine),
        eq(person.site_id, site_id),
        gt(used, 0),
      ),
    )
    .orderBy(desc(used), asc(person_id))
    .limit(most);
}

export async function forgetDays(db: Db, before: string): Promise<void> {
  await db.delete(budget_of_person).where(lt(budget_of_person.day, before));
}
