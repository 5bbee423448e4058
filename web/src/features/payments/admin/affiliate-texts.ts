// Texts of the admins' list of reports to the affiliate network.
import { formatNumber } from '../../../lib/formats.ts';

export const texts = {
  title: 'Affiliates',
  sentence:
    'Purchases reported to your affiliate network, newest first. We retry a report for 3 days and keep it for 90.',
  list: 'Reports',
  filter: 'Status',
  filters: {
    failing: 'Failing',
    waiting: 'Waiting',
    told: 'Sent',
    dropped: 'Not sent',
  },
  columns: {
    what: 'Purchase',
    state: 'Status',
  },
  kinds: { package: 'Package', plan: 'Plan' },
  test: 'Test money',
  states: { waiting: 'Waiting', failing: 'Failing', told: 'Sent', dropped: 'Not sent' },
  dropped: {
    returned: 'The payment was refunded.',
    no_address: 'No report address was set.',
    no_buyer: 'The account has no email, or was deleted.',
    late: 'The network didn’t accept it in time.',
  },
  until: (time: string) => `Retried until ${time}`,
  last_try: (attempts: number, time: string) =>
    attempts === 1 ? `Attempted ${time}` : `${formatNumber(attempts)} attempts, last ${time}`,
  none: 'None',
  from_link: (parameters: string) => `From the link: ${parameters}`,
  to: (host: string, names: string) =>
    `Reports go to ${host}. We keep these parameters of an affiliate’s link: ${names}. A report includes the buyer’s email, or its SHA-256 hash if they declined marketing emails.`,
  nowhere: 'We don’t report purchases anywhere. To start, add your network’s address under Site.',
  retry: 'Retry now',
  retry_label: (what: string) => `Retry now: ${what}`,
  retry_all: 'Retry all that failed',
  retried: (count: number) =>
    count === 0
      ? 'No failed reports to retry.'
      : `Retrying ${count === 1 ? '1 report' : `${count} reports`}.`,
  empty: 'No reports',
  empty_sentence: 'Each purchase that we report shows up here.',
  no_match: 'No reports match this filter.',
} as const;
