// The SQL of undo: stored with the action, claimed by one admin at a time, deleted after its period.
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Left } from './undo.rules.ts';
import { curation_undo, curation_undo_character } from './undo.tables.ts';

export type UndoRow = typeof curation_undo.$inferSelect;

export interface Touched {
  readonly character_id: string;
  readonly before: Left;
  readonly after: Left;
}

export async function addUndo(
  scope: Scope,
  row: Omit<typeof curation_undo.$inferInsert, 'site_id'>,
): Promise<void> {
  await scope.db.insert(curation_undo).values({ ...row, site_id: scope.site_id });
}

export async function addTouched(
  scope: Scope,
  undoId: string,
  touched: readonly Touched[],
): Promise<void> {
  if (touched.length === 0) return;
  await scope.db.execute(sql`
    insert into curation_undo_character (undo_id, character_id, before, after)
    select ${undoId}::uuid, made.character_id, made.before, made.after
    from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb)
      as made(character_id uuid, before jsonb, after jsonb)`);
}

/** Locks the undo until the end of this transaction. */
export async function lockUndo(scope: Scope, id: string): Promise<UndoRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(curation_undo)
    .where(and(eq(curation_undo.site_id, scope.site_id), eq(curation_undo.id, id)))
    .for('update');
  return row;
}

export async function listTouched(scope: Scope, undoId: string): Promise<Touched[]> {
  const { character_id, before, after } = curation_undo_character;
  return scope.db
    .select({ character_id, before, after })
    .from(curation_undo_character)
    .where(eq(curation_undo_character.undo_id, undoId))
    .orderBy(asc(character_id));
}

export async function markUndone(scope: Scope, id: string, at: Date): Promise<void> {
  await scope.db
    .update(curation_undo)
    .set({ undone_at: at })
    .where(and(eq(curation_undo.site_id, scope.site_id), eq(curation_undo.id, id)));
}

export async function forgetUndo(db: Db, before: Date): Promise<void> {
  await db.delete(curation_undo).where(lt(curation_undo.done_at, before));
}
