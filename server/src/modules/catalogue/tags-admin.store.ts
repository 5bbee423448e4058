// The SQL of tags for admins: counted, set, and replaced on every public character.
import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { tag_setting } from './tables.ts';

export interface TagRow extends Record<string, unknown> {
  readonly name: string;
  readonly count: number;
  readonly is_hidden: boolean;
  readonly is_first: boolean;
}

export interface WantedTags {
  readonly search: string;
  readonly is_hidden: boolean | undefined;
  readonly sort: string;
  readonly limit: number;
  readonly offset: number;
}

const orders: Readonly<Record<string, SQL>> = {
  count: sql`count, name`,
  '-count': sql`count desc, name`,
  name: sql`name`,
  '-name': sql`name desc`,
};

/** Tags of public characters, and tags with settings. */
export async function listTags(
  scope: Scope,
  { search, is_hidden, sort, limit, offset }: WantedTags,
): Promise<{ rows: TagRow[]; total: number }> {
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const all = sql`
    select name, coalesce(count, 0)::int as count, coalesce(is_hidden, false) as is_hidden,
      position is not null as is_first
    from (
      select tag as name, sum(shown) as count from character_count
      where site_id = ${scope.site_id}::uuid and tag <> '' group by tag having sum(shown) > 0
    ) counted
    full join (
      select name, is_hidden, position from tag_setting where site_id = ${scope.site_id}::uuid
    ) settings using (name)
    where name like ${like}
      and (${is_hidden ?? null}::boolean is null or coalesce(is_hidden, false) = ${is_hidden ?? null})`;
  const { rows } = await scope.db.execute<TagRow>(
    sql`${all} order by ${orders[sort] ?? sql`count desc, name`} limit ${limit} offset ${offset}`,
  );
  const counted = await scope.db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${all}) known`,
  );
  return { rows: rows.map((row) => ({ ...row })), total: counted.rows[0]?.n ?? 0 };
}

/** True if a public character has the tag. */
export async function isUsed({ db, site_id }: Scope, name: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from character_count where site_id = ${site_id}::uuid and tag = ${name} and shown > 0 limit 1`,
  );
  return rows.length > 0;
}

const ofSite = (scope: Scope) => eq(tag_setting.site_id, scope.site_id);

export async function listHidden(scope: Scope, names: readonly string[]): Promise<string[]> {
  const rows = await scope.db
    .select({ name: tag_setting.name })
    .from(tag_setting)
    .where(and(ofSite(scope), inArray(tag_setting.name, [...names]), tag_setting.is_hidden))
    .orderBy(asc(tag_setting.name));
  return rows.map(({ name }) => name);
}

export async function listFirst(scope: Scope): Promise<string[]> {
  const rows = await scope.db
    .select({ name: tag_setting.name })
    .from(tag_setting)
    .where(and(ofSite(scope), isNotNull(tag_setting.position)))
    .orderBy(asc(tag_setting.position), asc(tag_setting.name));
  return rows.map(({ name }) => name);
}

/** Serializes changes of a site's tags. */
export async function lockTags({ db, site_id }: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('tags ' || ${site_id}, 0))`);
}

export async function setHidden(
  scope: Scope,
  names: readonly string[],
  is_hidden: boolean,
): Promise<void> {
  await scope.db
    .insert(tag_setting)
    .values(names.map((name) => ({ site_id: scope.site_id, name, is_hidden })))
    .onConflictDoUpdate({
      target: [tag_setting.site_id, tag_setting.name],
      set: { is_hidden },
    });
  await forgetIdle(scope);
}

export async function setFirst(scope: Scope, names: readonly string[]): Promise<void> {
  await scope.db.update(tag_setting).set({ position: null }).where(ofSite(scope));
  if (names.length > 0) {
    await scope.db
      .insert(tag_setting)
      .values(names.map((name, position) => ({ site_id: scope.site_id, name, position })))
      .onConflictDoUpdate({
        target: [tag_setting.site_id, tag_setting.name],
        set: { position: sql`excluded.position` },
      });
  }
  await forgetIdle(scope);
}

export async function forgetTags(scope: Scope, names: readonly string[]): Promise<void> {
  await scope.db
    .delete(tag_setting)
    .where(and(ofSite(scope), inArray(tag_setting.name, [...names])));
}

/** Removes rows with default settings. */
async function forgetIdle(scope: Scope): Promise<void> {
  await scope.db
    .delete(tag_setting)
    .where(and(ofSite(scope), eq(tag_setting.is_hidden, false), sql`position is null`));
}
