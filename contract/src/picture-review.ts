// The review of pictures that members want to share.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { Gender, Id, storable, Time } from './scalars.ts';

export const WaitingPicture = z.object({
  id: Id,
  /** Signed; good for ten minutes at most. */
  url: z.string(),
  character: z.object({ id: Id, name: z.string(), slug: z.string(), gender: Gender }),
  member: z.object({ id: Id, name: z.string() }),
  waiting_since: Time,
});
export type WaitingPicture = z.infer<typeof WaitingPicture>;

export const pictureReviewApi = describe(calls.picture_review, {
  list: { reply: z.object({ pictures: z.array(WaitingPicture) }) },
  decide: {
    params: z.strictObject({ id: Id }),
    body: z.strictObject({
      approve: z.boolean(),
      reason: storable(500).trim().min(3, 'Enter a short reason'),
    }),
    reply: z.object({ decided: z.literal(true) }),
  },
});
