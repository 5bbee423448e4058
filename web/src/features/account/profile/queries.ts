// The queries of the profile and devices, and the update of all places that show a changed profile.
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
