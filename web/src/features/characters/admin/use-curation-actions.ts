// Actions on one or many characters: refusals are reported, the rest can be undone.
import type { Curated, CurationAction } from '@velour/contract/curation.ts';
import { api } from '../../../lib/api.ts';
import { toasts } from '../../../lib/toasts.ts';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { useUndo } from '../../shared/admin/use-undo.ts';
import type { TableView } from '../../../ui/table/table-view.ts';
import { filterOf } from './queries.ts';
import { texts } from './texts.ts';

type Row = Pick<Curated, 'id' | 'name' | 'version'>;

interface Matching {
  readonly view: TableView;
  readonly count: number;
  readonly reason: string;
}

export function useCurationActions(onDone: () => void = () => undefined) {
  const { run, pending } = useAdminCall(api.curation.changeCharacters);
  const onMatching = useAdminCall(api.curation.changeMatching);
  const { offer } = useUndo();

  const act = async (what: CurationAction, rows: readonly Row[], reason = ''): Promise<void> => {
    const characters = rows.map(({ id, version }) => ({ id, version }));
    const answer = await run({ body: { act: what, characters, reason } });
    if (!answer) return;
    onDone();
    const { done, refused, undo_id } = answer;
    for (const [why, some] of Map.groupBy(refused, (one) => one.why)) {
      const [only, ...others] = some;
      const name = rows.find(({ id }) => id === only?.id)?.name ?? '';
      warnOf(why, others.length + 1, name);
    }
    if (done.length === 0) return;
    offer(texts.done[what](done.length), undo_id);
  };

  /** On all pages; `count` is the confirmed number. */
  const actOnMatching = async (what: CurationAction, matching: Matching): Promise<void> => {
    const { view, count, reason } = matching;
    const answer = await onMatching.run({
      body: { act: what, filter: filterOf(view), count, reason },
    });
    if (!answer) return;
    onDone();
    for (const { why, count: skipped } of answer.refused) warnOf(why, skipped);
    if (answer.done > 0) offer(texts.done[what](answer.done), answer.undo_id);
  };

  return { act, actOnMatching, pending: pending || onMatching.pending };
}

/** For a single character, its name is mentioned if it is known. */
function warnOf(why: keyof typeof texts.refused, count: number, name?: string): void {
  toasts.warning(
    count === 1
      ? texts.refusal(name ?? texts.one, texts.refused[why])
      : texts.refusals(count, texts.refused_several[why]),
  );
}
