// The calls of wallets: balances, statement, rewards. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const walletCalls = {
  wallet: {
    method: 'GET',
    path: '/wallet',
    access: 'member',
    summary: 'What one has: expiring and permanent tokens, message credits, what is held and owed',
  },
  transactions: {
    method: 'GET',
    path: '/transactions',
    access: 'member',
    summary: 'Every movement of own tokens with its reason, the newest first',
  },
  transactionsCsv: {
    method: 'GET',
    path: '/transactions/csv',
    access: 'member',
    summary: 'The same as CSV text, in pages that can be put together',
  },
  buy: {
    method: 'POST',
    path: '/transactions',
    access: 'member',
    idempotent: 'transaction',
    summary: 'Buy a store item with tokens, or give a tip',
  },
  creditPackages: {
    method: 'GET',
    path: '/wallet/credit-packages',
    access: 'member',
    summary: 'Packages as this member would get them, doubled where a coupon waits',
  },
  claimDoubleCredit: {
    method: 'POST',
    path: '/wallet/claim-double-credit-coupon',
    access: 'member',
    idempotent: 'transaction',
    summary: 'Claim the coupon that doubles the next package of tokens, once',
  },
  claimDoubleMessages: {
    method: 'POST',
    path: '/wallet/claim-double-messages-coupon',
    access: 'member',
    idempotent: 'transaction',
    summary: 'Claim the coupon that doubles the next package of messages, once',
  },
  currencyPackages: {
    method: 'GET',
    path: '/currency-packages',
    access: 'anyone',
    summary: 'Packages of tokens, or of messages with type=message, at list price',
  },
  plans: { method: 'GET', path: '/plans', access: 'anyone', summary: 'Plans with their prices' },
  storeItems: {
    method: 'GET',
    path: '/store-items',
    access: 'anyone',
    summary: 'What can be bought with tokens',
  },
  dailyReward: {
    method: 'GET',
    path: '/daily-reward',
    access: 'member',
    summary: "Whether today's reward is claimed, and the streak",
  },
  claimDailyReward: {
    method: 'POST',
    path: '/daily-reward',
    access: 'member',
    idempotent: 'transaction',
    summary: "Claim today's reward, once a UTC day",
  },
  ledgerOf: {
    method: 'GET',
    path: '/admin/wallets/:member_id',
    access: 'admin',
    summary: "A member's balances and statement",
  },
  adjust: {
    method: 'POST',
    path: '/admin/wallets/:member_id/adjustments',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Add or take tokens with a reason; beyond 1,000 another admin has to agree',
  },
  adjustments: {
    method: 'GET',
    path: '/admin/adjustments',
    access: 'admin',
    summary: 'Adjustments that wait for another admin',
  },
  decideAdjustment: {
    method: 'POST',
    path: '/admin/adjustments/:id',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Agree to an adjustment of another admin, or refuse it',
  },
} as const satisfies Record<string, Call>;
