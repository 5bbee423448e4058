// Tags as admins keep them: hidden, put first, renamed, merged and taken away, wherever everybody sees them.
import type { curationApi } from '@velour/contract/curation.ts';
import type { Answer, Parsed } from '@velour/contract/endpoint.ts';
import type { Member } from '../../../../platform/actor.ts';
import type { Scope } from '../../../../platform/db/scope.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Deed } from '../../../audit/service.ts';
import type { CurationNeeds } from '../service.ts';
import {
  forgetTags,
  listFirst,
  listTags,
  lockTagged,
  retag,
  setFirst,
  setHidden,
  takeTurn,
} from './store.ts';

type Api = typeof curationApi;
type Needs = Pick<CurationNeeds, 'clock' | 'judge' | 'change' | 'audit'>;

const AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export function createLabels({ clock, judge, change, audit }: Needs) {
  const record = (
    tx: Scope,
    actor: Member,
    deed: Pick<Deed, 'act' | 'before' | 'after'> & { reason?: string },
  ): Promise<void> =>
    audit.record(tx, {
      actor: { kind: 'admin', id: actor.id },
      subject: { type: 'tag' },
      ...deed,
    });

  /** Replaces tags on everybody who carries one of them; answers on how many. */
  const replace = async (tx: Scope, names: readonly string[], into?: string): Promise<number> => {
    const gone = new Set(names);
    let [after, count] = [FIRST_ID, 0];
    for (;;) {
      const rows = await lockTagged(tx, names, { after, most: AT_ONCE });
      const last = rows.at(-1);
      if (!last) return count;
      const anew = rows.map((row) => ({
        ...row,
        tags: [...new Set(row.tags.flatMap((tag) => (gone.has(tag) ? (into ?? []) : tag)))],
      }));
      await retag(tx, anew, clock.now());
      [after, count] = [last.id, count + rows.length];
    }
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
        const deed = { before: { first: before }, after: { first: ask.names } };
        await record(tx, actor, { act: 'tag.ordered', ...deed });
        return { first: await listFirst(tx) };
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
        const before = { names };
        if (act === 'hide' || act === 'show') {
          await setHidden(tx, names, act === 'hide');
          await record(tx, actor, { act: `tag.${act}`, reason, before });
          return { changed: 0 };
        }
        const into = ask.act === 'merge' ? ask.into : undefined;
        const first = await listFirst(tx);
        const changed = names.length === 0 ? 0 : await replace(tx, names, into);
        await setFirst(tx, [
          ...new Set(first.flatMap((name) => (names.includes(name) ? (into ?? []) : name))),
        ]);
        await forgetTags(tx, names);
        const after = { into: into ?? null, characters: changed };
        await record(tx, actor, { act: `tag.${act}`, reason, before, after });
        return { changed };
      });
    },
  };
}
