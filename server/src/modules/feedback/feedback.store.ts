// The SQL of feedback.
import type { Feedback } from '@velour/contract/feedback.ts';
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesBy } from '../../platform/pages.ts';
import type { Sealed } from '../../platform/encryption.ts';
import { feedback } from './tables.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

export async function addFeedback({ db }: Scope, row: typeof feedback.$inferInsert) {
  await db.insert(feedback).values(row);
}

const isIn = (scope: Scope, state: Feedback['state']) =>
  and(eq(feedback.site_id, scope.site_id), eq(feedback.state, state));

interface Page {
  readonly state: Feedback['state'];
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** The newest first. */
export async function listFeedback(
  scope: Scope,
  { state, limit, cursor }: Page,
): Promise<FeedbackRow[]> {
  return scope.db
    .select()
    .from(feedback)
    .where(and(isIn(scope, state), cursor === undefined ? undefined : lt(feedback.id, cursor)))
    .orderBy(desc(feedback.id))
    .limit(limit);
}

export const countFeedback = (scope: Scope, state: Feedback['state']): Promise<number> =>
  scope.db.$count(feedback, isIn(scope, state));

export async function findFeedback(scope: Scope, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(feedback)
    .where(and(eq(feedback.site_id, scope.site_id), eq(feedback.id, id)));
  return row;
}

interface End {
  readonly id: string;
  readonly from: readonly Feedback['state'][];
  readonly state: 'answered' | 'closed';
  readonly answer: Sealed | null;
  /** The contested refusal to keep; undefined if nothing was contested. */
  readonly contest?: Sealed | undefined;
  readonly ruling?: FeedbackRow['ruling'] | undefined;
  readonly at: Date;
}

/** Undefined if it is no longer in one of the states `from`. */
export async function endFeedback(
  scope: Scope,
  { id, from, state, answer, contest, ruling, at }: End,
): Promise<FeedbackRow | undefined> {
  const [row] = await scope.db
    .update(feedback)
    .set({ state, answer, contest, ruling, ended_at: at })
    .where(
      and(
        eq(feedback.site_id, scope.site_id),
        eq(feedback.id, id),
        inArray(feedback.state, [...from]),
      ),
    )
    .returning();
  return row;
}

/** The feedback of one person, for the export. */
export const feedbackOf = (scope: Scope, personId: string) =>
  pagesBy({ id: feedback.id }, (isLater) =>
    scope.db
      .select()
      .from(feedback)
      .where(and(eq(feedback.site_id, scope.site_id), eq(feedback.person_id, personId), isLater)),
  );

/** Decided contested refusals, oldest first. */
export const contestedIn = (scope: Scope) =>
  pagesBy({ id: feedback.id }, (isLater) =>
    scope.db
      .select()
      .from(feedback)
      .where(and(eq(feedback.site_id, scope.site_id), isNotNull(feedback.ruling), isLater)),
  );

/** Deletes feedback of all sites that was answered or closed before this time. */
export const removeEnded = (db: Db, before: Date) =>
  db
    .delete(feedback)
    .where(lt(feedback.ended_at, before))
    .returning({ site_id: feedback.site_id, picture_id: feedback.picture_id });

/** Returns the ids of the attached pictures. */
export async function eraseBy(scope: Scope, personId: string): Promise<string[]> {
  const erased = await scope.db
    .delete(feedback)
    .where(and(eq(feedback.site_id, scope.site_id), eq(feedback.person_id, personId)))
    .returning({ picture_id: feedback.picture_id });
  return erased.flatMap(({ picture_id }) => picture_id ?? []);
}
