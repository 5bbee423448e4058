// The calls of wallets: a member's own, and an admin's about another member's.
import { ledgerApi } from '@velour/contract/ledger.ts';
import { pricesApi } from '@velour/contract/price-list.ts';
import { walletApi } from '@velour/contract/wallet.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { WalletService } from './service.ts';

export function walletRoutes(gateway: Gateway, wallet: WalletService): void {
  ownRoutes(gateway, wallet);
  priceRoutes(gateway, wallet);
  adminRoutes(gateway, wallet);
}

function ownRoutes(gateway: Gateway, { statement, rewards }: WalletService): void {
  bindAll(gateway, walletApi, {
    transactions: ({ scope, actor, query }) => statement.page(scope, actor.id, query),
    transactionsCsv: ({ scope, actor, query }) => statement.csv(scope, actor.id, query),
    dailyReward: ({ scope, actor }) => rewards.state(scope, actor.id),
    claimDailyReward: ({ scope, actor }) => rewards.claim(scope, actor.id),
  });
}

function priceRoutes(gateway: Gateway, { priceList, coupons }: WalletService): void {
  bindAll(gateway, walletApi, {
    creditPackages: async ({ scope, actor, query }) => {
      const multiplier = await coupons.multiplier(scope, actor.id, query.type);
      return priceList.packages(scope, query.type, multiplier === 2);
    },
    currencyPackages: ({ scope, query }) => priceList.packages(scope, query.type),
    plans: ({ scope }) => priceList.plans(scope),
    storeItems: ({ scope }) => priceList.items(scope),
  });
}

function adminRoutes(gateway: Gateway, { admin, prices, books }: WalletService): void {
  bindAll(gateway, pricesApi, {
    list: ({ scope }) => prices.list(scope),
    setPackage: ({ scope, actor, params, body }) =>
      prices.setPackage(scope, actor, { ...params, ...body }),
    setPlan: ({ scope, actor, params, body }) =>
      prices.setPlan(scope, actor, { ...params, ...body }),
    setItem: ({ scope, actor, params, body }) =>
      prices.setItem(scope, actor, { ...params, ...body }),
    setCoupon: ({ scope, actor, params, body }) =>
      prices.setCoupon(scope, actor, { ...params, ...body }),
  });
  bindAll(gateway, ledgerApi, {
    read: ({ scope }) => books.read(scope),
    check: ({ scope }) => books.check(scope),
  });
  bindAll(gateway, walletApi, {
    adjust: ({ scope, actor, params, body }) =>
      admin.adjust(scope, actor.id, { ...params, ...body, amount: BigInt(body.amount) }),
    adjustments: async ({ scope }) => ({
      adjustments: await admin.waiting(scope),
    }),
    decideAdjustment: ({ scope, actor, params, body }) =>
      admin.decide(scope, actor.id, { ...params, ...body }),
  });
}
