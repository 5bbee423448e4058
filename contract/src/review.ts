// The review before anything is public: what waits, beside what was last approved, and the decision with its reason.
import { z } from 'zod';
import { reviewCalls } from './review.calls.ts';
import { Traits } from './characters.ts';
import { describe } from './endpoint.ts';
import { CharacterContent } from './own-characters.ts';
import { Id, storable, Time } from './scalars.ts';

export const PendingCharacter = z.object({
  kind: z.literal('character'),
  id: Id,
  name: z.string(),
  version: z.int(),
  creator_name: z.string().nullable(),
  portrait_url: z.string(),
  waiting_since: Time,
});
export type PendingCharacter = z.infer<typeof PendingCharacter>;

/** What a member with something public wants to be called. */
export const PendingName = z.object({
  kind: z.literal('name'),
  /** The member's. */
  id: Id,
  name: z.string(),
  /** What everybody reads until then; null where it was taken down. */
  public_name: z.string().nullable(),
  waiting_since: Time,
});
export type PendingName = z.infer<typeof PendingName>;

export const PendingReview = z.discriminatedUnion('kind', [PendingCharacter, PendingName]);
export type PendingReview = z.infer<typeof PendingReview>;

const Side = z.object({ version: z.int(), content: CharacterContent, portrait_url: z.string() });
export const Reviewed = PendingCharacter.extend({
  present: Side,
  approved: Side.nullable(),
  /** What everybody sees beside the texts, and what a chat brings in; no edit changes them. */
  traits: Traits,
  card: z.object({
    nickname: z.string().nullable(),
    closing_notes: z.string(),
    depth_note: z.string(),
    lore: z.array(z.object({ keys: z.array(z.string()), content: z.string() })),
  }),
});
export type Reviewed = z.infer<typeof Reviewed>;

const one = z.strictObject({ char_id: Id });
/** Whoever made it reads it. */
const Reason = storable(500).trim().min(1, 'A reason is required');
const Rating = z.enum(['safe', 'suggestive', 'explicit']);

export const reviewApi = describe(reviewCalls, {
  queue: { reply: z.object({ waiting: z.array(PendingReview), total_count: z.int() }) },
  read: { params: one, reply: Reviewed },
  decide: {
    params: one,
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('approve'), version: z.int(), rating: Rating }),
      z.strictObject({
        decision: z.literal('reject'),
        version: z.int(),
        reason: Reason,
      }),
    ]),
    reply: z.object({ visibility: z.enum(['public', 'rejected']) }),
  },
  /** `name` is the one that was looked at. */
  decideName: {
    params: z.strictObject({ member_id: Id }),
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('approve'), name: z.string() }),
      z.strictObject({ decision: z.literal('reject'), name: z.string(), reason: Reason }),
    ]),
    reply: z.object({ public_name: z.string().nullable() }),
  },
});
