// Tags for admins: hide, pin, rename, merge and remove them everywhere.
import { MAX_MATCHING_TAGS } from '@velour/contract/character-limits.ts';
import type { curationApi } from '@velour/contract/curation.ts';
import type { HandlerReply, Parsed } from '@velour/contract/endpoint.ts';
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditAction } from '../audit/service.ts';
import type { Touched } from '../characters/service.ts';
import type { CatalogueNeeds } from './service.ts';
import { type Undoers, isSameOrder, type TagUndo } from './undo.ts';
import * as store from './tags-admin.store.ts';

type Api = typeof curationApi;

export function createTagsAdmin({ characters, audit }: CatalogueNeeds) {
  const { change } = characters.changes;
  const { journal, retagging } = characters.curation;
  const record = (tx: Scope, actor: Member, entry: Recorded): Promise<void> =>
    audit.record(tx, {
      actor: { kind: 'admin', id: actor.id },
      subject: { type: 'tag' },
      ...entry,
    });

  /** Records an undoable action; returns its undo id. */
  const recordUndoable = async (
    tx: Scope,
    actor: Member,
    { how, touched = [], ...recorded }: Recorded & { how: TagUndo; touched?: readonly Touched[] },
  ): Promise<string> => {
    const undo_id = await journal.keep(tx, { act: recorded.act, how, touched });
    await record(tx, actor, { ...recorded, after: { ...recorded.after, undo_id } });
    return undo_id;
  };

  const changeNamed = async (
    scope: Scope,
    actor: Member,
    input: Parsed<Api['changeTags']>['body'],
  ): Promise<HandlerReply<Api['changeTags']>> => {
    const { act, reason } = input;
    const names = input.names.filter((name) => act !== 'merge' || name !== input.into);
    // Public texts are moderated like those of a character.
    if (input.act === 'merge')
      await characters.judge.judge({ name: 'Tag', age: 18, texts: [input.into] });
    return change(scope, async (tx) => {
      await store.lockTags(tx);
      if (act === 'hide' || act === 'show') {
        const is_hidden = act === 'hide';
        const hidden = new Set(await store.listHidden(tx, names));
        const changed = names.filter((name) => hidden.has(name) !== is_hidden);
        if (changed.length === 0) return { changed: 0, undo_id: null };
        await store.setHidden(tx, changed, is_hidden);
        const recorded = { act: `tag.${act}`, reason, before: { names: changed } };
        const how = { is: 'tags_hidden' as const, names: changed, is_hidden };
        return { changed: 0, undo_id: await recordUndoable(tx, actor, { ...recorded, how }) };
      }
      if (names.length === 0) return { changed: 0, undo_id: null };
      const into = input.act === 'merge' ? input.into : undefined;
      const [first, hidden] = [await store.listFirst(tx), await store.listHidden(tx, names)];
      const isRename = into !== undefined && names.length === 1 && !(await store.isUsed(tx, into));
      const touched = await retagging.replace(tx, names, into);
      await store.setFirst(tx, [
        ...new Set(first.flatMap((name) => (names.includes(name) ? (into ?? []) : name))),
      ]);
      await store.forgetTags(tx, names);
      const after = { into: into ?? null, characters: touched.length };
      const recorded = {
        act: isRename ? 'tag.rename' : `tag.${act}`,
        reason,
        before: { names },
        after,
      };
      const how = { is: 'tags_replaced' as const, hidden, before: first };
      const undo_id = await recordUndoable(tx, actor, {
        ...recorded,
        how: { ...how, after: await store.listFirst(tx) },
        touched,
      });
      return { changed: touched.length, undo_id };
    });
  };

  return {
    async list(
      scope: Scope,
      query: Parsed<Api['tags']>['query'],
    ): Promise<HandlerReply<Api['tags']>> {
      const { sort, limit, offset, ...filter } = query;
      const { rows, total } = await store.listTags(scope, {
        ...wantedOf(filter),
        sort,
        limit,
        offset,
      });
      return { tags: rows, total_count: total, first: await store.listFirst(scope), limit, offset };
    },

    /** Throws `tag.changed_elsewhere` if the order has changed since the caller read it. */
    order: (scope: Scope, actor: Member, input: Parsed<Api['orderTags']>['body']) =>
      change(scope, async (tx) => {
        await store.lockTags(tx);
        const before = await store.listFirst(tx);
        if (JSON.stringify(before) !== JSON.stringify(input.before)) {
          throw new AppError('tag.changed_elsewhere');
        }
        await store.setFirst(tx, input.names);
        const after = input.names;
        const recorded = { act: 'tag.ordered', before: { first: before }, after: { first: after } };
        const how = { is: 'tag_order' as const, before, after };
        const undo_id = await recordUndoable(tx, actor, { ...recorded, how });
        return { first: await store.listFirst(tx), undo_id };
      }),

    change: changeNamed,

    /** Throws `curation.too_many`, `curation.list_changed`. */
    async changeMatching(
      scope: Scope,
      actor: Member,
      { act, filter, count, reason }: Parsed<Api['changeMatchingTags']>['body'],
    ): Promise<HandlerReply<Api['changeMatchingTags']>> {
      const page = { sort: 'name', limit: MAX_MATCHING_TAGS + 1, offset: 0 };
      const { rows } = await store.listTags(scope, { ...wantedOf(filter), ...page });
      if (rows.length > MAX_MATCHING_TAGS) throw new AppError('curation.too_many');
      if (rows.length !== count) throw new AppError('curation.list_changed');
      return changeNamed(scope, actor, { act, names: rows.map(({ name }) => name), reason });
    },

    undoers: {
      tags_hidden: async (tx, { id: undoes, actor, act, how: { names, is_hidden } }) => {
        await store.lockTags(tx);
        const hidden = new Set(await store.listHidden(tx, names));
        const as = names.filter((name) => hidden.has(name) === is_hidden);
        if (as.length > 0) await store.setHidden(tx, as, !is_hidden);
        await record(tx, actor, { act, before: { names: as }, after: { undoes } });
        return { put_back: as.length, left: names.length - as.length };
      },
      tag_order: async (tx, { id: undoes, actor, act, how: { before, after } }) => {
        await store.lockTags(tx);
        if (!isSameOrder(await store.listFirst(tx), after)) return { put_back: 0, left: 1 };
        await store.setFirst(tx, before);
        const recorded = { before: { first: after }, after: { first: before, undoes } };
        await record(tx, actor, { act, ...recorded });
        return { put_back: 1, left: 0 };
      },
      tags_replaced: async (tx, { id: undoes, actor, act, how, touched }) => {
        await store.lockTags(tx);
        const restored = await retagging.putBack(tx, undoes);
        if (how.hidden.length > 0) await store.setHidden(tx, how.hidden, true);
        // An order that has changed since is left unchanged.
        if (isSameOrder(await store.listFirst(tx), how.after)) await store.setFirst(tx, how.before);
        await record(tx, actor, { act, after: { characters: restored, undoes } });
        // A tag without characters has only its settings to restore.
        const isSettings = touched.length === 0 ? 1 : 0;
        return {
          put_back: restored + isSettings,
          left: touched.length - restored,
        };
      },
    } satisfies Pick<Undoers, TagUndo['is']>,
  };
}

type Recorded = Pick<AuditAction, 'act' | 'before' | 'after'> & { reason?: string };

const wantedOf = ({
  search = '',
  is_hidden,
}: Parsed<Api['changeMatchingTags']>['body']['filter']) => ({
  search: search.trim(),
  is_hidden: is_hidden === undefined ? undefined : is_hidden === 'yes',
});
