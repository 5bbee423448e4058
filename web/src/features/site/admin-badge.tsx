// The badge with the size of the admins' backlog, beside the link to the admin screens.
import { useQuery } from '@tanstack/react-query';
import { waitsInAll } from './backlog.ts';
import { polled, q } from '../../lib/queries.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { texts } from './texts.ts';

/** `isSmall`: over the corner of the icon. */
export function AdminBadge({ isSmall }: { isSmall: boolean }) {
  const { data } = useQuery(polled(q.stats.backlog()));
  const count = data ? waitsInAll(data) : 0;
  return (
    <CountBadge
      count={count}
      label={texts.waiting(count)}
      className={isSmall ? 'absolute top-1 left-[calc(50%+0.25rem)]' : ''}
    />
  );
}
