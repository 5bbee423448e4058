// The review of pictures that members want to share.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { Gender, Id, storable, Time } from './scalars.ts';
import { REASON_LEAST, REASON_MOST } from './studio-limits.ts';

export const WaitingPicture = z.object({
  id: Id,
  /** A signed address, valid for at most ten minutes. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  character: z.object({ id: Id, name: z.string(), slug: z.string(), gender: Gender }),
  member: z.object({ id: Id, name: z.string() }),
  waiting_since: Time,
});
export type WaitingPicture = z.infer<typeof WaitingPicture>;

const Reason = storable(REASON_MOST).trim().min(REASON_LEAST, 'Enter a short reason');

export const pictureReviewApi = describe(calls.picture_review, {
  list: {
    /** The hundred that have waited longest, and the number of all waiting ones. */
    reply: z.object({ pictures: z.array(WaitingPicture), total_count: z.int().min(0) }),
  },
  decide: {
    params: z.strictObject({ id: Id }),
    body: z.discriminatedUnion('approve', [
      z.strictObject({ approve: z.literal(true), reason: Reason.optional() }),
      // The member who made the picture sees the reason.
      z.strictObject({ approve: z.literal(false), reason: Reason }),
    ]),
    reply: z.object({ decided: z.literal(true) }),
  },
});
