// Calls of wallets: balances, statement, rewards. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const walletCalls = {
  wallet: {
    method: 'GET',
    path: '/wallet',
    access: 'member',
    summary: 'Get your balances: expiring and permanent tokens, message credits, holds, and debt',
  },
  transactions: {
    method: 'GET',
    path: '/transactions',
    access: 'member',
    summary: 'List your transactions with their reasons, newest first',
  },
  transactionsCsv: {
    method: 'GET',
    path: '/transactions/csv',
    access: 'member',
    summary: 'Get your transactions as CSV, in pages that can be concatenated',
  },
  buy: {
    method: 'POST',
    path: '/transactions',
    access: 'member',
    idempotent: 'transaction',
    summary: 'Buy a store item with tokens, or send a tip',
  },
  creditPackages: {
    method: 'GET',
    path: '/wallet/credit-packages',
    access: 'member',
    summary: 'List packages as you’d get them, doubled if you have a coupon',
  },
  claimDoubleCredit: {
    method: 'POST',
    path: '/wallet/claim-double-credit-coupon',
    access: 'member',
    idempotent: 'transaction',
    summary: 'Claim the coupon that doubles your next token package, once',
  },
  claimDoubleMessages: {
    method: 'POST',
    path: '/wallet/claim-double-messages-coupon',
    access: 'member',
    idempotent: 'transaction',
    summary: 'Claim the coupon that doubles your next message package, once',
  },
  currencyPackages: {
    method: 'GET',
    path: '/currency-packages',
    access: 'anyone',
    summary: 'List token packages, or message packages with type=message, at list price',
  },
  plans: {
    method: 'GET',
    path: '/plans',
    access: 'anyone',
    summary: 'List plans with their prices',
  },
  storeItems: {
    method: 'GET',
    path: '/store-items',
    access: 'anyone',
    summary: 'List what you can buy with tokens',
  },
  dailyReward: {
    method: 'GET',
    path: '/daily-reward',
    access: 'member',
    summary: 'Get today’s reward and your streak',
  },
  claimDailyReward: {
    method: 'POST',
    path: '/daily-reward',
    access: 'member',
    idempotent: 'transaction',
    summary: 'Claim today’s reward, once per UTC day',
  },
  ledgerOf: {
    method: 'GET',
    path: '/admin/wallets/:member_id',
    access: 'admin',
    summary: 'Get a member’s balances and statement',
  },
  adjust: {
    method: 'POST',
    path: '/admin/wallets/:member_id/adjustments',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Add or deduct tokens with a reason; above 1,000 another admin must approve',
  },
  adjustments: {
    method: 'GET',
    path: '/admin/adjustments',
    access: 'admin',
    summary: 'List adjustments waiting for another admin',
  },
  decideAdjustment: {
    method: 'POST',
    path: '/admin/adjustments/:id',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Approve or reject another admin’s adjustment',
  },
} as const satisfies Record<string, Call>;
