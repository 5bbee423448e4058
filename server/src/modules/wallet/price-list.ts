// The price list: packages of tokens and messages, plans, store items. Callers never set prices.
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { Ids } from '../../platform/ids.ts';
import { units, type Unit } from './ledger.rules.ts';
import {
  defaultItems,
  defaultPackages,
  defaultPlans,
  mostPercentOff,
  toOffer,
  toPackages,
  toPlans,
} from './price-list.rules.ts';
import * as store from './price-list.store.ts';
import type { PackageRow, PlanRow } from './price-list.store.ts';

export const createPriceList = ({ clock, ids }: { clock: Clock; ids: Ids }) => ({
  packages: async (scope: Scope, unit: Unit, doubled = false) => ({
    packages: toPackages(await store.listPackages(scope, unit), doubled),
  }),

  plans: async (scope: Scope) => ({ plans: toPlans(await store.listPlans(scope)) }),

  /** The plan that is cheaper while a member's special offer runs. */
  offer: async (scope: Scope) => toOffer(await store.listPlans(scope)),

  mostPercentOff: async (scope: Scope) => mostPercentOff(await store.listPlans(scope)),

  /** The item on sale under this id, for the payments module. */
  async findPackage(scope: Scope, id: string): Promise<PackageRow | undefined> {
    const rows = await Promise.all(units.map((unit) => store.listPackages(scope, unit)));
    return rows.flat().find((row) => row.id === id);
  },
  async findPlan(scope: Scope, id: string): Promise<PlanRow | undefined> {
    return (await store.listPlans(scope)).find((row) => row.id === id);
  },

  /** Names of packages, plans and items, including those no longer on sale. */
  async namesOf(scope: Scope): Promise<ReadonlyMap<string, string>> {
    const { packages, plans, items } = await store.listEverything(scope);
    const named = packages.map(({ id, package_name }) => ({ id, name: package_name }));
    return new Map([...named, ...plans, ...items].map(({ id, name }) => [id, name]));
  },

  items: async (scope: Scope) => ({
    items: (await store.listItems(scope)).map(({ id, kind, name, tokens }) => ({
      id,
      kind,
      name,
      tokens,
    })),
  }),

  /** Adds the default prices to a new site; an operator's changes stay. */
  addDefaults: (scope: Scope): Promise<void> =>
    inTransaction(scope, async (tx) => {
      if ((await store.listPlans(tx)).length > 0) return;
      const about = { site_id: tx.site_id, created_at: clock.now() };
      const withId = <T extends object>(row: T) => ({ id: ids.next(), ...about, ...row });
      await store.addMissing(tx, {
        packages: defaultPackages.map(withId),
        plans: defaultPlans.map(withId),
        items: defaultItems.map(withId),
      });
    }),
});
