// Reports about a character, a message, a picture or a profile, and their decisions.
import type { Mailer } from '../../providers/mail/port.ts';
import type { Core } from '../../platform/core.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Notify } from '../../platform/notify.ts';
import type { AssetsService } from '../assets/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { ChatService } from '../chat/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createPersonalData } from './personal-data.ts';
import { createDecisions } from './decisions.ts';
import { createFiling } from './filing.ts';
import { createReportEmails } from './emails.ts';
import { createReportQueries } from './queries.ts';
import { createReadAlarm } from './read-alarm.ts';
import { sumUp } from './reports.rules.ts';
import { createSeals } from './sealing.ts';
import { countOpen } from './reports.store.ts';
import { createSubjects } from './subjects.ts';
import { createDeadlineAlerts } from './deadlines.ts';

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
  readonly seals: ReturnType<typeof createSeals>;
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
    personalData: createPersonalData({ seals }),
    ...createDeadlineAlerts(needs),
    counts: async (scope: Scope) => sumUp(await countOpen(scope, clock.now())),
  };
}
