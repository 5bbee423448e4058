// The layout of all chats: the list, and a chat or the suggestions next to it.
import { Outlet, useParams } from 'react-router';
import { ChatsFrame } from '../features/chat/chats-frame.tsx';
import { texts } from '../features/chat/list/texts.ts';
import { PageTitle } from '../ui/page.tsx';
import { useHandle } from './handle.ts';

export function Component() {
  const { id } = useParams();
  const { bars = true } = useHandle();
  return (
    <>
      {id === undefined && <PageTitle>{texts.title}</PageTitle>}
      <ChatsFrame shows={id === undefined ? 'other' : 'chat'} bars={bars}>
        <Outlet />
      </ChatsFrame>
    </>
  );
}
