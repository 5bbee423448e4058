// What a member can spend and buys with tokens: the wallet with plan and free messages, pictures, gifts and tips.
import type { Purchase } from '@velour/contract/wallet.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { AllowanceService } from '../allowance/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { WalletService } from '../wallet/service.ts';

interface Needs {
  readonly wallet: Pick<WalletService, 'balances' | 'coupons' | 'items' | 'admin'>;
  readonly characters: Pick<CharactersService, 'forChat'>;
  readonly payments: Pick<PaymentsService, 'statusOf'>;
  readonly allowance: Pick<AllowanceService, 'left'>;
}

export type ShopService = ReturnType<typeof createShopService>;

export function createShopService({ wallet, characters, payments, allowance }: Needs) {
  const overview = async (scope: Scope, memberId: string) => {
    const subscription = await payments.statusOf(scope, memberId);
    const free = await allowance.left(scope, memberId);
    return { ...(await wallet.balances(scope, memberId)), ...subscription, ...free };
  };

  /** Throws `character.not_found` and `picture.not_found` for what is not there for this member. */
  const demandAim = async (
    scope: Scope,
    actor: Member,
    wanted: Purchase,
    isUnlock: boolean,
  ): Promise<void> => {
    const { character_id } = wanted;
    const found = character_id ? await characters.forChat(scope, actor, character_id) : undefined;
    if (!found?.is_open) throw new AppError('character.not_found');
    const image = 'image_id' in wanted ? wanted.image_id : undefined;
    if (isUnlock && (image === undefined || !found.row.gallery_ids.includes(image)))
      throw new AppError('picture.not_found');
  };

  return {
    overview,

    /** Throws as `demandAim` and `WalletService.items` do. */
    buy: (scope: Scope, actor: Member, wanted: Purchase): Promise<void> =>
      inTransaction(scope, async (tx) => {
        const order = await wallet.items.find(tx, wanted);
        await demandAim(tx, actor, wanted, order.reason === 'unlock');
        await wallet.items.buy(tx, actor.id, { wanted, priced: order });
      }),

    claimCoupon: wallet.coupons.claim,

    /** For admins. Throws `wallet.member_not_found`. */
    async ledgerOf(
      scope: Scope,
      memberId: string,
      wanted: Parameters<WalletService['admin']['statement']>[2],
    ) {
      // First, since it takes out what has expired, which the statement then shows.
      const shown = await overview(scope, memberId);
      return { wallet: shown, ...(await wallet.admin.statement(scope, memberId, wanted)) };
    },
  };
}
