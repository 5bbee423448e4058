// The calls of an admin at what is sold. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const pricesCalls = {
  list: {
    method: 'GET',
    path: '/admin/prices',
    access: 'admin',
    summary: 'Packages, plans and store items, also those that are not on sale',
  },
  setPackage: {
    method: 'PUT',
    path: '/admin/prices/packages/:id',
    access: 'admin',
    summary:
      'Add a package under an id of the caller, or change it; what was bought keeps its terms',
  },
  setPlan: {
    method: 'PUT',
    path: '/admin/prices/plans/:id',
    access: 'admin',
    summary: 'Add a plan, or change it; running plans keep their terms',
  },
  setCoupon: {
    method: 'PUT',
    path: '/admin/prices/coupons/:coupon',
    access: 'admin',
    summary: 'Offer a coupon, or stop; who has claimed it keeps it',
  },
  setItem: {
    method: 'PUT',
    path: '/admin/prices/store-items/:id',
    access: 'admin',
    summary: 'Add a store item, or change it',
  },
} as const satisfies Record<string, Call>;
