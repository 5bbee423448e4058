// One chat in the list: character, time, preview, and the number of unread messages.
import { memo, useSyncExternalStore } from 'react';
import { Pin } from 'lucide-react';
import { useLocation } from 'react-router';
import type { Chat } from '@velour/contract/chat.ts';
import { everyMinute } from '../../../lib/clock.ts';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/pictures.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { texts } from './texts.ts';
import { shortTime } from '../format.ts';

interface Props {
  chat: Chat;
  /** Open under an address other than its own. */
  isCurrent: boolean;
}

const MAX_SHOWN = 99;

export const ChatListItem = memo(function ChatListItem({ chat, isCurrent }: Props) {
  const { session_id, character, is_replying } = chat;
  const { search, pathname } = useLocation();
  const path = paths.chat(session_id);
  // “Now” and today’s times age while the list stays the same.
  const time = useSyncExternalStore(everyMinute, () => shortTime(chat.last_message_at));
  const isOpen = isCurrent || pathname === path;
  // The open chat is being read, whatever the server's last response says.
  const unread = isOpen ? 0 : chat.unread_count;
  return (
    <Link
      to={{ pathname: path, search }}
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(
        'flex items-center gap-3.5 rounded-control px-3 py-3 transition-colors focus-visible:-outline-offset-2',
        isOpen ? 'bg-raised-2 shadow-sheen' : 'hover:bg-raised',
      )}
    >
      <Avatar
        name={character.name}
        {...pictureSource(character.portrait_url)}
        preview={character.preview}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-display text-lg">{chat.title ?? character.name}</span>
          {chat.is_pinned && (
            <span className="ml-auto shrink-0 self-center text-ink-faint">
              <Icon of={Pin} size="xs" />
              <span className="sr-only">{texts.pinned}</span>
            </span>
          )}
          <time dateTime={chat.last_message_at} className="shrink-0 text-xs text-ink-faint">
            {time}
          </time>
        </span>
        <span className="flex items-center justify-between gap-2">
          <span
            className={classNames(
              'truncate text-sm',
              is_replying ? 'text-accent-strong' : unread > 0 ? 'text-ink' : 'text-ink-faint',
            )}
          >
            {is_replying ? texts.writing : chat.last_message || texts.wordless}
          </span>
          {unread > 0 && (
            <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-xs font-medium text-on-accent">
              <span aria-hidden>{unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}</span>
              <span className="sr-only">{texts.unread(unread)}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
});
