// The personal data export and erasure of a member's characters.
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Changes } from './changes.ts';
import { listAppeals, type AppealRow } from './review/appeals.store.ts';
import * as store from './personal-data.store.ts';

type Row<List extends (...given: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<List>
>[number];
type Owned = Row<typeof store.listSome>;
type Version = Row<typeof store.listVersions>;
type Card = Row<typeof store.listCards>;
type Draft = Row<typeof store.listDrafts>;
type Creation = Row<typeof store.listCreations>;

interface Needs {
  readonly clock: Clock;
  readonly changes: Pick<Changes, 'announce'>;
}

export function createPersonalData({ clock, changes }: Needs) {
  return {
    /** How many private characters a member has. */
    countPrivate: store.countPrivate,
    exportOf: (scope: Scope, ownerId: string) => ({
      characters: pagesOf<Owned>((last, most) => store.listSome(scope, ownerId, { last, most })),
      character_versions: pagesOf<Version>((last, most) =>
        store.listVersions(scope, ownerId, { last, most }),
      ),
      character_appeals: pagesOf<AppealRow>((last, most) =>
        listAppeals(scope, ownerId, { last, most }),
      ),
      character_cards: pagesOf<Card>((last, most) =>
        store.listCards(scope, ownerId, { last, most }),
      ),
      character_creations: pagesOf<Creation>((last, most) =>
        store.listCreations(scope, ownerId, { last, most }),
      ),
      character_drafts: pagesOf<Draft>((last, most) =>
        store.listDrafts(scope, ownerId, { last, most }),
      ),
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
