// One chat by its own address.
import { useParams } from 'react-router';
import { ChatSkeleton } from '../features/chat/chat-skeleton.tsx';
import { createLater } from '../lib/later.tsx';

const chat = createLater(
  () => import('../features/chat/chat-by-id.tsx').then((file) => ({ Component: file.ChatById })),
  ChatSkeleton,
);
// The first view has nothing of it, so it loads beside this screen.
chat.loadAhead();

export function Component() {
  const { id = '' } = useParams();
  return <chat.Component session_id={id} />;
}
