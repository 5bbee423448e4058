// The chat of an address: read, then shown; or why it cannot be.
import { useQuery } from '@tanstack/react-query';
import { oneChat } from './queries.ts';
import { ChatView } from './chat-view.tsx';
import { ChatWaiting } from './chat-skeleton.tsx';
import { StreamFailed } from './stream/stream-states.tsx';
import { texts } from './texts.ts';

export function ChatById({ session_id }: { session_id: string }) {
  const { data, error, refetch } = useQuery(oneChat(session_id));
  if (data) return <ChatView key={session_id} chat={data} />;
  if (!error) return <ChatWaiting />;
  return (
    <div className="flex min-w-0 flex-1">
      <StreamFailed failure={error} title={texts.open.chat_failed} onRetry={() => void refetch()} />
    </div>
  );
}
