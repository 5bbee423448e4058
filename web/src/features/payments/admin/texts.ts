// Texts of the admin's list of payments.
import { formatNumber } from '../../../lib/formats.ts';
export const texts = {
  title: 'Payments',
  sentence: 'What was paid in money, the newest first.',
  filter: 'Show',
  filters: { to_check: 'To be looked at', returned: 'Refunded or disputed' },
  columns: {
    what: 'What',
    member: 'Member',
    amount: 'Amount',
    state: 'State',
    given: 'Given',
    time: 'When',
  },
  kinds: { package: 'Package', plan: 'Plan' },
  states: {
    open: 'Not paid',
    credited: 'Paid',
    cancelled: 'Cancelled',
    active: 'Running',
    late: 'Payment late',
    ended: 'Ended',
  },
  finding: (what: string) =>
    what === 'provider_not_configured'
      ? 'Not ended: its payment provider is no longer configured. End it there by hand.'
      : `Differs in: ${what.replaceAll('_', ' ')}`,
  went_back: (count: number) => `${formatNumber(count)} went back`,
  gone: 'Deleted account',
  at_provider: (provider: string, id: string) => `${provider} · ${id}`,
  nothing: 'Nobody has paid yet.',
  nothing_found: 'Nothing of that kind. That is good news.',
  more: 'Show more',
} as const;
