// The words of mails about budgets, for those who run the site.
import type { PaidEngine } from '@velour/contract/paid-engines.ts';
import { renderEmail, type RenderedEmail } from '../../platform/email-template.ts';

export interface Alarm {
  readonly is: 'near' | 'reached';
  readonly engine: PaidEngine;
  readonly day: string;
  /** With what was allowed beyond it. */
  readonly cap: number;
}

interface Sent {
  readonly record: { readonly name: string; readonly accent: string | null };
  /** Where it is looked at. */
  readonly url: string;
}

const pieces: Readonly<Record<PaidEngine, string>> = {
  llm: 'tokens of replies',
  image: 'pictures',
  video: 'clips',
  moderation: 'texts and pictures looked at',
};

export function alertEmail({ is, engine, day, cap }: Alarm, { record, url }: Sent): RenderedEmail {
  const most = `${cap.toLocaleString('en')} ${pieces[engine]}`;
  const brand = { name: record.name, accent: record.accent };
  const link = { label: 'See the budgets', url };
  const reason = 'You get this because you are an admin of this site.';
  if (is === 'near') {
    return renderEmail({
      brand,
      link,
      reason,
      subject: `Four fifths of today's budget are used: ${pieces[engine]}`,
      paragraphs: [
        `Of the ${most} that may be made on ${day} (UTC), four fifths are used.`,
        'When all of it is used, no more is made until midnight UTC, and whoever asks is told so. You can allow more for today.',
      ],
    });
  }
  return renderEmail({
    brand,
    link,
    reason,
    subject: `Today's budget is used up: ${pieces[engine]}`,
    paragraphs: [
      `All of the ${most} that may be made on ${day} (UTC) are used. Nothing more is asked of this engine until midnight UTC; whoever asks is told so, and pays nothing.`,
      'If this is more than people would use, look for an account that asks without pause before you allow more for today.',
    ],
  });
}
