// One message found by a search: its chat, its time, and an excerpt with the words.
import { useLocation } from 'react-router';
import type { MessageHit } from '@velour/contract/chat.ts';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/pictures.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { shortTime } from '../format.ts';
import { messageHash } from '../stream/use-target.ts';
import { texts } from './search-texts.ts';

export function HitItem({ hit }: { hit: MessageHit }) {
  const { session_id, seq, character, message_send_at } = hit;
  const { search, pathname, hash } = useLocation();
  const to = { pathname: paths.chat(session_id), search, hash: messageHash(seq) };
  const isOpen = pathname === to.pathname && hash === to.hash;
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(
        'flex items-start gap-3.5 rounded-control px-3 py-3 transition-colors focus-visible:-outline-offset-2',
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
          <span className="truncate font-display text-lg">{hit.title ?? character.name}</span>
          <time dateTime={message_send_at} className="shrink-0 text-xs text-ink-faint">
            {shortTime(message_send_at)}
          </time>
        </span>
        <span className="line-clamp-2 text-sm text-ink-faint">
          {hit.author === 'user' && `${texts.you} `}
          {hit.excerpt.map(({ text, is_match }, at) =>
            is_match ? (
              <mark key={at} className="rounded-small bg-gold-tint px-0.5 text-gold">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </span>
    </Link>
  );
}
