// The query of packages on sale for this member, doubled by a claimed coupon.
import { q } from '../../../lib/queries.ts';
import type { Unit } from './packages.ts';
import { texts } from './texts.ts';

export const packagesOf = (type: Unit) => ({
  ...q.wallet.creditPackages({ query: { type } }),
  staleTime: 0,
  meta: { failure: texts.failed },
});
