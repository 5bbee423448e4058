// Reports: what people say is wrong with a character, a message, a picture or a profile, and what became of it.
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { AuditService } from '../audit/service.ts';
import type { Vault } from '../../platform/encryption.ts';
import { createPersonalData } from './personal-data.ts';
import { createDecisions, type DecidingNeeds } from './decisions.ts';
import { createFiling, type FilingNeeds } from './filing.ts';
import { createReportEmails, type EmailNeeds } from './emails.ts';
import { createReading, type ReadingNeeds } from './queries.ts';
import { createReadAlarm } from './read-alarm.ts';
import { sumUp } from './reports.rules.ts';
import { createSeals } from './sealing.ts';
import { countOpen } from './reports.store.ts';
import { createSubjects, type SubjectsNeeds } from './subjects.ts';
import { createWatching } from './deadlines.ts';

/** What the topics of reports need of each other. */
type Inner = 'alarm' | 'seals' | 'emails' | 'subjects' | 'secret' | 'reporterAddress';

interface Needs
  extends
    Omit<FilingNeeds & DecidingNeeds & ReadingNeeds, Inner>,
    Omit<EmailNeeds, 'identity'>,
    Omit<SubjectsNeeds, 'identity'> {
  readonly db: Db;
  readonly vault: Vault;
  readonly metrics: Metrics;
  readonly audit: Pick<AuditService, 'countSince' | 'record'>;
}

export type ReportsService = ReturnType<typeof createReportsService>;

export function createReportsService(needs: Needs) {
  const { clock, vault, ids, log, limits, audit, identity } = needs;
  const seals = createSeals(vault);
  const emails = createReportEmails(needs);
  const subjects = createSubjects(needs);
  const deciding = createDecisions({
    clock,
    audit,
    seals,
    emails,
    subjects,
    notify: needs.notify,
  });
  const { reporterAddress } = deciding;

  return {
    ...createFiling({
      clock,
      ids,
      log,
      limits,
      audit,
      seals,
      emails,
      subjects,
      secret: vault.secret('sources of reports'),
    }),
    ...deciding,
    ...createReading({
      clock,
      ids,
      limits,
      audit,
      identity,
      seals,
      emails,
      subjects,
      reporterAddress,
      alarm: createReadAlarm({ clock, log, metrics: needs.metrics, audit }),
    }),
    personalData: createPersonalData({ seals }),
    ...createWatching(needs),
    counts: async (scope: Scope) => sumUp(await countOpen(scope, clock.now())),
  };
}
