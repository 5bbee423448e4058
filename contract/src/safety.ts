// The age gate, the age check, and the reasons of moderation.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { VisitorToken } from './identity.ts';
import { storable, Time } from './scalars.ts';

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

/** A member's age check; `none`: never checked, or expired. */
export const AgeCheck = z.object({
  /** True if content that is not safe for work requires an age check where this call comes from. */
  is_needed: z.boolean(),
  /** The provider of age checks; null if none is configured. */
  provider: z.string().nullable(),
  state: z.enum(['none', 'passed', 'not_adult']),
  checked_at: Time.nullable(),
  valid_until: Time.nullable(),
});
export type AgeCheck = z.infer<typeof AgeCheck>;

export const safetyApi = describe(calls.safety, {
  ageCheck: { reply: AgeCheck },
  startAgeCheck: { reply: z.object({ url: z.string() }) },
  finishAgeCheck: {
    body: z.strictObject({ code: storable(2_000).min(1), state: storable(200).min(1) }),
    reply: AgeCheck,
  },
  confirmAge: { body: z.strictObject({ adult: z.literal(true) }), reply: VisitorToken },
});
