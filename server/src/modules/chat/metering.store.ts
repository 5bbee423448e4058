// The SQL of metering: takes the charge of a reply, and counts a member's messages by day.
import { and, asc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { takingOfTrials } from '../identity/service.ts';
import type { Charge, Part } from './metering.ts';
import { message_day } from './tables.ts';

/**
 * Counts replies of different members: `rows` names a relation with `person_id`, `part`, `paid_by`, `most` (the limit
 * of that part) and `at`. Returns the `person_id` of those that were counted; those at their limit are not.
 */
const takingOfDays = (rows: SQL): SQL => sql`
  insert into message_day as d (member_id, day, messages, again)
  select person_id, (at at time zone 'UTC')::date, case part when 'message' then 1 else 0 end, case part when 'again' then 1 else 0 end
  from ${rows} where paid_by = 'day' and most > 0 order by person_id
  on conflict (member_id, day) do update set messages = d.messages + excluded.messages, again = d.again + excluded.again
  where case when excluded.messages > 0 then d.messages else d.again end
    < (select r.most from ${rows} r where r.person_id = excluded.member_id)
  returning d.member_id as person_id`;

/**
 * The parts of a `with` that take the charges in `rows`: `taken` has the `person_id` of those that were taken.
 * Credits are held by the wallet, in the same transaction.
 */
export const takingOf = (rows: SQL): SQL => sql`
  trial as (${takingOfTrials(rows)}), day as (${takingOfDays(rows)}),
  taken as (select person_id from trial union all select person_id from day
    union all select person_id from ${rows} where paid_by = 'credit')`;

/** Returns whether it was counted. */
export async function takeOne(
  { db }: Scope,
  charge: Extract<Charge, { most: number }>,
): Promise<boolean> {
  const { person_id, part, paid_by, most, at } = charge;
  const { rows } = await db.execute(sql`
    with charge as (select ${person_id}::uuid as person_id, ${part} as part, ${paid_by} as paid_by, ${most}::int as most,
      ${at.toISOString()}::timestamptz as at),
    ${takingOf(sql.raw('charge'))} select from taken`);
  return rows.length === 1;
}

/** Takes one reply off the day's count. */
export async function giveBackOfDay(
  db: Db,
  { member_id, part, day }: { member_id: string; part: Part; day: string },
): Promise<void> {
  const count = part === 'message' ? 'messages' : 'again';
  await db
    .update(message_day)
    .set({ [count]: sql`greatest(${message_day[count]} - 1, 0)` })
    .where(and(eq(message_day.member_id, member_id), eq(message_day.day, day)));
}

/** Without regenerated replies. */
export async function countMessages({ db }: Scope, memberId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ messages: message_day.messages })
    .from(message_day)
    .where(and(eq(message_day.member_id, memberId), eq(message_day.day, day)));
  return row?.messages ?? 0;
}

export async function listDays({ db }: Scope, memberId: string) {
  const { day, messages, again } = message_day;
  return db
    .select({ day, messages, again })
    .from(message_day)
    .where(eq(message_day.member_id, memberId))
    .orderBy(asc(day));
}

export async function removeDays({ db }: Scope, memberId: string): Promise<void> {
  await db.delete(message_day).where(eq(message_day.member_id, memberId));
}

export async function forgetDays(db: Db, before: string): Promise<void> {
  await db.delete(message_day).where(lt(message_day.day, before));
}
