// The ledger for admins: the last reconciliation, the site's sums, and payments.
import { z } from 'zod';
import { ledgerCalls } from './ledger.calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Id, storable, Time } from './scalars.ts';

/** The maximum number of purchases that can be marked as settled per call. */
const MAX_SETTLED = 500;

const Sum = z.object({
  unit: z.enum(['token', 'message']),
  /** Sums over all members: spendable units, and units on hold for running jobs and replies. */
  spendable: z.int(),
  held: z.int(),
  /** Units that were spent from refunded payments and are still owed. */
  owed: z.int(),
});

export const LedgerState = z.object({
  /** Null before the first reconciliation. */
  last_run: z
    .object({ entries: z.int(), findings: z.int(), started_at: Time, ended_at: Time })
    .nullable(),
  /** At most a hundred of its findings. */
  findings: z.array(z.object({ kind: z.string(), subject_id: z.string(), detail: z.string() })),
  sums: z.array(Sum),
  /** The number of members without automatic refunds until their findings are resolved. */
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
  /** The plan's present name; null for packages and removed plans. */
  plan_name: z.string().nullable(),
  /** The agreed price, of a plan by bill. */
  amount_cents: z.int(),
  /** What was paid so far and how much of it was refunded; for a plan, over all bills. Disputes are not refunds. */
  paid_cents: z.int(),
  refunded_cents: z.int(),
  /** Whether it was ever disputed or reported as fraud. */
  is_disputed: z.boolean(),
  currency: z.string(),
  state: z.enum(['open', 'credited', 'cancelled', 'active', 'late', 'ended']),
  /** How the provider's record differs from the agreed terms. */
  finding: z.string().nullable(),
  /** The unit of the credited amount, and of the amount that a refund removed. */
  unit: z.enum(['token', 'message']),
  units: z.int(),
  reversed: z.int(),
  /**
   * The number of payments so far (of a plan, its bills), how many of them an admin marked as
   * settled, and when last.
   */
  payments: z.int(),
  settled: z.int(),
  settled_at: Time.nullable(),
  created_at: Time,
});
export type PaidPurchase = z.infer<typeof PaidPurchase>;

const purchaseFilter = {
  only: z.enum(['paid', 'to_check', 'returned', 'unsettled', 'settled']).optional(),
  member_id: Id.optional(),
  /** A member's id, or one at the provider: of a payment, a plan, or a plan's bill. */
  search: storable(200).trim().min(1).optional(),
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
      /** False removes the last mark of each purchase. */
      is_settled: z.boolean(),
    }),
    /** The purchases that changed; the others were unpaid or already marked. */
    reply: z.object({ changed: z.array(Id) }),
  },
  countPurchases: {
    query: z.strictObject(purchaseFilter),
    /** The number of unsettled purchases: paid, and not marked yet. */
    reply: z.object({ total: z.int(), unsettled: z.int() }),
  },
  settleMatching: {
    body: z.strictObject({
      filter: z.strictObject(purchaseFilter),
      /** The number of unsettled purchases that the caller has confirmed; refused if it has changed. */
      count: z.int().min(1),
    }),
    reply: z.object({ changed: z.int(), settled_at: Time }),
  },
  undoSettling: {
    /** The `settled_at` that marking them returned. */
    body: z.strictObject({ settled_at: Time }),
    reply: z.object({ changed: z.int() }),
  },
});
