// Affiliates: parameters of landing addresses, and purchases reported to the network.
import { z } from 'zod';
import { affiliatesCalls } from './affiliates.calls.ts';
import { describe } from './endpoint.ts';
import { countIn, Id, storable, Time } from './scalars.ts';

const Parameters = z.record(z.string(), z.string());

const Conversion = z.object({
  id: Id,
  kind: z.enum(['package', 'plan']),
  /** Null after the account was deleted. */
  member_id: Id.nullable(),
  member_name: z.string().nullable(),
  amount_cents: z.int(),
  currency: z.string(),
  /** False where no money moved. */
  live: z.boolean(),
  /** `told` is taken by the network, `dropped` is never reported. */
  state: z.enum(['waiting', 'told', 'dropped']),
  dropped_because: z.enum(['returned', 'no_address', 'no_buyer', 'late']).nullable(),
  attempts: z.int(),
  tried_at: Time.nullable(),
  /** Why the last attempt failed. */
  failure: z.string().nullable(),
  parameters: Parameters,
  created_at: Time,
  /** It is tried until then. */
  expires_at: Time,
});
export type Conversion = z.infer<typeof Conversion>;

export const affiliatesApi = describe(affiliatesCalls, {
  landed: {
    /** Others than the site's own parameters are ignored. */
    body: z.strictObject({
      parameters: z
        .record(storable(40), storable(200))
        .refine((given) => Object.keys(given).length <= 12, 'Send 12 parameters or fewer'),
    }),
    reply: z.object({ done: z.literal(true) }),
  },
  list: {
    query: z.strictObject({
      only: z.enum(['failing', 'waiting', 'told', 'dropped']).optional(),
      limit: countIn(1, 100).default(25),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({
      /** The host that reports go to; null where the site has none. */
      report_host: z.string().nullable(),
      parameter_names: z.array(z.string()),
      conversions: z.array(Conversion),
      next_cursor: z.string().nullable(),
    }),
  },
  retry: {
    /** Without an id: all that failed and can still be reported. */
    body: z.strictObject({ conversion_id: Id.optional() }),
    reply: z.object({ retried: z.int() }),
  },
});
