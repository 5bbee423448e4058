// The layout of all chats: the list, and one chat or the recommendations beside it.
import { Outlet, useParams } from 'react-router';
import { ChatsFrame } from '../features/chat/chats-frame.tsx';
import { texts } from '../features/chat/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { useHandle } from './handle.ts';

export function Component() {
  const { id } = useParams();
  const { bars = true } = useHandle();
  return (
    <>
      {id === undefined && <title>{texts.title(texts.chats, siteConfig.name)}</title>}
      <ChatsFrame shows={id === undefined ? 'other' : 'chat'} bars={bars}>
        <Outlet />
      </ChatsFrame>
    </>
  );
}
