// Tags as admins keep them: hidden, put first, renamed, merged and taken away, wherever everybody sees them.
import type { curationApi } from '@velour/contract/curation.ts';
import type { Answer, Parsed } from '@velour/contract/endpoint.ts';
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Deed } from '../audit/service.ts';
import type { CurationNeeds } from '../characters/curation/curation.ts';
import { isSameOrder, type Undo } from '../characters/curation/undo.rules.ts';
import type { Undoer } from '../characters/curation/undo.ts';
import type { Touched } from '../characters/curation/undo.store.ts';
import {
  forgetTags,
  listFirst,
  listHidden,
  listTags,
  lockRetagged,
  lockTagged,
  retag,
  setFirst,
  setHidden,
  takeTurn,
  type Tagged,
} from './tags-admin.store.ts';

type Api = typeof curationApi;
type Needs = Pick<CurationNeeds, 'clock' | 'judge' | 'change' | 'audit' | 'journal'>;

const AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export function createLabels({ clock, judge, change, audit, journal }: Needs) {
  const record = (tx: Scope, actor: Member, deed: Told): Promise<void> =>
    audit.record(tx, {
      actor: { kind: 'admin', id: actor.id },
      subject: { type: 'tag' },
      ...deed,
    });

  /** Of what can be taken back; answers how. */
  const recordDeed = async (
    tx: Scope,
    actor: Member,
    { how, touched = [], ...told }: Told & { how: Undo; touched?: readonly Touched[] },
  ): Promise<string> => {
    const undo_id = await journal.keep(tx, { act: told.act, how, touched });
    await record(tx, actor, { ...told, after: { ...told.after, undo_id } });
    return undo_id;
  };

  /** Gives those whom `next` brings, some at a time, their tags anew. */
  const rewrite = async (tx: Scope, next: (after: string) => Promise<Tagged[]>) => {
    let after = FIRST_ID;
    const touched: Touched[] = [];
    for (;;) {
      const rows = await next(after);
      const last = rows.at(-1);
      if (!last) return touched;
      await retag(tx, rows, clock.now());
      for (const { id: character_id, version } of rows) {
        touched.push({ character_id, before: { version }, after: { version: version + 1 } });
      }
      after = last.id;
    }
  };

  /** Replaces tags on everybody who carries one of them. */
  const replace = (tx: Scope, names: readonly string[], into?: string): Promise<Touched[]> => {
    const gone = new Set(names);
    return rewrite(tx, async (after) =>
      (await lockTagged(tx, names, { after, most: AT_ONCE })).map((row) => ({
        ...row,
        tags: [...new Set(row.tags.flatMap((tag) => (gone.has(tag) ? (into ?? []) : tag)))],
      })),
    );
  };

  return {
    async list(scope: Scope, query: Parsed<Api['tags']>['query']): Promise<Answer<Api['tags']>> {
      const { search = '', is_hidden, sort, limit, offset } = query;
      const hidden = is_hidden === undefined ? undefined : is_hidden === 'yes';
      const wanted = { search: search.trim(), is_hidden: hidden, sort, limit, offset };
      const { rows, total } = await listTags(scope, wanted);
      return { tags: rows, total_count: total, first: await listFirst(scope), limit, offset };
    },

    /** Throws `tag.changed_elsewhere` where others come first by now than the caller has seen. */
    order: (scope: Scope, actor: Member, ask: Parsed<Api['orderTags']>['body']) =>
      change(scope, async (tx) => {
        await takeTurn(tx);
        const before = await listFirst(tx);
        if (JSON.stringify(before) !== JSON.stringify(ask.before)) {
          throw new AppError('tag.changed_elsewhere');
        }
        await setFirst(tx, ask.names);
        const after = ask.names;
        const told = { act: 'tag.ordered', before: { first: before }, after: { first: after } };
        const how = { is: 'tag_order' as const, before, after };
        const undo_id = await recordDeed(tx, actor, { ...told, how });
        return { first: await listFirst(tx), undo_id };
      }),

    async act(
      scope: Scope,
      actor: Member,
      ask: Parsed<Api['actOnTags']>['body'],
    ): Promise<Answer<Api['actOnTags']>> {
      const { act, reason } = ask;
      const names = ask.names.filter((name) => act !== 'merge' || name !== ask.into);
      // What everybody will read is judged as if a character were made of it.
      if (ask.act === 'merge') await judge.judge({ name: 'Tag', age: 18, texts: [ask.into] });
      return change(scope, async (tx) => {
        await takeTurn(tx);
        if (act === 'hide' || act === 'show') {
          const is_hidden = act === 'hide';
          const hidden = new Set(await listHidden(tx, names));
          const anew = names.filter((name) => hidden.has(name) !== is_hidden);
          if (anew.length === 0) return { changed: 0, undo_id: null };
          await setHidden(tx, anew, is_hidden);
          const told = { act: `tag.${act}`, reason, before: { names: anew } };
          const how = { is: 'tags_hidden' as const, names: anew, is_hidden };
          return { changed: 0, undo_id: await recordDeed(tx, actor, { ...told, how }) };
        }
        if (names.length === 0) return { changed: 0, undo_id: null };
        const into = ask.act === 'merge' ? ask.into : undefined;
        const [first, hidden] = [await listFirst(tx), await listHidden(tx, names)];
        const touched = await replace(tx, names, into);
        await setFirst(tx, [
          ...new Set(first.flatMap((name) => (names.includes(name) ? (into ?? []) : name))),
        ]);
        await forgetTags(tx, names);
        const after = { into: into ?? null, characters: touched.length };
        const told = { act: `tag.${act}`, reason, before: { names }, after };
        const how = { is: 'tags_replaced' as const, hidden, before: first };
        const undo_id = await recordDeed(tx, actor, {
          ...told,
          how: { ...how, after: await listFirst(tx) },
          touched,
        });
        return { changed: touched.length, undo_id };
      });
    },

    undoers: {
      tags_hidden: async (tx, { id: undoes, actor, act, how: { names, is_hidden } }) => {
        await takeTurn(tx);
        const hidden = new Set(await listHidden(tx, names));
        const as = names.filter((name) => hidden.has(name) === is_hidden);
        if (as.length > 0) await setHidden(tx, as, !is_hidden);
        await record(tx, actor, { act, before: { names: as }, after: { undoes } });
        return { put_back: as.length, left: names.length - as.length };
      },
      tag_order: async (tx, { id: undoes, actor, act, how: { before, after } }) => {
        await takeTurn(tx);
        if (!isSameOrder(await listFirst(tx), after)) return { put_back: 0, left: 1 };
        await setFirst(tx, before);
        const told = { before: { first: after }, after: { first: before, undoes } };
        await record(tx, actor, { act, ...told });
        return { put_back: 1, left: 0 };
      },
      tags_replaced: async (tx, { id: undoes, actor, act, how, touched }) => {
        await takeTurn(tx);
        const again = await rewrite(tx, (after) =>
          lockRetagged(tx, undoes, { after, most: AT_ONCE }),
        );
        if (how.hidden.length > 0) await setHidden(tx, how.hidden, true);
        // An order that somebody made meanwhile stands.
        if (isSameOrder(await listFirst(tx), how.after)) await setFirst(tx, how.before);
        await record(tx, actor, { act, after: { characters: again.length, undoes } });
        // A tag that nobody carried has nothing else to put back than what was decided about it.
        const isSettings = touched.length === 0 ? 1 : 0;
        return {
          put_back: again.length + isSettings,
          left: touched.length - again.length,
        };
      },
    } satisfies { [Is in TagUndo]: Undoer<Is> },
  };
}

type Told = Pick<Deed, 'act' | 'before' | 'after'> & { reason?: string };
type TagUndo = 'tags_hidden' | 'tag_order' | 'tags_replaced';
