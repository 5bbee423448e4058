// The bell in the top bar with the unread count, and the inbox that it opens; loaded lazily, for members only.
import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { loadPage } from '../../lib/load-page.ts';
import { polled, q } from '../../lib/queries.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { firstPage } from './first-page.ts';
import { texts } from './texts.ts';

const Inbox = lazy(() => loadPage(() => import('./inbox.tsx')));

export default function Bell() {
  const [opened, setOpened] = useState(false);
  const { data } = useQuery(polled(q.notifications.inbox(firstPage)));
  const unread = data?.unread_count ?? 0;
  return (
    <div className="relative">
      <IconButton
        icon={BellIcon}
        label={texts.bell(unread)}
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      />
      <span aria-hidden className="pointer-events-none absolute -top-1 -right-1 leading-none">
        <CountBadge count={unread} label="" className="h-5" />
      </span>
      {opened && (
        <Suspense>
          <Inbox onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
