// The layout of the chat screens: the list beside a chat if there is room, one of the two on a phone.
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ChatLoading } from './chat-loading.tsx';
import { ChatList } from './list/chat-list.tsx';
import { useVisibleHeight } from './use-visible-height.ts';

interface Props {
  /** Beside the list; on a phone a chat takes the full screen, anything else is below the list. */
  shows: 'chat' | 'other';
  /** True where the bars of the page are shown. */
  bars: boolean;
  /** The open chat, if its address does not name it. */
  current?: string | undefined;
  children: ReactNode;
}

export function ChatsFrame({ shows, bars, current, children }: Props) {
  useVisibleHeight();
  const chat = shows === 'chat';
  return (
    <div
      className={classNames(
        '@container/chats flex min-h-0 w-full',
        chat
          ? 'max-lg:fixed max-lg:bg-ground max-lg:inset-x-0 max-lg:top-(--visible-top,0px) max-lg:z-(--z-veil) max-lg:h-(--visible-height,100dvh)'
          : 'max-lg:h-[calc(100dvh-var(--top-bar)-var(--bottom-bar)-env(safe-area-inset-bottom))]',
        bars ? 'lg:h-[calc(100dvh-var(--top-bar))]' : 'lg:h-dvh',
      )}
    >
      <div
        className={classNames(
          'flex min-h-0 w-full @min-chat-list/chats:flex-row',
          !chat && 'flex-col overflow-y-auto @min-chat-list/chats:overflow-visible',
        )}
      >
        <div
          className={classNames(
            'min-h-0 flex-col @min-chat-list/chats:flex @min-chat-list/chats:w-80 @min-chat-list/chats:shrink-0',
            chat ? 'hidden' : 'flex shrink-0',
          )}
        >
          <ChatList current={current} level={chat ? 'h2' : 'h1'} />
        </div>
        {children}
      </div>
      <ChatLoading />
    </div>
  );
}
