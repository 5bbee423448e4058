// Emails to reporters and creators. A failed email never blocks the decision.
import { MailFailure } from '../../providers/mail/port.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { reportEmail, type Notice } from './emails.rules.ts';
import type { ReportsNeeds } from './service.ts';

const TRIED_MS = 24 * 3_600_000;

export type ReportEmails = ReturnType<typeof createReportEmails>;

export function createReportEmails({ mailer, clock, log, sites, identity, home }: ReportsNeeds) {
  const notify = async (
    scope: Scope,
    to: string,
    notification: { number: string; notice: Notice },
  ) => {
    const { name: site_name, accent, support_email } = await sites.recordOf(scope);
    const { number, notice } = notification;
    const url = `${home}/removal/${number}`;
    const sent = { site_name, site_accent: accent, support_email, number, url };
    const until = new Date(clock.now().getTime() + TRIED_MS);
    try {
      await mailer.send(scope, { mail: { to, ...reportEmail(sent, notice) }, until });
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      log.warn({ err: error }, 'queueing a report email failed');
    }
  };

  return {
    notify,

    /** The address of a member; null where there is none that was confirmed. */
    async addressOf(scope: Scope, memberId: string | null): Promise<string | null> {
      const row = memberId === null ? undefined : await identity.members.find(scope, memberId);
      return row?.email_verified ? row.email : null;
    },
  };
}
