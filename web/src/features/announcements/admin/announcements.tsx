// The site's announcements for admins: live, scheduled and past; create and end them.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ListedAnnouncement } from '@velour/contract/announcements.ts';
import { api } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { q } from '../../../lib/queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { adminReads, useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { AnnouncementBox } from '../announcement-bar.tsx';
import { NewAnnouncement } from './new-announcement.tsx';
import { texts } from './texts.ts';

export function Announcements() {
  const { data, error, refetch } = useQuery(q.announcements.list());
  const [isWriting, setWriting] = useState(false);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const rows = data?.announcements;
  return (
    <div className="flex flex-col gap-5">
      <ScreenHead title={texts.title} sentence={texts.sentence}>
        <Button tone="primary" icon={Plus} onClick={() => setWriting(true)}>
          {texts.add}
        </Button>
      </ScreenHead>
      {!rows && (
        <Loading label={texts.loading}>
          <Skeleton radius="card" className="h-32" />
        </Loading>
      )}
      {rows?.length === 0 && (
        <EmptyState scene="candle" title={texts.empty}>
          {texts.empty_sentence}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label={texts.list} className="flex flex-col gap-4">
          {rows.map((one) => (
            <li key={one.id}>
              <OneAnnouncement announcement={one} />
            </li>
          ))}
        </ul>
      )}
      {isWriting && <NewAnnouncement onClose={() => setWriting(false)} />}
    </div>
  );
}

function OneAnnouncement({ announcement }: { announcement: ListedAnnouncement }) {
  const { id, text, state, audience, from, until } = announcement;
  const ending = useAdminCall(api.announcements.end, {
    done: texts.ended,
    invalidates: [adminReads, q.site.status.all],
  });
  const since = formatMoment(from);
  return (
    <Card className="flex flex-col gap-3">
      <AnnouncementBox announcement={announcement} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        <Badge tone={state === 'live' ? 'gold' : 'neutral'}>{texts.states[state]}</Badge>
        <span>{texts.audiences[audience]}</span>
        <span className="min-w-0 flex-1 basis-56">
          {until === null ? texts.from(since) : texts.between(since, formatMoment(until))}
        </span>
        {state !== 'ended' && (
          <Button
            size="sm"
            pending={ending.pending}
            aria-label={texts.end_one(text)}
            onClick={() => void ending.run({ params: { announcement_id: id } })}
          >
            {texts.end}
          </Button>
        )}
      </div>
    </Card>
  );
}
