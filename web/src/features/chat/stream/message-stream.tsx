// The virtualized list of a chat's messages: only rows near the viewport are rendered; older pages are added above
// without a jump.
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type CacheSnapshot, type VirtualizerHandle } from 'virtua';
import type { Chat } from '@velour/contract/chat.ts';
import { useToday } from '../../../lib/clock.ts';
import { nextFrame } from '../next-frame.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Entry } from '../conversation/conversation.ts';
import type { ChatActions } from '../actions.ts';
import { texts } from '../texts.ts';
import type { ConversationView } from '../use-conversation.ts';
import { Announcer } from './announcer.tsx';
import { Edge } from './edge.tsx';
import { createRows, type Row } from './rows.ts';
import { StreamRow } from './stream-row.tsx';
import { ToLatest } from './to-latest.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { useStickiness } from './use-stickiness.ts';
import { useTarget, type Target } from './use-target.ts';

interface Props {
  chat: Chat;
  view: ConversationView;
  actions: ChatActions;
  target: Target | undefined;
  onRemove: (seq: number, isPicture?: boolean) => void;
  onEditUnsent: (text: string) => void;
}

/** The distance from an end at which the next page is fetched. */
const AHEAD_PX = 1_200;
const BUFFER_PX = 400;
/**
 * The estimated height of a row, corrected once it is measured. The library's own estimate of 40 would render several
 * times as many rows as the first view shows; a size given as exact would never be corrected.
 */
const ROW_PX = 80;
const firstGuess: CacheSnapshot = [[], ROW_PX];

/** Memoized, because the composer next to it changes with every keystroke. */
export const MessageStream = memo(function MessageStream(props: Props) {
  const { chat, view, actions, target, onRemove, onEditUnsent } = props;
  const { conversation, outgoing, reader, running } = view;
  const { messages, has_after } = conversation;
  const rows = useRows(chat, view);
  const scroller = useRef<HTMLDivElement>(null);
  const listRef = useRef<VirtualizerHandle>(null);
  const focus = useRowFocus({ listRef, rows });
  const { marked, isOnItsWay } = useTarget({
    target,
    conversation,
    rows,
    scroller,
    go: focus.go,
    onLeave: () => toLatest(),
  });
  const { atEnd, toEnd, onScroll, onResize, watchHeight } = useStickiness({
    listRef,
    count: rows.length,
    ownMessages: outgoing.length,
    isElsewhere: isOnItsWay,
  });
  const isSettled = useSettled();
  const shift = useShift(rows);
  const toLatest = () => {
    if (has_after) void reader.loadEnd().then(toEnd);
    else toEnd();
  };
  const loadNear = () => loadNearPages(view, listRef.current, isOnItsWay);

  return (
    <div className="relative min-h-0 flex-1">
      <Edge view={view} />
      <div
        ref={scroller}
        className={classNames(
          'flex h-full flex-col overflow-y-auto overscroll-contain [overflow-anchor:none]',
          !isSettled && 'invisible',
        )}
      >
        <div className="grow" />
        <section
          role="feed"
          ref={watchHeight}
          aria-label={texts.stream.label(chat.character.name)}
          aria-busy={running !== null}
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
        >
          <Virtualizer
            ref={listRef}
            scrollRef={scroller}
            data={rows}
            shift={shift}
            bufferSize={BUFFER_PX}
            cache={firstGuess}
            keepMounted={focus.kept}
            onScroll={(offset) => {
              onScroll(offset);
              loadNear();
            }}
            onResize={() => {
              onResize();
              loadNear();
            }}
          >
            {(row) => (
              <StreamRow
                key={row.key}
                row={row}
                chat={chat}
                busy={running !== null}
                reachable={focus.key === row.key}
                isMarked={marked === row.key}
                actions={actions}
                onRemove={onRemove}
                onEditUnsent={onEditUnsent}
              />
            )}
          </Virtualizer>
        </section>
      </div>
      <ToLatest atEnd={atEnd && !has_after} last_seq={conversation.last_seq} onPress={toLatest} />
      <Announcer messages={messages} name={chat.character.name} />
    </div>
  );
});

function useRows(chat: Chat, { conversation, outgoing }: ConversationView): readonly Row[] {
  const { messages, has_before } = conversation;
  const [makeRows] = useState(createRows);
  const unreadSeq = useFirstUnread(chat, messages);
  const today = useToday();
  return useMemo(
    () => makeRows({ messages, outgoing, has_before, unreadSeq, today }),
    [makeRows, messages, outgoing, has_before, unreadSeq, today],
  );
}

/** While the list scrolls to a message, added rows would move it away. */
function loadNearPages(
  { conversation, reader, loading, failure }: ConversationView,
  seen: VirtualizerHandle | null,
  isOnItsWay: boolean,
): void {
  if (!seen || loading || failure || isOnItsWay) return;
  const { has_before, has_after } = conversation;
  if (has_before && seen.scrollOffset < AHEAD_PX) void reader.loadBefore();
  const left = seen.scrollSize - seen.scrollOffset - seen.viewportSize;
  if (has_after && left < AHEAD_PX) void reader.loadAfter();
}

/** False until the rows are measured and scrolled to the end: before that, they would visibly move. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isHere = true;
    nextFrame(() => nextFrame(() => isHere && setSettled(true)));
    return () => {
      isHere = false;
    };
  }, []);
  return isSettled;
}

/** Messages that arrived while the user was away, as of opening the chat; later ones are seen as they arrive. */
function useFirstUnread(chat: Chat, messages: readonly Entry[]): number | undefined {
  const [{ read_seq, last_seq }] = useState(chat);
  if (read_seq === 0) return undefined;
  return messages.find(
    ({ seq, author }) => author === 'character' && seq > read_seq && seq <= last_seq,
  )?.seq;
}

/** True while the rows differ at their start from the previous ones, so that the reading position is kept. */
function useShift(rows: readonly Row[]): boolean {
  const [known, setKnown] = useState({ rows, shift: false });
  if (known.rows === rows) return known.shift;
  const shift = known.rows[0]?.key !== rows[0]?.key;
  setKnown({ rows, shift });
  return shift;
}
