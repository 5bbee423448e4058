// Files a report or a removal request, once per reporter and subject; urgent reports hide the subject first.
import { createHmac, randomBytes } from 'node:crypto';
import type {
  FiledReport,
  ReportSubject,
  RemovalRequest,
  ReportReason,
} from '@velour/contract/reports.ts';
import type { Actor } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { isLimited, networkOf, type RateLimit } from '../../platform/rate-limits.ts';
import { dueAt, mayHide, numberOf, REMEMBERED_MS, hidesAtOnce } from './reports.rules.ts';
import type { Contact } from './sealing.ts';
import { addReport, findOpenOf, readRecord, lockReports, type ReportRow } from './reports.store.ts';
import type { Subject } from './subjects.ts';
import type { ReportsNeeds, ReportsTopics } from './service.ts';

interface Needs extends Pick<ReportsTopics, 'seals' | 'emails' | 'subjects'> {
  /** The key of the hashes that distinguish reporters and networks without storing them. */
  readonly secret: Buffer;
}

const BY_PERSON: RateLimit = { name: 'reports', burst: 10, per_minute: 0.5 };
const BY_NETWORK: RateLimit = { name: 'reports of a network', burst: 30, per_minute: 1 };
const REMOVALS: RateLimit = { name: 'removals', burst: 10, per_minute: 0.2 };
/** Protects the mailbox of an address that a stranger enters. */
const CONFIRMATIONS: RateLimit = { name: 'mails about removals', burst: 5, per_minute: 1 / 60 };

interface Filing {
  readonly kind: ReportRow['kind'];
  readonly reason: ReportReason;
  readonly text: string;
  readonly address: string;
  readonly reporter: { readonly id: string | null; readonly key: string };
  readonly contact: Contact | null;
  /** The address for the confirmation email. */
  readonly email: string | null;
}

export function createFiling(
  { clock, ids, log, limits, audit }: ReportsNeeds,
  { seals, emails, subjects, secret }: Needs,
) {
  const keyOf = (kind: string, text: string): string =>
    `${kind}:${createHmac('sha256', secret).update(`${kind}:${text}`).digest('base64url').slice(0, 24)}`;

  const compose = (
    { site_id }: Scope,
    input: Filing,
    { evidence, ...subject }: Subject,
  ): ReportRow => {
    const id = ids.next();
    const received_at = clock.now();
    return {
      ...subject,
      id,
      site_id,
      kind: input.kind,
      reason: input.reason,
      number: numberOf(randomBytes(10)),
      reporter_id: input.reporter.id,
      reporter_key: input.reporter.key,
      source_key: keyOf('network', networkOf(input.address)),
      text: input.text === '' ? null : seals.text.seal(id, input.text),
      evidence: evidence && seals.evidence.seal(id, evidence),
      contact: input.contact && seals.contact.seal(id, input.contact),
      state: 'open',
      hides: false,
      is_asked: false,
      received_at,
      due_at: dueAt(input.reason, received_at),
      alarmed_at: null,
      decided_at: null,
      decided_by: null,
      decision_reason: null,
      stripped_at: null,
    };
  };

  /** True if the report hides its subject. Above the limit of its source, a person must decide first, at once. */
  const decideTakedown = async (tx: Scope, row: ReportRow): Promise<boolean> => {
    if (!hidesAtOnce(row.reason, row.subject_type)) return false;
    const since = new Date(row.received_at.getTime() - REMEMBERED_MS);
    if (mayHide(await readRecord(tx, row, since))) return true;
    log.warn(
      { report_id: row.id, reason: row.reason },
      'urgent report does not hide its subject: its source is over the limit',
    );
    return false;
  };

  const file = (scope: Scope, input: Filing, subject: Subject): Promise<ReportRow> =>
    inTransaction(scope, async (tx) => {
      await lockReports(tx);
      const composed = compose(tx, input, subject);
      const known = await findOpenOf(tx, composed);
      if (known) return known;
      const row = { ...composed, hides: await decideTakedown(tx, composed) };
      await addReport(tx, row);
      if (row.hides) await subjects.hide(tx, row);
      if (input.email !== null) {
        const notice = { type: 'received', due: row.due_at, hides: row.hides } as const;
        await emails.notify(tx, input.email, { number: row.number, notice });
      }
      if (row.hides) {
        await audit.record(tx, {
          actor: { kind: 'system' },
          act: `${row.subject_type}.held`,
          subject: { type: row.subject_type, id: row.subject_id },
          reason: `Reported: ${row.reason.replaceAll('_', ' ')}`,
          after: { report_id: row.id },
        });
      }
      return row;
    });

  return {
    async report(
      scope: Scope,
      { actor, address }: { actor: Actor; address: string },
      ask: { subject: ReportSubject; reason: ReportReason; text: string },
    ): Promise<FiledReport> {
      if (isLimited(address)) {
        await limits.enforce(BY_PERSON, actor.id);
        await limits.enforce(BY_NETWORK, networkOf(address));
      }
      const subject = await subjects.require(scope, actor, ask.subject);
      const email = actor.kind === 'member' ? await emails.addressOf(scope, actor.id) : null;
      const reporter = { id: actor.id, key: `person:${actor.id}` };
      const { reason, text } = ask;
      const input = {
        kind: 'report' as const,
        reason,
        text,
        address,
        reporter,
        contact: null,
        email,
      };
      return toFiled(await file(scope, input, subject));
    },

    async askRemoval(
      scope: Scope,
      address: string,
      { statement: _, reason, text, ...contact }: Required<RemovalRequest>,
    ): Promise<FiledReport> {
      if (isLimited(address)) await limits.enforce(REMOVALS, networkOf(address));
      const key = keyOf('mail', contact.email);
      const named = await subjects.named(scope, contact.about);
      const subject = named ?? unknownSubject(keyOf('unknown', contact.about));
      const mayMail =
        !isLimited(address) || (await limits.take(CONFIRMATIONS, key)).status === 'ok';
      const input = { kind: 'removal' as const, reason, text, address, contact };
      const email = mayMail ? contact.email : null;
      return toFiled(await file(scope, { ...input, reporter: { id: null, key }, email }, subject));
    },
  };
}

/** For text that names no existing subject: a person reads it. */
const unknownSubject = (subject_key: string): Subject => ({
  subject_type: 'unknown',
  subject_id: null,
  subject_seq: null,
  subject_key,
  character_id: null,
  creator_id: null,
  evidence: null,
});

export const toFiled = ({ number, due_at, hides }: ReportRow): FiledReport => ({
  number,
  due_at: due_at.toISOString(),
  is_hidden: hides,
});
