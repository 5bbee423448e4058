// Likes: one per member and character.
import { z } from 'zod';
import { likesCalls } from './likes.calls.ts';
import { CharacterCard } from './characters.ts';
import { describe } from './endpoint.ts';
import { countIn, Id } from './scalars.ts';

const one = z.strictObject({ char_id: Id });
/** Up to date, unlike the cached count on a card. */
const Like = z.object({ is_liked: z.boolean(), likes: z.int() });

export const likesApi = describe(likesCalls, {
  list: {
    query: z.strictObject({
      limit: countIn(1, 100).default(20),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.object({ characters: z.array(CharacterCard), next_cursor: z.string().nullable() }),
  },
  read: { params: one, reply: Like },
  add: { params: one, reply: Like },
  remove: { params: one, reply: Like },
});
