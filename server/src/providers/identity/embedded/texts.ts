// Texts of the emails with a code. They contain no links, so that people don't get used to links that phishers can copy.
import { renderEmail, type RenderedEmail } from '../../../platform/email-template.ts';
import type { Pool } from '../port.ts';
import { CODE_MS } from './codes.ts';
import type { CodeRow } from './codes.store.ts';

const words: Record<CodeRow['purpose'], { subject: string; instruction: string; reason: string }> =
  {
    sign_up: {
      subject: 'Confirm your email',
      instruction: 'Enter this code to confirm your email.',
      reason:
        'You’re receiving this because someone signed up with this email. If it wasn’t you, ignore this email: nothing happens without the code.',
    },
    reset: {
      subject: 'Reset your password',
      instruction: 'Enter this code to set a new password.',
      reason:
        'You’re receiving this because someone requested a new password. If it wasn’t you, ignore this email: your password stays the same.',
    },
    email: {
      subject: 'Confirm your new email',
      instruction: 'Enter this code to use this email for your account.',
      reason:
        'You’re receiving this because someone entered this as the new email of an account. If it wasn’t you, ignore this email: nothing happens without the code.',
    },
    proof: {
      subject: 'Confirm it’s you',
      instruction: 'Enter this code to confirm it’s you.',
      reason:
        'You’re receiving this because someone signed in to your account wants to change it. If it wasn’t you, don’t share this code: nothing happens without it.',
    },
  };

/** All text is the site's or ours; nothing comes from a request. */
export function codeEmail(pool: Pool, purpose: CodeRow['purpose'], code: string): RenderedEmail {
  const { subject, instruction, reason } = words[purpose];
  return renderEmail({
    brand: { name: pool.site_name, accent: pool.site_accent },
    subject,
    paragraphs: [
      instruction,
      `It works once and expires in ${CODE_MS / 60_000} minutes. We’ll never ask you for it.`,
    ],
    code,
    reason,
  });
}
