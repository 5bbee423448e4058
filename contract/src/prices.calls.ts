// Calls of admins about prices. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const pricesCalls = {
  list: {
    method: 'GET',
    path: '/admin/prices',
    access: 'admin',
    summary: 'List packages, plans, and store items, including those not for sale',
  },
  setPackage: {
    method: 'PUT',
    path: '/admin/prices/packages/:id',
    access: 'admin',
    summary:
      'Add a package under an ID you choose, or edit it; existing purchases keep their terms',
  },
  setPlan: {
    method: 'PUT',
    path: '/admin/prices/plans/:id',
    access: 'admin',
    summary: 'Add or edit a plan; running plans keep their terms',
  },
  setCoupon: {
    method: 'PUT',
    path: '/admin/prices/coupons/:coupon',
    access: 'admin',
    summary: 'Turn a coupon on or off; members who claimed it keep it',
  },
  setItem: {
    method: 'PUT',
    path: '/admin/prices/store-items/:id',
    access: 'admin',
    summary: 'Add or edit a store item',
  },
} as const satisfies Record<string, Call>;
