// Texts of the admin's list of payments.
import { formatNumber } from '../../../lib/formats.ts';
const payments = (count: number) => (count === 1 ? '1 payment' : `${formatNumber(count)} payments`);

const providers: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  flexpay: 'FlexPay',
  sandbox: 'Sandbox',
};

const findings: Readonly<Record<string, string>> = {
  amount: 'Its price differs from the order, so it wasn’t credited. Refund it at your provider.',
  received: 'Only part of the money arrived, so it wasn’t credited. Refund it at your provider.',
  currency:
    'Its currency differs from the order, so it wasn’t credited. Refund it at your provider.',
  customer: 'Another customer made this payment, so it wasn’t credited.',
  live: 'Test money for a real order, or the other way around, so it wasn’t credited.',
  id: 'A second payment names this order. It wasn’t credited.',
  metadata: 'Its order ID was changed at your provider, so it wasn’t credited.',
  account_deleted: 'Paid after the account was deleted. Refund it at your provider.',
  second_plan: 'The member already had a plan, so we canceled and refunded this one.',
  provider_not_configured:
    'The account was deleted, but its payment provider isn’t set up on this server, so we couldn’t cancel this plan. Cancel it in the provider’s dashboard.',
};

export const texts = {
  title: 'Payments',
  sentence:
    'What members paid for tokens, messages, and plans, newest first. The ID is the one in your payment provider’s dashboard. When a payout reaches your bank, mark its payments as settled.',
  search: 'Payment or member ID',
  filter: 'Show',
  filters: {
    paid: 'Paid',
    to_check: 'Needs review',
    returned: 'Refunded or disputed',
    unsettled: 'Not settled',
    settled: 'Settled',
  },
  columns: {
    what: 'Item',
    member: 'Member',
    amount: 'Amount',
    state: 'Status',
    settled: 'Payout',
    given: 'Credited',
    time: 'Date',
  },
  plan: (name: string | null) => (name === null ? 'Plan' : `${name} plan`),
  in_payments: (count: number) => `in ${payments(count)}`,
  packages: {
    token: (count: number) => `${formatNumber(count)} tokens`,
    message: (count: number) => `${formatNumber(count)} messages`,
  },
  states: {
    open: 'Not completed',
    credited: 'Paid',
    cancelled: 'Canceled',
    active: 'Active',
    late: 'Past due',
    ended: 'Ended',
  },
  finding: (what: string) => findings[what] ?? `Mismatch: ${what.replaceAll('_', ' ')}`,
  refunded: 'Refunded',
  refunded_part: (amount: string) => `${amount} refunded`,
  disputed: 'Disputed',
  went_back: (count: number) => `${formatNumber(count)} reversed`,
  gone: 'Deleted account',
  at_provider: (provider: string, id: string) => `${providers[provider] ?? provider} · ${id}`,
  nothing: 'No payments',
  nothing_like_it:
    'No payment, plan, or member with payments has this ID. Paste the full ID, as your provider shows it.',
  nothing_yet: 'What members pay appears here.',
  nothing_found: {
    paid: 'No one has paid yet.',
    to_check: 'No payments need your attention.',
    returned: 'No payments were refunded or disputed.',
    unsettled: 'Everything paid is settled.',
    settled: 'No payments are settled yet.',
  },
  more: 'Show more',
  settled: (day: string) => `Settled ${day}`,
  settled_part: (settled: number, payments: number) => `${settled} of ${payments} settled`,
  unsettled: 'Not settled',
  nothing_paid: '–',
  name: (item: string, amount: string) => `${item}, ${amount}`,
  settle: 'Mark as settled',
  ask_settle: (count: number) => `Mark ${payments(count)} as settled?`,
  ask_settle_sentence:
    'This marks everything that matches and isn’t settled yet, on this page and all others.',
  unsettle: 'Mark as not settled',
  marked: (count: number) => `Marked ${payments(count)} as settled.`,
  unmarked: (count: number) => `Marked ${payments(count)} as not settled.`,
  undo: 'Undo',
} as const;
