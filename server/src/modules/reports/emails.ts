// Emails to reporters and creators. A failed email never blocks the decision.
import { referenceOf } from '@velour/contract/report-values.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { ReportsNeeds } from './service.ts';
import { renderEmail, type RenderedEmail } from '../../platform/email-template.ts';

const TRIED_MS = 24 * 3_600_000;

export function createReportEmails({ mailer, sites, identity, home }: ReportsNeeds) {
  const notify = async (
    scope: Scope,
    to: string,
    notification: { number: string; notice: Notice },
  ) => {
    const { name: site_name, accent, support_email } = await sites.recordOf(scope);
    const { number, notice } = notification;
    const url = `${home}/removal/${number}`;
    const contest_url = `${home}/feedback?report=${referenceOf(number)}`;
    const sent = { site_name, site_accent: accent, support_email, number, url, contest_url };
    const mail = { to, ...reportEmail(sent, notice) };
    await mailer.trySend(scope, { mail, triedMs: TRIED_MS }, { email: 'report' });
  };

  return {
    notify,

    /** The confirmed address of a member; null if there is none. */
    async addressOf(scope: Scope, memberId: string | null): Promise<string | null> {
      const row = memberId === null ? undefined : await identity.members.find(scope, memberId);
      return row?.email_verified ? row.email : null;
    },
  };
}

export type Notice =
  | { readonly type: 'received'; readonly due: Date; readonly hides: boolean }
  | { readonly type: 'asked'; readonly question: string }
  | { readonly type: 'upheld'; readonly reason: string }
  | { readonly type: 'rejected'; readonly reason: string }
  | { readonly type: 'taken_down'; readonly what: string; readonly reason: string }
  | { readonly type: 'restored'; readonly what: string };

interface Sent {
  readonly site_name: string;
  readonly site_accent?: string | null | undefined;
  readonly support_email: string;
  readonly number: string;
  /** The URL of the report's status page. */
  readonly url: string;
  /** The URL of the form that asks for another look at the decision. */
  readonly contest_url: string;
}

/** Created with the first email, because it loads time zones. */
const moment = (): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

type ToCreator = Extract<Notice, { readonly type: 'taken_down' | 'restored' }>;
type ToReporter = Exclude<Notice, ToCreator>;

const isToCreator = (notice: Notice): notice is ToCreator =>
  notice.type === 'taken_down' || notice.type === 'restored';

function reporterText(notice: ToReporter, { number }: Sent): Words {
  switch (notice.type) {
    case 'received':
      return {
        subject: `We received your report ${number}`,
        paragraphs: [
          notice.hides
            ? 'Thank you. We’ve hidden what you reported from everyone while we review it.'
            : 'Thank you. A person will review your report.',
          `We’ll decide by ${moment().format(notice.due)} UTC and email you the result.`,
          `Your report number is ${number}. Keep it private: it opens the status of your report.`,
        ],
      };
    case 'asked':
      return {
        subject: `A question about your report ${number}`,
        paragraphs: ['To decide on your report, we need to know:', notice.question],
      };
    case 'upheld':
      return {
        subject: `We acted on your report ${number}`,
        paragraphs: ['We reviewed it and took action.', notice.reason],
      };
    case 'rejected':
      return {
        subject: `Our decision on your report ${number}`,
        paragraphs: [
          'We reviewed it and found nothing that breaks our rules, so we didn’t remove anything.',
          notice.reason,
          'If you think this is wrong, open your report and ask us to look again.',
        ],
      };
  }
}

function creatorText(notice: ToCreator, { number, support_email }: Sent): Words {
  if (notice.type === 'restored') {
    return {
      subject: 'Your content is visible again',
      paragraphs: [
        `${notice.what} was hidden while we reviewed a report. We found nothing wrong, so it’s visible again.`,
      ],
    };
  }
  return {
    subject: 'Your content was taken down',
    paragraphs: [
      `${notice.what} was reported. After a review, we took it down. The reason:`,
      notice.reason,
      `If you think this is wrong, ask us to look again, or write to ${support_email} and include ${referenceOf(number)}.`,
    ],
  };
}

function reportEmail(sent: Sent, notice: Notice): RenderedEmail {
  const brand = { name: sent.site_name, accent: sent.site_accent };
  return isToCreator(notice)
    ? renderEmail({
        brand,
        ...creatorText(notice, sent),
        ...(notice.type === 'taken_down' && {
          link: { label: 'Ask us to look again', url: sent.contest_url },
        }),
        reason: 'You’re receiving this because it’s about something you made.',
      })
    : renderEmail({
        brand,
        ...reporterText(notice, sent),
        link: { label: 'View your report', url: sent.url },
        reason: 'You’re receiving this because someone filed a report with this email.',
      });
}
