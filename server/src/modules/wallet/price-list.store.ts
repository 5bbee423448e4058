// The SQL of the price list.
import { and, asc, eq } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Unit } from './ledger.rules.ts';
import { currency_package, plan, store_item } from './price-list.tables.ts';

export type PackageRow = typeof currency_package.$inferSelect;
export type PlanRow = typeof plan.$inferSelect;
export type ItemRow = typeof store_item.$inferSelect;

export async function listPackages({ db, site_id }: Scope, unit: Unit): Promise<PackageRow[]> {
  const { is_active, price_cents, id } = currency_package;
  return db
    .select()
    .from(currency_package)
    .where(
      and(
        eq(currency_package.site_id, site_id),
        eq(currency_package.unit, unit),
        eq(is_active, true),
      ),
    )
    .orderBy(asc(price_cents), asc(id));
}

export async function listPlans({ db, site_id }: Scope): Promise<PlanRow[]> {
  return db
    .select()
    .from(plan)
    .where(and(eq(plan.site_id, site_id), eq(plan.is_active, true)))
    .orderBy(asc(plan.months), asc(plan.id));
}

export async function listItems({ db, site_id }: Scope): Promise<ItemRow[]> {
  return db
    .select()
    .from(store_item)
    .where(and(eq(store_item.site_id, site_id), eq(store_item.is_active, true)))
    .orderBy(asc(store_item.tokens), asc(store_item.id));
}

interface First {
  readonly packages: readonly (typeof currency_package.$inferInsert)[];
  readonly plans: readonly (typeof plan.$inferInsert)[];
  readonly items: readonly (typeof store_item.$inferInsert)[];
}

/** What is there under its name stays as it is. */
export async function addFirst({ db }: Scope, first: First): Promise<void> {
  await db
    .insert(currency_package)
    .values([...first.packages])
    .onConflictDoNothing();
  await db
    .insert(plan)
    .values([...first.plans])
    .onConflictDoNothing();
  await db
    .insert(store_item)
    .values([...first.items])
    .onConflictDoNothing();
}
