// Starts another chat with the same character and opens it.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/use-call.ts';
import { openSession } from './queries.ts';
import { texts } from './texts.ts';

export function useNewChat(character_id: string): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run } = useCall(() => openSession(client, character_id, true), {
    onDone: ({ session_id }) => void navigate(paths.chat(session_id)),
    codes: { 'character.not_public': texts.open.not_public },
    failed: texts.open.failed,
  });
  return () => void run();
}
