// Fills in the prompt of the picture in the address, and offers to restore the previous prompt.
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { toasts } from '../../lib/toasts.ts';
import { attempt } from '../../lib/use-call.ts';
import { savedDrafts } from './saved-drafts.ts';
import { texts } from './texts.ts';

const LIKE = 'like';

/** The previous draft can be restored while the toast is shown. */
export function takePrompt(character_id: string, prompt: string): void {
  const { prompt: before } = savedDrafts.of(character_id);
  if (before === prompt) return;
  savedDrafts.change(character_id, { prompt });
  if (before.trim() === '') return;
  const onPress = () => savedDrafts.change(character_id, { prompt: before });
  toasts.offer(texts.prompt.taken, { label: texts.prompt.undo, onPress });
}

export function useLike(character_id: string): void {
  const [query, setQuery] = useSearchParams();
  const like = query.get(LIKE);
  useEffect(() => {
    if (like === null) return;
    const take = async () => {
      const read = () => api.gallery.read({ params: { id: like } });
      const picture = await attempt(read, { failed: texts.prompt.not_taken });
      if (picture?.prompt) takePrompt(character_id, picture.prompt);
    };
    void take();
    setQuery(
      (now) => {
        now.delete(LIKE);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [like, character_id, setQuery]);
}
