// The SQL of conversions reported to the affiliate network.
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { conversion, payment, subscription, subscription_bill } from './tables.ts';

export type ConversionRow = typeof conversion.$inferSelect;

/** Returns whether it was new: a purchase is reported once. */
export async function addConversion(
  { db, site_id }: Scope,
  row: Omit<typeof conversion.$inferInsert, 'site_id' | 'state'>,
): Promise<boolean> {
  const added = await db
    .insert(conversion)
    .values({ ...row, site_id, state: 'waiting' })
    .onConflictDoNothing()
    .returning({ id: conversion.id });
  return added.length === 1;
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
  how: { state: 'told' | 'dropped'; closed_at: Date },
): Promise<void> {
  await db.update(conversion).set(how).where(eq(conversion.id, id));
}

/** Whether all of its money has gone back. */
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

export const listConversions = ({ db, site_id }: Scope, memberId: string) =>
  db
    .select()
    .from(conversion)
    .where(and(eq(conversion.site_id, site_id), eq(conversion.member_id, memberId)))
    .orderBy(asc(conversion.created_at));

export async function removeConversions({ db, site_id }: Scope, memberId: string): Promise<void> {
  await db
    .delete(conversion)
    .where(and(eq(conversion.site_id, site_id), eq(conversion.member_id, memberId)));
}

export async function forgetConversions(db: Db, before: Date): Promise<void> {
  await db.delete(conversion).where(lt(conversion.created_at, before));
}
