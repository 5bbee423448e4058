// What admins do to tags, and how it is taken back where it can be.
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { toasts } from '../../../lib/toasts.ts';
import { texts as common } from '../texts.ts';
import { useDeed } from '../use-deed.ts';
import { texts } from './texts.ts';

/** What is asked about before it is done. */
export interface Asking {
  readonly what: 'merge' | 'delete';
  readonly names: readonly string[];
}

export function useTags(first: readonly string[], onDone: () => void) {
  const { run, pending } = useDeed();
  const [asking, ask] = useState<Asking | undefined>();

  const setHidden = async (names: readonly string[], isHidden: boolean, isUndo = false) => {
    const act: 'hide' | 'show' = isHidden ? 'hide' : 'show';
    const body = { act, names: [...names] };
    if (!(await run(() => api.curation.actOnTags({ body })))) return;
    onDone();
    const told = isHidden ? texts.hidden_now(names.length) : texts.shown_now(names.length);
    if (isUndo) {
      toasts.success(told);
      return;
    }
    const onPress = () => void setHidden(names, !isHidden, true);
    toasts.offer(told, { label: common.undo, onPress });
  };

  const order = async (names: readonly string[], before = first, isUndo = false) => {
    const body = { before: [...before], names: [...names] };
    if (!(await run(() => api.curation.orderTags({ body }))) || isUndo) return;
    const onPress = () => void order(before, names, true);
    toasts.offer(texts.ordered, { label: common.undo, onPress });
  };

  const remove = async (names: readonly string[], reason: string) => {
    const body = { act: 'delete' as const, names: [...names], reason };
    const done = await run(() => api.curation.actOnTags({ body }));
    if (!done) return;
    ask(undefined);
    onDone();
    toasts.success(texts.removed_now(done.changed));
  };

  const merge = async (names: readonly string[], into: string) => {
    const body = { act: 'merge' as const, names: [...names], into };
    const done = await run(() => api.curation.actOnTags({ body }));
    if (!done) return;
    ask(undefined);
    onDone();
    toasts.success(texts.merged_now(into, done.changed));
  };

  return { asking, ask, pending, setHidden, order, remove, merge };
}
