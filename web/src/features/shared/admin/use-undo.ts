// Reports an admin's change of the catalogue with undo; undoing skips what has changed since, and reports that.
import { api } from '../../../lib/api.ts';
import { toasts } from '../../../lib/toasts.ts';
import { texts } from './texts.ts';
import { useAdminCall } from './use-admin-call.ts';

export function useUndo() {
  const { run, pending } = useAdminCall(api.curation.undo, {
    onDone: ({ put_back, left }) => {
      if (left === 0) toasts.success(texts.undone);
      else toasts.warning(texts.undone_in_part(put_back, left));
    },
  });
  const undo = (undo_id: string): void => void run({ params: { undo_id } });

  /** Without a change, undo is not offered. */
  const offer = (text: string, undo_id: string | null): void => {
    if (undo_id === null) toasts.success(text);
    else toasts.offer(text, { label: texts.undo, onPress: () => undo(undo_id) });
  };

  return { undo, offer, pending };
}
