// The ledger for admins: the last reconciliation, the site's sums, and payments.
import { z } from 'zod';
import { ledgerCalls } from './ledger.calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Id, Time } from './scalars.ts';

/** Purchases that can be marked as settled at once. */
const MAX_SETTLED = 500;

const Sum = z.object({
  unit: z.enum(['token', 'message']),
  /** Of all members: spendable units, and units on hold for running jobs and replies. */
  spendable: z.int(),
  held: z.int(),
  /** Spent from refunded payments and not repaid yet. */
  owed: z.int(),
});

export const LedgerState = z.object({
  /** Null before the first reconciliation. */
  last_run: z
    .object({ entries: z.int(), findings: z.int(), started_at: Time, ended_at: Time })
    .nullable(),
  /** Its findings, at most a hundred. */
  findings: z.array(z.object({ kind: z.string(), subject_id: z.string(), detail: z.string() })),
  sums: z.array(Sum),
  /** Members without automatic refunds until their findings are resolved. */
  frozen: z.int(),
});
export type LedgerState = z.infer<typeof LedgerState>;

export const PaidPurchase = z.object({
  id: Id,
  kind: z.enum(['package', 'plan']),
  /** Null after the account was deleted. */
  member_id: Id.nullable(),
  member_name: z.string().nullable(),
  provider: z.string(),
  /** The id in the provider's dashboard. */
  provider_id: z.string().nullable(),
  amount_cents: z.int(),
  currency: z.string(),
  state: z.enum(['open', 'credited', 'cancelled', 'active', 'late', 'ended']),
  /** How the provider's record differs from the agreed terms. */
  finding: z.string().nullable(),
  /** Tokens or message credits that were credited, and that were taken back by a refund. */
  unit: z.enum(['token', 'message']),
  units: z.int(),
  reversed: z.int(),
  /** What was paid so far, one or the bills of a plan, and how many of them an admin marked as settled, the last time when. */
  payments: z.int(),
  settled: z.int(),
  settled_at: Time.nullable(),
  created_at: Time,
});
export type PaidPurchase = z.infer<typeof PaidPurchase>;

const purchaseFilter = {
  only: z.enum(['to_check', 'returned', 'unsettled', 'settled']).optional(),
  member_id: Id.optional(),
};

export const ledgerApi = describe(ledgerCalls, {
  read: { reply: LedgerState },
  check: { reply: LedgerState },
  purchases: {
    query: z.strictObject({
      ...purchaseFilter,
      limit: countIn(1, 100).default(25),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({ purchases: z.array(PaidPurchase), next_cursor: z.string().nullable() }),
  },
  settle: {
    body: z.strictObject({
      ids: z.array(Id).min(1).max(MAX_SETTLED),
      /** False takes back the last mark of each. */
      is_settled: z.boolean(),
    }),
    /** Those that changed: the others were not paid, or were marked so before. */
    reply: z.object({ changed: z.array(Id) }),
  },
  countPurchases: {
    query: z.strictObject(purchaseFilter),
    /** Of the unsettled ones something was paid and is not marked yet. */
    reply: z.object({ total: z.int(), unsettled: z.int() }),
  },
  settleMatching: {
    body: z.strictObject({
      filter: z.strictObject(purchaseFilter),
      /** The number of unsettled ones that the caller has confirmed; another one is refused. */
      count: z.int().min(1),
    }),
    reply: z.object({ changed: z.int(), settled_at: Time }),
  },
  undoSettling: {
    /** The time that marking them answered with. */
    body: z.strictObject({ settled_at: Time }),
    reply: z.object({ changed: z.int() }),
  },
});
