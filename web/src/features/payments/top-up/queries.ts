// What is on sale for this member, doubled where a coupon waits for it.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { ownWallet } from '../../../lib/wallet.ts';
import type { Unit } from './packages.ts';
import { texts } from './texts.ts';

export const packagesOf = (type: Unit) =>
  queryOptions({
    queryKey: [...ownWallet.queryKey, 'packages', type],
    queryFn: async ({ signal }) =>
      (await api.wallet.creditPackages({ query: { type } }, signal)).packages,
    staleTime: 0,
    meta: { failure: texts.failed },
  });
