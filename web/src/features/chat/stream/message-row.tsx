// One message with its actions: bar, sheet, versions, editing, and failures.
import { lazy, memo, Suspense, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { BrainCog, RefreshCw } from 'lucide-react';
import { formatClock } from '../../../lib/formats.ts';
import { loadPage } from '../../../lib/load-page.ts';
import { overlays } from '../../../lib/overlays.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Entry } from '../conversation/conversation.ts';
import { isRunning } from '../conversation/events.ts';
import type { ChatActions } from '../actions.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { texts } from '../texts.ts';
import { texts as words } from './texts.ts';
import { ActionBar } from './action-bar.tsx';
import { Bubble } from './bubble.tsx';
import { copyText } from './copy-text.ts';
import { actionsFor, needsRetry, type ActionName, type MessageAction } from './message-actions.ts';
import { MessageEditor } from './message-editor.tsx';
import { reasonWords, RemovedWords, ReplyText } from './reply-text.tsx';
import { useLongPress } from './use-long-press.ts';
import { useSwipe } from './use-swipe.ts';
import { VariantSwitch } from './variant-switch.tsx';

const ContestButton = lazy(() => loadPage(() => import('../../shared/contest/contest-button.tsx')));
const ReceiptDialog = lazy(() => loadPage(() => import('../receipt/receipt-dialog.tsx')));
const ActionSheet = lazy(() => loadPage(() => import('./action-sheet.tsx')));

interface Props {
  message: Entry;
  name: string;
  isLast: boolean;
  busy: boolean;
  isOpen: boolean;
  /** True for the row that the keyboard is on. */
  reachable: boolean;
  actions: ChatActions;
  onRemove: (seq: number) => void;
  /** For the edited text of a message that no longer exists. */
  onEditUnsent: (text: string) => void;
}

export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, name, isLast, busy, reachable, actions } = props;
  /** The message as it was when its editor opened: another window may switch its version. */
  const [edited, setEdited] = useState<Entry | null>(null);
  const [opened, setOpened] = useState<'sheet' | 'receipt' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The bars have more elements than the texts: they are mounted in small steps after them.
  const hasBar = useDeferredValue(true, false);
  const mine = message.author === 'user';
  const offered = actionsFor(message, props);
  const press = useLongPress(() => offered.length > 0 && setOpened('sheet'));
  const choose = (variant: number) => void actions.choose(message.seq, variant);
  // The actions of the last reply are always visible.
  const rests = isLast && !mine && !busy;
  const leafs = rests && message.variants > 1;
  const swipe = useSwipe(leafs && !edited, (direction) => {
    const next = message.variant + (direction === 'next' ? 1 : -1);
    if (next >= 0 && next < message.variants) choose(next);
  });

  const stopEditing = () => {
    setEdited(null);
    focusRow(place.current);
  };
  /** The focus after an action whose button disappears. */
  const change = (action: 'regenerate' | 'proceed' | 'forget' | 'rememberAgain') => {
    focusRow(place.current);
    void actions[action](message.seq);
  };
  const act = (action: ActionName) => {
    if (action === 'copy') void copyText(message.text);
    else if (action === 'edit') setEdited(actions.edited(message));
    else if (action === 'report') reportMessage(message);
    else if (action === 'receipt') setOpened('receipt');
    else if (action === 'remove') props.onRemove(message.seq);
    else if (action === 'branch') void actions.branch(message.seq);
    else if (action === 'good' || action === 'bad')
      void actions.rate(message.seq, message.rating === action ? null : action);
    else change(action);
  };

  const bar = { actions: offered, reachable, onAction: act };
  if (edited)
    return (
      <div ref={place}>
        <MessageEditor
          draftKey={actions.editKey(edited)}
          text={edited.text}
          onSave={(text) => actions.edit(edited, text)}
          onClose={stopEditing}
          onInterrupted={(text) => {
            if (actions.keepEdit(edited)) return;
            props.onEditUnsent(text);
            toasts.warning(texts.stream.edited_gone);
          }}
        />
      </div>
    );
  return (
    <div
      ref={place}
      className={classNames('flex flex-col', mine ? 'items-end pl-12' : 'items-start pr-4 sm:pr-8')}
    >
      <div
        {...press}
        onContextMenu={(event) => opened === 'sheet' && event.preventDefault()}
        className="relative max-w-full min-w-0"
      >
        {!rests && hasBar && <ActionBar {...bar} place="floating" />}
        <div
          {...swipe.handlers}
          className={classNames(
            leafs && 'touch-pan-y',
            swipe.offset === 0 && 'transition-transform',
          )}
          style={swipe.offset ? { transform: `translateX(${swipe.offset}px)` } : undefined}
        >
          {mine ? (
            <OwnWords message={message} actions={actions} />
          ) : (
            <ReplyText message={message} name={name} />
          )}
        </div>
      </div>
      {message.is_forgotten && <ForgottenMark name={name} />}
      {rests && (
        <Ending
          {...{ message, reachable, choose }}
          isOpen={props.isOpen}
          onRetry={() => change('regenerate')}
        >
          <ActionBar {...bar} place="resting" onMore={() => setOpened('sheet')} />
        </Ending>
      )}
      {mine && <AnswerButton {...props} onPress={() => change('regenerate')} />}
      <Times message={message} />
      <Suspense>
        <Opened {...{ opened, message, name, offered, act }} onClose={() => setOpened(null)} />
      </Suspense>
    </div>
  );
});

