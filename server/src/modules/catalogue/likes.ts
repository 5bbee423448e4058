// Likes: a member likes a public character once; the count on cards follows within a minute.
import type { Member } from '../../platform/actor.ts';
import { pageOf, readCursor, writeCursor } from '../../platform/cursor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { readCards } from './lists.store.ts';
import { toCard, findPublic } from '../characters/service.ts';
import type { CatalogueNeeds } from './service.ts';
import { addLike, countLikes, isLiked, listLiked, removeLike } from './likes.store.ts';

export function createLikes({ clock, characters: { ratingsOf, urls } }: CatalogueNeeds) {
  const stateOf = async (scope: Scope, member: Member, character_id: string) => ({
    is_liked: await isLiked(scope, { person_id: member.id, character_id }),
    likes: await countLikes(scope, character_id),
  });

  /** Private characters are not found, as in the catalogue. */
  const requirePublic = async (scope: Scope, member: Member, id: string): Promise<void> => {
    if (!(await findPublic(scope, id, await ratingsOf(scope, member)))) {
      throw new AppError('character.not_found');
    }
  };

  return {
    async read(scope: Scope, member: Member, id: string) {
      await requirePublic(scope, member, id);
      return stateOf(scope, member, id);
    },

    add: (scope: Scope, member: Member, id: string) =>
      inTransaction(scope, async (tx) => {
        await requirePublic(tx, member, id);
        await addLike(tx, { person_id: member.id, character_id: id }, clock.now());
        return stateOf(tx, member, id);
      }),

    /** Works for any liked character, public or not. */
    remove: (scope: Scope, member: Member, id: string) =>
      inTransaction(scope, async (tx) => {
        await removeLike(tx, { person_id: member.id, character_id: id });
        return { ...(await stateOf(tx, member, id)), is_liked: false };
      }),

    async list(
      scope: Scope,
      member: Member,
      paging: { readonly limit: number; readonly cursor?: string | undefined },
    ) {
      const cursor = readCursor(paging.cursor);
      const ratings = await ratingsOf(scope, member);
      const liked = await listLiked(scope, member.id, { ratings, cursor, limit: paging.limit + 1 });
      const { shown, next_cursor } = pageOf(liked, paging.limit, ({ created_at, id }) =>
        writeCursor({ value: created_at.getTime(), id }),
      );
      const rows = await readCards(
        scope,
        shown.map(({ id }) => ({ id, tier: 0 })),
      );
      return { characters: rows.map((row) => toCard(row, urls.shared)), next_cursor };
    },
  };
}
