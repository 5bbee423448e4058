// The catalogue: lists, search, counts, likes, leaderboard, domes and tags of a site's public characters.
import type { AuditService } from '../audit/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createActivity } from './activity.ts';
import { createCachedQueries } from './cached-queries.ts';
import { createCatalogueVersion } from './catalogue-version.ts';
import { createCreators } from './creators.ts';
import { createDomesAdmin } from './domes-admin.ts';
import { createDomes } from './domes.ts';
import { createLikes } from './likes.ts';
import { removeUnusedWords } from './search-words.store.ts';
import { createSitemap } from './sitemap.ts';
import { createTagsAdmin } from './tags-admin.ts';
import { createUndo } from './undo.ts';
import type { Core } from '../../platform/core.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { likesOf, removeLikesOf } from './likes.store.ts';

export type CatalogueService = ReturnType<typeof createCatalogueService>;
export type { CachedQueries } from './cached-queries.ts';
export type { ListedDome } from './domes.ts';
export type { ListedCharacter } from './sitemap.ts';

export interface CatalogueNeeds extends Pick<Core, 'db' | 'clock' | 'ids' | 'log'> {
  readonly audit: Pick<AuditService, 'record'>;
  readonly characters: CharactersService;
  readonly sites: Pick<SitesService, 'recordOf' | 'revise'>;
}

export function createCatalogueService(needs: CatalogueNeeds) {
  const { curation } = needs.characters;
  const version = createCatalogueVersion(needs);
  const domes = createDomes(needs);
  const domesAdmin = createDomesAdmin(needs);
  const tagsAdmin = createTagsAdmin(needs);

  return {
    queries: createCachedQueries(needs, { version, domes }),
    domes,
    likes: createLikes(needs),
    creators: createCreators(needs),
    activity: createActivity(needs),
    sitemap: createSitemap(needs),
    domesAdmin,
    tagsAdmin,
    undo: createUndo(needs, {
      ...domesAdmin.undoers,
      ...tagsAdmin.undoers,
      character_states: curation.visibility.undo,
      character_edit: curation.characters.undo,
    }),
    /** Removes words that no public character has any more, so that they are offered as spellings for a day at most. */
    removeUnusedWords: (): Promise<void> => removeUnusedWords(needs.db),
    personalData,
  };
}

const personalData = {
  exportOf: (scope: Scope, personId: string) => ({
    character_likes: likesOf(scope, personId),
  }),
  eraseOf: removeLikesOf,
};
