// Domes for admins: each change is checked against the version that the admin saw, and recorded in the audit log.
import { isDeepStrictEqual } from 'node:util';
import { type CuratedDome, type curationApi, MAX_DOMES } from '@velour/contract/curation.ts';
import type { Parsed } from '@velour/contract/endpoint.ts';
import type { Member } from '../../platform/actor.ts';
import { withoutAbsent } from '../../platform/without-absent.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditAction } from '../audit/service.ts';
import type { DomeRow } from './domes.store.ts';
import type { PutBack } from '../characters/service.ts';
import { type Undoers, isSameOrder, type DomeUndo } from './undo.ts';
import * as store from './domes-admin.store.ts';
import type { CountedDome } from './domes-admin.store.ts';
import type { CatalogueNeeds } from './service.ts';

type Api = typeof curationApi;

type DomeTexts = Parsed<Api['addDome']>['body'];

const UNDO_MS = 30 * 24 * 3_600_000;

export function createDomesAdmin({
  db,
  clock,
  ids,
  audit,
  sites,
  characters: own,
}: CatalogueNeeds) {
  const { change } = own.changes;
  const { journal, characters: curated } = own.curation;
  const list = async (scope: Scope) => ({ domes: (await store.listDomes(scope)).map(toDome) });
  const find = async (scope: Scope, id: string): Promise<CuratedDome> => {
    const row = (await store.listDomes(scope)).find((one) => one.id === id);
    if (!row) throw new AppError('dome.not_found');
    return toDome(row);
  };

  /** Locks the dome, and checks that its version is the one that the admin saw. */
  const requireDome = async (tx: Scope, id: string, version?: number): Promise<DomeRow> => {
    const row = await store.lockDome(tx, id);
    if (!row || row.deleted_at !== null) throw new AppError('dome.not_found');
    if (version !== undefined && row.version !== version) {
      throw new AppError('dome.changed_elsewhere');
    }
    return row;
  };
  /** Public texts are moderated like those of a character. */
  const judgeTexts = ({ title, slug = '', description }: Partial<DomeTexts>): Promise<void> =>
    own.judge.judge({
      name: 'Shelf',
      age: 18,
      texts: [title ?? '', slug.replaceAll('-', ' '), description ?? ''],
    });
  const assertSlugFree = async (tx: Scope, slug: string, id: string): Promise<void> => {
    if (!(await store.isSlugFree(tx, slug, id))) throw new AppError('dome.slug_taken');
  };
  /** The home page's banner stays with its dome, whose slug the site's record holds. */
  const renamed = async (tx: Scope, from: string, to: string): Promise<void> => {
    if (from !== to)
      await sites.revise(tx, ({ banner_dome }) =>
        banner_dome === from ? { banner_dome: to } : {},
      );
  };
  const requireRoom = (domes: readonly DomeRow[]): void => {
    if (domes.length >= MAX_DOMES) throw new AppError('dome.too_many');
  };

  type Recorded = Pick<AuditAction, 'act' | 'before' | 'after'> & { id?: string };
  const record = (tx: Scope, actor: Member, { id, ...entry }: Recorded): Promise<void> =>
    audit.record(tx, {
      actor: { kind: 'admin', id: actor.id },
      subject: { type: 'dome', id: id ?? null },
      ...entry,
    });
  /** Records an undoable action; returns its undo id. */
  const recordUndoable = async (
    tx: Scope,
    actor: Member,
    { how, ...recorded }: Recorded & { how: DomeUndo },
  ) => {
    const undo_id = await journal.keep(tx, { act: recorded.act, how });
    await record(tx, actor, { ...recorded, after: { ...recorded.after, undo_id } });
    return undo_id;
  };

  /** Returns the order by slug, for the audit log, and by id. */
  const arrange = async (tx: Scope, ids: readonly string[]) => {
    const was = await store.listDomes(tx);
    await store.setOrder(tx, ids);
    const is = await store.listDomes(tx);
    return {
      recorded: { before: { order: was.map(toSlug) }, after: { order: is.map(toSlug) } },
      order: { before: was.map(toId), after: is.map(toId) },
    };
  };

  const fill = async (tx: Scope, { id, version }: DomeRow, wanted: readonly string[]) => {
    const before = await store.listIdsOn(tx, id);
    const known = new Set((await curated.find(tx, wanted)).map(toId));
    const after = wanted.filter((one) => known.has(one));
    await store.setCharactersOn(tx, id, after);
    await store.changeDome(tx, id, { version: version + 1 });
    return { before, after };
  };

  const characters = async (scope: Scope, id: string) => {
    const wanted = await store.listIdsOn(scope, id);
    const known = new Map((await curated.find(scope, wanted)).map((one) => [one.id, one]));
    const { version } = await find(scope, id);
    return { version, characters: wanted.flatMap((one) => known.get(one) ?? []) };
  };

  return {
    list,
    characters,

    async add(actor: Member, texts: DomeTexts) {
      await judgeTexts(texts);
      return (scope: Scope) =>
        change(scope, async (tx) => {
          const domes = await store.lockDomes(tx);
          requireRoom(domes);
          const id = ids.next();
          await assertSlugFree(tx, texts.slug, id);
          const position = Math.max(-1, ...domes.map((dome) => dome.position)) + 1;
          const row = { id, site_id: tx.site_id, ...texts, position, created_at: clock.now() };
          await store.addDome(tx, row);
          await record(tx, actor, { id, act: 'dome.added', after: { ...texts } });
          return find(tx, id);
        });
    },

    /** Throws `dome.changed_elsewhere` if domes were added or deleted since. */
    order: (scope: Scope, actor: Member, wanted: readonly string[]) =>
      change(scope, async (tx) => {
        const domes = await store.lockDomes(tx);
        const present = new Set(domes.map(({ id }) => id));
        if (present.size !== wanted.length || wanted.some((id) => !present.has(id))) {
          throw new AppError('dome.changed_elsewhere');
        }
        const { recorded, order } = await arrange(tx, wanted);
        const how = { is: 'dome_order' as const, ...order };
        const undo_id = await recordUndoable(tx, actor, { act: 'dome.ordered', ...recorded, how });
        return { ...(await list(tx)), undo_id };
      }),

    async edit(
      scope: Scope,
      actor: Member,
      input: Parsed<Api['editDome']>['body'] & { id: string },
    ) {
      await judgeTexts(input.changes);
      return change(scope, async (tx) => {
        const row = await requireDome(tx, input.id, input.version);
        const texts = { ...textsOf(row), ...withoutAbsent(input.changes) };
        await assertSlugFree(tx, texts.slug, row.id);
        await store.changeDome(tx, row.id, { ...texts, version: row.version + 1 });
        await renamed(tx, row.slug, texts.slug);
        const { id } = row;
        const [act, before] = ['dome.edited', textsOf(row)];
        const how = { is: 'dome_texts' as const, id, before, after: texts };
        const undo_id = await recordUndoable(tx, actor, { id, act, before, after: texts, how });
        return { ...(await find(tx, id)), undo_id };
      });
    },

    remove: (scope: Scope, actor: Member, id: string) =>
      change(scope, async (tx) => {
        const row = await requireDome(tx, id);
        const deleted_at = clock.now();
        await store.changeDome(tx, id, { deleted_at });
        const how = { is: 'dome_deleted' as const, id, deleted_at: deleted_at.toISOString() };
        const recorded = { act: 'dome.deleted', before: textsOf(row), how };
        return {
          removed: true as const,
          undo_id: await recordUndoable(tx, actor, { id, ...recorded }),
        };
      }),

    setCharacters: (
      scope: Scope,
      actor: Member,
      input: { id: string; version: number; ids: readonly string[] },
    ) =>
      change(scope, async (tx) => {
        const { id } = input;
        const row = await requireDome(tx, id, input.version);
        const known = await curated.find(tx, input.ids);
        // Only official and public characters of this site may be added.
        const allowed = new Set(
          known.flatMap((one) => (one.is_official || one.visibility === 'public' ? one.id : [])),
        );
        const present = new Set(await store.listIdsOn(tx, id));
        if (input.ids.some((one) => !present.has(one) && !allowed.has(one))) {
          throw new AppError('character.not_found');
        }
        const { before, after } = await fill(tx, row, input.ids);
        const how = { is: 'dome_characters' as const, id, before, after };
        const recorded = { before: { ids: before }, after: { ids: after }, how };
        const undo_id = await recordUndoable(tx, actor, { id, act: 'dome.filled', ...recorded });
        return { ...(await characters(tx, id)), undo_id };
      }),

    undoers: {
      dome_texts: async (tx, { id: undoes, actor, act, how: { id, before, after } }) => {
        const row = await store.lockDome(tx, id);
        if (!row || row.deleted_at !== null || !isDeepStrictEqual(textsOf(row), after)) return LEFT;
        await assertSlugFree(tx, before.slug, id);
        await store.changeDome(tx, id, { ...before, version: row.version + 1 });
        await renamed(tx, after.slug, before.slug);
        await record(tx, actor, { id, act, before: after, after: { ...before, undoes } });
        return DONE;
      },
      dome_deleted: async (tx, { id: undoes, actor, act, how: { id, deleted_at } }) => {
        const domes = await store.lockDomes(tx);
        const row = await store.lockDome(tx, id);
        if (row?.deleted_at?.toISOString() !== deleted_at) return LEFT;
        requireRoom(domes);
        await assertSlugFree(tx, row.slug, id);
        await store.changeDome(tx, id, { deleted_at: null });
        await record(tx, actor, { id, act, after: { ...textsOf(row), undoes } });
        return DONE;
      },
      dome_order: async (tx, { id: undoes, actor, act, how }) => {
        await store.lockDomes(tx);
        const now = (await store.listDomes(tx)).map(toId);
        if (!isSameOrder(now, how.after)) return LEFT;
        const { recorded } = await arrange(tx, how.before);
        await record(tx, actor, { act, ...recorded, after: { ...recorded.after, undoes } });
        return DONE;
      },
      dome_characters: async (tx, { id: undoes, actor, act, how: { id, ...order } }) => {
        const row = await store.lockDome(tx, id);
        if (!row || row.deleted_at !== null) return LEFT;
        if (!isSameOrder(await store.listIdsOn(tx, id), order.after)) return LEFT;
        const { before, after } = await fill(tx, row, order.before);
        await record(tx, actor, {
          id,
          act,
          before: { ids: before },
          after: { ids: after, undoes },
        });
        return DONE;
      },
    } satisfies Pick<Undoers, DomeUndo['is']>,

    /** Deletes domes permanently after their retention. Safe to run twice. */
    removeOld: (): Promise<void> =>
      store.removeOldDomes(db, new Date(clock.now().getTime() - UNDO_MS)),
  };
}

const DONE: PutBack = { put_back: 1, left: 0 };
const LEFT: PutBack = { put_back: 0, left: 1 };

const toId = ({ id }: { id: string }): string => id;
const toSlug = ({ slug }: DomeRow): string => slug;

const textsOf = ({ title, slug, description, gender }: DomeRow) => ({
  title,
  slug,
  description,
  gender,
});

const toDome = (row: CountedDome): CuratedDome => ({
  id: row.id,
  ...textsOf(row),
  count: row.count,
  version: row.version,
});
