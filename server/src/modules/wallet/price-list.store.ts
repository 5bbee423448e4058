// The SQL of the price list: items on sale, and their administration.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Unit } from './ledger.rules.ts';
import { currency_package, plan, store_item } from './price-list.tables.ts';

export type PackageRow = typeof currency_package.$inferSelect;
export type PlanRow = typeof plan.$inferSelect;
type ItemRow = typeof store_item.$inferSelect;

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

interface Defaults {
  readonly packages: readonly (typeof currency_package.$inferInsert)[];
  readonly plans: readonly (typeof plan.$inferInsert)[];
  readonly items: readonly (typeof store_item.$inferInsert)[];
}

/** Existing rows stay unchanged. */
export async function addMissing({ db }: Scope, defaults: Defaults): Promise<void> {
  await db
    .insert(currency_package)
    .values([...defaults.packages])
    .onConflictDoNothing();
  await db
    .insert(plan)
    .values([...defaults.plans])
    .onConflictDoNothing();
  await db
    .insert(store_item)
    .values([...defaults.items])
    .onConflictDoNothing();
}

/** What an admin can set of each item, including those not on sale. */
export async function listEverything({ db, site_id }: Scope) {
  const { unit, package_name, internal_currency } = currency_package;
  const packages = await db
    .select({
      id: currency_package.id,
      package_name,
      type: unit,
      internal_currency,
      price_cents: currency_package.price_cents,
      is_active: currency_package.is_active,
    })
    .from(currency_package)
    .where(eq(currency_package.site_id, site_id))
    .orderBy(asc(unit), asc(currency_package.price_cents));
  const plans = await db
    .select({
      id: plan.id,
      name: plan.name,
      months: plan.months,
      price_cents: plan.price_cents,
      offer_price_cents: plan.offer_price_cents,
      tokens_per_month: plan.tokens_per_month,
      is_active: plan.is_active,
    })
    .from(plan)
    .where(eq(plan.site_id, site_id))
    .orderBy(asc(plan.months), asc(plan.created_at));
  const { id, kind, name, tokens, is_active } = store_item;
  const items = await db
    .select({ id, kind, name, tokens, is_active })
    .from(store_item)
    .where(eq(store_item.site_id, site_id))
    .orderBy(asc(kind), asc(tokens));
  return { packages, plans, items };
}

/** Locked until the transaction ends, so that admins edit one after the other and names stay unique. */
export async function lockPrices({ db, site_id }: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`prices ${site_id}`}, 0))`);
}

type Sold = typeof currency_package | typeof plan | typeof store_item;
type Row<T extends Sold> = Omit<T['$inferInsert'], 'site_id'>;

/** Inserts it, or updates everything but its creation time. False, with no effect, for an id of another site. */
export async function setSold<T extends Sold>(
  { db, site_id }: Scope,
  table: T,
  row: Row<T> & { readonly id: string; readonly created_at: Date },
): Promise<boolean> {
  // The query builder cannot infer the values of a generic table.
  const any: Sold = table;
  const { created_at: _kept, ...set } = row;
  const { rowCount } = await db
    .insert(any)
    .values({ ...row, site_id } as T['$inferInsert'])
    .onConflictDoUpdate({ target: any.id, set, setWhere: eq(any.site_id, site_id) });
  return rowCount === 1;
}
