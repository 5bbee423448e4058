// The review before publication: pending content beside the last approved version, and the decision with its reason.
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
  /** True if the creator appealed an earlier rejection of this version. */
  is_appeal: z.boolean(),
  waiting_since: Time,
});
export type PendingCharacter = z.infer<typeof PendingCharacter>;

/** The pending name of a member with public content. */
export const PendingName = z.object({
  kind: z.literal('name'),
  /** The member's id. */
  id: Id,
  name: z.string(),
  /** The current public name; null after a takedown. */
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
  /** Shown next to the texts and used in chats; not editable. */
  traits: Traits,
  /** The creator's appeal and the earlier decision. */
  appeal: z
    .object({
      text: z.string(),
      created_at: Time,
      earlier: z.object({
        reason: z.string(),
        /** Null if it is not in the log. */
        at: Time.nullable(),
        by: z.string().nullable(),
      }),
    })
    .nullable(),
  /** Ids of moderation rules that only suspect a violation, so the reviewer should look closely. */
  suspicions: z.array(z.string()),
  card: z.object({
    nickname: z.string().nullable(),
    closing_notes: z.string(),
    depth_note: z.string(),
    lore: z.array(z.object({ keys: z.array(z.string()), content: z.string() })),
  }),
});
export type Reviewed = z.infer<typeof Reviewed>;

const one = z.strictObject({ char_id: Id });
/** Shown to the creator. */
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
  /** `name` is the one that was reviewed; a conflict if it has changed. */
  decideName: {
    params: z.strictObject({ member_id: Id }),
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('approve'), name: z.string() }),
      z.strictObject({ decision: z.literal('reject'), name: z.string(), reason: Reason }),
    ]),
    reply: z.object({ public_name: z.string().nullable() }),
  },
});
