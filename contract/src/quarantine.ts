// Quarantined evidence as owners and admins with the safety role see it: never the picture, never the member.
import { z } from 'zod';
import { describe } from './endpoint.ts';
import { quarantineCalls } from './quarantine.calls.ts';
import { Id, storable, Time } from './scalars.ts';

const Evidence = z.object({
  id: Id,
  /** The hash list that matched. */
  list: z.string(),
  matched_at: Time,
  /** A year after the match, the evidence is deleted. */
  delete_after: Time,
  reported_at: Time.nullable(),
  /** The number of the report to the authority. */
  report_number: z.string().nullable(),
});
export type Evidence = z.infer<typeof Evidence>;

export const quarantineApi = describe(quarantineCalls, {
  list: { reply: z.object({ pictures: z.array(Evidence) }) },
  requestExport: {
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ reason: storable(500).trim().min(3, 'Enter a short reason') }),
    /** `done`: there is no second admin with a role, so the command may export it now. */
    reply: z.object({ state: z.enum(['done', 'waiting']) }),
  },
});
