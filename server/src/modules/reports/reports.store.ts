// The SQL of reports.
import type { ReportClock, ReportReason, ReportState } from '@velour/contract/reports.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  like,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesBy } from '../../platform/pages.ts';
import { idsIn, reasonsOf, URGENT_REASONS, type TrackRecord } from './reports.rules.ts';
import { report, report_note } from './tables.ts';

export type ReportRow = typeof report.$inferSelect;
export type NoteRow = typeof report_note.$inferSelect;

const isHere = ({ site_id }: Scope) => eq(report.site_id, site_id);
const isOpen = eq(report.state, 'open');

/** Serializes filing and deciding on a site by locking one row, which makes limits and holds exact. */
export async function lockReports({ db, site_id }: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`reports/${site_id}`}))`);
}

export async function addReport({ db }: Scope, row: ReportRow): Promise<void> {
  await db.insert(report).values(row);
}

type Keys = Pick<ReportRow, 'reporter_key' | 'subject_key'>;

export async function findOpenOf(scope: Scope, keys: Keys): Promise<ReportRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(report)
    .where(
      and(
        isHere(scope),
        isOpen,
        eq(report.reporter_key, keys.reporter_key),
        eq(report.subject_key, keys.subject_key),
      ),
    );
  return row;
}

/** The reports of this network or this reporter, whichever has more. */
export async function readRecord(
  scope: Scope,
  from: Pick<ReportRow, 'source_key' | 'reporter_key'>,
  since: Date,
): Promise<TrackRecord> {
  const counts = async (column: 'source_key' | 'reporter_key') => {
    const [row] = await scope.db
      .select({
        hiding: sql<number>`count(*) filter (where ${report.state} = 'open' and ${report.hides})::int`,
        rejected: sql<number>`count(*) filter (where ${report.state} = 'rejected' and ${gt(report.decided_at, since)}
          and ${inArray(report.reason, [...URGENT_REASONS])})::int`,
      })
      .from(report)
      .where(and(isHere(scope), eq(report[column], from[column])));
    return row ?? { hiding: 0, rejected: 0 };
  };
  const [network, person] = [await counts('source_key'), await counts('reporter_key')];
  return {
    hiding: Math.max(network.hiding, person.hiding),
    rejected: Math.max(network.rejected, person.rejected),
  };
}

export async function findReport(scope: Scope, id: string): Promise<ReportRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(report)
    .where(and(isHere(scope), eq(report.id, id)));
  return row;
}

export async function findByNumber(scope: Scope, number: string): Promise<ReportRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(report)
    .where(and(isHere(scope), eq(report.number, number)));
  return row;
}

export interface Wanted {
  readonly state: ReportState;
  readonly reason?: ReportReason | undefined;
  readonly clock?: ReportClock | undefined;
  readonly subject_type?: ReportRow['subject_type'] | undefined;
  readonly kind?: ReportRow['kind'] | undefined;
  readonly search?: string | undefined;
  readonly sort?: 'due' | '-due' | 'received' | '-received' | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Earliest deadline first; decided ones by latest decision; or in the requested order. */
export async function listReports(scope: Scope, wanted: Wanted) {
  const { state, reason, clock, subject_type, kind, search = '', limit, offset } = wanted;
  const fits = and(
    isHere(scope),
    eq(report.state, state),
    reason && eq(report.reason, reason),
    clock && inArray(report.reason, reasonsOf(clock)),
    subject_type && eq(report.subject_type, subject_type),
    kind && eq(report.kind, kind),
    search === '' ? undefined : isFound(search),
  );
  const rows = await scope.db
    .select()
    .from(report)
    .where(fits)
    .orderBy(...orderOf(wanted))
    .limit(limit)
    .offset(offset);
  return { rows, total: await scope.db.$count(report, fits) };
}

function isFound(search: string): SQL | undefined {
  const [id] = idsIn(search);
  if (id === undefined) {
    const beginning = search.toUpperCase().replace(/[\\%_]/g, '\\$&');
    return like(report.number, `${beginning}%`);
  }
  return or(
    eq(report.id, id),
    eq(report.subject_id, id),
    eq(report.character_id, id),
    eq(report.creator_id, id),
  );
}

function orderOf({ state, sort }: Wanted): SQL[] {
  switch (sort ?? (state === 'open' ? 'due' : undefined)) {
    case 'due':
      return [asc(report.due_at), asc(report.id)];
    case '-due':
      return [desc(report.due_at), desc(report.id)];
    case 'received':
      return [asc(report.received_at), asc(report.id)];
    case '-received':
      return [desc(report.received_at), desc(report.id)];
    case undefined:
      return [desc(report.decided_at), desc(report.id)];
  }
}

/** By reason, without reasons that have none. */
export const countOpen = (scope: Scope, now: Date) =>
  scope.db
    .select({
      reason: report.reason,
      open: count(),
      overdue: sql<number>`count(*) filter (where ${lt(report.due_at, now)})::int`,
    })
    .from(report)
    .where(and(isHere(scope), isOpen))
    .groupBy(report.reason);

export const listOpenAbout = (scope: Scope, { id, subject_key }: ReportRow): Promise<ReportRow[]> =>
  scope.db
    .select()
    .from(report)
    .where(and(isHere(scope), isOpen, eq(report.subject_key, subject_key), ne(report.id, id)));

/** True if the subject is also taken down by another upheld report. */
export async function isTakenDownOtherwise(
  scope: Scope,
  { id, subject_key }: ReportRow,
): Promise<boolean> {
  const [row] = await scope.db
    .select({ id: report.id })
    .from(report)
    .where(
      and(
        isHere(scope),
        eq(report.subject_key, subject_key),
        eq(report.state, 'upheld'),
        eq(report.hides, true),
        ne(report.id, id),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export const listOpenFrom = (
  scope: Scope,
  { source_key, reporter_key }: ReportRow,
): Promise<ReportRow[]> =>
  scope.db
    .select()
    .from(report)
    .where(
      and(
        isHere(scope),
        isOpen,
        or(eq(report.source_key, source_key), eq(report.reporter_key, reporter_key)),
      ),
    )
    .orderBy(asc(report.id));

export async function changeReport(
  { db }: Scope,
  id: string,
  change: Partial<ReportRow>,
): Promise<void> {
  await db.update(report).set(change).where(eq(report.id, id));
}

export async function addNote({ db }: Scope, row: NoteRow): Promise<void> {
  await db.insert(report_note).values(row);
}

export const listNotes = ({ db }: Scope, reportId: string): Promise<NoteRow[]> =>
  db
    .select()
    .from(report_note)
    .where(eq(report_note.report_id, reportId))
    .orderBy(asc(report_note.id));

/** Overdue reports without an alert; each is returned once, also to concurrent callers. */
export const takeOverdue = (db: Db, now: Date) =>
  db
    .update(report)
    .set({ alarmed_at: now })
    .where(and(isOpen, lt(report.due_at, now), isNull(report.alarmed_at)))
    .returning({
      id: report.id,
      site_id: report.site_id,
      reason: report.reason,
      due_at: report.due_at,
    });

export const countOverdue = (db: Db, now: Date): Promise<number> =>
  db.$count(report, and(isOpen, lt(report.due_at, now)));

/** Removes everything that names or quotes a person from these reports. */
async function strip(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const bare = { text: null, evidence: null, contact: null, reporter_id: null, source_key: '' };
  await db
    .update(report)
    .set({ ...bare, reporter_key: sql`'stripped:' || ${report.id}`, stripped_at: now })
    .where(inArray(report.id, [...ids]));
  await db.delete(report_note).where(inArray(report_note.report_id, [...ids]));
}

const STRIPPED_AT_ONCE = 500;

export async function stripOld(
  db: Db,
  old: { reasons: readonly ReportReason[]; before: Date; now: Date },
): Promise<number> {
  const rows = await db
    .select({ id: report.id })
    .from(report)
    .where(
      and(
        isNull(report.stripped_at),
        lt(report.decided_at, old.before),
        inArray(report.reason, [...old.reasons]),
      ),
    )
    .limit(STRIPPED_AT_ONCE);
  await strip(
    db,
    rows.map(({ id }) => id),
    old.now,
  );
  return rows.length;
}

const isBy = (scope: Scope, reporterId: string) =>
  and(isHere(scope), eq(report.reporter_id, reporterId));

export const reportsOf = (scope: Scope, reporterId: string) =>
  pagesBy({ id: report.id }, (isLater) =>
    scope.db
      .select()
      .from(report)
      .where(and(isBy(scope, reporterId), isLater)),
  );

/** Removes reporter and subject person; open reports still have to be decided. */
export async function disown(scope: Scope, reporterId: string): Promise<void> {
  await scope.db
    .update(report)
    .set({ reporter_id: null, reporter_key: sql`'gone:' || ${report.id}` })
    .where(isBy(scope, reporterId));
  await scope.db
    .update(report)
    .set({ creator_id: null })
    .where(and(isHere(scope), eq(report.creator_id, reporterId)));
}
