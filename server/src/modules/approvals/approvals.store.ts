// The SQL of actions that wait for a second admin.
import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { approval } from './tables.ts';

export type ApprovalRow = typeof approval.$inferSelect;

const isWaiting = ({ site_id }: Scope) =>
  and(eq(approval.site_id, site_id), eq(approval.state, 'waiting'));

export async function expireApprovals(scope: Scope, now: Date): Promise<void> {
  await scope.db
    .update(approval)
    .set({ state: 'expired' })
    .where(and(isWaiting(scope), lte(approval.expires_at, now)));
}

/** Returns false if the same request is already waiting. */
export async function addApproval({ db, site_id }: Scope, row: Omit<ApprovalRow, 'site_id'>) {
  const { rowCount } = await db
    .insert(approval)
    .values({ ...row, site_id })
    .onConflictDoNothing();
  return rowCount === 1;
}

export const listWaiting = (scope: Scope, now: Date): Promise<ApprovalRow[]> =>
  scope.db
    .select()
    .from(approval)
    .where(and(isWaiting(scope), gt(approval.expires_at, now)))
    .orderBy(asc(approval.created_at))
    .limit(100);

export const listByIds = ({ db, site_id }: Scope, ids: readonly string[]) =>
  db
    .select({ id: approval.id, subject_id: approval.subject_id })
    .from(approval)
    .where(and(eq(approval.site_id, site_id), inArray(approval.id, [...ids])));

/** Locks the row, so that only one of two concurrent decisions counts. */
export async function lockWaiting(
  scope: Scope,
  id: string,
  now: Date,
): Promise<ApprovalRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(approval)
    .where(and(isWaiting(scope), eq(approval.id, id), gt(approval.expires_at, now)))
    .for('update');
  return row;
}

export async function closeApproval(
  { db }: Scope,
  id: string,
  to: Pick<ApprovalRow, 'state' | 'decided_by' | 'decided_at'>,
): Promise<void> {
  await db.update(approval).set(to).where(eq(approval.id, id));
}

/** The newest approval of this action, if it was given after this time. */
export async function findApproved(
  { db, site_id }: Scope,
  wanted: { readonly act: ApprovalRow['act']; readonly subject_id: string; readonly after: Date },
): Promise<ApprovalRow | undefined> {
  const [row] = await db
    .select()
    .from(approval)
    .where(
      and(
        eq(approval.site_id, site_id),
        eq(approval.state, 'approved'),
        eq(approval.act, wanted.act),
        eq(approval.subject_id, wanted.subject_id),
        gt(approval.decided_at, wanted.after),
      ),
    )
    .orderBy(desc(approval.decided_at))
    .limit(1);
  return row;
}
