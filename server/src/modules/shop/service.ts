// The shop: a member's wallet with plan and free messages, and purchases with tokens: pictures, gifts and tips.
import type { Purchase } from '@velour/contract/wallet.ts';
import type { Member } from '../../platform/actor.ts';
import { Contended } from '../../platform/db/failures.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequireFeature } from '../../platform/features.ts';
import type { CharactersService } from '../characters/service.ts';
import type { ChatService } from '../chat/service.ts';
import type { GalleryService } from '../gallery/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { PricedItem, WalletService } from '../wallet/service.ts';

interface ShopNeeds {
  readonly wallet: Pick<WalletService, 'balances' | 'coupons' | 'items' | 'admin'>;
  readonly characters: Pick<CharactersService, 'forChat'>;
  readonly chat: Pick<ChatService, 'addGift' | 'metering'>;
  readonly gallery: Pick<GalleryService, 'requireLocked'>;
  readonly payments: Pick<PaymentsService, 'statusOf'>;
  readonly sites: { readonly requireFeature: RequireFeature };
}

export type ShopService = ReturnType<typeof createShopService>;

export function createShopService(needs: ShopNeeds) {
  const { wallet, characters, gallery, chat, payments, sites } = needs;
  const overview = async (scope: Scope, memberId: string) => {
    const subscription = await payments.statusOf(scope, memberId);
    const free = await chat.metering.left(scope, memberId);
    return { ...(await wallet.balances(scope, memberId)), ...subscription, ...free };
  };

  /**
   * Throws `character.not_found` and `picture.not_found` if they do not exist for this member, and what
   * `GalleryService.requireLocked` throws.
   */
  const requirePurchasable = async (
    scope: Scope,
    actor: Member,
    wanted: Purchase,
    isUnlock: boolean,
  ): Promise<void> => {
    const { character_id } = wanted;
    const found = character_id ? await characters.forChat(scope, actor, character_id) : undefined;
    if (!character_id || !found?.is_open) throw new AppError('character.not_found');
    if (!isUnlock) return;
    const image_id = 'image_id' in wanted ? wanted.image_id : undefined;
    if (image_id === undefined) throw new AppError('picture.not_found');
    await gallery.requireLocked(scope, actor, { character_id, image_id });
  };

  return {
    overview,

    /**
     * Throws what `requirePurchasable`, `WalletService.items` and `ChatService.addGift` throw, and `Contended` while
     * the chat of a gift is being changed.
     */
    buy: (scope: Scope, actor: Member, wanted: Purchase): Promise<void> =>
      inTransaction(scope, async (tx) => {
        const order = await wallet.items.find(tx, wanted);
        if (order.reason === 'gift' || order.reason === 'tip')
          await sites.requireFeature(tx, 'gifts');
        await requirePurchasable(tx, actor, wanted, order.reason === 'unlock');
        await wallet.items.buy(tx, actor.id, { wanted, priced: order });
        const gift = giftOf(wanted, order);
        if (gift && (await chat.addGift(tx, actor, gift)) === 'busy')
          throw new Contended('The chat');
      }),

    claimCoupon: wallet.coupons.claim,

    /** For admins. Throws `wallet.member_not_found`. */
    async ledgerOf(
      scope: Scope,
      memberId: string,
      wanted: Parameters<WalletService['admin']['statement']>[2],
    ) {
      // First, because it removes expired tokens, which the statement then contains.
      const shown = await overview(scope, memberId);
      return { wallet: shown, ...(await wallet.admin.statement(scope, memberId, wanted)) };
    },
  };
}

function giftOf(
  wanted: Purchase,
  { reason, name, tokens }: PricedItem,
): Parameters<ChatService['addGift']>[2] | undefined {
  const { character_id } = wanted;
  if (character_id === undefined || (reason !== 'gift' && reason !== 'tip')) return undefined;
  const user_name = 'user_name' in wanted ? (wanted.user_name ?? null) : null;
  return { kind: reason, character_id, item_name: name, tokens, user_name };
}
