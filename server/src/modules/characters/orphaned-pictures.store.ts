// The SQL of references to pictures of a member's characters.
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { character } from './tables.ts';

/** Locks the characters against changes of their pictures until this transaction ends. */
export async function lockAllOf(scope: Scope, ownerId: string): Promise<void> {
  await scope.db
    .select({ id: character.id })
    .from(character)
    .where(and(eq(character.site_id, scope.site_id), eq(character.owner_id, ownerId)))
    .orderBy(asc(character.id))
    .for('update');
}

/** All references to pictures of these characters, in one snapshot. */
const placesOf = (whose: SQL, elsewhere = sql``): SQL => sql`
  with own as (select id, portrait_id, hover_id, gallery_ids from character where ${whose})
  select portrait_id as id from own where portrait_id is not null
  union select hover_id from own where hover_id is not null
  union select unnest(gallery_ids) from own
  union select v.portrait_id from character_version v join own on own.id = v.character_id
    where v.portrait_id is not null
  union select unnest(c.picture_ids) from character_creation c join own on own.id = c.character_id
    where c.cleared_at is null
  ${elsewhere}`;

const idsOf = async ({ db }: Scope, places: SQL): Promise<string[]> =>
  (await db.execute<{ id: string }>(places)).rows.map((row) => row.id);

/** Everything that refers to a picture of this member. */
export async function namedBy(scope: Scope, ownerId: string): Promise<ReadonlySet<string>> {
  const isTheirs = sql`site_id = ${scope.site_id} and owner_id = ${ownerId}`;
  const elsewhere = sql`
    union select w.asset_id from character_withheld w join own on own.id = w.character_id
    union select portrait_id from character_draft where ${isTheirs} and portrait_id is not null
    union select asset_id from studio_picture where ${isTheirs}`;
  return new Set(await idsOf(scope, placesOf(isTheirs, elsewhere)));
}

/** All pictures that this character has or had, including shared ones. */
export const picturesOf = (scope: Scope, id: string): Promise<string[]> =>
  idsOf(scope, placesOf(sql`site_id = ${scope.site_id} and id = ${id}`));
