// Creators: members with public characters; only their name and these are public.
import { z } from 'zod';
import { creatorsCalls } from './creators.calls.ts';
import { CharacterPage, CharacterSort } from './characters.ts';
import { describe } from './endpoint.ts';
import { Id, Paging } from './scalars.ts';

const one = z.strictObject({ creator_id: Id });

export const Creator = z.object({
  id: Id,
  name: z.string(),
  /** Sums over the public characters that the caller may see. */
  stats: z.object({ characters: z.int(), chats: z.int(), messages: z.int(), likes: z.int() }),
});
export type Creator = z.infer<typeof Creator>;

export const creatorsApi = describe(creatorsCalls, {
  read: { params: one, reply: Creator },
  characters: {
    params: one,
    query: z.strictObject({
      ...Paging,
      cursor: z.string().max(200).optional(),
      sort: CharacterSort.default('popular'),
    }),
    reply: CharacterPage,
  },
});
