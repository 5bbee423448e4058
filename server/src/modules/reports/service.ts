// Reports about a character, a message, a picture or a profile, and their decisions.
import { REPORT_REASONS } from '@velour/contract/report-values.ts';
import type { Mailer } from '../../providers/mail/port.ts';
import type { Core } from '../../platform/core.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { mapPages } from '../../platform/pages.ts';
import type { Notify } from '../../platform/notify.ts';
import type { AssetsService } from '../assets/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { ChatService } from '../chat/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createDecisions } from './decisions.ts';
import { createFiling } from './filing.ts';
import { createReportEmails } from './emails.ts';
import { createReportQueries } from './queries.ts';
import { createReadAlarm } from './read-alarm.ts';
import { retentionMs, sumUp } from './reports.rules.ts';
import { createSeals, type Seals } from './sealing.ts';
import * as store from './reports.store.ts';
import { createSubjects } from './subjects.ts';

export interface ReportsNeeds extends Pick<
  Core,
  'db' | 'clock' | 'ids' | 'log' | 'limits' | 'metrics' | 'vault'
> {
  readonly mailer: Mailer;
  readonly audit: Pick<AuditService, 'countSince' | 'record'>;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly identity: Pick<IdentityService, 'members'>;
  readonly assets: Pick<AssetsService, 'find' | 'takedowns' | 'reviewUrlOf'>;
  readonly characters: Pick<CharactersService, 'find' | 'forChat' | 'moderationHolds' | 'namesOf'>;
  readonly chat: Pick<ChatService, 'quote' | 'setRemoved'>;
  readonly notify: Notify;
  /** The URL of the site's home page. */
  readonly home: string;
}

/** Dependencies between the parts of this module. */
export interface ReportsTopics {
  readonly seals: Seals;
  readonly emails: ReturnType<typeof createReportEmails>;
  readonly subjects: ReturnType<typeof createSubjects>;
}

export type ReportsService = ReturnType<typeof createReportsService>;

export function createReportsService(needs: ReportsNeeds) {
  const { clock, vault } = needs;
  const seals = createSeals(vault);
  const emails = createReportEmails(needs);
  const subjects = createSubjects(needs);
  const topics = { seals, emails, subjects };
  const deciding = createDecisions(needs, topics);
  const { reporterAddress } = deciding;

  return {
    ...createFiling(needs, { ...topics, secret: vault.secret('sources of reports') }),
    ...deciding,
    ...createReportQueries(needs, { ...topics, reporterAddress, alarm: createReadAlarm(needs) }),
    personalData: createPersonalData(seals),
    ...createDeadlines(needs),
    counts: async (scope: Scope) => sumUp(await store.countOpen(scope, clock.now())),
  };
}

/** The deadlines of reports: an alert for each overdue one, and the end of their retention. */
function createDeadlines({ db, clock, log, metrics }: ReportsNeeds) {
  let overdue = 0;
  metrics.gauge('velour_reports_overdue', 'Open reports that are overdue', () => overdue);
  const alarmed = metrics.counter(
    'velour_reports_alarms_total',
    'Reports that became overdue',
    'reason',
  );

  return {
    async watch(): Promise<void> {
      const now = clock.now();
      for (const { id, site_id, reason, due_at } of await store.takeOverdue(db, now)) {
        alarmed(reason);
        log.error({ report_id: id, site_id, reason, due_at }, 'report overdue');
      }
      overdue = await store.countOverdue(db, now);
    },

    async forgetOld(): Promise<void> {
      const now = clock.now();
      for (const reason of REPORT_REASONS) {
        const before = new Date(now.getTime() - retentionMs(reason));
        while ((await store.stripOld(db, { reasons: [reason], before, now })) > 0);
      }
    },
  };
}

const createPersonalData = (seals: Seals) => ({
  exportOf: (scope: Scope, personId: string) => ({
    reports: mapPages(store.reportsOf(scope, personId), (row) => toOwn(row, seals)),
  }),

  /** Reports must still be decided, so they are kept without the person. Safe to run twice. */
  eraseOf: (scope: Scope, personId: string): Promise<void> => store.disown(scope, personId),
});

const toOwn = (row: store.ReportRow, seals: Seals) => ({
  number: row.number,
  reason: row.reason,
  state: row.state,
  subject_type: row.subject_type,
  text: seals.text.open(row.id, row.text) ?? '',
  message: seals.evidence.open(row.id, row.evidence)?.text ?? null,
  received_at: row.received_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
});
