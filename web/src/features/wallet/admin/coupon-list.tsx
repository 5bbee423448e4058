// The coupons of a site: the number of claims, and a switch to offer them.
import type { PricedCoupon } from '@velour/contract/price-list.ts';
import { api } from '../../../lib/api.ts';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { texts as all } from './texts.ts';

const texts = all.prices;

export function CouponList({ coupons }: { coupons: readonly PricedCoupon[] }) {
  const { run, pending } = useAdminCall(api.prices.setCoupon);
  const set = (coupon: PricedCoupon['coupon'], is_active: boolean) =>
    void run({ params: { coupon }, body: { is_active } });
  return (
    <section aria-label={texts.coupons}>
      <h2 className="pb-2 font-display text-xl">{texts.coupons}</h2>
      {coupons.map(({ coupon, is_active, claimed, used }) => (
        <SettingRow
          key={coupon}
          label={texts.coupon_names[coupon]}
          action={
            <Switch
              label={`${texts.offered}: ${texts.coupon_names[coupon]}`}
              on={is_active}
              disabled={pending}
              onChange={(next) => set(coupon, next)}
            />
          }
        >
          <span className="block">{texts.coupon_effects[coupon]}</span>
          <span className="text-sm">{texts.coupon_counts(claimed, used)}</span>
        </SettingRow>
      ))}
    </section>
  );
}
