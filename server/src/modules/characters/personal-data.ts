// The personal data export and erasure of a member's characters.
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Changes } from './changes.ts';
import * as store from './personal-data.store.ts';

interface Needs {
  readonly clock: Clock;
  readonly changes: Pick<Changes, 'announce'>;
}

export function createPersonalData({ clock, changes }: Needs) {
  return {
    /** How many private characters a member has. */
    countPrivate: store.countPrivate,
    exportOf: (scope: Scope, ownerId: string) => ({
      characters: store.charactersOf(scope, ownerId),
      character_versions: store.versionsOf(scope, ownerId),
      character_appeals: store.appealsOf(scope, ownerId),
      character_cards: store.cardsOf(scope, ownerId),
      character_creations: store.creationsOf(scope, ownerId),
      character_drafts: store.draftsOf(scope, ownerId),
    }),

    /** Characters in other members' chats are anonymized: texts, pictures and owner are erased. */
    async eraseOf(scope: Scope, ownerId: string): Promise<void> {
      const ids = await store.listAllOf(scope, ownerId);
      await store.removeDrafts(scope, ownerId);
      for (const id of ids) {
        const isGone = await store.removeUnused(scope, id);
        if (!isGone) await store.emptyOut(scope, id, clock.now());
      }
      if (ids.length > 0) changes.announce(scope.site_id);
    },
  };
}
