// Wallets: balances, statement, rewards, and what can be bought.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Id, storable, Time } from './scalars.ts';

/** Tokens, or credits for one message. */
const Unit = z.enum(['token', 'message']);

/** `refused`: the card has used the coupon on another account. */
const CouponState = z.enum(['available', 'claimed', 'used', 'refused', 'over']);

export const Wallet = z.object({
  /** Expiring tokens, spent first. */
  new_subscriber_balance: z.int().min(0),
  /** Permanent tokens. */
  new_one_time_balance: z.int().min(0),
  /** Tokens on hold (authorized) for running jobs and replies. */
  held: z.int().min(0),
  /** Tokens spent from a refunded payment; purchases are refused until they are repaid. */
  owed: z.int().min(0),
  message_credits: z.int().min(0),
  /** Free messages per day without a plan. */
  free_messages: z.int().min(0),
  /** Free messages left today; null with a plan. */
  free_messages_left: z.int().min(0).nullable(),
  /** When the count restarts: midnight UTC. */
  free_messages_at: Time,
  /** True while a claimed coupon doubles the next package. */
  double_credit_status: z.boolean(),
  coupons: z.object({ double_credit: CouponState, double_messages: CouponState }),
  /** When the next tokens expire. */
  next_expiry: Time.nullable(),
  /** The plan's id; null without a plan. */
  active_plan: z.string().nullable(),
  /** Starts with YYYY-MM-DD. */
  plan_end_date: Time.nullable(),
  /** The end of the member's special offer; null before and after it. */
  offer_ends_at: Time.nullable(),
});
export type Wallet = z.infer<typeof Wallet>;

export const Movement = z.object({
  id: Id,
  unit: Unit,
  kind: z.enum(['grant', 'hold', 'capture', 'release', 'expire', 'spend', 'reverse', 'adjust']),
  /** The reason, such as `image`, `daily_reward`, `package`. */
  reason: z.string(),
  /** The admin's note for an adjustment; null otherwise. */
  note: z.string().nullable(),
  /** The change of the balance; 0 when a hold is captured. */
  amount: z.int(),
  balance_after: z.int(),
  /** The part of the amount that a coupon added. */
  by_coupon: z.int(),
  /**
   * The subject: a `job`, a `payment`, a plan's `bill`, the `character` of a purchase, a `reply`, the day of
   * a `daily_reward`, an `adjustment`.
   */
  reference: z.object({ type: z.string(), id: z.string() }).nullable(),
  created_at: Time,
});
export type Movement = z.infer<typeof Movement>;

export const DailyReward = z.object({
  claimed: z.boolean(),
  /** The length of the streak, today included. */
  streak: z.int(),
  /** Today's reward. */
  tokens: z.int(),
  /** Rewards by the day of the streak; the last one repeats. */
  week: z.array(z.int()),
  next_at: Time,
});
export type DailyReward = z.infer<typeof DailyReward>;

export const CurrencyPackage = z.object({
  id: Id,
  package_name: z.string(),
  type: Unit,
  /** The credited units. */
  internal_currency: z.int(),
  /** The credited units without a coupon. */
  list_currency: z.int(),
  /** Dollars with two decimals. */
  usd_price: z.string(),
  /** The discount against the smallest package, in percent. */
  discount: z.int(),
  doubled: z.boolean(),
});
export type CurrencyPackage = z.infer<typeof CurrencyPackage>;

export const Plan = z.object({
  id: Id,
  name: z.string(),
  months: z.int(),
  tokens_per_month: z.int(),
  /** The price per bill, for all of its months. */
  usd_price: z.string(),
  usd_price_per_month: z.string(),
  /** The price of the same number of single months. */
  usd_list_price: z.string(),
  discount: z.int(),
});
export type Plan = z.infer<typeof Plan>;

const StoreItem = z.object({
  id: Id,
  kind: z.enum(['gift', 'unlock']),
  name: z.string(),
  tokens: z.int(),
});

/** A store item for a character, or a tip. */
const Purchase = z.union([
  z.strictObject({
    store_item_id: Id,
    character_id: Id.optional(),
    user_name: storable(50).optional(),
    image_id: Id.optional(),
  }),
  z.strictObject({ character_id: Id, token_amount: z.int().min(1).max(1_000) }),
]);
export type Purchase = z.infer<typeof Purchase>;

const Packages = z.object({ packages: z.array(CurrencyPackage) });

const Cursor = z.string().max(200).optional();
const Statement = {
  unit: Unit.default('token'),
  limit: countIn(1, 100).default(20),
  cursor: Cursor,
};
const Page = { transactions: z.array(Movement), next_cursor: z.string().nullable() };

const Adjustment = z.object({ id: Id, state: z.enum(['proposed', 'done', 'refused']) });

/** Keeps sums within JavaScript's safe integers. */
const MAX_TOKENS = 1_000_000_000;

const ProposedAdjustment = z.object({
  id: Id,
  /** Null once the account is deleted. */
  member_id: Id.nullable(),
  member_name: z.string().nullable(),
  unit: Unit,
  amount: z.int(),
  note: z.string(),
  proposed_by: Id,
  proposed_by_name: z.string().nullable(),
  created_at: Time,
});
export type ProposedAdjustment = z.infer<typeof ProposedAdjustment>;

export const walletApi = describe(calls.wallet, {
  wallet: { reply: Wallet },
  transactions: { query: z.object(Statement), reply: z.object(Page) },
  transactionsCsv: {
    query: z.object({ unit: Statement.unit, cursor: Cursor }),
    reply: z.object({ csv: z.string(), next_cursor: z.string().nullable() }),
  },
  buy: {
    body: Purchase,
    reply: Wallet.pick({ new_subscriber_balance: true, new_one_time_balance: true }),
  },
  creditPackages: { query: z.object({ type: Unit.default('token') }), reply: Packages },
  claimDoubleCredit: { reply: Wallet },
  claimDoubleMessages: { reply: Wallet },
  currencyPackages: { query: z.object({ type: Unit.default('token') }), reply: Packages },
  plans: { reply: z.object({ plans: z.array(Plan) }) },
  storeItems: { reply: z.object({ items: z.array(StoreItem) }) },
  dailyReward: { reply: DailyReward },
  claimDailyReward: { reply: DailyReward },
  ledgerOf: {
    params: z.object({ member_id: Id }),
    query: z.object(Statement),
    reply: z.object({ wallet: Wallet, member_name: z.string().nullable(), ...Page }),
  },
  adjust: {
    params: z.object({ member_id: Id }),
    body: z.strictObject({
      unit: Unit,
      amount: z
        .int()
        .min(-MAX_TOKENS)
        .max(MAX_TOKENS)
        .refine((amount) => amount !== 0, 'An adjustment can’t be zero'),
      note: storable(500).trim().min(3, 'Enter a short reason'),
    }),
    reply: Adjustment,
  },
  adjustments: {
    reply: z.object({ adjustments: z.array(ProposedAdjustment) }),
  },
  decideAdjustment: {
    params: z.object({ id: Id }),
    body: z.strictObject({ agrees: z.boolean() }),
    reply: Adjustment,
  },
});
