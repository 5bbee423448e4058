// Coupons: once per account and once per card; a claimed coupon waits for the next payment of its kind.
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Unit } from './ledger.rules.ts';
import type { Ledger } from './ledger.ts';
import * as store from './coupons.store.ts';
import type { Coupon } from './coupons.store.ts';

/** `over`: never claimed, and no longer offered. `refused`: paid with a card that used it on another account. */
type CouponState = 'available' | 'claimed' | 'used' | 'refused' | 'over';

const couponOf = { token: 'double_credit', message: 'double_messages' } as const satisfies Record<
  Unit,
  Coupon
>;

interface Use {
  readonly unit: Unit;
  readonly payment_id: string;
  /** The fingerprint of the card that paid; null if there is none to compare. */
  readonly card: string | null;
}

export type Coupons = ReturnType<typeof createCoupons>;

export function createCoupons({ ledger }: { ledger: Ledger }) {
  const states = async (scope: Scope, memberId: string): Promise<Record<Coupon, CouponState>> => {
    const claimed = await store.listClaimed(scope, memberId);
    const offered = await store.listOffered(scope);
    const stateOf = (coupon: Coupon): CouponState => {
      const claim = claimed.find((one) => one.coupon === coupon);
      if (!claim) return offered.includes(coupon) ? 'available' : 'over';
      if (claim.is_refused) return 'refused';
      return claim.used_at ? 'used' : 'claimed';
    };
    return {
      double_credit: stateOf('double_credit'),
      double_messages: stateOf('double_messages'),
    };
  };

  return {
    states,

    /**
     * Throws `wallet.coupon_claimed` the second time, `wallet.coupon_over` if the site no longer offers it, and
     * `wallet.coupon_had` if the member's card used it on another account.
     */
    claim: (scope: Scope, memberId: string, unit: Unit): Promise<void> =>
      ledger.open(
        scope,
        { member_id: memberId, unit: 'token' },
        async ({ book, now, scope: tx, notify }) => {
          const row = { account_id: book().spendable.id, coupon: couponOf[unit], claimed_at: now };
          if (!(await store.listOffered(tx)).includes(row.coupon))
            throw new AppError('wallet.coupon_over');
          if (await store.isHadElsewhere(tx, row)) throw new AppError('wallet.coupon_had');
          if (!(await store.addClaim(tx, row))) throw new AppError('wallet.coupon_claimed');
          notify();
        },
      ),

    /** The multiplier of the next package: shown to the member, and stored with a payment when it is made. */
    multiplier: async (scope: Scope, memberId: string, unit: Unit): Promise<1 | 2> =>
      (await states(scope, memberId))[couponOf[unit]] === 'claimed' ? 2 : 1,

    /** Records that a card has paid into this account, by its fingerprint. */
    noteCard: (scope: Scope, memberId: string, card: string): Promise<void> =>
      ledger.open(scope, { member_id: memberId, unit: 'token' }, ({ book, now, scope: tx }) =>
        store.addCard(tx, { account_id: book().spendable.id, card, created_at: now }),
      ),

    /**
     * In the transaction that credits a payment. False if another payment was faster, or if its card used the coupon
     * on another account. Then the claim is closed for good, so that the member is not shown a doubled package again
     * in vain.
     */
    use: (scope: Scope, memberId: string, { unit, payment_id, card }: Use): Promise<boolean> =>
      ledger.open(
        scope,
        { member_id: memberId, unit: 'token' },
        async ({ book, now, scope: tx }) => {
          const claim = { account_id: book().spendable.id, coupon: couponOf[unit] };
          if (!(await store.useClaim(tx, claim, { used_at: now, used_by: payment_id })))
            return false;
          if (card === null || (await store.takeCard(tx, { ...claim, card, created_at: now })))
            return true;
          await store.refuseClaim(tx, claim);
          return false;
        },
      ),

    /** Whether this payment would have been doubled if its card had not used the coupon before. */
    wasRefused: async (scope: Scope, memberId: string, payment_id: string): Promise<boolean> =>
      (await store.listClaimed(scope, memberId)).some(
        ({ is_refused, used_by }) => is_refused && used_by === payment_id,
      ),
  };
}
