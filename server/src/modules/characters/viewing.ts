// A character for a viewer: on a page, in a chat, and never if access is denied (access check).
import type { Character } from '@velour/contract/characters.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import type { Changes } from './changes.ts';
import { toCharacter, type PictureUrls } from './characters.rules.ts';
import { findCharacter, type CharacterRow } from './characters.store.ts';
import {
  noExtras,
  readExtras,
  type CardExtras,
} from '@velour/character-cards/lorebook/lorebook.ts';
import { findOrigin } from './own/own.store.ts';
import { isOpenTo, isWithin, ratingsFor, wasPublic, type Rating } from './policy.ts';
import type { CharactersNeeds } from './service.ts';

/** Undefined for a call without a token. */
export type Viewer = Actor | undefined;

export interface ForChat {
  readonly row: CharacterRow;
  readonly is_open: boolean;
}

interface Parts {
  readonly changes: Pick<Changes, 'subscribe'>;
  readonly urls: PictureUrls;
}

const ROW_CACHE_MS = 2_000;
/** A card never changes after its import; only the character's name may. */
const EXTRAS_CACHE_MS = 60_000;

export function createViewing({ clock, sites }: CharactersNeeds, { changes, urls }: Parts) {
  const rows = createTtlCache<CharacterRow | undefined>({
    clock,
    ttlMs: ROW_CACHE_MS,
    maxEntries: 2_000,
  });
  const extras = createTtlCache<CardExtras>({ clock, ttlMs: EXTRAS_CACHE_MS, maxEntries: 200 });
  changes.subscribe(() => rows.clear());

  const ratingsOf = async (scope: Scope, viewer: Viewer): Promise<readonly Rating[]> =>
    ratingsFor((await sites.recordOf(scope)).content_rating, viewer);

  /** The row of a character that this viewer may see, with the ratings that they may see. Throws as `read`. */
  const visible = async (scope: Scope, viewer: Viewer, id: string) => {
    const row = await findCharacter(scope, id);
    const ratings = await ratingsOf(scope, viewer);
    if (!row || !ratings.includes(row.rating)) throw new AppError('character.not_found');
    if (wasPublic(row)) throw new AppError('character.deleted');
    if (!isOpenTo(viewer, row)) throw new AppError('character.not_found');
    return { row, ratings };
  };

  return {
    /** The ratings that this viewer may see on this site. */
    ratingsOf,

    /**
     * Throws `character.not_found` also for hidden characters, so that their existence is not revealed, and
     * `character.deleted` for those that were public.
     */
    async read(scope: Scope, viewer: Viewer, id: string): Promise<Character> {
      const { row } = await visible(scope, viewer, id);
      return toCharacter(row, urls.of(row));
    },

    visible,

    /**
     * The character of a chat with whether this actor may still talk to it; undefined when it is deleted.
     * Cached for two seconds, since every message reads it.
     */
    async forChat(scope: Scope, actor: Actor, id: string): Promise<ForChat | undefined> {
      const row = await rows.read(`${scope.site_id}:${id}`, () => findCharacter(scope, id));
      if (!row) return undefined;
      const { content_rating } = await sites.recordOf(scope);
      return { row, is_open: isOpenTo(actor, row) && isWithin(content_rating, row.rating) };
    },

    /** What the imported card of a character adds to a chat. */
    async extrasOf(scope: Scope, { id, name }: Pick<CharacterRow, 'id' | 'name'>) {
      return extras.read(`${id}:${name}`, async () => {
        const card = await findOrigin(scope.db, id);
        return card ? readExtras(card, name) : noExtras;
      });
    },
  };
}
