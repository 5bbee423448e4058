// The admins' actions on tags, each with undo.
import { useState } from 'react';
import { api } from '../../../../lib/api.ts';
import { useAdminCall } from '../../../shared/admin/use-admin-call.ts';
import { useUndo } from '../../../shared/admin/use-undo.ts';
import type { TableView } from '../../../../ui/table/table-view.ts';
import { filterOf } from './queries.ts';
import { texts } from './texts.ts';

/** An action on all matching tags; `count` is the confirmed number. */
export interface OnMatching {
  readonly act: 'hide' | 'show' | 'delete';
  readonly view: TableView;
  readonly count: number;
}

/** An action that requires a confirmation. */
export type PendingAction =
  | { readonly what: 'merge' | 'delete'; readonly names: readonly string[] }
  | { readonly what: 'matching'; readonly matching: OnMatching };

export function useTagActions(first: readonly string[], onDone: () => void) {
  const { offer } = useUndo();
  const acting = useAdminCall(api.curation.changeTags);
  const onMatching = useAdminCall(api.curation.changeMatchingTags);
  const ordering = useAdminCall(api.curation.orderTags, {
    onDone: ({ undo_id }) => offer(texts.ordered, undo_id),
  });
  const [dialog, openDialog] = useState<PendingAction | undefined>();

  type TagAction = Parameters<typeof api.curation.changeTags>[0]['body'];
  const act = async (body: TagAction, message: (changed: number) => string): Promise<void> => {
    const done = await acting.run({ body });
    if (!done) return;
    openDialog(undefined);
    onDone();
    offer(message(done.changed), done.undo_id);
  };

  const setHidden = (names: readonly string[], isHidden: boolean) =>
    act({ act: isHidden ? 'hide' : 'show', names: [...names] }, () =>
      isHidden ? texts.hidden_now(names.length) : texts.shown_now(names.length),
    );

  const order = async (names: readonly string[]): Promise<void> => {
    await ordering.run({ body: { before: [...first], names: [...names] } });
  };

  const remove = (names: readonly string[], reason: string) =>
    act({ act: 'delete', names: [...names], reason }, texts.removed_now);

  const merge = (names: readonly string[], into: string) =>
    act({ act: 'merge', names: [...names], into }, (changed) => texts.merged_now(into, changed));

  const changeMatching = async ({ act: what, view, count }: OnMatching, reason: string) => {
    const done = await onMatching.run({
      body: { act: what, filter: filterOf(view), count, reason },
    });
    if (!done) return;
    openDialog(undefined);
    onDone();
    const messages = {
      hide: texts.hidden_now(count),
      show: texts.shown_now(count),
      delete: texts.removed_now(done.changed),
    };
    offer(messages[what], done.undo_id);
  };

  const pending = acting.pending || ordering.pending || onMatching.pending;
  return { dialog, openDialog, pending, setHidden, order, remove, merge, changeMatching };
}
