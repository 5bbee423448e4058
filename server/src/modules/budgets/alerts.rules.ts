// The emails of budget alerts, sent to admins.
import type { PaidProvider } from '@velour/contract/paid-providers.ts';
import { renderEmail, type RenderedEmail } from '../../platform/email-template.ts';

export interface BudgetAlert {
  readonly type: 'near' | 'reached';
  readonly engine: PaidProvider;
  readonly day: string;
  /** Including the extra amount. */
  readonly cap: number;
}

interface Sent {
  readonly record: { readonly name: string; readonly accent: string | null };
  /** The admin page of budgets. */
  readonly url: string;
}

const pieces: Readonly<Record<PaidProvider, string>> = {
  llm: 'reply tokens',
  image: 'pictures',
  video: 'clips',
  moderation: 'moderation checks',
};

export function alertEmail(
  { type, engine, day, cap }: BudgetAlert,
  { record, url }: Sent,
): RenderedEmail {
  const most = `${cap.toLocaleString('en')} ${pieces[engine]}`;
  const brand = { name: record.name, accent: record.accent };
  const link = { label: 'View budgets', url };
  const reason = 'You’re receiving this because you’re an admin of this site.';
  if (type === 'near') {
    return renderEmail({
      brand,
      link,
      reason,
      subject: `80% of today’s budget used: ${pieces[engine]}`,
      paragraphs: [
        `80% of the limit of ${most} for ${day} (UTC) has been used.`,
        'Once the limit is reached, requests are refused until midnight UTC, and members see a message. You can allow more for today.',
      ],
    });
  }
  return renderEmail({
    brand,
    link,
    reason,
    subject: `Today’s budget is used up: ${pieces[engine]}`,
    paragraphs: [
      `The limit of ${most} for ${day} (UTC) has been reached. Further requests are refused until midnight UTC. Members see a message and aren’t charged.`,
      'If this looks like more than usual, check for an account with unusually heavy use before you allow more for today.',
    ],
  });
}
