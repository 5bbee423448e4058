// The age gate, and the words for what the safety rules found.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { VisitorToken } from './identity.ts';

/** Plain reasons for a block; each has its words in the client's texts. */
export const BlockReason = z.enum([
  'minor_sexual',
  'minor_user',
  'real_person',
  'self_harm',
  'human_claim',
  'not_allowed',
]);
export type BlockReason = z.infer<typeof BlockReason>;

export const safetyApi = describe(calls.safety, {
  confirmAge: { body: z.strictObject({ adult: z.literal(true) }), reply: VisitorToken },
});
