// A site's price list, as admins edit it. Purchases refer to its items, so they are taken off sale and never deleted.
import { z } from 'zod';
import { pricesCalls } from './prices.calls.ts';
import { describe } from './endpoint.ts';
import { Id, storable } from './scalars.ts';

/** Amounts above a million dollars or tokens are assumed to be typing errors. */
const MAX_CENTS = 100_000_000;
const MAX_TOKENS = 1_000_000;
const name = storable(60).trim().min(1, 'A name is required');
const cents = z.int().min(1).max(MAX_CENTS);
const tokens = z.int().min(1).max(MAX_TOKENS);

const packageFields = {
  package_name: name,
  type: z.enum(['token', 'message']),
  internal_currency: tokens,
  price_cents: cents,
  is_active: z.boolean(),
};
const planFields = {
  name,
  months: z.int().min(1).max(12),
  /** The price of one bill, for all of its months. */
  price_cents: cents,
  /** The price in a member's special offer; null without one. */
  offer_price_cents: cents.nullable(),
  tokens_per_month: z.int().min(1).max(MAX_TOKENS),
  is_active: z.boolean(),
};
const itemFields = {
  kind: z.enum(['gift', 'unlock']),
  name,
  tokens,
  is_active: z.boolean(),
};

export const PricedPackage = z.object({ id: Id, ...packageFields });
export type PricedPackage = z.infer<typeof PricedPackage>;
export const PricedPlan = z.object({ id: Id, ...planFields });
export type PricedPlan = z.infer<typeof PricedPlan>;
export const PricedItem = z.object({ id: Id, ...itemFields });
export type PricedItem = z.infer<typeof PricedItem>;

const CouponName = z.enum(['double_credit', 'double_messages']);
export const PricedCoupon = z.object({
  coupon: CouponName,
  is_active: z.boolean(),
  /** The number of accounts that claimed it, and of those whose package was doubled. */
  claimed: z.int(),
  used: z.int(),
});
export type PricedCoupon = z.infer<typeof PricedCoupon>;

const one = z.strictObject({ id: Id });

export const pricesApi = describe(pricesCalls, {
  list: {
    reply: z.object({
      packages: z.array(PricedPackage),
      plans: z.array(PricedPlan),
      items: z.array(PricedItem),
      coupons: z.array(PricedCoupon),
    }),
  },
  setPackage: { params: one, body: z.strictObject(packageFields), reply: PricedPackage },
  setPlan: { params: one, body: z.strictObject(planFields), reply: PricedPlan },
  setCoupon: {
    params: z.strictObject({ coupon: CouponName }),
    body: z.strictObject({ is_active: z.boolean() }),
    reply: PricedCoupon,
  },
  setItem: { params: one, body: z.strictObject(itemFields), reply: PricedItem },
});
