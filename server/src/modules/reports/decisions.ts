// Decides reports: in the state that the admin saw, with the reason in the audit log and the emails.
import { patterns } from '@velour/contract/screens.ts';
import type { ReportState } from '@velour/contract/reports.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Notice } from './emails.ts';
import * as store from './reports.store.ts';
import type { ReportRow } from './reports.store.ts';
import type { ReportsNeeds, ReportsTopics } from './service.ts';

type Needs = Pick<ReportsTopics, 'seals' | 'emails' | 'subjects'>;

interface Ruling {
  readonly decision: 'uphold' | 'reject';
  readonly reason: string;
}

/** A report before the decision, and its new state. */
interface Ruled {
  readonly row: ReportRow;
  readonly state: 'upheld' | 'rejected';
  readonly hides: boolean;
  /** Whether the decision made the subject visible again. */
  readonly isShown: boolean;
}

export function createDecisions(
  { clock, audit, notify }: ReportsNeeds,
  { seals, emails, subjects }: Needs,
) {
  const reporterAddress = async (tx: Scope, row: ReportRow): Promise<string | null> =>
    seals.contact.open(row.id, row.contact)?.email ?? emails.addressOf(tx, row.reporter_id);

  const notifyReporter = async (tx: Scope, row: ReportRow, notice: Notice): Promise<void> => {
    const to = await reporterAddress(tx, row);
    if (to !== null) await emails.notify(tx, to, { number: row.number, notice });
    if (row.reporter_id !== null)
      await notify(tx, {
        person_id: row.reporter_id,
        topic: 'report_decided',
        subject: `${row.id} ${clock.now().toISOString()}`,
        path: `${patterns.removal}/${row.number}`,
      });
  };

  const notifyCreator = async (
    tx: Scope,
    { row, isShown }: Ruled,
    ruling: Ruling,
  ): Promise<void> => {
    const isUpheld = ruling.decision === 'uphold';
    if (row.creator_id === null || row.subject_type === 'message') return;
    if (!isUpheld && !isShown) return;
    if (row.subject_type === 'character')
      await notify(tx, {
        person_id: row.creator_id,
        topic: 'character_reviewed',
        subject: `${row.id} ${clock.now().toISOString()}`,
        path: patterns.my_characters,
      });
    const to = await emails.addressOf(tx, row.creator_id);
    if (to === null) return;
    const names = await subjects.namesOf(tx, [row]);
    const what = WHAT[row.subject_type](names.get(row.id) ?? '');
    const notice: Notice = isUpheld
      ? { type: 'taken_down', what, reason: ruling.reason }
      : { type: 'restored', what };
    await emails.notify(tx, to, { number: row.number, notice });
  };

  const rule = async (tx: Scope, admin: Member, row: ReportRow, ruling: Ruling): Promise<Ruled> => {
    const { decision, reason } = ruling;
    const state = decision === 'uphold' ? 'upheld' : 'rejected';
    const hides = decision === 'uphold' && (await subjects.takeDown(tx, row, reason));
    const isShown = decision === 'reject' && (await subjects.show(tx, row));
    await store.changeReport(tx, row.id, {
      state,
      hides,
      is_asked: false,
      decided_at: clock.now(),
      decided_by: admin.id,
      decision_reason: reason,
    });
    await notifyReporter(tx, row, { type: state, reason });
    return { row, state, hides, isShown };
  };

  const ruleAll = async (tx: Scope, admin: Member, rows: readonly ReportRow[], ruling: Ruling) => {
    const ruled: Ruled[] = [];
    for (const row of rows) ruled.push(await rule(tx, admin, row, ruling));
    return ruled;
  };

  const write = (tx: Scope, admin: Member, { row, state, hides }: Ruled, reason: string) =>
    audit.record(tx, {
      actor: { kind: 'admin', id: admin.id },
      act: `report.${state}`,
      subject: { type: row.subject_type, id: row.subject_id },
      reason,
      before: { state: row.state, hides: row.hides },
      after: { state, hides, report_id: row.id, about: row.reason, seq: row.subject_seq },
    });

  const requireReport = async (tx: Scope, id: string): Promise<ReportRow> => {
    const row = await store.findReport(tx, id);
    if (!row) throw new AppError('report.not_found');
    return row;
  };

  return {
    reporterAddress,

    /**
     * Upholding decides all open reports about the same subject. A decision can be changed. Throws `report.decided` if
     * another admin was first.
     */
    decide: (
      scope: Scope,
      admin: Member,
      { id, seen, ...ruling }: Ruling & { id: string; seen: ReportState },
    ): Promise<void> =>
      inTransaction(scope, async (tx) => {
        await store.lockReports(tx);
        const row = await requireReport(tx, id);
        const isNotified = row.state === (ruling.decision === 'uphold' ? 'upheld' : 'rejected');
        if (row.state !== seen || isNotified) throw new AppError('report.decided');
        const isKnown = row.subject_type !== 'unknown';
        const others =
          ruling.decision === 'uphold' && isKnown ? await store.listOpenAbout(tx, row) : [];
        const ruled = await ruleAll(tx, admin, others, ruling);
        // Last, so that its creator contests the same report in the product as by the email.
        const own = await rule(tx, admin, row, ruling);
        await notifyCreator(tx, own, ruling);
        for (const one of [own, ...ruled]) await write(tx, admin, one, ruling.reason);
      }),

    /** Returns the number of rejected reports. */
    rejectSource: (
      scope: Scope,
      admin: Member,
      { id, reason }: { id: string; reason: string },
    ): Promise<number> =>
      inTransaction(scope, async (tx) => {
        await store.lockReports(tx);
        const rows = await store.listOpenFrom(tx, await requireReport(tx, id));
        const ruling = { decision: 'reject', reason } as const;
        const ruled = await ruleAll(tx, admin, rows, ruling);
        for (const one of ruled) await notifyCreator(tx, one, ruling);
        for (const one of ruled) await write(tx, admin, one, reason);
        return rows.length;
      }),
  };
}

const WHAT: Readonly<Record<ReportRow['subject_type'], (name: string) => string>> = {
  character: (name) => `Your character ${name}`,
  picture: (name) => (name === '' ? 'One of your pictures' : `A picture of ${name}`),
  profile: () => 'The name on your profile',
  message: () => 'Your message',
  unknown: () => 'Something you made',
};
