// The latest chat with a character, at the shareable address.
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { ChatStarting } from '../features/chat/chat-starting.tsx';
import { ChatWithCharacter, useLatestSession } from '../features/chat/chat-with-character.tsx';
import { ChatsFrame } from '../features/chat/chats-frame.tsx';
import { useHandle } from './handle.ts';

export function Component() {
  const { id = '' } = useParams();
  const { bars = true } = useHandle();
  const latest = useLatestSession(id);
  return (
    <ChatsFrame shows="chat" bars={bars} current={latest.data?.session_id}>
      <Suspense fallback={<ChatStarting character_id={id} />}>
        <ChatWithCharacter key={id} character_id={id} latest={latest} />
      </Suspense>
    </ChatsFrame>
  );
}
