// The SQL of all the pictures of one member.
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { assets } from './tables.ts';

const isOf = (scope: Scope, ownerId: string) =>
  and(eq(assets.owner_id, ownerId), eq(assets.site_id, scope.site_id));

/** The first of them after this one. */
export async function listSomeOf(
  scope: Scope,
  ownerId: string,
  { after, most }: { after: string | undefined; most: number },
) {
  const { id, kind, mime, width, height, bytes, recipe, provenance, created_at } = assets;
  return scope.db
    .select({ id, kind, mime, width, height, bytes, recipe, provenance, created_at })
    .from(assets)
    .where(and(isOf(scope, ownerId), after === undefined ? undefined : gt(assets.id, after)))
    .orderBy(asc(assets.id))
    .limit(most);
}
