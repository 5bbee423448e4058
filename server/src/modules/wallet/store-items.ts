// Buying with tokens: a picture of a gallery, a gift, a tip. What it costs stands in the catalogue.
import type { Purchase } from '@velour/contract/wallet.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Reason } from './ledger.rules.ts';
import type { Ledger } from './ledger.ts';
import type { Spending } from './movements.ts';
import { addPurchase, findItem, isUnlocked } from './store-items.store.ts';

/** The pictures of a character that this member may meet; undefined for any other. */
export type GalleryOf = (
  scope: Scope,
  actor: Member,
  characterId: string,
) => Promise<readonly string[] | undefined>;

interface Needs {
  readonly ledger: Ledger;
  readonly ids: Ids;
  readonly galleryOf: GalleryOf;
  readonly pay: (scope: Scope, spending: Spending) => Promise<void>;
}

interface Wish {
  readonly reason: Reason;
  readonly tokens: number;
  readonly store_item_id: string | null;
}

export function createStoreFront({ ledger, ids, galleryOf, pay }: Needs) {
  const wishOf = async (scope: Scope, wanted: Purchase): Promise<Wish> => {
    if (!('store_item_id' in wanted))
      return { reason: 'tip', tokens: wanted.token_amount, store_item_id: null };
    const item = await findItem(scope, wanted.store_item_id);
    if (!item) throw new AppError('store.item_not_found');
    return { reason: item.kind, tokens: item.tokens, store_item_id: item.id };
  };

  /** Throws `character.not_found` and `picture.not_found` for what is not there for this member. */
  const demandAim = async (
    scope: Scope,
    actor: Member,
    about: Purchase,
    reason: Reason,
  ): Promise<void> => {
    const gallery = about.character_id && (await galleryOf(scope, actor, about.character_id));
    if (!gallery) throw new AppError('character.not_found');
    const image = 'image_id' in about ? about.image_id : undefined;
    if (reason === 'unlock' && (image === undefined || !gallery.includes(image)))
      throw new AppError('picture.not_found');
  };

  return {
    /** Throws `wallet.insufficient_tokens`, `wallet.in_debt` and `store.already_unlocked`. */
    buy: (scope: Scope, actor: Member, wanted: Purchase): Promise<void> =>
      inTransaction(scope, async (tx) => {
        const wish = await wishOf(tx, wanted);
        await demandAim(tx, actor, wanted, wish.reason);
        const whose = { member_id: actor.id, unit: 'token' as const };
        await ledger.open(tx, whose, async ({ book, now, scope: locked }) => {
          const account_id = book().spendable.id;
          const isUnlock = wish.reason === 'unlock' && 'image_id' in wanted;
          const image_id = isUnlock ? (wanted.image_id ?? null) : null;
          if (image_id !== null && (await isUnlocked(locked, account_id, image_id)))
            throw new AppError('store.already_unlocked');
          const id = ids.next();
          const reference = { type: 'purchase', id };
          const { reason, tokens, store_item_id } = wish;
          await pay(locked, {
            ...whose,
            key: `purchase:${id}`,
            amount: BigInt(tokens),
            reason,
            reference,
          });
          const character_id = wanted.character_id ?? null;
          const signature = 'user_name' in wanted ? (wanted.user_name ?? null) : null;
          const bought = {
            id,
            account_id,
            store_item_id,
            character_id,
            image_id,
            signature,
            tokens,
          };
          await addPurchase(locked, { ...bought, created_at: now });
        });
      }),
  };
}
