// Price changes by admins. Each is in the audit log with the former values; past purchases keep their terms.
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
import type { WalletNeeds } from './service.ts';

type Everything = Awaited<ReturnType<typeof store.listEverything>>;

interface Change<Shown> {
  readonly kind: 'package' | 'plan' | 'item';
  readonly shown: Shown;
  /** Throws if it conflicts with the others of its site. */
  readonly requireFree: (others: Everything) => void;
  /** False for an id of another site. */
  readonly write: (tx: Scope) => Promise<boolean>;
}

const requireNewName = (others: readonly string[], name: string): void => {
  if (others.includes(name)) throw new AppError('prices.name_taken');
};

export function createPrices({ clock, audit }: WalletNeeds) {
  /** Records a change with the former values. */
  const change = <Shown extends { readonly id: string }>(
    scope: Scope,
    admin: Member,
    { kind, shown, requireFree, write }: Change<Shown>,
  ): Promise<Shown> =>
    inTransaction(scope, async (tx) => {
      await store.lockPrices(tx);
      const { packages, plans, items } = await store.listEverything(tx);
      const isOther = ({ id }: { id: string }): boolean => id !== shown.id;
      requireFree({
        packages: packages.filter(isOther),
        plans: plans.filter(isOther),
        items: items.filter(isOther),
      });
      const before = [...packages, ...plans, ...items].find(({ id }) => id === shown.id);
      if (!(await write(tx))) throw new AppError('request.not_found');
      await audit.record(tx, {
        actor: { kind: 'admin', id: admin.id },
        act: before ? 'price.changed' : 'price.added',
        subject: { type: kind, id: shown.id },
        before: before ? { ...before } : null,
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

    list: async (scope: Scope) => ({
      ...(await store.listEverything(scope)),
      coupons: await listCoupons(scope),
    }),

    setPackage: (scope: Scope, admin: Member, shown: PricedPackage) => {
      const { type, ...row } = shown;
      return change(scope, admin, {
        kind: 'package',
        shown,
        requireFree: ({ packages }) =>
          requireNewName(
            packages.map(({ package_name }) => package_name),
            shown.package_name,
          ),
        write: (tx) =>
          store.setSold(tx, currency_package, { ...row, unit: type, created_at: clock.now() }),
      });
    },

    setPlan: (scope: Scope, admin: Member, shown: PricedPlan) => {
      const { offer_price_cents: offer, price_cents, is_active } = shown;
      if (offer !== null && offer >= price_cents) {
        const message = 'The offer price must be lower than the plan’s price';
        throw new AppError('request.invalid', {
          fields: [{ field: 'offer_price_cents', message }],
        });
      }
      return change(scope, admin, {
        kind: 'plan',
        shown,
        requireFree: ({ plans }) => {
          requireNewName(
            plans.map(({ name }) => name),
            shown.name,
          );
          const isTaken = plans.some((one) => one.is_active && one.offer_price_cents !== null);
          if (offer !== null && is_active && isTaken) throw new AppError('prices.offer_taken');
        },
        write: (tx) => store.setSold(tx, plan, { ...shown, created_at: clock.now() }),
      });
    },

    setItem: (scope: Scope, admin: Member, shown: PricedItem) =>
      change(scope, admin, {
        kind: 'item',
        shown,
        requireFree: ({ items }) =>
          requireNewName(
            items.map(({ name }) => name),
            shown.name,
          ),
        write: (tx) => store.setSold(tx, store_item, { ...shown, created_at: clock.now() }),
      }),
  };
}
