// The SQL of listing all characters that a search engine may index, by id.
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { character } from '../characters/tables.ts';

const isListed = (scope: Scope): SQL | undefined =>
  and(
    eq(character.site_id, scope.site_id),
    eq(character.visibility, 'public'),
    eq(character.rating, 'safe'),
  );

const listed = {
  id: character.id,
  slug: character.slug,
  name: character.name,
  portrait_id: character.portrait_id,
  hover_id: character.hover_id,
  gallery_ids: character.gallery_ids,
  updated_at: character.updated_at,
};

export async function listFrom(
  scope: Scope,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return scope.db
    .select(listed)
    .from(character)
    .where(and(isListed(scope), after === undefined ? undefined : gt(character.id, after)))
    .orderBy(asc(character.id))
    .limit(limit);
}

/** The last id of every full part of `size` characters. Reads every id, so the result is cached for a while. */
export async function listPartEnds(scope: Scope, size: number): Promise<string[]> {
  const numbered = scope.db
    .select({
      id: character.id,
      number: sql<number>`row_number() over (order by ${character.id})`.as('number'),
    })
    .from(character)
    .where(isListed(scope))
    .as('numbered');
  const rows = await scope.db
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.number} % ${size} = 0`)
    .orderBy(asc(numbered.id));
  return rows.map((row) => row.id);
}