/** Moves the focus from an element that disappears: otherwise the keyboard would start at the top of the page again. */
const focusRow = (inside: HTMLElement | null): void =>
  inside?.closest<HTMLElement>('[data-row]')?.focus({ preventScroll: true });

interface OpenedProps extends Pick<Props, 'message' | 'name'> {
  opened: 'sheet' | 'receipt' | null;
  offered: readonly MessageAction[];
  act: (action: ActionName) => void;
  onClose: () => void;
}

function Opened({ opened, message, name, offered, act, onClose }: OpenedProps) {
  if (opened === 'sheet') return <ActionSheet actions={offered} onAction={act} onClose={onClose} />;
  if (opened === 'receipt') return <ReceiptDialog at={message} name={name} onClose={onClose} />;
  return null;
}

function OwnWords({ message, actions }: Pick<Props, 'message' | 'actions'>) {
  const blocked = message.state === 'blocked';
  if (message.state === 'removed') return <RemovedWords reason={message.failure} />;
  return (
    <>
      <Bubble side="right" tone={blocked ? 'refused' : 'plain'}>
        <Markdown text={message.text} />
      </Bubble>
      {blocked && (
        <p className="ml-auto max-w-md px-1 pt-1.5 text-right text-sm text-danger">
          {words.state.blocked} {reasonWords(message.failure)}{' '}
          <Suspense>
            <ContestButton
              about={() => ({
                rule: message.failure,
                surface: 'chat',
                passage: message.text,
                before: actions.wordsBefore(message.seq),
              })}
            />
          </Suspense>
        </p>
      )}
    </>
  );
}

interface EndingProps extends Pick<Props, 'message' | 'reachable' | 'isOpen'> {
  choose: (variant: number) => void;
  onRetry: () => void;
  children: ReactNode;
}

interface AnswerProps extends Pick<Props, 'message' | 'isLast' | 'busy' | 'isOpen'> {
  onPress: () => void;
}

/** Below the user's message at the end of the chat. */
function AnswerButton({ message, isLast, busy, isOpen, onPress }: AnswerProps) {
  if (!isLast || busy || !isOpen || message.state !== 'complete') return null;
  return (
    <Button size="sm" tone="ghost" onClick={onPress}>
      {words.action.answer}
    </Button>
  );
}

/** Below the last reply: a retry if one is needed, its versions, and its actions. */
function Ending(props: EndingProps) {
  const { message, reachable, isOpen, choose, onRetry, children } = props;
  const { variant, variants } = message;
  return (
    <div className="flex flex-wrap items-center gap-x-2 pt-1">
      {needsRetry(message) && isOpen && (
        <Button size="sm" icon={RefreshCw} onClick={onRetry}>
          {words.action.retry}
        </Button>
      )}
      {variants > 1 && <VariantSwitch {...{ variant, variants, reachable }} onChoose={choose} />}
      {children}
    </div>
  );
}

/** It stays in the chat, which therefore says that replies do not use it. */
const ForgottenMark = ({ name }: { name: string }) => (
  <p className="flex items-center gap-1.5 px-1 pt-1.5 text-sm text-ink-faint">
    <Icon of={BrainCog} size="xs" />
    {texts.stream.forgotten(name)}
  </p>
);

function Times({ message }: { message: Entry }) {
  if (isRunning(message)) return null;
  return (
    <p className="h-0 px-1 text-xs text-ink-faint opacity-0 transition-opacity group-hover/row:opacity-100 group-focus-within/row:opacity-100">
      <time dateTime={message.message_send_at}>{formatClock(message.message_send_at)}</time>
      {message.edited_at && ` · ${texts.stream.edited}`}
    </p>
  );
}

function reportMessage({ session_id, seq }: Pick<Entry, 'session_id' | 'seq'>): void {
  const subject = { type: 'message' as const, session_id, seq };
  overlays.open('report', { subject, called: words.action.reported });
}
