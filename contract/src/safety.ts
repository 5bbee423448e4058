// The age gate, and the reasons of moderation.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { VisitorToken } from './identity.ts';

/** Reasons of a block; the client has a text for each. */
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
