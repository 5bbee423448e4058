// The wallet's calls that need more than the ledger: overview, purchases with tokens, coupons.
import { walletApi } from '@velour/contract/wallet.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { ShopService } from './service.ts';

export function shopRoutes(gateway: Gateway, shop: ShopService): void {
  bindAll(gateway, walletApi, {
    wallet: ({ scope, actor }) => shop.overview(scope, actor.id),
    buy: async ({ scope, actor, body }) => {
      await shop.buy(scope, actor, body);
      return shop.overview(scope, actor.id);
    },
    claimDoubleCredit: async ({ scope, actor }) => {
      await shop.claimCoupon(scope, actor.id, 'token');
      return shop.overview(scope, actor.id);
    },
    claimDoubleMessages: async ({ scope, actor }) => {
      await shop.claimCoupon(scope, actor.id, 'message');
      return shop.overview(scope, actor.id);
    },
    ledgerOf: ({ scope, params, query }) => shop.ledgerOf(scope, params.member_id, query),
  });
}
