// The line above the composer with the number of messages left, once it is low, and what to do when none are left.
import { alwaysFresh, q } from '../../../lib/queries.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import { everyMinute } from '../../../lib/clock.ts';
import { overlays } from '../../../lib/overlays.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { outbox } from '../runtime.ts';
import type { Outgoing } from '../outbox/outgoing.ts';
import { texts as words } from './texts.ts';
import { isUsedUp, messagesLeft, waitUntil } from './failures.ts';

interface Props {
  /** The user's messages in this chat; each new one reduces the count. */
  own: number;
  replying: boolean;
  outgoing: readonly Outgoing[];
}

/** The count from which the line is shown. */
const FEW = 5;
const LONGEST_MS = 6 * 3_600_000;

export function MessagesLine(props: Props) {
  const { kind } = useSession();
  return kind === 'member' ? <MembersLine {...props} /> : null;
}

function MembersLine({ own, replying, outgoing }: Props) {
  const refused = outgoing.filter(({ failure }) => isUsedUp(failure?.code));
  const { data, refetch } = useQuery({
    ...alwaysFresh(q.wallet.wallet()),
    refetchInterval: ({ state }) => (state.data ? untilNext(state.data.free_messages_at) : false),
  });
  useEffect(() => {
    if (!replying) void refetch();
  }, [own, replying, refused.length, refetch]);
  const left = messagesLeft(data);
  useSendingAgain(left, refused);
  if (!data || left === undefined || left > FEW) return null;
  if (left > 0) {
    return (
      <p className="flex flex-wrap items-center justify-center gap-x-1 pb-1 text-sm text-ink-faint">
        <span>{words.few(left)}</span>
        <button
          type="button"
          onClick={() => overlays.open('top-up', { type: 'message' })}
          className="touch rounded-control px-1 py-1.5 font-medium text-accent underline-offset-4 hover:underline"
        >
          {words.more}
        </button>
      </p>
    );
  }
  return (
    <div
      role="status"
      className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-raised px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
        <span className="block font-medium text-ink">{words.used(data.free_messages)}</span>
        {data.free_messages > 0 && <NextMessages moment={data.free_messages_at} />}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        <ButtonLink to={paths.premium()} size="sm" tone="ghost">
          {words.plans}
        </ButtonLink>
        <Button
          size="sm"
          tone="primary"
          onClick={() => overlays.open('top-up', { type: 'message' })}
        >
          {words.buy}
        </Button>
      </div>
    </div>
  );
}

function NextMessages({ moment }: { moment: string }) {
  const sentence = () => words.next(waitUntil(moment, Date.now()));
  return useSyncExternalStore(everyMinute, sentence);
}

/** Refused messages are sent automatically once messages were bought or a new day has started. */
function useSendingAgain(left: number | undefined, refused: readonly Outgoing[]): void {
  const before = useRef(left);
  useEffect(() => {
    const hadNone = before.current === 0;
    before.current = left;
    if (!hadNone || left === 0) return;
    for (const { client_message_id } of refused.slice(0, left)) outbox.retry(client_message_id);
  }, [left, refused]);
}

/** Bounded: a wrong clock must cause neither constant polling nor a late refresh. */
const untilNext = (moment: string): number =>
  Math.min(LONGEST_MS, Math.max(60_000, Date.parse(moment) - Date.now() + 1_000));
