// The SQL of holding characters, and of taking pictures out of them.
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  eq,
  getTableColumns,
  inArray,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import { character } from '../tables.ts';
import type { Shown, Withheld } from './rules.ts';
import { character_withheld } from './tables.ts';

const shown = {
  id: character.id,
  portrait_id: character.portrait_id,
  portrait_preview: character.portrait_preview,
  hover_id: character.hover_id,
  gallery_ids: character.gallery_ids,
};

const isThis = (scope: Scope, id: string) =>
  and(eq(character.id, id), eq(character.site_id, scope.site_id));

const hides = (column: typeof character.visibility | typeof character.deleted_from) =>
  sql`case when ${column} in ('public', 'pending_review') then 'rejected' else ${column} end`;

interface Hold {
  readonly hold: string;
  /** For the owner. */
  readonly reason: string;
}

/** In one statement, so that it sees what an approval has done that came first. */
async function hide(scope: Scope, { hold, reason }: Hold, which: SQL | undefined): Promise<void> {
  const isFirst = sql`${character.holds} = '{}'`;
  const before = sql`coalesce(${character.deleted_from}, ${character.visibility})`;
  await scope.db
    .update(character)
    .set({
      holds: sql`array_append(${character.holds}, ${hold}::uuid)`,
      held_from: sql`case when ${isFirst} then ${before} else ${character.held_from} end`,
      held_version: sql`case when ${isFirst} then ${character.version} else ${character.held_version} end`,
      visibility: hides(character.visibility),
      deleted_from: hides(character.deleted_from),
      review_reason: reason,
    })
    .where(and(which, not(arrayContains(character.holds, [hold]))));
}

export const addHold = (scope: Scope, { id, ...held }: Hold & { id: string }): Promise<void> =>
  hide(scope, held, isThis(scope, id));

/** What is private or rejected stays as it is. */
export const addHoldToAllOf = (
  scope: Scope,
  { owner_id, ...held }: Hold & { owner_id: string },
): Promise<void> => {
  const isSeen = sql`coalesce(${character.deleted_from}, ${character.visibility}) in ('public', 'pending_review')`;
  const isHeld = sql`${character.holds} <> '{}'`;
  const isTheirs = and(eq(character.owner_id, owner_id), eq(character.site_id, scope.site_id));
  return hide(scope, held, and(isTheirs, or(isSeen, isHeld)));
};

export async function explain(scope: Scope, id: string, reason: string): Promise<void> {
  await scope.db.update(character).set({ review_reason: reason }).where(isThis(scope, id));
}

export async function lockHeldBy(scope: Scope, hold: string) {
  const { id, holds, held_from, held_version, version, visibility, deleted_from } = character;
  return scope.db
    .select({ id, holds, held_from, held_version, version, visibility, deleted_from })
    .from(character)
    .where(
      and(
        eq(character.site_id, scope.site_id),
        sql`${holds} <> '{}'`,
        arrayContains(holds, [hold]),
      ),
    )
    .for('update');
}

type Release = Partial<
  Pick<
    typeof character.$inferInsert,
    'holds' | 'held_from' | 'held_version' | 'visibility' | 'deleted_from' | 'review_reason'
  >
>;

export async function changeHeld(scope: Scope, id: string, release: Release): Promise<void> {
  await scope.db.update(character).set(release).where(isThis(scope, id));
}

/** Those of this site that show one of these pictures, each locked. */
export async function lockShowing(scope: Scope, assetIds: readonly string[]): Promise<Shown[]> {
  const ids = [...assetIds];
  return scope.db
    .select(shown)
    .from(character)
    .where(
      and(
        eq(character.site_id, scope.site_id),
        or(
          inArray(character.portrait_id, ids),
          inArray(character.hover_id, ids),
          arrayOverlaps(character.gallery_ids, ids),
        ),
      ),
    )
    .orderBy(asc(character.id))
    .for('update');
}

export async function lockShown(scope: Scope, ids: readonly string[]): Promise<Shown[]> {
  return scope.db
    .select(shown)
    .from(character)
    .where(and(eq(character.site_id, scope.site_id), inArray(character.id, [...ids])))
    .orderBy(asc(character.id))
    .for('update');
}

export async function show(scope: Scope, { id, ...pictures }: Shown): Promise<void> {
  await scope.db.update(character).set(pictures).where(isThis(scope, id));
}

export async function keepWithheld(scope: Scope, rows: readonly Withheld[]): Promise<void> {
  if (rows.length > 0) {
    await scope.db
      .insert(character_withheld)
      .values([...rows])
      .onConflictDoNothing();
  }
}

export async function takeWithheld(scope: Scope, assetIds: readonly string[]): Promise<Withheld[]> {
  return scope.db
    .delete(character_withheld)
    .where(inArray(character_withheld.asset_id, [...assetIds]))
    .returning(getTableColumns(character_withheld));
}

/** The one that shows this picture, or did until it was taken out. */
export async function findShowing(scope: Scope, assetId: string): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ id: character.id })
    .from(character)
    .leftJoin(
      character_withheld,
      and(
        eq(character_withheld.character_id, character.id),
        eq(character_withheld.asset_id, assetId),
      ),
    )
    .where(
      and(
        eq(character.site_id, scope.site_id),
        or(
          eq(character.portrait_id, assetId),
          eq(character.hover_id, assetId),
          arrayContains(character.gallery_ids, [assetId]),
          eq(character_withheld.asset_id, assetId),
        ),
      ),
    )
    .limit(1);
  return row?.id;
}
