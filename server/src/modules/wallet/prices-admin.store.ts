// The SQL of price administration: all items, on sale or not, changed one at a time.
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { currency_package, plan, store_item } from './price-list.tables.ts';

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
