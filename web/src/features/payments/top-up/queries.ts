// What is on sale for this member, doubled where a coupon waits for it.
import { q } from '../../../lib/queries.ts';
import type { Unit } from './packages.ts';
import { texts } from './texts.ts';

export const packagesOf = (type: Unit) => ({
  ...q.wallet.creditPackages({ query: { type } }),
  staleTime: 0,
  meta: { failure: texts.failed },
});
