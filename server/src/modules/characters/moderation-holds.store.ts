// The SQL of moderation holds on characters, and of removing pictures from them.
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
import type { Scope } from '../../platform/db/scope.ts';
import { afterEdit } from './own/own.rules.ts';
import type { CharacterRow } from './characters.store.ts';
import { character } from './tables.ts';
import type { Shown, Withheld } from './moderation-holds.rules.ts';
import { character_withheld } from './moderation-holds.tables.ts';

const shown = {
  id: character.id,
  portrait_id: character.portrait_id,
  portrait_preview: character.portrait_preview,
  hover_id: character.hover_id,
  gallery_ids: character.gallery_ids,
};

const state = {
  owner_id: character.owner_id,
  is_official: character.is_official,
  rating: character.rating,
  visibility: character.visibility,
  version: character.version,
  held_from: character.held_from,
  held_version: character.held_version,
};
export type ShownRow = Shown & Pick<CharacterRow, keyof typeof state>;

const isThis = (scope: Scope, id: string) =>
  and(eq(character.id, id), eq(character.site_id, scope.site_id));

const isOf = (scope: Scope, ownerId: string) =>
  and(eq(character.owner_id, ownerId), eq(character.site_id, scope.site_id));

const hides = (column: typeof character.visibility | typeof character.deleted_from) =>
  sql`case when ${column} in ('public', 'pending_review') then 'rejected' else ${column} end`;

interface Hold {
  readonly hold: string;
  /** The reason that the owner sees. */
  readonly reason: string;
}

/** In one statement, so that it sees the effect of an earlier approval. */
async function hide(scope: Scope, { hold, reason }: Hold, which: SQL | undefined): Promise<void> {
  const isFirst = sql`${character.holds} = '{}'`;
  const before = sql`coalesce(${character.deleted_from}, ${character.visibility})`;
  await scope.db
    .update(character)
    .set({
      holds: sql`array_append(${character.holds}, ${hold}::uuid)`,
      held_from: sql`case when ${isFirst} then ${before} else ${character.held_from} end`,
      held_version: sql`case when ${isFirst} then ${character.version} else ${character.held_version} end`,
      held_reason: sql`case when ${isFirst} then ${character.review_reason} else ${character.held_reason} end`,
      visibility: hides(character.visibility),
      deleted_from: hides(character.deleted_from),
      // A decision keeps its reason while another report waits for one.
      review_reason: sql`case when ${character.held_report} is null then ${reason} else ${character.review_reason} end`,
    })
    .where(and(which, not(arrayContains(character.holds, [hold]))));
}

export const addHold = (scope: Scope, { id, ...held }: Hold & { id: string }): Promise<void> =>
  hide(scope, held, isThis(scope, id));

/** Private and rejected characters stay unchanged. */
export const addHoldToAllOf = (
  scope: Scope,
  { owner_id, ...held }: Hold & { owner_id: string },
): Promise<void> => {
  const isSeen = sql`coalesce(${character.deleted_from}, ${character.visibility}) in ('public', 'pending_review')`;
  const isHeld = sql`${character.holds} <> '{}'`;
  return hide(scope, held, and(isOf(scope, owner_id), or(isSeen, isHeld)));
};

export async function explain(
  scope: Scope,
  { id, reason, report }: { id: string; reason: string; report: string },
): Promise<void> {
  await scope.db
    .update(character)
    .set({ review_reason: reason, held_report: report })
    .where(isThis(scope, id));
}

export async function lockHeldBy(scope: Scope, hold: string) {
  const { holds, held_reason, deleted_from } = character;
  return scope.db
    .select({ ...shown, ...state, holds, held_reason, deleted_from })
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
    | 'holds'
    | 'held_from'
    | 'held_version'
    | 'held_reason'
    | 'held_report'
    | 'visibility'
    | 'deleted_from'
    | 'review_reason'
  >
>;

export async function changeHeld(scope: Scope, id: string, release: Release): Promise<void> {
  await scope.db.update(character).set(release).where(isThis(scope, id));
}

const lockWhere = (scope: Scope, which: SQL | undefined): Promise<ShownRow[]> =>
  scope.db
    .select({ ...shown, ...state })
    .from(character)
    .where(which)
    .orderBy(asc(character.id))
    .for('update');

/** Everything public of it; waits for a concurrent approval. */
export const lockOne = (scope: Scope, id: string): Promise<ShownRow[]> =>
  lockWhere(scope, isThis(scope, id));

export const lockAllOf = (scope: Scope, ownerId: string): Promise<ShownRow[]> =>
  lockWhere(scope, isOf(scope, ownerId));

/** Those of this site that show one of these pictures, each locked. */
export async function lockShowing(scope: Scope, assetIds: readonly string[]): Promise<ShownRow[]> {
  const ids = [...assetIds];
  const isShowing = or(
    inArray(character.portrait_id, ids),
    inArray(character.hover_id, ids),
    arrayOverlaps(character.gallery_ids, ids),
  );
  return lockWhere(scope, and(eq(character.site_id, scope.site_id), isShowing));
}

export const lockShown = (scope: Scope, ids: readonly string[]): Promise<ShownRow[]> =>
  lockWhere(scope, and(eq(character.site_id, scope.site_id), inArray(character.id, [...ids])));

export async function show(
  scope: Scope,
  { id, portrait_id, portrait_preview, hover_id, gallery_ids }: Shown,
): Promise<void> {
  await scope.db
    .update(character)
    .set({ portrait_id, portrait_preview, hover_id, gallery_ids })
    .where(isThis(scope, id));
}

/** Like an owner's edit. */
export async function countAsEdit(
  scope: Scope,
  { id, version, visibility }: Pick<CharacterRow, 'id' | 'version' | 'visibility'>,
): Promise<void> {
  await scope.db
    .update(character)
    .set({ version: version + 1, visibility: afterEdit(visibility) })
    .where(isThis(scope, id));
}

export async function storeWithheld(scope: Scope, rows: readonly Withheld[]): Promise<void> {
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

/** The character that shows this picture, or did until it was removed. */
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
