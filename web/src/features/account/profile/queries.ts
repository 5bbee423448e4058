// The member's own record and devices, and how a changed record reaches every place that shows it.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { User } from '@velour/contract/account.ts';
import { api } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';

const meta = { shown_in_place: true };

export const ownUser = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => api.account.user(undefined, signal),
  meta,
});

export const ownDevices = queryOptions({
  queryKey: ['user', 'devices'],
  queryFn: ({ signal }) => api.account.devices(undefined, signal),
  meta,
});

export function keepUser(client: QueryClient, user: User): void {
  client.setQueryData(ownUser.queryKey, user);
  session.update(user);
}
