// The tables of the price list, purchases with tokens, and coupons that double a package once.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { ofSite } from '../sites/tables.ts';
import { units } from './ledger.rules.ts';
import { ledger_account } from './tables.ts';

export const couponNames = ['double_credit', 'double_messages'] as const;

const accountId = () =>
  uuid()
    .notNull()
    .references(() => ledger_account.id);

/** Tokens or message credits that are sold for money; prices are integer cents. */
export const currency_package = pgTable(
  'currency_package',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    unit: text({ enum: units }).notNull(),
    package_name: text().notNull(),
    internal_currency: integer().notNull(),
    price_cents: integer().notNull(),
    is_active: boolean().notNull().default(true),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('currency_package_name').on(table.site_id, table.package_name),
    check('currency_package_amounts', sql`internal_currency > 0 and price_cents > 0`),
  ],
);

export const plan = pgTable(
  'plan',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    name: text().notNull(),
    months: integer().notNull(),
    /** For all of its months together. */
    price_cents: integer().notNull(),
    /** Its price while a member's special offer runs; at most one plan of a site has one. */
    offer_price_cents: integer(),
    tokens_per_month: integer().notNull(),
    is_active: boolean().notNull().default(true),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('plan_name').on(table.site_id, table.name),
    uniqueIndex('plan_offer')
      .on(table.site_id)
      .where(sql`offer_price_cents is not null and is_active`),
    check('plan_amounts', sql`months > 0 and price_cents > 0 and tokens_per_month >= 0`),
    check('plan_offer_price', sql`offer_price_cents > 0 and offer_price_cents < price_cents`),
  ],
);

export const store_item = pgTable(
  'store_item',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    kind: text({ enum: ['gift', 'unlock'] }).notNull(),
    name: text().notNull(),
    tokens: integer().notNull(),
    is_active: boolean().notNull().default(true),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('store_item_name').on(table.site_id, table.name),
    check('store_item_kind', sql`kind in ('gift', 'unlock')`),
    check('store_item_tokens', sql`tokens > 0`),
  ],
);

/** Purchases with tokens: of a store item, or a tip if there is none. */
export const purchase = pgTable(
  'purchase',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    account_id: accountId(),
    store_item_id: uuid().references(() => store_item.id),
    character_id: uuid(),
    image_id: uuid(),
    /** The note of a gift; removed when the account is deleted. */
    signature: text(),
    tokens: integer().notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('purchase_image')
      .on(table.account_id, table.image_id)
      .where(sql`image_id is not null`),
    check('purchase_tokens', sql`tokens > 0`),
  ],
);

/** Whether a site offers a coupon; offered if it has no row. */
export const coupon = pgTable(
  'coupon',
  {
    site_id: ofSite(),
    coupon: text({ enum: couponNames }).notNull(),
    is_active: boolean().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.coupon] }),
    check('coupon_coupon', sql`coupon in ('double_credit', 'double_messages')`),
  ],
);

/** A coupon claimed by an account, once per account; it waits for the next payment of its kind. */
export const coupon_claim = pgTable(
  'coupon_claim',
  {
    account_id: accountId(),
    coupon: text({ enum: couponNames }).notNull(),
    claimed_at: time().notNull(),
    used_at: time(),
    used_by: text(),
    /** That payment's card had used the coupon on another account, so nothing was doubled. */
    is_refused: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.coupon] }),
    check('coupon_claim_coupon', sql`coupon in ('double_credit', 'double_messages')`),
    check('coupon_claim_used', sql`(used_at is null) = (used_by is null)`),
    check('coupon_claim_refused', sql`not is_refused or used_at is not null`),
  ],
);

/** Cards that paid into an account, by a keyed hash of the provider's fingerprint; deleted with the account. */
export const account_card = pgTable(
  'account_card',
  {
    account_id: accountId(),
    card: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.card] })],
);

/** A coupon used with a card: once per card, whichever account pays with it. */
export const coupon_card = pgTable(
  'coupon_card',
  {
    card: text().notNull(),
    coupon: text({ enum: couponNames }).notNull(),
    /** Null once that account is deleted: the coupon stays used, and the row is anonymous. */
    account_id: uuid().references(() => ledger_account.id),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.card, table.coupon] }),
    index('coupon_card_account').on(table.account_id),
    check('coupon_card_coupon', sql`coupon in ('double_credit', 'double_messages')`),
  ],
);
