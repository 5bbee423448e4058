// Begins another chat with the same character and goes there.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { toasts } from '../../lib/toasts.ts';
import { openSession } from './queries.ts';
import { texts } from './texts.ts';

export function useNewChat(character_id: string): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    openSession(client, character_id, true)
      .then((chat) => navigate(paths.chat(chat.session_id)))
      .catch((error: unknown) => {
        const closed = error instanceof ApiError && error.code === 'character.not_public';
        toasts.error(closed ? texts.open.not_public : texts.open.failed);
      });
  };
}
