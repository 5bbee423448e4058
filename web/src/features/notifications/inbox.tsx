// The inbox: notifications, newest first; each links to its screen and is then marked as read.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Notification } from '@velour/contract/notifications.ts';
import { api } from '../../lib/api.ts';
import { formatMoment } from '../../lib/formats.ts';
import { alwaysFresh, q } from '../../lib/queries.ts';
import { useCall } from '../../lib/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { LoadMore } from '../shared/load-more.tsx';
import { firstPage } from './first-page.ts';
import { texts } from './texts.ts';

export default function Inbox({ onClose }: { onClose: () => void }) {
  const pages = useInfiniteQuery(alwaysFresh(q.notifications.inbox.pages(firstPage, 'cursor')));
  const { run, pending } = useCall(api.notifications.markRead, {
    invalidates: [q.notifications.inbox.all],
  });
  const notifications = pages.data?.pages.flatMap((page) => page.notifications) ?? [];
  const unread = pages.data?.pages[0]?.unread_count ?? 0;
  const open = ({ id, is_read }: Notification) => {
    if (!is_read) void run({ body: { ids: [id] } });
    onClose();
  };
  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      footer={
        unread > 0 && (
          <Button pending={pending} onClick={() => void run({ body: {} })}>
            {texts.read_all}
          </Button>
        )
      }
    >
      {pages.isPending && <Waiting />}
      {pages.isError && (
        <ErrorState title={texts.failed} level="h3" onRetry={() => void pages.refetch()} />
      )}
      {pages.data && notifications.length === 0 && (
        <EmptyState scene="lamp" title={texts.empty} level="h3">
          {texts.empty_sentence}
        </EmptyState>
      )}
      <ul className="flex flex-col divide-y divide-edge">
        {notifications.map((one) => (
          <li key={one.id}>
            <Link
              to={one.path}
              onClick={() => open(one)}
              className="flex min-h-14 items-center gap-3 rounded-small px-2 py-3 hover:bg-raised-2"
            >
              <span className="min-w-0 flex-1">
                <span className={`block ${one.is_read ? 'text-ink-soft' : 'font-medium'}`}>
                  {texts.topics[one.topic]}
                </span>
                <span className="block text-sm text-ink-faint">{formatMoment(one.created_at)}</span>
              </span>
              {!one.is_read && <Badge>{texts.unread}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore query={pages} label={texts.more} className="mt-3 w-full" />
    </Modal>
  );
}

function Waiting() {
  return (
    <Loading label={texts.loading} count={3} className="flex flex-col gap-3">
      <Skeleton className="h-14 rounded-small" />
    </Loading>
  );
}
