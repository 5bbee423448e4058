// The SQL of affiliates: landings on the site, and the conversions reported for them.
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, or, sql, gt } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import {
  conversion,
  payment,
  subscription,
  subscription_bill,
  affiliate_landing,
} from './tables.ts';

export type ConversionRow = typeof conversion.$inferSelect;

/** Returns false if the purchase was already added: each is reported once. */
export async function addConversion(
  { db, site_id }: Scope,
  row: Omit<typeof conversion.$inferInsert, 'site_id' | 'state'>,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(conversion)
    .values({ ...row, site_id, state: 'waiting' })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function findWaiting(db: Db, id: string): Promise<ConversionRow | undefined> {
  const [row] = await db
    .select()
    .from(conversion)
    .where(and(eq(conversion.id, id), eq(conversion.state, 'waiting')));
  return row;
}

export async function closeConversion(
  db: Db,
  id: string,
  how: Pick<ConversionRow, 'state' | 'closed_at'> &
    Partial<Pick<ConversionRow, 'dropped_because' | 'failure'>>,
): Promise<void> {
  await db.update(conversion).set(how).where(eq(conversion.id, id));
}

export async function countAttempt(db: Db, id: string, tried_at: Date): Promise<void> {
  const attempts = sql`${conversion.attempts} + 1`;
  await db.update(conversion).set({ attempts, tried_at }).where(eq(conversion.id, id));
}

/** Only if it is still waiting, because a concurrent attempt may have succeeded. */
export async function noteFailure(db: Db, id: string, failure: string): Promise<void> {
  await db
    .update(conversion)
    .set({ failure })
    .where(and(eq(conversion.id, id), eq(conversion.state, 'waiting')));
}

export interface WantedConversions {
  readonly only: ConversionRow['state'] | 'failing' | undefined;
  readonly limit: number;
  readonly cursor: Cursor | undefined;
}

const isFailing = and(eq(conversion.state, 'waiting'), isNotNull(conversion.failure));

/** The latest first. */
export const pageOfConversions = (
  { db, site_id }: Scope,
  { only, limit, cursor }: WantedConversions,
): Promise<ConversionRow[]> =>
  db
    .select()
    .from(conversion)
    .where(
      and(
        eq(conversion.site_id, site_id),
        only === 'failing' ? isFailing : only && eq(conversion.state, only),
        cursor &&
          sql`(${conversion.created_at}, ${conversion.id}) < (${new Date(cursor.value).toISOString()}::timestamptz, ${cursor.id}::uuid)`,
      ),
    )
    .orderBy(desc(conversion.created_at), desc(conversion.id))
    .limit(limit);

/** The maximum per call; another call takes the rest. */
const MAX_REOPENED = 1_000;

/** Reopens one conversion, or all that failed; returns their ids. */
export async function reopen(
  { db, site_id }: Scope,
  { id, expires_at }: { id: string | undefined; expires_at: Date },
): Promise<string[]> {
  const wanted = db
    .select({ id: conversion.id })
    .from(conversion)
    .where(
      and(
        eq(conversion.site_id, site_id),
        id === undefined ? isFailed : and(eq(conversion.id, id), or(isFailed, isWaiting)),
      ),
    )
    .limit(MAX_REOPENED)
    .for('update');
  const reopened = await db
    .update(conversion)
    .set({ state: 'waiting', closed_at: null, dropped_because: null, expires_at })
    .where(inArray(conversion.id, wanted))
    .returning({ id: conversion.id });
  return reopened.map((row) => row.id);
}

const isWaiting = eq(conversion.state, 'waiting');
const isFailed = or(
  isFailing,
  and(eq(conversion.state, 'dropped'), eq(conversion.dropped_because, 'late')),
);

/** True if `reopen` without an id would find any. */
export async function hasFailed({ db, site_id }: Scope): Promise<boolean> {
  const rows = await db
    .select({ id: conversion.id })
    .from(conversion)
    .where(and(eq(conversion.site_id, site_id), isFailed))
    .limit(1);
  return rows.length > 0;
}

/** True if all of its money was refunded or is disputed. */
export async function isReturned(
  db: Db,
  { kind, purchase_id }: Pick<ConversionRow, 'kind' | 'purchase_id'>,
): Promise<boolean> {
  const rows =
    kind === 'package'
      ? await db
          .select({ id: payment.id })
          .from(payment)
          .where(
            and(
              eq(payment.id, purchase_id),
              sql`${payment.reversed} = ${payment.units} + ${payment.bonus}`,
            ),
          )
      : await db
          .select({ id: subscription_bill.id })
          .from(subscription_bill)
          .innerJoin(subscription, eq(subscription.id, subscription_bill.subscription_id))
          .where(
            and(
              eq(subscription_bill.id, purchase_id),
              gte(subscription_bill.returned_cents, subscription.amount_cents),
            ),
          );
  return rows.length > 0;
}

export function listConversions({ db, site_id }: Scope, memberId: string) {
  const { kind, amount_cents, currency, state, parameters, created_at, closed_at } = conversion;
  return db
    .select({ kind, amount_cents, currency, state, parameters, created_at, closed_at })
    .from(conversion)
    .where(and(eq(conversion.site_id, site_id), eq(conversion.member_id, memberId)))
    .orderBy(asc(created_at));
}

export async function removeConversions({ db, site_id }: Scope, memberId: string): Promise<void> {
  await db
    .delete(conversion)
    .where(and(eq(conversion.site_id, site_id), eq(conversion.member_id, memberId)));
}

export async function forgetConversions(db: Db, before: Date): Promise<void> {
  await db.delete(conversion).where(lt(conversion.created_at, before));
}

type Landing = typeof affiliate_landing.$inferSelect;

export async function storeLanding(
  { db, site_id }: Scope,
  { member_id, parameters, landed_at }: Omit<Landing, 'site_id'>,
): Promise<void> {
  await db
    .insert(affiliate_landing)
    .values({ member_id, site_id, parameters, landed_at })
    .onConflictDoUpdate({
      target: affiliate_landing.member_id,
      set: { parameters, landed_at },
      setWhere: eq(affiliate_landing.site_id, site_id),
    });
}

const ofMember = ({ site_id }: Scope, memberId: string) =>
  and(eq(affiliate_landing.site_id, site_id), eq(affiliate_landing.member_id, memberId));

export function listLandings(scope: Scope, memberId: string) {
  const { parameters, landed_at } = affiliate_landing;
  return scope.db
    .select({ parameters, landed_at })
    .from(affiliate_landing)
    .where(ofMember(scope, memberId));
}

/** The parameters of the member's affiliate link; empty without a link since then. */
export async function parametersSince(
  scope: Scope,
  memberId: string,
  since: Date,
): Promise<Record<string, string>> {
  const [row] = await scope.db
    .select({ parameters: affiliate_landing.parameters })
    .from(affiliate_landing)
    .where(and(ofMember(scope, memberId), gt(affiliate_landing.landed_at, since)));
  return row?.parameters ?? {};
}

export async function removeLanding(scope: Scope, memberId: string): Promise<void> {
  await scope.db.delete(affiliate_landing).where(ofMember(scope, memberId));
}
