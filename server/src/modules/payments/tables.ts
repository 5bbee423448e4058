// The tables of purchases: payments, subscriptions with their bills and months, and received webhooks.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { ofSite } from '../sites/tables.ts';
import { paymentStates, subscriptionStates, type NextPlan } from './payments.rules.ts';

const units = () => bigint({ mode: 'bigint' });

/** A member's customer id at a provider. */
export const billing_customer = pgTable(
  'billing_customer',
  {
    member_id: uuid().notNull(),
    site_id: ofSite(),
    provider: text().notNull(),
    live: boolean().notNull(),
    customer_id: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.member_id, table.provider, table.live] })],
);

/** The columns of both kinds of purchase: who bought what for how much, as agreed. */
const agreed = () => ({
  id: uuid().primaryKey(),
  site_id: ofSite(),
  /** Removed when the account is deleted; the row is kept for accounting. */
  member_id: uuid(),
  /** The caller's Idempotency-Key, stored permanently. */
  request_key: text(),
  provider: text().notNull(),
  live: boolean().notNull(),
  customer_id: text().notNull(),
  amount_cents: integer().notNull(),
  currency: text().notNull(),
  /** How the provider's object differs from the agreed terms; nothing is credited before a review. */
  finding: text(),
  /** When the provider was last read for this row. Results of an earlier read are not stored. */
  read_at: time(),
  /** When to poll the provider if no webhook has arrived. */
  next_check_at: time(),
  created_at: time().notNull(),
});

export const payment = pgTable(
  'payment',
  {
    ...agreed(),
    /** The provider's id; null until it has replied. */
    provider_id: text(),
    package_id: text().notNull(),
    unit: text({ enum: ['token', 'message'] }).notNull(),
    units: units().notNull(),
    /** What a coupon added, as shown; null if another payment used it first. */
    bonus: units()
      .notNull()
      .default(sql`0`),
    state: text({ enum: paymentStates }).notNull(),
    /** The number of reversed units, and the number of changes to it. */
    reversed: units()
      .notNull()
      .default(sql`0`),
    turns: integer().notNull().default(0),
    /** The refunded amount that the buyer was notified of; without disputes. */
    refunded_cents: integer().notNull().default(0),
    /** When the first dispute or fraud report was found. */
    disputed_at: time(),
    credited_at: time(),
    /** When and by which admin it was marked as paid out by the provider. */
    settled_at: time(),
    settled_by: uuid(),
  },
  (table) => [
    index('payment_disputed')
      .on(table.disputed_at)
      .where(sql`disputed_at is not null`),
    index('payment_credited_at')
      .on(table.credited_at)
      .where(sql`credited_at is not null`),
    index('payment_unsettled')
      .on(table.site_id, table.created_at)
      .where(sql`state = 'credited' and settled_at is null`),
    index('payment_to_check')
      .on(table.site_id, table.created_at)
      .where(sql`finding is not null`),
    uniqueIndex('payment_provider').on(table.provider, table.provider_id),
    uniqueIndex('payment_request').on(table.site_id, table.member_id, table.request_key),
    index('payment_check')
      .on(table.next_check_at)
      .where(sql`next_check_at is not null`),
    check(
      'payment_amounts',
      sql`amount_cents > 0 and units > 0 and bonus >= 0 and reversed between 0 and units + bonus`,
    ),
    check('payment_state', sql`state in ('open', 'credited', 'cancelled')`),
    check('payment_credited', sql`(state = 'credited') = (credited_at is not null)`),
    check(
      'payment_settled',
      sql`(settled_at is null) = (settled_by is null) and (settled_at is null or state = 'credited')`,
    ),
  ],
);

export const subscription = pgTable(
  'subscription',
  {
    ...agreed(),
    checkout_id: text(),
    provider_id: text(),
    plan_id: text().notNull(),
    months: integer().notNull(),
    tokens_per_month: units().notNull(),
    state: text({ enum: subscriptionStates }).notNull(),
    ends_at_period_end: boolean().notNull().default(false),
    period_end: time(),
    /** When a running plan was found to have ended. */
    ended_at: time(),
    /** What follows the paid period; null if the plan continues unchanged. */
    next_plan: jsonb().$type<NextPlan>(),
    /** Until then, one request has exclusive access to it at the provider. */
    held_until: time(),
  },
  (table) => [
    index('subscription_ended_at')
      .on(table.ended_at)
      .where(sql`ended_at is not null`),
    index('subscription_ending')
      .on(table.period_end)
      .where(sql`ends_at_period_end`),
    index('subscription_to_check')
      .on(table.site_id, table.created_at)
      .where(sql`finding is not null`),
    uniqueIndex('subscription_provider').on(table.provider, table.provider_id),
    uniqueIndex('subscription_checkout').on(table.provider, table.checkout_id),
    uniqueIndex('subscription_request').on(table.site_id, table.member_id, table.request_key),
    // Two open checkouts could both be paid.
    uniqueIndex('subscription_open')
      .on(table.site_id, table.member_id)
      .where(sql`state = 'open'`),
    index('subscription_check')
      .on(table.next_check_at)
      .where(sql`next_check_at is not null`),
    check('subscription_amounts', sql`amount_cents > 0 and months > 0 and tokens_per_month > 0`),
    check('subscription_state', sql`state in ('open', 'active', 'late', 'ended')`),
  ],
);

