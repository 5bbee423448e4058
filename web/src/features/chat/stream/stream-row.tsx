// One row of the message list, of any kind, with the day above it if a new one starts.
import { lazy, memo, Suspense, type KeyboardEvent } from 'react';
import type { Chat } from '@velour/contract/chat.ts';
import { loadPage } from '../../../lib/load-page.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ChatActions } from '../actions.ts';
import type { Entry } from '../conversation/conversation.ts';
import { texts } from '../texts.ts';
import { column } from './column.ts';
import { ChatStart } from './chat-start.tsx';
import { GiftRow } from './gift-row.tsx';
import { MessageRow } from './message-row.tsx';
import { NoticeCard } from './notice-card.tsx';
import { OutgoingRow } from './outgoing-row.tsx';
import type { Row } from './rows.ts';

/** A band behind the row, with the same padding above and below. */
const marked =
  "relative isolate before:absolute before:inset-x-1 before:-bottom-2 before:-z-10 before:rounded-card before:bg-gold-tint before:content-['']";

const PictureRow = lazy(() => loadPage(() => import('./picture-row.tsx')));

interface Props {
  row: Row;
  chat: Chat;
  busy: boolean;
  reachable: boolean;
  /** The message at which the chat was opened. */
  isMarked: boolean;
  actions: ChatActions;
  onRemove: (seq: number, isPicture?: boolean) => void;
  onEditUnsent: (text: string) => void;
}

export const StreamRow = memo(function StreamRow(props: Props) {
  const { row, chat, busy, onEditUnsent } = props;
  switch (row.kind) {
    case 'beginning':
      return <ChatStart character={chat.character} />;
    case 'outgoing':
      return (
        <div className={`${column} pt-4`}>
          <OutgoingRow message={row.message} busy={busy} onEdit={onEditUnsent} />
        </div>
      );
    case 'message':
      return <Message {...props} row={row} />;
    case 'end':
      return <div className="h-7" />;
  }
});

type MessageProps = Props & { row: Extract<Row, { kind: 'message' }> };

function Message({ row, chat, busy, reachable, isMarked, actions, ...props }: MessageProps) {
  const { onRemove, onEditUnsent } = props;
  const { message, day, follows, unread, isLast } = row;
  const { name } = chat.character;
  const isThere = message.state !== 'removed';
  const isGift = isThere && (message.kind === 'gift' || message.kind === 'tip');
  const picture = isThere ? message.picture_job_id : null;
  const who = message.author === 'user' ? texts.stream.you : name;
  const switchVariant = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !isLast || busy || message.variants < 2) return;
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const next = message.variant + step;
    if (step !== 0 && next >= 0 && next < message.variants) void actions.choose(message.seq, next);
  };
  return (
    <>
      {day && (
        <p className={`${column} pt-8 text-sm text-ink-soft`}>
          <span className="divider">{day}</span>
        </p>
      )}
      {unread && (
        <p className={`${column} pt-6 text-sm font-medium text-accent`}>
          <span className="divider">{texts.stream.unread}</span>
        </p>
      )}
      <article
        data-row={row.key}
        tabIndex={reachable ? 0 : -1}
        aria-label={message.author === 'notice' || isGift || picture ? undefined : who}
        aria-posinset={message.seq}
        aria-setsize={-1}
        aria-current={isMarked ? 'location' : undefined}
        onKeyDown={switchVariant}
        className={classNames(
          column,
          'group/row rounded-card focus-visible:-outline-offset-2',
          follows ? 'pt-2' : 'pt-6',
          isMarked && marked,
          isMarked && (follows ? 'before:top-0' : 'before:top-4'),
        )}
      >
        {message.author === 'notice' ? (
          <NoticeCard notice={message.notice} name={name} />
        ) : picture !== null ? (
          <Suspense fallback={<div className="aspect-3/4 w-64 max-w-full" />}>
            <PictureRow
              jobId={picture}
              chat={chat}
              onRemove={busy ? undefined : () => onRemove(message.seq, true)}
            />
          </Suspense>
        ) : isGift ? (
          <GiftRow gift={message} name={name} />
        ) : (
          <MessageRow
            {...{ message, name, isLast, busy, reachable, actions, onRemove, onEditUnsent }}
            isOpen={chat.is_open}
          />
        )}
        <JudgedNotice message={message} />
      </article>
    </>
  );
}

/** What a judge found in the user's own message. */
function JudgedNotice({ message: { author, notice } }: { message: Entry }) {
  if (author !== 'user' || notice !== 'crisis') return null;
  return (
    <div className="pt-6">
      <NoticeCard notice={notice} name="" />
    </div>
  );
}
