// What admins do to tags; all of it can be taken back.
import { useState } from 'react';
import { api } from '../../../../lib/api.ts';
import { useDeed } from '../../../../lib/admin/use-action.ts';
import { useUndo } from '../../../../lib/admin/use-undo.ts';
import { texts } from './texts.ts';

/** What is asked about before it is done. */
export interface Asking {
  readonly what: 'merge' | 'delete';
  readonly names: readonly string[];
}

export function useTags(first: readonly string[], onDone: () => void) {
  const { run, pending } = useDeed();
  const { offer } = useUndo();
  const [asking, ask] = useState<Asking | undefined>();

  type Act = Parameters<typeof api.curation.actOnTags>[0]['body'];
  const act = async (body: Act, told: (changed: number) => string): Promise<void> => {
    const done = await run(() => api.curation.actOnTags({ body }));
    if (!done) return;
    ask(undefined);
    onDone();
    offer(told(done.changed), done.undo_id);
  };

  const setHidden = (names: readonly string[], isHidden: boolean) =>
    act({ act: isHidden ? 'hide' : 'show', names: [...names] }, () =>
      isHidden ? texts.hidden_now(names.length) : texts.shown_now(names.length),
    );

  const order = async (names: readonly string[]): Promise<void> => {
    const body = { before: [...first], names: [...names] };
    const done = await run(() => api.curation.orderTags({ body }));
    if (done) offer(texts.ordered, done.undo_id);
  };

  const remove = (names: readonly string[], reason: string) =>
    act({ act: 'delete', names: [...names], reason }, texts.removed_now);

  const merge = (names: readonly string[], into: string) =>
    act({ act: 'merge', names: [...names], into }, (changed) => texts.merged_now(into, changed));

  return { asking, ask, pending, setHidden, order, remove, merge };
}
