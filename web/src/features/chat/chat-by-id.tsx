// The chat of an address, at its end or at the message that the address names, or why it cannot be shown.
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { isUnknownId } from '../../lib/api-error.ts';
import { PageTitle } from '../../ui/page.tsx';
import { oneChat } from './queries.ts';
import { ChatView } from './chat-view.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { StreamFailed } from './stream/stream-states.tsx';
import { targetIn } from './stream/use-target.ts';
import { texts } from './texts.ts';

export function ChatById({ session_id }: { session_id: string }) {
  const target = targetIn(useLocation());
  const { data, error, refetch } = useQuery(oneChat(session_id));
  const isGone = isUnknownId(error, 'chat.not_found');
  // A loaded chat stays on screen until another window deletes it.
  if (data && !isGone) return <ChatView key={session_id} chat={data} target={target} />;
  if (!error) return <ChatSkeleton />;
  return (
    <div className="flex min-w-0 flex-1">
      <PageTitle>{isGone ? texts.open.gone_title : texts.open.chat_failed}</PageTitle>
      <StreamFailed failure={error} title={texts.open.chat_failed} onRetry={() => void refetch()} />
    </div>
  );
}
