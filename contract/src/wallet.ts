// Wallets: what a member has, every movement of it, and what comes for free.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Id, storable, Time } from './scalars.ts';

/** What is counted: tokens, or rights to send one message. */
const Unit = z.enum(['token', 'message']);

export const Wallet = z.object({
  /** Expiring tokens, which are spent first. */
  new_subscriber_balance: z.int().min(0),
  /** Permanent tokens. */
  new_one_time_balance: z.int().min(0),
  /** Set aside for work under way. */
  held: z.int().min(0),
  /** Spent out of a payment that went back; while anything is owed nothing can be bought. */
  owed: z.int().min(0),
  message_credits: z.int().min(0),
  /** When the next expiring tokens go. */
  next_expiry: Time.nullable(),
});
export type Wallet = z.infer<typeof Wallet>;

export const Movement = z.object({
  id: Id,
  unit: Unit,
  kind: z.enum(['grant', 'hold', 'capture', 'release', 'expire', 'spend', 'reverse', 'adjust']),
  /** What it was for: `image`, `daily_reward`, `package`. */
  reason: z.string(),
  /** What an admin wrote beside an adjustment. */
  note: z.string().nullable(),
  /** What it did to the balance; nought where something that was held is taken for good. */
  amount: z.int(),
  balance_after: z.int(),
  /** What it was about. */
  reference: z.object({ type: z.string(), id: z.string() }).nullable(),
  created_at: Time,
});
export type Movement = z.infer<typeof Movement>;

export const DailyReward = z.object({
  claimed: z.boolean(),
  /** Which day in a row today is. */
  streak: z.int(),
  /** What today gives, or gave. */
  tokens: z.int(),
  /** What the days of a streak give, the last one also every day after it. */
  week: z.array(z.int()),
  next_at: Time,
});
export type DailyReward = z.infer<typeof DailyReward>;

const Cursor = z.string().max(200).optional();
const Statement = {
  unit: Unit.default('token'),
  limit: countIn(1, 100).default(20),
  cursor: Cursor,
};
const Page = { transactions: z.array(Movement), next_cursor: z.string().nullable() };

const Adjustment = z.object({ id: Id, state: z.enum(['proposed', 'done', 'refused']) });

/** No member will ever have more; it keeps sums far from what a number cannot hold. */
const MOST_TOKENS = 1_000_000_000;

export const walletApi = describe(calls.wallet, {
  wallet: { reply: Wallet },
  transactions: { query: z.object(Statement), reply: z.object(Page) },
  transactionsCsv: {
    query: z.object({ unit: Statement.unit, cursor: Cursor }),
    reply: z.object({ csv: z.string(), next_cursor: z.string().nullable() }),
  },
  dailyReward: { reply: DailyReward },
  claimDailyReward: { reply: DailyReward },
  ledgerOf: {
    params: z.object({ member_id: Id }),
    query: z.object(Statement),
    reply: z.object({ wallet: Wallet, ...Page }),
  },
  adjust: {
    params: z.object({ member_id: Id }),
    body: z.strictObject({
      unit: Unit,
      amount: z
        .int()
        .min(-MOST_TOKENS)
        .max(MOST_TOKENS)
        .refine((amount) => amount !== 0, 'An adjustment adds or takes something'),
      note: storable(500).trim().min(3, 'Say why in a few words'),
    }),
    reply: Adjustment,
  },
  adjustments: {
    reply: z.object({
      adjustments: z.array(
        z.object({
          id: Id,
          member_id: Id.nullable(),
          unit: Unit,
          amount: z.int(),
          note: z.string(),
          proposed_by: Id,
          created_at: Time,
        }),
      ),
    }),
  },
  decideAdjustment: {
    params: z.object({ id: Id }),
    body: z.strictObject({ agrees: z.boolean() }),
    reply: Adjustment,
  },
});
