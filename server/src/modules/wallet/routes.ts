// The calls of wallets: one's own, and those of an admin at another one's.
import { ledgerApi } from '@velour/contract/ledger.ts';
import { pricesApi } from '@velour/contract/price-list.ts';
import { walletApi } from '@velour/contract/wallet.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { WalletService } from './service.ts';

export function walletRoutes(gateway: Gateway, wallet: WalletService): void {
  ownRoutes(gateway, wallet);
  priceRoutes(gateway, wallet);
  adminRoutes(gateway, wallet);
}

function ownRoutes(gateway: Gateway, { statement, rewards }: WalletService): void {
  bind(gateway, walletApi.transactions, ({ scope, actor, query }) =>
    statement.page(scope, actor.id, query),
  );
  bind(gateway, walletApi.transactionsCsv, ({ scope, actor, query }) =>
    statement.csv(scope, actor.id, query),
  );
  bind(gateway, walletApi.dailyReward, ({ scope, actor }) => rewards.state(scope, actor.id));
  bind(gateway, walletApi.claimDailyReward, ({ scope, actor }) => rewards.claim(scope, actor.id));
}

function priceRoutes(gateway: Gateway, { catalogue, coupons }: WalletService): void {
  bind(gateway, walletApi.creditPackages, async ({ scope, actor, query }) => {
    const multiplier = await coupons.multiplier(scope, actor.id, query.type);
    return catalogue.packages(scope, query.type, multiplier === 2);
  });
  bind(gateway, walletApi.currencyPackages, ({ scope, query }) =>
    catalogue.packages(scope, query.type),
  );
  bind(gateway, walletApi.plans, ({ scope }) => catalogue.plans(scope));
  bind(gateway, walletApi.storeItems, ({ scope }) => catalogue.items(scope));
}

function adminRoutes(gateway: Gateway, { admin, prices, books }: WalletService): void {
  bind(gateway, pricesApi.list, ({ scope }) => prices.list(scope));
  bind(gateway, pricesApi.setPackage, ({ scope, actor, params, body }) =>
    prices.setPackage(scope, actor, { ...params, ...body }),
  );
  bind(gateway, pricesApi.setPlan, ({ scope, actor, params, body }) =>
    prices.setPlan(scope, actor, { ...params, ...body }),
  );
  bind(gateway, pricesApi.setItem, ({ scope, actor, params, body }) =>
    prices.setItem(scope, actor, { ...params, ...body }),
  );
  bind(gateway, pricesApi.setCoupon, ({ scope, actor, params, body }) =>
    prices.setCoupon(scope, actor, { ...params, ...body }),
  );
  bind(gateway, ledgerApi.read, ({ scope }) => books.read(scope));
  bind(gateway, ledgerApi.check, ({ scope }) => books.check(scope));
  bind(gateway, walletApi.adjust, ({ scope, actor, params, body }) =>
    admin.adjust(scope, actor.id, { ...params, ...body, amount: BigInt(body.amount) }),
  );
  bind(gateway, walletApi.adjustments, async ({ scope }) => ({
    adjustments: await admin.waiting(scope),
  }));
  bind(gateway, walletApi.decideAdjustment, ({ scope, actor, params, body }) =>
    admin.decide(scope, actor.id, { ...params, ...body }),
  );
}
