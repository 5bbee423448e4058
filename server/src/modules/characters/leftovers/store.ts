// The SQL of pictures that a member's characters may still need: who names them, wherever that is.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import { character } from '../tables.ts';

/** Until this transaction ends nobody gives one of them another picture. */
export async function lockAllOf(scope: Scope, ownerId: string): Promise<void> {
  await scope.db
    .select({ id: character.id })
    .from(character)
    .where(and(eq(character.site_id, scope.site_id), eq(character.owner_id, ownerId)))
    .orderBy(asc(character.id))
    .for('update');
}

/** Every place where a member's picture may stand, as of one moment. */
export async function namedBy(
  { db, site_id }: Scope,
  ownerId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with own as (
      select id, portrait_id, hover_id, gallery_ids from character
      where site_id = ${site_id} and owner_id = ${ownerId}
    )
    select portrait_id as id from own where portrait_id is not null
    union select hover_id from own where hover_id is not null
    union select unnest(gallery_ids) from own
    union select v.portrait_id from character_version v join own on own.id = v.character_id
      where v.portrait_id is not null
    union select w.asset_id from character_withheld w join own on own.id = w.character_id
    union select portrait_id from character_draft
      where site_id = ${site_id} and owner_id = ${ownerId} and portrait_id is not null
    union select unnest(picture_ids) from character_creation
      where site_id = ${site_id} and owner_id = ${ownerId} and cleared_at is null`);
  return new Set(rows.map(({ id }) => id));
}

/** All pictures that this one character has had, whoever else names them. */
export async function picturesOf({ db, site_id }: Scope, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with one as (
      select id, portrait_id, hover_id, gallery_ids from character
      where site_id = ${site_id} and id = ${id}
    )
    select portrait_id as id from one where portrait_id is not null
    union select hover_id from one where hover_id is not null
    union select unnest(gallery_ids) from one
    union select v.portrait_id from character_version v join one on one.id = v.character_id
      where v.portrait_id is not null
    union select unnest(c.picture_ids) from character_creation c join one on one.id = c.character_id`);
  return rows.map((row) => row.id);
}
