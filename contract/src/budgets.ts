// What paid engines may make in a day, what they have made, and what that costs.
import { z } from 'zod';
import { budgetsCalls } from './budgets.calls.ts';
import { describe } from './endpoint.ts';
import { PAID_PROVIDERS } from './paid-providers.ts';
import { Id, storable, Time } from './scalars.ts';

const Pieces = z.int().min(0).max(1e12);

/** So many cents for so many pieces, as a provider's price list has it: 60 for 1,000,000 tokens, 4 for 1 picture. */
export const UnitPrice = z.strictObject({
  cents: z.int().min(0).max(1e9),
  per: z.int().min(1).max(1e9),
});
export type UnitPrice = z.infer<typeof UnitPrice>;

const BudgetDay = z.object({
  /** UTC. */
  day: z.iso.date(),
  used: z.int(),
  /** At the price of now; null where there is none. */
  cents: z.int().nullable(),
  was_reached: z.boolean(),
});

export const Budget = z.object({
  engine: z.enum(PAID_PROVIDERS),
  /** `stopped`: nothing more is asked of it today; `near`: four fifths are used; `off`: its cap is nothing. */
  state: z.enum(['ok', 'near', 'stopped', 'off']),
  /** With what is under way. */
  used: z.int(),
  used_cents: z.int().nullable(),
  member_cap: Pieces,
  site_cap: Pieces,
  /** What an admin allowed beyond the cap for today. */
  extra: Pieces,
  price: UnitPrice.nullable(),
  /** When four fifths of it, and all of it, were first used today. */
  near_at: Time.nullable(),
  reached_at: Time.nullable(),
  /** The last thirty days with today, the newest first; days without use are left out. */
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
      /** A visitor is somebody's trial. */
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
