// Coupons: each once per account; a claimed one waits for the next payment of its kind.
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Unit } from '../ledger/rules.ts';
import type { Ledger } from '../ledger/service.ts';
import { addClaim, listClaimed, listOffered, useClaim, type Coupon } from './store.ts';

/** `over`: never claimed, and not offered any more. */
export type CouponState = 'available' | 'claimed' | 'used' | 'over';

const couponOf = { token: 'double_credit', message: 'double_messages' } as const satisfies Record<
  Unit,
  Coupon
>;

export type Coupons = ReturnType<typeof createCoupons>;

export function createCoupons({ ledger }: { ledger: Ledger }) {
  const states = async (scope: Scope, memberId: string): Promise<Record<Coupon, CouponState>> => {
    const claimed = await listClaimed(scope, memberId);
    const offered = await listOffered(scope);
    const stateOf = (coupon: Coupon): CouponState => {
      const claim = claimed.find((one) => one.coupon === coupon);
      if (!claim) return offered.includes(coupon) ? 'available' : 'over';
      return claim.used_at ? 'used' : 'claimed';
    };
    return {
      double_credit: stateOf('double_credit'),
      double_messages: stateOf('double_messages'),
    };
  };

  return {
    states,

    /** Throws `wallet.coupon_claimed` the second time, `wallet.coupon_over` where the site offers it no more. */
    claim: (scope: Scope, memberId: string, unit: Unit): Promise<void> =>
      ledger.open(
        scope,
        { member_id: memberId, unit: 'token' },
        async ({ book, now, scope: tx, tell }) => {
          const row = { account_id: book().spendable.id, coupon: couponOf[unit], claimed_at: now };
          if (!(await listOffered(tx)).includes(row.coupon))
            throw new AppError('wallet.coupon_over');
          if (!(await addClaim(tx, row))) throw new AppError('wallet.coupon_claimed');
          tell();
        },
      ),

    /** What the next package gives: shown to the member, and written into a payment when it is made. */
    multiplier: async (scope: Scope, memberId: string, unit: Unit): Promise<1 | 2> =>
      (await states(scope, memberId))[couponOf[unit]] === 'claimed' ? 2 : 1,

    /** In the transaction that credits a payment. False where another payment was quicker. */
    use: (
      scope: Scope,
      memberId: string,
      { unit, payment_id }: { unit: Unit; payment_id: string },
    ): Promise<boolean> =>
      ledger.open(scope, { member_id: memberId, unit: 'token' }, ({ book, now, scope: tx }) =>
        useClaim(
          tx,
          { account_id: book().spendable.id, coupon: couponOf[unit] },
          { used_at: now, used_by: payment_id },
        ),
      ),
  };
}
