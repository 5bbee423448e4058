// The books as an admin sees them: whether they close, the sums of the site, and what was paid in money.
import { z } from 'zod';
import { ledgerCalls } from './ledger.calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Id, Time } from './scalars.ts';

const Sum = z.object({
  unit: z.enum(['token', 'message']),
  /** What all members can spend, and what is set aside for work under way. */
  spendable: z.int(),
  held: z.int(),
  /** Spent out of payments that went back, and not earned again. */
  owed: z.int(),
});

export const LedgerState = z.object({
  /** Null before the first look. */
  last_run: z
    .object({ entries: z.int(), findings: z.int(), started_at: Time, ended_at: Time })
    .nullable(),
  /** What did not close then, at most a hundred. */
  findings: z.array(z.object({ kind: z.string(), subject_id: z.string(), detail: z.string() })),
  sums: z.array(Sum),
  /** Members whose payments give nothing back by themselves until somebody has looked. */
  frozen: z.int(),
});
export type LedgerState = z.infer<typeof LedgerState>;

export const PaidPurchase = z.object({
  id: Id,
  kind: z.enum(['package', 'plan']),
  /** Null once the account is gone. */
  member_id: Id.nullable(),
  provider: z.string(),
  /** The provider's id, by which its own dashboard finds it. */
  provider_id: z.string().nullable(),
  amount_cents: z.int(),
  currency: z.string(),
  state: z.enum(['open', 'credited', 'cancelled', 'active', 'late', 'ended']),
  /** In which the provider differs from what was agreed. */
  finding: z.string().nullable(),
  /** Tokens or message credits that were given, and that went back with the money. */
  units: z.int(),
  reversed: z.int(),
  created_at: Time,
});
export type PaidPurchase = z.infer<typeof PaidPurchase>;

export const ledgerApi = describe(ledgerCalls, {
  read: { reply: LedgerState },
  check: { reply: LedgerState },
  purchases: {
    query: z.strictObject({
      only: z.enum(['to_check', 'returned']).optional(),
      member_id: Id.optional(),
      limit: countIn(1, 100).default(25),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({ purchases: z.array(PaidPurchase), next_cursor: z.string().nullable() }),
  },
});
