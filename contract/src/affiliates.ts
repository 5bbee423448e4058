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
  /** False for a test payment, where no money moved. */
  live: z.boolean(),
  /** `told`: accepted by the network; `dropped`: will not be reported. */
  state: z.enum(['waiting', 'told', 'dropped']),
  dropped_because: z.enum(['returned', 'no_address', 'no_buyer', 'late']).nullable(),
  attempts: z.int(),
  tried_at: Time.nullable(),
  /** The error of the last attempt. */
  failure: z.string().nullable(),
  parameters: Parameters,
  created_at: Time,
  /** No attempts are made after this time. */
  expires_at: Time,
});
export type Conversion = z.infer<typeof Conversion>;

export const affiliatesApi = describe(affiliatesCalls, {
  landed: {
    /** Unknown parameters are ignored. */
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
      /** The host of the affiliate network; null if none is configured. */
      report_host: z.string().nullable(),
      parameter_names: z.array(z.string()),
      /** Whether a retry without an id would find any report, on any page of the list. */
      has_failed: z.boolean(),
      conversions: z.array(Conversion),
      next_cursor: z.string().nullable(),
    }),
  },
  retry: {
    /** Without an id, retries all failed reports that have not expired. */
    body: z.strictObject({ conversion_id: Id.optional() }),
    reply: z.object({ retried: z.int() }),
  },
});