/** A paid bill; its months are granted when they start. */
export const subscription_bill = pgTable(
  'subscription_bill',
  {
    id: uuid().primaryKey(),
    subscription_id: uuid()
      .notNull()
      .references(() => subscription.id),
    provider_id: text().notNull(),
    period_start: time().notNull(),
    period_end: time().notNull(),
    /** The terms of this bill; its subscription's terms may have changed since. */
    amount_cents: integer().notNull(),
    tokens_per_month: units().notNull(),
    /** The refunded or disputed amount. */
    returned_cents: integer().notNull().default(0),
    /** The refunded amount that the buyer was notified of; without disputes. */
    refunded_cents: integer().notNull().default(0),
    /** When the first dispute or fraud report was found. */
    disputed_at: time(),
    /** The granted units before reversals, the reversed units, and the reversed units that had already expired. */
    granted: units()
      .notNull()
      .default(sql`0`),
    reversed: units()
      .notNull()
      .default(sql`0`),
    lapsed: units()
      .notNull()
      .default(sql`0`),
    turns: integer().notNull().default(0),
    read_at: time().notNull(),
    /** When the next month starts; null after the last one. */
    next_grant_at: time(),
    /** As for a payment. */
    settled_at: time(),
    settled_by: uuid(),
    created_at: time().notNull(),
  },
  (table) => [
    index('subscription_bill_created').on(table.created_at),
    index('subscription_bill_disputed')
      .on(table.disputed_at)
      .where(sql`disputed_at is not null`),
    uniqueIndex('subscription_bill_provider').on(table.subscription_id, table.provider_id),
    index('subscription_bill_due')
      .on(table.next_grant_at)
      .where(sql`next_grant_at is not null`),
    index('subscription_bill_unsettled')
      .on(table.subscription_id)
      .where(sql`settled_at is null`),
    check('subscription_bill_settled', sql`(settled_at is null) = (settled_by is null)`),
    check(
      'subscription_bill_amounts',
      sql`returned_cents >= 0 and reversed between 0 and granted and lapsed between 0 and reversed`,
    ),
  ],
);

/** One row per granted month of a subscription, whichever bill pays for it. */
export const subscription_grant = pgTable(
  'subscription_grant',
  {
    subscription_id: uuid()
      .notNull()
      .references(() => subscription.id),
    period_start: time().notNull(),
    bill_id: uuid()
      .notNull()
      .references(() => subscription_bill.id),
    created_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscription_id, table.period_start] })],
);

/** The end of a member's special offer; one per account, which never restarts. */
export const special_offer = pgTable('special_offer', {
  member_id: uuid().primaryKey(),
  site_id: ofSite(),
  ends_at: time().notNull(),
  created_at: time().notNull(),
});

/** Received webhooks; a repeated webhook finds its row. */
export const webhook_event = pgTable(
  'webhook_event',
  {
    provider: text().notNull(),
    event_id: text().notNull(),
    name: text().notNull(),
    about: text({ enum: ['payment', 'subscription', 'bill', 'checkout', 'other'] }).notNull(),
    object_id: text(),
    /** SHA-256 of the received bytes; null for events found in the provider's list. */
    body_hash: text(),
    state: text({ enum: ['received', 'done', 'not_ours'] }).notNull(),
    attempts: integer().notNull().default(0),
    received_at: time().notNull(),
    done_at: time(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.event_id] }),
    index('webhook_event_waiting')
      .on(table.received_at)
      .where(sql`state = 'received'`),
  ],
);

/** The parameters of the last affiliate link that a member followed. */
export const affiliate_landing = pgTable('affiliate_landing', {
  member_id: uuid().primaryKey(),
  site_id: ofSite(),
  parameters: jsonb().$type<Record<string, string>>().notNull(),
  landed_at: time().notNull(),
});

/**
 * A purchase to report to the site's affiliate network. The buyer's data is read when it is sent, and not stored here.
 */
export const conversion = pgTable(
  'conversion',
  {
    /** The id by which the network recognizes repeated reports. */
    id: uuid().primaryKey(),
    site_id: ofSite(),
    member_id: uuid(),
    kind: text({ enum: ['package', 'plan'] }).notNull(),
    /** The id of the payment or the bill. */
    purchase_id: uuid().notNull(),
    amount_cents: integer().notNull(),
    currency: text().notNull(),
    live: boolean().notNull(),
    state: text({ enum: ['waiting', 'told', 'dropped'] }).notNull(),
    created_at: time().notNull(),
    /** It is retried until then. */
    expires_at: time().notNull(),
    closed_at: time(),
    /** The parameters of the affiliate link. */
    parameters: jsonb().$type<Record<string, string>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    tried_at: time(),
    /** The error of the last attempt; contains no personal data. */
    failure: text(),
    dropped_because: text({ enum: ['returned', 'no_address', 'no_buyer', 'late'] }),
  },
  (table) => [
    index('conversion_listed').on(table.site_id, table.created_at.desc(), table.id.desc()),
    uniqueIndex('conversion_purchase').on(table.kind, table.purchase_id),
    index('conversion_member').on(table.member_id),
    index('conversion_created').on(table.created_at),
    check(
      'conversion_state',
      sql`state in ('waiting', 'told', 'dropped') and (state = 'waiting') = (closed_at is null)`,
    ),
    check('conversion_kind', sql`kind in ('package', 'plan')`),
  ],
);
