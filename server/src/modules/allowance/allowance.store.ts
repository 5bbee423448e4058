// The SQL of the message allowance: daily counters and open charges.
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Part } from './allowance.rules.ts';
import { message_charge, message_day } from './tables.ts';

export interface Taking {
  readonly reply_id: string;
  readonly member_id: string;
  readonly part: Part;
  readonly day: string;
  readonly at: Date;
}

/** Counts one reply of the day in one statement. Returns false, and counts nothing, where the limit is reached. */
export async function takeOfDay(
  { db, site_id }: Scope,
  { reply_id, member_id, part, day, at }: Taking,
  most: number,
): Promise<boolean> {
  const [messages, again] = part === 'message' ? [1, 0] : [0, 1];
  const rows = await runPrepared<{ reply_id: string }>(
    db,
    'allowance_take',
    sql`with counted as (
          insert into message_day (member_id, day, messages, again)
          select ${member_id}::uuid, ${day}::date, ${messages}::int, ${again}::int where ${most}::int > 0
          on conflict (member_id, day) do update
          set messages = message_day.messages + excluded.messages, again = message_day.again + excluded.again
          where case when excluded.messages > 0 then message_day.messages else message_day.again end < ${most}::int
          returning member_id
        )
        insert into message_charge (reply_id, site_id, member_id, day, part, source, created_at)
        select ${reply_id}::uuid, ${site_id}::uuid, member_id, ${day}::date, ${part}, 'day', ${at.toISOString()}::timestamptz
        from counted returning reply_id`,
  );
  return rows.length === 1;
}

export async function addCreditCharge(
  { db, site_id }: Scope,
  { at, ...taking }: Taking,
): Promise<void> {
  await db.insert(message_charge).values({ ...taking, site_id, source: 'credit', created_at: at });
}

/** Closes a charge of the day and refunds it if `isRefunded`. Returns false where this reply has none. */
export async function closeOfDay(
  { db, site_id }: Scope,
  reply_id: string,
  isRefunded: boolean,
): Promise<boolean> {
  const rows = await runPrepared<{ reply_id: string }>(
    db,
    'allowance_close',
    sql`with closed as (
          delete from message_charge
          where reply_id = ${reply_id}::uuid and site_id = ${site_id}::uuid and source = 'day'
          returning *
        ), back as (
          update message_day d set
            messages = greatest(d.messages - case c.part when 'message' then 1 else 0 end, 0),
            again = greatest(d.again - case c.part when 'again' then 1 else 0 end, 0)
          from closed c where ${isRefunded}::boolean and d.member_id = c.member_id and d.day = c.day
        )
        select reply_id from closed`,
  );
  return rows.length === 1;
}

/** Returns false where this reply has no open credit charge. */
export async function closeCredit({ db, site_id }: Scope, replyId: string): Promise<boolean> {
  const closed = await db
    .delete(message_charge)
    .where(and(eq(message_charge.reply_id, replyId), eq(message_charge.site_id, site_id)))
    .returning({ reply_id: message_charge.reply_id });
  return closed.length === 1;
}

export async function readDay(
  { db }: Scope,
  memberId: string,
  day: string,
): Promise<{ messages: number; again: number } | undefined> {
  const [row] = await db
    .select({ messages: message_day.messages, again: message_day.again })
    .from(message_day)
    .where(and(eq(message_day.member_id, memberId), eq(message_day.day, day)));
  return row;
}

export async function listDays({ db }: Scope, memberId: string) {
  const { day, messages, again } = message_day;
  return db
    .select({ day, messages, again })
    .from(message_day)
    .where(eq(message_day.member_id, memberId))
    .orderBy(asc(day));
}

/** Removes the open charges as well. */
export async function removeDays({ db }: Scope, memberId: string): Promise<void> {
  await db.delete(message_day).where(eq(message_day.member_id, memberId));
  await db.delete(message_charge).where(eq(message_charge.member_id, memberId));
}

/** Open charges of replies started before this time, oldest first. */
export async function listOpen(
  db: Db,
  before: Date,
  most: number,
): Promise<{ reply_id: string; site_id: string }[]> {
  return db
    .select({ reply_id: message_charge.reply_id, site_id: message_charge.site_id })
    .from(message_charge)
    .where(lt(message_charge.created_at, before))
    .orderBy(asc(message_charge.created_at))
    .limit(most);
}

export async function forgetDays(db: Db, before: string): Promise<void> {
  await db.delete(message_day).where(lt(message_day.day, before));
}
