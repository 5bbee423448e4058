// How much waits for an admin, beside the way to the admin's screens.
import { useQuery } from '@tanstack/react-query';
import { waitingForAdmin, waitsInAll } from '../../lib/waiting.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { texts } from './texts.ts';

export function AdminBadge() {
  const { data } = useQuery(waitingForAdmin);
  const count = data ? waitsInAll(data) : 0;
  return <CountBadge count={count} label={texts.waiting(count)} />;
}
