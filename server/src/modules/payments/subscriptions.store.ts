// The SQL of subscriptions, their bills, and the months that were granted.
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  or,
  sql,
  gt,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { SECOND_PLAN } from './payments.rules.ts';
import { billing_customer, subscription, subscription_bill, subscription_grant } from './tables.ts';

export type SubscriptionRow = typeof subscription.$inferSelect;
export type BillRow = typeof subscription_bill.$inferSelect;

/** Undefined if this request was already made, or another checkout of the member is open. */
export async function addSubscription(
  { db, site_id }: Scope,
  row: Omit<typeof subscription.$inferInsert, 'site_id'>,
): Promise<SubscriptionRow | undefined> {
  const [added] = await db
    .insert(subscription)
    .values({ ...row, site_id })
    .onConflictDoNothing()
    .returning();
  return added;
}

const ofMember = (siteId: string, memberId: string) =>
  and(eq(subscription.site_id, siteId), eq(subscription.member_id, memberId));

/** The newest of a member's subscriptions that meets a condition. */
async function findNewest(
  { db, site_id }: Scope,
  memberId: string,
  condition: SQL | undefined,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscription)
    .where(and(ofMember(site_id, memberId), condition))
    .orderBy(desc(subscription.created_at))
    .limit(1);
  return row;
}

export const findByRequest = (scope: Scope, memberId: string, request_key: string) =>
  findNewest(scope, memberId, eq(subscription.request_key, request_key));

export const findOpen = (scope: Scope, memberId: string) =>
  findNewest(scope, memberId, eq(subscription.state, 'open'));

export const findOwnCheckout = (scope: Scope, owner: { member_id: string; checkout_id: string }) =>
  findNewest(scope, owner.member_id, eq(subscription.checkout_id, owner.checkout_id));

/** Excludes duplicates that were paid while another plan ran. */
const runs = and(
  inArray(subscription.state, ['active', 'late']),
  sql`${subscription.finding} is distinct from ${SECOND_PLAN}`,
);

/** Serializes the settling of a member's subscriptions until the transaction ends. */
export async function lockCustomer(
  tx: Db,
  { member_id, provider, live }: Pick<SubscriptionRow, 'member_id' | 'provider' | 'live'>,
): Promise<void> {
  await tx
    .select({ member_id: billing_customer.member_id })
    .from(billing_customer)
    .where(
      and(
        eq(billing_customer.member_id, member_id ?? ''),
        eq(billing_customer.provider, provider),
        eq(billing_customer.live, live),
      ),
    )
    .for('update');
}

export async function hasOtherRunning(
  { db, site_id }: Scope,
  { id, member_id }: Pick<SubscriptionRow, 'id' | 'member_id'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(ofMember(site_id, member_id ?? ''), runs, ne(subscription.id, id)))
    .limit(1);
  return rows.length > 0;
}

/** True if any plan of the member was ever paid. */
export async function hasEverSubscribed(
  { db, site_id }: Scope,
  memberId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(ofMember(site_id, memberId), isNotNull(subscription.provider_id)))
    .limit(1);
  return rows.length > 0;
}

/** The newest running subscription, with the end of its last period that was paid and not refunded. */
export async function findRunningPaid({ db, site_id }: Scope, memberId: string) {
  const paid = and(
    eq(subscription_bill.subscription_id, subscription.id),
    lt(subscription_bill.returned_cents, subscription_bill.amount_cents),
  );
  const [row] = await db
    .select({ subscription, paid_until: max(subscription_bill.period_end) })
    .from(subscription)
    .leftJoin(subscription_bill, paid)
    .where(and(ofMember(site_id, memberId), runs))
    .groupBy(subscription.id)
    .orderBy(desc(subscription.created_at))
    .limit(1);
  return row;
}

export const findRunning = (scope: Scope, memberId: string) => findNewest(scope, memberId, runs);

export async function readSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscription).where(eq(subscription.id, id));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockSubscription(tx: Db, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscription).where(eq(subscription.id, id)).for('update');
  return row;
}

export async function changeSubscription(
  db: Db,
  id: string,
  changes: Partial<typeof subscription.$inferInsert>,
): Promise<void> {
  await db.update(subscription).set(changes).where(eq(subscription.id, id));
}

/** Returns false if another request holds it: only one calls the provider at a time. */
export async function holdSubscription(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(subscription)
    .set({ held_until: until })
    .where(
      and(
        eq(subscription.id, id),
        or(isNull(subscription.held_until), lte(subscription.held_until, now)),
      ),
    );
  return rowCount === 1;
}

export async function listToCheck(
  db: Db,
  about: { provider: string; now: Date },
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscription)
    .where(
      and(eq(subscription.provider, about.provider), lte(subscription.next_check_at, about.now)),
    )
    .orderBy(asc(subscription.next_check_at))
    .limit(100);
}

export async function findBill(
  db: Db,
  about: { subscription_id: string; provider_id: string },
): Promise<BillRow | undefined> {
  const [row] = await db
    .select()
    .from(subscription_bill)
    .where(
      and(
        eq(subscription_bill.subscription_id, about.subscription_id),
        eq(subscription_bill.provider_id, about.provider_id),
      ),
    );
  return row;
}

export async function addBill(db: Db, row: BillRow): Promise<void> {
  await db.insert(subscription_bill).values(row);
}

export async function changeBill(db: Db, id: string, changes: Partial<BillRow>): Promise<void> {
  await db.update(subscription_bill).set(changes).where(eq(subscription_bill.id, id));
}

export async function listDueBills(
  db: Db,
  now: Date,
): Promise<{ id: string; subscription_id: string }[]> {
  return db
    .select({ id: subscription_bill.id, subscription_id: subscription_bill.subscription_id })
    .from(subscription_bill)
    .where(lte(subscription_bill.next_grant_at, now))
    .orderBy(asc(subscription_bill.next_grant_at))
    .limit(100);
}

export async function readBill(db: Db, id: string): Promise<BillRow | undefined> {
  const [row] = await db.select().from(subscription_bill).where(eq(subscription_bill.id, id));
  return row;
}

/** Returns false if this month was already granted. */
export async function addGrant(
  db: Db,
  row: typeof subscription_grant.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await db.insert(subscription_grant).values(row).onConflictDoNothing();
  return rowCount === 1;
}

const MOST = 10_000;

export async function listEndingPlans(db: Db, now: Date, before: Date) {
  const rows = await db
    .select({
      site_id: subscription.site_id,
      person_id: subscription.member_id,
      subject: sql<string>`${subscription.id} || ' ' || ${subscription.period_end}::date`,
    })
    .from(subscription)
    .where(
      and(
        eq(subscription.ends_at_period_end, sql`true`),
        inArray(subscription.state, ['active', 'late']),
        isNotNull(subscription.member_id),
        gt(subscription.period_end, now),
        lte(subscription.period_end, before),
      ),
    )
    .orderBy(asc(subscription.period_end))
    .limit(MOST);
  return rows.flatMap(({ person_id, ...row }) =>
    person_id === null
      ? []
      : [{ ...row, person_id, topic: 'plan_ending' as const, path: '/profile' }],
  );
}
