// The review before anything is public: what waits, beside what was last approved, and the decision with its reason.
import { z } from 'zod';
import { reviewCalls } from './calls/review.ts';
import { Traits } from './characters.ts';
import { describe } from './endpoint.ts';
import { CharacterContent } from './own-characters.ts';
import { Id, storable, Time } from './scalars.ts';

export const Waiting = z.object({
  id: Id,
  name: z.string(),
  version: z.int(),
  creator_name: z.string().nullable(),
  portrait_url: z.string(),
  waiting_since: Time,
});
export type Waiting = z.infer<typeof Waiting>;

const Side = z.object({ version: z.int(), content: CharacterContent, portrait_url: z.string() });
export const Reviewed = Waiting.extend({
  present: Side,
  approved: Side.nullable(),
  /** What everybody sees beside the texts, and what a chat brings in; no edit changes them. */
  traits: Traits,
  card: z.object({
    nickname: z.string().nullable(),
    closing_notes: z.string(),
    lore: z.array(z.object({ keys: z.array(z.string()), content: z.string() })),
  }),
});
export type Reviewed = z.infer<typeof Reviewed>;

const one = z.strictObject({ char_id: Id });
const Rating = z.enum(['safe', 'suggestive', 'explicit']);

export const reviewApi = describe(reviewCalls, {
  queue: { reply: z.object({ waiting: z.array(Waiting), total_count: z.int() }) },
  read: { params: one, reply: Reviewed },
  decide: {
    params: one,
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('approve'), version: z.int(), rating: Rating }),
      z.strictObject({
        decision: z.literal('reject'),
        version: z.int(),
        /** Its maker reads it. */
        reason: storable(500).trim().min(1, 'A reason is required'),
      }),
    ]),
    reply: z.object({ visibility: z.enum(['public', 'rejected']) }),
  },
});
