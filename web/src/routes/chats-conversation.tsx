// A single chat at its own address.
import { useParams } from 'react-router';
import { ChatSkeleton } from '../features/chat/chat-skeleton.tsx';
import { createLater } from '../lib/later.tsx';

const chat = createLater(
  () => import('../features/chat/chat-by-id.tsx').then((file) => ({ Component: file.ChatById })),
  ChatSkeleton,
);
// Not part of the first view, so it is loaded in parallel.
chat.loadAhead();

export function Component() {
  const { id = '' } = useParams();
  return <chat.Component session_id={id} />;
}
