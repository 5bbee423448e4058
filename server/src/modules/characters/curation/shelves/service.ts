// Shelves as admins arrange them: each act is checked against what was seen, and written down.
import type { CuratedDome, curationApi } from '@velour/contract/curation.ts';
import { MOST_DOMES } from '@velour/contract/curation.ts';
import type { Parsed } from '@velour/contract/endpoint.ts';
import type { Member } from '../../../../platform/actor.ts';
import type { Scope } from '../../../../platform/db/scope.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Deed } from '../../../audit/service.ts';
import type { DomeRow } from '../../domes/store.ts';
import { toCurated } from '../rules.ts';
import type { CurationNeeds } from '../service.ts';
import { findCurated } from '../store.ts';
import {
  addShelf,
  changeShelf,
  isSlugFree,
  listIdsOn,
  listShelves,
  lockShelf,
  lockShelves,
  removeOldShelves,
  setCharactersOn,
  setOrder,
  type ShelfRow,
} from './store.ts';

type Api = typeof curationApi;
type Needs = Pick<CurationNeeds, 'db' | 'clock' | 'ids' | 'change' | 'audit' | 'urlsFor'>;

const UNDO_MS = 30 * 24 * 3_600_000;

export function createShelves({ db, clock, ids, change, audit, urlsFor }: Needs) {
  const list = async (scope: Scope) => ({ domes: (await listShelves(scope)).map(toShelf) });
  const find = async (scope: Scope, id: string): Promise<CuratedDome> => {
    const row = (await listShelves(scope)).find((one) => one.id === id);
    if (!row) throw new AppError('dome.not_found');
    return toShelf(row);
  };

  /** As it was seen, and nobody changes it before this transaction ends. */
  const demand = async (tx: Scope, id: string, version?: number): Promise<DomeRow> => {
    const row = await lockShelf(tx, id);
    if (!row || row.deleted_at !== null) throw new AppError('dome.not_found');
    if (version !== undefined && row.version !== version) {
      throw new AppError('dome.changed_elsewhere');
    }
    return row;
  };
  const demandSlug = async (tx: Scope, slug: string, id: string): Promise<void> => {
    if (!(await isSlugFree(tx, slug, id))) throw new AppError('dome.slug_taken');
  };
  const demandRoom = (shelves: readonly DomeRow[]): void => {
    if (shelves.length >= MOST_DOMES) throw new AppError('dome.too_many');
  };

  const record = (
    tx: Scope,
    actor: Member,
    { id, ...deed }: Pick<Deed, 'act' | 'before' | 'after'> & { id?: string },
  ): Promise<void> =>
    audit.record(tx, {
      actor: { kind: 'admin', id: actor.id },
      subject: { type: 'dome', id: id ?? null },
      ...deed,
    });

  const characters = async (scope: Scope, id: string) => {
    const wanted = await listIdsOn(scope, id);
    const rows = wanted.length === 0 ? [] : await findCurated(scope, wanted);
    const known = new Map(rows.map((row) => [row.id, toCurated(row, urlsFor(row))]));
    const { version } = await find(scope, id);
    return { version, characters: wanted.flatMap((one) => known.get(one) ?? []) };
  };

  return {
    list,
    characters,

    add: (scope: Scope, actor: Member, texts: Parsed<Api['addDome']>['body']) =>
      change(scope, async (tx) => {
        const shelves = await lockShelves(tx);
        demandRoom(shelves);
        const id = ids.next();
        await demandSlug(tx, texts.slug, id);
        const position = Math.max(-1, ...shelves.map((shelf) => shelf.position)) + 1;
        const row = { id, site_id: tx.site_id, ...texts, position, created_at: clock.now() };
        await addShelf(tx, row);
        await record(tx, actor, { id, act: 'dome.added', after: { ...texts } });
        return find(tx, id);
      }),

    /** Throws `dome.changed_elsewhere` where there are others by now. */
    order: (scope: Scope, actor: Member, wanted: readonly string[]) =>
      change(scope, async (tx) => {
        const shelves = await lockShelves(tx);
        const present = new Set(shelves.map(({ id }) => id));
        if (present.size !== wanted.length || wanted.some((id) => !present.has(id))) {
          throw new AppError('dome.changed_elsewhere');
        }
        const before = (await listShelves(tx)).map(({ slug }) => slug);
        await setOrder(tx, wanted);
        const after = (await listShelves(tx)).map(({ slug }) => slug);
        const act = 'dome.ordered';
        await record(tx, actor, { act, before: { order: before }, after: { order: after } });
        return list(tx);
      }),

    edit: (scope: Scope, actor: Member, ask: Parsed<Api['editDome']>['body'] & { id: string }) =>
      change(scope, async (tx) => {
        const row = await demand(tx, ask.id, ask.version);
        const texts = { ...textsOf(row), ...withoutAbsent(ask.changes) };
        await demandSlug(tx, texts.slug, row.id);
        await changeShelf(tx, row.id, { ...texts, version: row.version + 1 });
        const deed = { act: 'dome.edited', before: textsOf(row), after: texts };
        await record(tx, actor, { id: row.id, ...deed });
        return find(tx, row.id);
      }),

    remove: (scope: Scope, actor: Member, id: string): Promise<void> =>
      change(scope, async (tx) => {
        const row = await demand(tx, id);
        await changeShelf(tx, id, { deleted_at: clock.now() });
        await record(tx, actor, { id, act: 'dome.deleted', before: textsOf(row) });
      }),

    undoRemove: (scope: Scope, actor: Member, id: string) =>
      change(scope, async (tx) => {
        demandRoom(await lockShelves(tx));
        const row = await lockShelf(tx, id);
        if (!row) throw new AppError('dome.not_found');
        if (row.deleted_at === null) return find(tx, id);
        await demandSlug(tx, row.slug, id);
        await changeShelf(tx, id, { deleted_at: null });
        await record(tx, actor, { id, act: 'dome.restored', after: textsOf(row) });
        return find(tx, id);
      }),

    setCharacters: (
      scope: Scope,
      actor: Member,
      ask: { id: string; version: number; ids: readonly string[] },
    ) =>
      change(scope, async (tx) => {
        const row = await demand(tx, ask.id, ask.version);
        const known = await findCurated(tx, ask.ids);
        // Nobody else's private character stands on a shelf, and none of another site.
        const allowed = new Set(
          known.flatMap((one) => (one.is_official || one.visibility === 'public' ? one.id : [])),
        );
        const before = await listIdsOn(tx, ask.id);
        const isNew = (id: string) => !before.includes(id);
        if (ask.ids.some((id) => isNew(id) && !allowed.has(id))) {
          throw new AppError('character.not_found');
        }
        const kept = ask.ids.filter((id) => known.some((one) => one.id === id));
        await setCharactersOn(tx, ask.id, kept);
        await changeShelf(tx, ask.id, { version: row.version + 1 });
        const deed = { act: 'dome.filled', before: { ids: before }, after: { ids: kept } };
        await record(tx, actor, { id: ask.id, ...deed });
        return characters(tx, ask.id);
      }),

    /** Takes away for good what was deleted long ago. Safe to run twice. */
    removeOld: (): Promise<void> => removeOldShelves(db, new Date(clock.now().getTime() - UNDO_MS)),
  };
}

const textsOf = ({ title, slug, description, gender }: DomeRow) => ({
  title,
  slug,
  description,
  gender,
});

const withoutAbsent = <T extends object>(changes: T): Partial<T> =>
  // Object.fromEntries forgets the keys; they are those of `changes`.
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

const toShelf = (row: ShelfRow): CuratedDome => ({
  id: row.id,
  ...textsOf(row),
  count: row.count,
  version: row.version,
});
