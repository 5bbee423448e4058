// One chat by its own address.
import { useParams } from 'react-router';
import { ChatById } from '../features/chat/chat-by-id.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ChatById session_id={id} />;
}
