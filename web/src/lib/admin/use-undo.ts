// Says what an admin did to the catalogue, and takes it back: what somebody changed meanwhile stays, and that is said.
import { api } from '../api.ts';
import { toasts } from '../toasts.ts';
import { texts } from './texts.ts';
import { useDeed } from './use-action.ts';

export function useUndo() {
  const { run, pending } = useDeed();

  const undo = async (undo_id: string): Promise<void> => {
    const answer = await run(() => api.curation.undo({ params: { undo_id } }));
    if (!answer) return;
    const { put_back, left } = answer;
    if (left === 0) toasts.success(texts.undone);
    else toasts.warning(texts.undone_in_part(put_back, left));
  };

  /** Where nothing changed there is no way back. */
  const offer = (told: string, undo_id: string | null): void => {
    if (undo_id === null) toasts.success(told);
    else toasts.offer(told, { label: texts.undo, onPress: () => void undo(undo_id) });
  };

  return { undo, offer, pending };
}
