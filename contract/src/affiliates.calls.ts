// Calls of affiliates: parameters of landing addresses, and conversions reported to the affiliate network.
import type { Call } from './endpoint.ts';

export const affiliatesCalls = {
  landed: {
    method: 'POST',
    path: '/affiliate/landing',
    access: 'member',
    summary:
      'Store the affiliate parameters of the address you arrived at, for your next purchases',
  },
  list: {
    method: 'GET',
    path: '/admin/conversions',
    access: 'admin',
    summary: 'List purchases reported to the affiliate network, newest first',
  },
  retry: {
    method: 'POST',
    path: '/admin/conversions/retry',
    access: 'admin',
    summary: 'Report a purchase again now, or all whose reports failed',
  },
} as const satisfies Record<string, Call>;
