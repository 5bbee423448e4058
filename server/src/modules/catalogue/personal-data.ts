// The likes of one member: exported for their owner, erased when the owner leaves.
import type { Scope } from '../../platform/db/scope.ts';
import { pagesOf } from '../../platform/pages.ts';
import { listLikes, removeLikesOf } from './likes.store.ts';

type Like = Awaited<ReturnType<typeof listLikes>>[number];

export const personalData = {
  exportOf: (scope: Scope, personId: string) => ({
    character_likes: pagesOf<Like>((last, most) => listLikes(scope, personId, { last, most })),
  }),
  eraseOf: removeLikesOf,
};
