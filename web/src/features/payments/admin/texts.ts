// Texts of the admin's list of payments.
import { formatNumber } from '../../../lib/formats.ts';
export const texts = {
  title: 'Payments',
  sentence:
    'What members paid for tokens, messages, and plans, newest first. The ID is the one in your payment provider’s dashboard.',
  filter: 'Show',
  filters: { to_check: 'Needs review', returned: 'Refunded or disputed' },
  columns: {
    what: 'Item',
    member: 'Member',
    amount: 'Amount',
    state: 'Status',
    given: 'Credited',
    time: 'Date',
  },
  kinds: { plan: 'Plan' },
  packages: {
    token: (count: number) => `${formatNumber(count)} tokens`,
    message: (count: number) => `${formatNumber(count)} messages`,
  },
  states: {
    open: 'Not paid',
    credited: 'Paid',
    cancelled: 'Canceled',
    active: 'Active',
    late: 'Past due',
    ended: 'Ended',
  },
  finding: (what: string) => `Mismatch: ${what.replaceAll('_', ' ')}`,
  went_back: (count: number) => `${formatNumber(count)} reversed`,
  gone: 'Deleted account',
  at_provider: (provider: string, id: string) => `${provider} · ${id}`,
  nothing: 'No payments yet.',
  nothing_found: 'No payments need your attention.',
  more: 'Show more',
} as const;
