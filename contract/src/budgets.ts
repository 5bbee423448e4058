// Daily budgets of paid providers: caps, usage and cost.
import { z } from 'zod';
import { budgetsCalls } from './budgets.calls.ts';
import { describe } from './endpoint.ts';
import { PAID_PROVIDERS } from './paid-providers.ts';
import { Id, storable, Time } from './scalars.ts';

const Pieces = z.int().min(0).max(1e12);

/** Cents per number of units, as in a provider's price list: 60 for 1,000,000 tokens, 4 for 1 picture. */
export const UnitPrice = z.strictObject({
  cents: z.int().min(0).max(1e9),
  per: z.int().min(1).max(1e9),
});
export type UnitPrice = z.infer<typeof UnitPrice>;

const BudgetDay = z.object({
  /** The day in UTC. */
  day: z.iso.date(),
  used: z.int(),
  /** At the current price; null without one. */
  cents: z.int().nullable(),
  was_reached: z.boolean(),
});

export const Budget = z.object({
  engine: z.enum(PAID_PROVIDERS),
  /** `stopped`: exhausted for today; `near`: 80% used; `off`: the cap is 0. */
  state: z.enum(['ok', 'near', 'stopped', 'off']),
  /** Including reservations. */
  used: z.int(),
  used_cents: z.int().nullable(),
  member_cap: Pieces,
  site_cap: Pieces,
  /** Extra budget that an admin allowed for today. */
  extra: Pieces,
  price: UnitPrice.nullable(),
  /** When 80% and 100% of today's budget were first used. */
  near_at: Time.nullable(),
  reached_at: Time.nullable(),
  /** The last thirty days including today, newest first, without days on which nothing was used. */
  days: z.array(BudgetDay),
});
export type Budget = z.infer<typeof Budget>;

const one = z.strictObject({ engine: z.enum(PAID_PROVIDERS) });
const reason = storable(500).trim().min(3, 'Enter a short reason');

export const budgetsApi = describe(budgetsCalls, {
  list: { reply: z.object({ day: z.iso.date(), budgets: z.array(Budget) }) },
  busiest: {
    params: one,
    reply: z.object({
      /** The heaviest users of today. A visitor is a person in the trial. */
      people: z.array(
        z.object({
          person_id: Id,
          kind: z.enum(['visitor', 'member']),
          name: z.string().nullable(),
          used: z.int(),
        }),
      ),
    }),
  },
  change: {
    params: one,
    body: z.strictObject({
      member_cap: Pieces,
      site_cap: Pieces,
      price: UnitPrice.nullable(),
      reason,
    }),
    reply: Budget,
  },
  reopen: { params: one, body: z.strictObject({ extra: Pieces, reason }), reply: Budget },
});
