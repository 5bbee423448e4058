// Domes: the curated collections of the home page.
import { AppError } from '../../platform/errors.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { toCard } from '../characters/service.ts';
import { chooseBanner, SHOWN_OF_EACH, spread } from './domes.rules.ts';
import { listAll } from './lists.store.ts';
import { allGenders } from './lists.ts';
import type { dome } from './tables.ts';
import * as store from './domes.store.ts';
import type { DomeRow, OnDome } from './domes.store.ts';
import type { CatalogueNeeds } from './service.ts';

export type DomeDraft = typeof dome.$inferInsert;

/** More are read than shown, to replace characters that earlier domes show. */
const READ_OF_EACH = 3 * SHOWN_OF_EACH;

export type ListedDome = Pick<DomeRow, 'id' | 'slug' | 'title'>;

export type Domes = ReturnType<typeof createDomes>;

export function createDomes({ characters: { changes, urls }, sites }: CatalogueNeeds) {
  const popular = (scope: Scope, { ratings, gender }: OnDome, only?: 'exclusive') =>
    listAll(
      scope,
      { genders: gender ? [gender] : allGenders, ratings, tags: [], search: undefined, only },
      { sort: 'popular', limit: POPULAR, offset: 0, cursor: undefined },
    );

  const shownDomesOf = async (scope: Scope, shown: OnDome) => {
    const rows = await store.listDomes(scope, shown.gender);
    const ids = rows.map((row) => row.id);
    const [onDomes, premium] = await Promise.all([
      store.listOnDomes(scope, ids, { ...shown, limit: READ_OF_EACH }),
      popular(scope, shown, 'exclusive'),
    ]);
    const filled = ids.map((id) => ({ id, ids: onDomes.get(id) ?? [] }));
    const premiumIds = premium.map(({ id }) => id);
    return { rows, onDomes, ...spread(filled, premiumIds) };
  };

  return {
    /** The domes with characters that this viewer may see, and the banner from this dome, if there is one. */
    async home(scope: Scope, { banner_dome, ...shown }: OnDome & { banner_dome: string | null }) {
      const [{ rows, onDomes, domes: spreadDomes, exclusive }, leading] = await Promise.all([
        shownDomesOf(scope, shown),
        popular(scope, shown),
      ]);
      const chosen = rows.find(({ slug }) => slug === banner_dome);
      const banner = chooseBanner(
        (chosen && onDomes.get(chosen.id)) ?? [],
        leading,
        spreadDomes[0]?.ids ?? [],
      );
      const shownIds = [...spreadDomes.flatMap(({ ids }) => ids), ...exclusive, ...banner];
      const byId = await store.readCardsById(scope, shownIds);
      const cardsOf = (ids: readonly string[]) =>
        ids.flatMap((id) => {
          const row = byId.get(id);
          return row ? [toCard(row, urls.shared)] : [];
        });
      const domes = spreadDomes.flatMap(({ id, ids }) => {
        const row = rows.find((one) => one.id === id);
        return row ? [{ ...toDome(row), characters: cardsOf(ids) }] : [];
      });
      return { domes, exclusive: cardsOf(exclusive), banner: cardsOf(banner) };
    },

    /** The slug of the dome that the operator chose for the banner. */
    bannerDomeOf: async (scope: Scope): Promise<string | null> =>
      (await sites.recordOf(scope)).banner_dome,

    /** The ids of all characters on the home page's domes, in order. */
    async shownIds(scope: Scope, shown: OnDome): Promise<string[]> {
      const { domes: spreadDomes, exclusive } = await shownDomesOf(scope, shown);
      return [...spreadDomes.flatMap(({ ids }) => ids), ...exclusive];
    },

    async titlesOf(scope: Scope): Promise<ReadonlyMap<string, string>> {
      const rows = await store.listDomes(scope, undefined);
      return new Map(rows.map(({ id, title }) => [id, title]));
    },

    /** For search engines: the domes with characters that everyone may see. */
    async listed(scope: Scope): Promise<ListedDome[]> {
      const rows = await store.listDomes(scope, undefined);
      const ids = rows.map((row) => row.id);
      const shown = await store.listOnDomes(scope, ids, { ratings: ['safe'], limit: 1 });
      return rows.filter((row) => shown.has(row.id));
    },

    /** Throws `dome.not_found`. */
    async read(scope: Scope, id: string) {
      const row = await store.findDome(scope.db, id);
      if (!row) throw new AppError('dome.not_found');
      return toDome(row);
    },

    /** Undefined if this site has no dome with this id. */
    async find(scope: Scope, id: string) {
      const row = await store.findDome(scope.db, id);
      return row?.site_id === scope.site_id ? toDome(row) : undefined;
    },

    async page(scope: Scope, query: OnDome & { id: string; limit: number; offset: number }) {
      const row = await store.findDome(scope.db, query.id);
      if (row?.site_id !== scope.site_id) throw new AppError('dome.not_found');
      const { limit, offset } = query;
      const [rows, total_count] = await Promise.all([
        store.listOnDome(scope, query.id, query),
        store.countOnDome(scope, query.id, query),
      ]);
      const characters = rows.map((one) => toCard(one, urls.shared));
      return { characters, total_count, is_similar: false, limit, offset, next_cursor: null };
    },

    /** Adds a dome with these characters in this order, unless there is one with its slug. */
    add: (scope: Scope, draft: DomeDraft, characterIds: readonly string[]): Promise<void> =>
      changes.change(scope, (tx) => store.addDome(tx, draft, characterIds)),
  };
}

/** Enough to select the banner's characters from, and to fill a row. */
const POPULAR = 24;

const toDome = ({ id, title, slug, description, gender }: DomeRow) => ({
  id,
  title,
  slug,
  description,
  gender,
});
