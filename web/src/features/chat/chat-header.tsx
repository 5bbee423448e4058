// The header of a chat: the character, the AI label, the connection, and the menu.
import { useState } from 'react';
import { ArrowLeft, MoreHorizontal, Sparkles } from 'lucide-react';
import { createLater } from '../../lib/later.tsx';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import type { MenuOpening } from '../../ui/menu.tsx';
import type { ChatMenuProps } from './chat-menu.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { texts } from './texts.ts';

const chatMenu = createLater(
  () => import('./chat-menu.tsx').then((file) => ({ Component: file.ChatMenu })),
  ({ trigger }) => trigger,
);

export function ChatHeader({ chat, onProfile, ...others }: ChatMenuProps) {
  const { name, portrait_url, preview } = chat.character;
  const label = chat.title === null ? texts.header.ai : texts.header.titled(name, texts.header.ai);
  return (
    <header className="header-fade relative z-(--z-raised) flex h-(--top-bar) shrink-0 items-center gap-1 px-2 sm:px-4">
      <Link
        to={paths.chats()}
        aria-label={texts.header.back}
        title={texts.header.back}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-raised-2 hover:text-ink @min-chat-list/chats:hidden"
      >
        <Icon of={ArrowLeft} />
      </Link>
      <h1 className="min-w-0">
        <button
          type="button"
          onClick={onProfile}
          title={texts.header.profile(name)}
          className="flex min-h-11 max-w-full min-w-0 items-center gap-3 rounded-control p-1.5 pr-3 text-left transition-colors hover:bg-raised"
        >
          {/* With very large text the words need the room. */}
          <span className="contents @max-[20rem]/chat:hidden">
            <Avatar name={name} {...pictureSource(portrait_url)} preview={preview} />
          </span>
          <span className="min-w-0">
            <span className="block truncate font-display text-xl leading-tight">
              {chat.title ?? name}
            </span>
            {/* Beside the connection's state, a phone has room for the short label only. */}
            <span className="group flex min-w-0 items-center gap-1.5 overflow-hidden text-sm whitespace-nowrap text-ink-soft">
              <Icon of={Sparkles} size="xs" />
              <span className="truncate group-has-[[role=status]:not(:empty)]:@max-[30rem]/chat:hidden @max-[16rem]/chat:hidden">
                {label}
              </span>
              <span className="hidden shrink-0 group-has-[[role=status]:not(:empty)]:@max-[30rem]/chat:inline @max-[16rem]/chat:inline">
                {texts.header.ai_short}
              </span>
              <ConnectionLine />
            </span>
          </span>
        </button>
      </h1>
      <div className="flex-1" />
      <Actions chat={chat} onProfile={onProfile} {...others} />
    </header>
  );
}

/** A button until it is pressed; then the menu is mounted in its place. */
function Actions(props: ChatMenuProps) {
  const [opens, setOpens] = useState<MenuOpening | null>(null);
  chatMenu.useLoadAhead();
  const button = <IconButton icon={MoreHorizontal} label={texts.header.menu} />;
  if (opens) return <chatMenu.Component {...props} opens={opens} trigger={button} />;
  return (
    <IconButton
      icon={MoreHorizontal}
      label={texts.header.menu}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={chatMenu.loadAhead}
      // A click by keyboard has a count of 0.
      onClick={({ detail }) => setOpens(detail === 0 ? 'by_key' : 'by_pointer')}
    />
  );
}
