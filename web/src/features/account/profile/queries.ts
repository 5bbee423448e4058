// The queries of the member's profile and devices, and how a changed profile updates every place that shows it.
import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@velour/contract/account.ts';
import { q } from '../../../lib/queries.ts';
import { session } from '../../../lib/session.ts';

export const ownUser = q.account.user();
export const ownDevices = q.account.devices();

export function saveUser(client: QueryClient, user: User): void {
  client.setQueryData(ownUser.queryKey, user);
  session.update(user);
}
