// The SQL of the price list: what is on sale, and its administration.
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
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

/** What is there under its name stays as it is. */
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

export async function listEverything({ db, site_id }: Scope) {
  const packages = await db
    .select()
    .from(currency_package)
    .where(eq(currency_package.site_id, site_id))
    .orderBy(asc(currency_package.unit), asc(currency_package.price_cents));
  const plans = await db
    .select()
    .from(plan)
    .where(eq(plan.site_id, site_id))
    .orderBy(asc(plan.months), asc(plan.created_at));
  const items = await db
    .select()
    .from(store_item)
    .where(eq(store_item.site_id, site_id))
    .orderBy(asc(store_item.kind), asc(store_item.tokens));
  return { packages, plans, items };
}

/** Held until the transaction ends: two admins edit one after the other, so that names stay apart. */
export async function lockPrices({ db, site_id }: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`prices ${site_id}`}, 0))`);
}

export type Kind = 'package' | 'plan' | 'item';

/** Whether another one of this site bears the name. */
export async function isTaken(
  { db, site_id }: Scope,
  { kind, id, name }: { kind: Kind; id: string; name: string },
): Promise<boolean> {
  const [table, column] =
    kind === 'package'
      ? ([currency_package, currency_package.package_name] as const)
      : kind === 'plan'
        ? ([plan, plan.name] as const)
        : ([store_item, store_item.name] as const);
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.site_id, site_id), eq(column, name), ne(table.id, id)));
  return found.length > 0;
}

/** Whether another plan on sale carries an offer. */
export async function isOfferTaken({ db, site_id }: Scope, id: string): Promise<boolean> {
  const found = await db
    .select({ id: plan.id })
    .from(plan)
    .where(
      and(
        eq(plan.site_id, site_id),
        ne(plan.id, id),
        eq(plan.is_active, true),
        isNotNull(plan.offer_price_cents),
      ),
    );
  return found.length > 0;
}

type Sold = typeof currency_package | typeof plan | typeof store_item;
type Row<T extends Sold> = Omit<T['$inferInsert'], 'site_id'>;

/** Returns the former row. An id of another site changes nothing and returns `elsewhere`. */
export async function setSold<T extends Sold>(
  { db, site_id }: Scope,
  table: T,
  row: Row<T> & { readonly id: string; readonly created_at: Date },
) {
  // Of a table that stays open the builder knows neither what it takes nor what it gives.
  const any: Sold = table;
  const [found] = await db.select().from(any).where(eq(any.id, row.id));
  const before = found as T['$inferSelect'] | undefined;
  if (before && before.site_id !== site_id) return { status: 'elsewhere' as const };
  const { created_at: _kept, ...set } = row;
  await db
    .insert(any)
    .values({ ...row, site_id } as T['$inferInsert'])
    .onConflictDoUpdate({ target: any.id, set });
  return { status: 'set' as const, before };
}
