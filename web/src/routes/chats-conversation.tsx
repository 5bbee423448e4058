// One chat by its own address, at its end or at the message that the address names.
import { useLocation, useParams } from 'react-router';
import { ChatById } from '../features/chat/chat-by-id.tsx';
import { targetIn } from '../features/chat/stream/use-target.ts';

export function Component() {
  const { id = '' } = useParams();
  return <ChatById session_id={id} target={targetIn(useLocation())} />;
}
