// Buying with tokens: a gallery picture, a gift, a tip. Prices come from the price list.
import type { Purchase } from '@velour/contract/wallet.ts';
import type { Actor } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Reason } from './ledger.rules.ts';
import type { Ledger } from './ledger.ts';
import type { Movements } from './movements.ts';
import {
  addPurchase,
  findItem,
  isUnlocked,
  listUnlocked,
  listUnlockedCharacters,
} from './store-items.store.ts';

interface Needs {
  readonly ledger: Ledger;
  readonly ids: Ids;
  readonly spend: Movements['spend'];
}

export interface PricedItem {
  readonly reason: Reason;
  readonly tokens: number;
  /** The name at the time of sale; null for a tip. */
  readonly name: string | null;
  readonly store_item_id: string | null;
}

export function createStoreItems({ ledger, ids, spend }: Needs) {
  /** Its name and price. Throws `store.item_not_found`. */
  const find = async (scope: Scope, wanted: Purchase): Promise<PricedItem> => {
    if (!('store_item_id' in wanted))
      return { reason: 'tip', tokens: wanted.token_amount, name: null, store_item_id: null };
    const item = await findItem(scope, wanted.store_item_id);
    if (!item) throw new AppError('store.item_not_found');
    const { kind: reason, tokens, name, id: store_item_id } = item;
    return { reason, tokens, name, store_item_id };
  };

  return {
    find,

    /** Which of these pictures this person has bought; visitors can't buy any. */
    unlockedOf: async (
      scope: Scope,
      { kind, id }: Actor,
      imageIds: readonly string[],
    ): Promise<ReadonlySet<string>> =>
      new Set(kind === 'member' ? await listUnlocked(scope, id, imageIds) : []),

    unlockedCharacters: async (scope: Scope, { kind, id }: Actor): Promise<readonly string[]> =>
      kind === 'member' ? listUnlockedCharacters(scope, id) : [],

    /** Throws `wallet.insufficient_tokens`, `wallet.in_debt` and `store.already_unlocked`. */
    buy: (
      scope: Scope,
      member_id: string,
      { wanted, priced }: { wanted: Purchase; priced: PricedItem },
    ): Promise<void> =>
      inTransaction(scope, async (tx) => {
        const owner = { member_id, unit: 'token' as const };
        await ledger.open(tx, owner, async ({ book, now, scope: locked }) => {
          const account_id = book().spendable.id;
          const isUnlock = priced.reason === 'unlock' && 'image_id' in wanted;
          const image_id = isUnlock ? (wanted.image_id ?? null) : null;
          if (image_id !== null && (await isUnlocked(locked, account_id, image_id)))
            throw new AppError('store.already_unlocked');
          const id = ids.next();
          const { reason, tokens, store_item_id } = priced;
          const outcome = await spend(locked, {
            ...owner,
            key: `purchase:${id}`,
            amount: BigInt(tokens),
            reason,
            reference: { type: 'purchase', id },
          });
          if (outcome.status === 'in_debt') throw new AppError('wallet.in_debt');
          if (outcome.status === 'insufficient') throw new AppError('wallet.insufficient_tokens');
          const character_id = wanted.character_id ?? null;
          const signature = 'user_name' in wanted ? (wanted.user_name ?? null) : null;
          await addPurchase(locked, {
            id,
            account_id,
            store_item_id,
            character_id,
            image_id,
            signature,
            tokens,
            created_at: now,
          });
        });
      }),
  };
}
