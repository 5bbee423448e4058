// An admin's changes of prices. Each is in the audit log with the former values; past purchases keep their terms.
import type {
  PricedCoupon,
  PricedItem,
  PricedPackage,
  PricedPlan,
} from '@velour/contract/price-list.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { couponNames, currency_package, plan, store_item } from './price-list.tables.ts';
import { countClaims, listOffered, setOffered } from './coupons.store.ts';
import * as store from './price-list.store.ts';
import type { Kind } from './price-list.store.ts';
import type { WalletNeeds } from './service.ts';

type Set<Before> =
  | { readonly status: 'elsewhere' }
  | { readonly status: 'set'; readonly before: Before | undefined };

export function createPrices({ clock, audit }: WalletNeeds) {
  /** Records a change with the former row; `show` turns a stored row into what the log and the admin read. */
  const change = <Shown extends { readonly id: string }, Row>(
    scope: Scope,
    admin: Member,
    what: {
      readonly kind: Kind;
      readonly name: string;
      readonly shown: Shown;
      readonly write: (tx: Scope) => Promise<Set<Row>>;
      readonly show: (row: Row) => Shown;
    },
  ): Promise<Shown> =>
    inTransaction(scope, async (tx) => {
      const { kind, name, shown, write, show } = what;
      await store.lockPrices(tx);
      if (await store.isTaken(tx, { kind, id: shown.id, name }))
        throw new AppError('prices.name_taken');
      const done = await write(tx);
      if (done.status === 'elsewhere') throw new AppError('request.not_found');
      await audit.record(tx, {
        actor: { kind: 'admin', id: admin.id },
        act: done.before ? 'price.changed' : 'price.added',
        subject: { type: kind, id: shown.id },
        before: done.before ? { ...show(done.before) } : null,
        after: { ...shown },
      });
      return shown;
    });

  const listCoupons = async (scope: Scope): Promise<PricedCoupon[]> => {
    const offered = await listOffered(scope);
    const counts = await countClaims(scope);
    return couponNames.map((coupon) => {
      const { claimed = 0, used = 0 } = counts.find((one) => one.coupon === coupon) ?? {};
      return { coupon, is_active: offered.includes(coupon), claimed, used };
    });
  };

  return {
    setCoupon: (
      scope: Scope,
      admin: Member,
      { coupon, is_active }: Pick<PricedCoupon, 'coupon' | 'is_active'>,
    ): Promise<PricedCoupon> =>
      inTransaction(scope, async (tx) => {
        await store.lockPrices(tx);
        const was = (await listOffered(tx)).includes(coupon);
        await setOffered(tx, { coupon, is_active, updated_at: clock.now() });
        const known = (await listCoupons(tx)).find((one) => one.coupon === coupon);
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: 'price.changed',
          subject: { type: 'coupon', id: coupon },
          before: { is_active: was },
          after: { is_active },
        });
        return known ?? { coupon, is_active, claimed: 0, used: 0 };
      }),

    async list(scope: Scope) {
      const { packages, plans, items } = await store.listEverything(scope);
      const coupons = await listCoupons(scope);
      return {
        packages: packages.map(toPackage),
        plans: plans.map(toPlan),
        items: items.map(toItem),
        coupons,
      };
    },

    setPackage: (scope: Scope, admin: Member, shown: PricedPackage) => {
      const { type, ...row } = shown;
      const write = (tx: Scope) =>
        store.setSold(tx, currency_package, { ...row, unit: type, created_at: clock.now() });
      const what = { kind: 'package', name: shown.package_name, show: toPackage } as const;
      return change(scope, admin, { ...what, shown, write });
    },

    setPlan: (scope: Scope, admin: Member, shown: PricedPlan) => {
      const { offer_price_cents: offer, price_cents, is_active } = shown;
      if (offer !== null && offer >= price_cents) {
        const fields = [
          {
            field: 'offer_price_cents',
            message: 'The offer price must be lower than the plan’s price',
          },
        ];
        throw new AppError('request.invalid', { fields });
      }
      const write = async (tx: Scope) => {
        if (offer !== null && is_active && (await store.isOfferTaken(tx, shown.id))) {
          throw new AppError('prices.offer_taken');
        }
        return store.setSold(tx, plan, { ...shown, created_at: clock.now() });
      };
      return change(scope, admin, { kind: 'plan', name: shown.name, show: toPlan, shown, write });
    },

    setItem: (scope: Scope, admin: Member, shown: PricedItem) => {
      const write = (tx: Scope) =>
        store.setSold(tx, store_item, { ...shown, created_at: clock.now() });
      return change(scope, admin, { kind: 'item', name: shown.name, show: toItem, shown, write });
    },
  };
}

type Everything = Awaited<ReturnType<typeof store.listEverything>>;

const toPackage = (row: Everything['packages'][number]): PricedPackage => {
  const { id, package_name, unit, internal_currency, price_cents, is_active } = row;
  return { id, package_name, type: unit, internal_currency, price_cents, is_active };
};

const toPlan = (row: Everything['plans'][number]): PricedPlan => {
  const { id, name, months, price_cents, offer_price_cents, tokens_per_month, is_active } = row;
  return { id, name, months, price_cents, offer_price_cents, tokens_per_month, is_active };
};

const toItem = ({
  id,
  kind,
  name,
  tokens,
  is_active,
}: Everything['items'][number]): PricedItem => ({
  id,
  kind,
  name,
  tokens,
  is_active,
});
