// The layout of all chats: the list, and one chat or the recommendations beside it.
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
