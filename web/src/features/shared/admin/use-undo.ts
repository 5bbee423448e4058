// Reports an admin's change of the catalogue and offers undo; later changes stay, and that is reported, too.
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

  /** Where nothing changed there is nothing to undo. */
  const offer = (text: string, undo_id: string | null): void => {
    if (undo_id === null) toasts.success(text);
    else toasts.offer(text, { label: texts.undo, onPress: () => undo(undo_id) });
  };

  return { undo, offer, pending };
}
