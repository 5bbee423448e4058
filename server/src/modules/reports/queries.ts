// Reads reports: their status for reporters, by number, and all of them for admins.
import type { ListedReport, ReadReport, ReportStatus } from '@velour/contract/reports.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { isLimited, networkOf, type RateLimit } from '../../platform/rate-limits.ts';
import { toFiled } from './filing.ts';
import { clockOf } from './reports.rules.ts';
import type { ReadAlarm } from './read-alarm.ts';
import type { Evidence } from './sealing.ts';
import * as store from './reports.store.ts';
import type { NoteRow, ReportRow, Wanted } from './reports.store.ts';
import type { ReportsNeeds, ReportsTopics } from './service.ts';

interface Needs extends Pick<ReportsTopics, 'seals' | 'emails' | 'subjects'> {
  readonly alarm: ReadAlarm;
  readonly reporterAddress: (scope: Scope, row: ReportRow) => Promise<string | null>;
}

/** Numbers cannot be guessed; the limit is for the number of requests. */
const BY_NUMBER: RateLimit = { name: 'numbers of reports', burst: 60, per_minute: 20 };

export function createReportQueries(
  { clock, ids, limits, audit, identity }: ReportsNeeds,
  { seals, emails, subjects, reporterAddress, alarm }: Needs,
) {
  const requireReport = async (scope: Scope, id: string): Promise<ReportRow> => {
    const row = await store.findReport(scope, id);
    if (!row) throw new AppError('report.not_found');
    return row;
  };

  const requireNumber = async (scope: Scope, number: string): Promise<ReportRow> => {
    const row = await store.findByNumber(scope, number);
    if (!row) throw new AppError('report.not_found');
    return row;
  };

  const toStatus = async (scope: Scope, row: ReportRow): Promise<ReportStatus> => {
    const history = row.is_asked ? await store.listNotes(scope, row.id) : [];
    const question = history.findLast(({ kind }) => kind === 'question');
    return {
      ...toFiled(row),
      state: row.state,
      reason: row.reason,
      decision_reason: row.decision_reason,
      received_at: row.received_at.toISOString(),
      question: question ? seals.note.open(question.id, question.text) : null,
    };
  };

  const toListed = (row: ReportRow, subject_name = ''): ListedReport => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    reason: row.reason,
    state: row.state,
    subject_type: row.subject_type,
    is_hidden: row.hides,
    is_asked: row.is_asked,
    subject_name,
    clock: clockOf(row.reason),
    is_overdue: row.state === 'open' && row.due_at < clock.now(),
    received_at: row.received_at.toISOString(),
    due_at: row.due_at.toISOString(),
  });

  const nameOf = async (scope: Scope, id: string | null): Promise<string | null> => {
    const row = id === null ? undefined : await identity.members.find(scope, id);
    return row?.name ?? row?.email ?? null;
  };

  const reporterOf = async (scope: Scope, row: ReportRow): Promise<ReadReport['reporter']> => {
    const contact = seals.contact.open(row.id, row.contact);
    if (contact) return { ...contact, kind: 'removal' };
    const member =
      row.reporter_id === null ? undefined : await identity.members.find(scope, row.reporter_id);
    const none = { name: null, email: null, relation: null };
    if (member) return { ...none, kind: 'member', name: member.name, email: member.email };
    return { ...none, kind: row.reporter_id === null ? 'forgotten' : 'visitor' };
  };

  const toNote = async (scope: Scope, note: NoteRow): Promise<ReadReport['notes'][number]> => ({
    kind: note.kind,
    author_name: await nameOf(scope, note.author_id),
    text: seals.note.open(note.id, note.text) ?? '',
    at: note.created_at.toISOString(),
  });

  const read = async (scope: Scope, id: string): Promise<ReadReport> => {
    const row = await requireReport(scope, id);
    const notes = await store.listNotes(scope, id);
    const names = await subjects.namesOf(scope, [row]);
    return {
      ...toListed(row, names.get(id)),
      text: seals.text.open(id, row.text) ?? '',
      reporter: await reporterOf(scope, row),
      about: seals.contact.open(id, row.contact)?.about ?? null,
      subject: await subjects.describe(scope, row),
      notes: await Promise.all(notes.map((note) => toNote(scope, note))),
      same_subject: (await store.listOpenAbout(scope, row)).length,
      same_source: (await store.listOpenFrom(scope, row)).length,
      decided_at: row.decided_at?.toISOString() ?? null,
      decided_by: await nameOf(scope, row.decided_by),
      decision_reason: row.decision_reason,
    };
  };

  const storeNote = async (
    tx: Scope,
    note: Omit<NoteRow, 'id' | 'created_at' | 'text'> & { words: string },
  ) => {
    const { words, ...row } = note;
    const id = ids.next();
    await store.addNote(tx, {
      ...row,
      id,
      text: seals.note.seal(id, words),
      created_at: clock.now(),
    });
  };

  return {
    read,

    async state(scope: Scope, address: string, number: string): Promise<ReportStatus> {
      if (isLimited(address)) await limits.enforce(BY_NUMBER, networkOf(address));
      return toStatus(scope, await requireNumber(scope, number));
    },

    async reply(
      scope: Scope,
      address: string,
      { number, text }: { number: string; text: string },
    ): Promise<ReportStatus> {
      if (isLimited(address)) await limits.enforce(BY_NUMBER, networkOf(address));
      return inTransaction(scope, async (tx) => {
        await store.lockReports(tx);
        const row = await requireNumber(tx, number);
        if (!row.is_asked) throw new AppError('report.not_asked');
        await storeNote(tx, { report_id: row.id, kind: 'answer', author_id: null, words: text });
        await store.changeReport(tx, row.id, { is_asked: false });
        return toStatus(tx, { ...row, is_asked: false });
      });
    },

    async list(scope: Scope, wanted: Wanted) {
      const { rows, total } = await store.listReports(scope, wanted);
      const names = await subjects.namesOf(scope, rows);
      return { reports: rows.map((row) => toListed(row, names.get(row.id))), total_count: total };
    },

    /** A question is sent by email and waits for an answer. Throws `report.no_contact`. */
    async note(
      scope: Scope,
      admin: Member,
      { id, kind, text }: { id: string; kind: 'note' | 'question'; text: string },
    ): Promise<ReadReport> {
      await inTransaction(scope, async (tx) => {
        await store.lockReports(tx);
        const row = await requireReport(tx, id);
        if (kind === 'question') {
          if (row.state !== 'open') throw new AppError('report.decided');
          const to = await reporterAddress(tx, row);
          if (to === null) throw new AppError('report.no_contact');
          const notice = { type: 'asked', question: text } as const;
          await emails.notify(tx, to, { number: row.number, notice });
          await store.changeReport(tx, id, { is_asked: true });
        }
        await storeNote(tx, { report_id: id, kind, author_id: admin.id, words: text });
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: kind === 'question' ? 'report.asked' : 'report.noted',
          subject: { type: 'report', id },
        });
      });
      return read(scope, id);
    },

    /** Reading a chat requires a reason, which is recorded. Throws `report.not_found` if nothing was stored. */
    openEvidence: (
      scope: Scope,
      admin: Member,
      { id, reason }: { id: string; reason: string },
    ): Promise<Evidence> =>
      inTransaction(scope, async (tx) => {
        const row = await requireReport(tx, id);
        const evidence = seals.evidence.open(id, row.evidence);
        if (!evidence) throw new AppError('report.not_found');
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: 'report.evidence_read',
          subject: { type: 'report', id },
          reason,
        });
        await alarm(tx, admin.id);
        return evidence;
      }),
  };
}
