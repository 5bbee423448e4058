// The words of the mails that carry a code. They hold no link: nobody can be led astray by a copy of them.
import { renderEmail, type RenderedEmail } from '../../../platform/email-template.ts';
import type { Pool } from '../port.ts';
import { CODE_MS } from './codes.ts';
import type { CodeRow } from './codes.store.ts';

const words: Record<CodeRow['purpose'], { subject: string; asked: string; reason: string }> = {
  sign_up: {
    subject: 'Confirm your address',
    asked: 'Enter this code to confirm your e-mail address.',
    reason:
      'You get this because somebody signed up with this address. If it was not you, ignore it: without the code nothing happens.',
  },
  reset: {
    subject: 'Set a new password',
    asked: 'Enter this code to set a new password.',
    reason:
      'You get this because somebody asked for a new password. If it was not you, ignore it: your password stays as it is.',
  },
  email: {
    subject: 'Confirm your new address',
    asked: 'Enter this code to make this the e-mail address of your account.',
    reason:
      'You get this because somebody gave this as the new address of an account. If it was not you, ignore it: without the code nothing happens.',
  },
  proof: {
    subject: 'Confirm that it is you',
    asked: 'Enter this code to confirm that it is you.',
    reason:
      'You get this because somebody who is signed in to your account wants to change something in it. If it was not you, do not pass it on: without the code nothing happens.',
  },
};

/** Everything in it is the site's or ours; nothing comes from a request. */
export function codeEmail(pool: Pool, purpose: CodeRow['purpose'], code: string): RenderedEmail {
  const { subject, asked, reason } = words[purpose];
  return renderEmail({
    brand: { name: pool.site_name, accent: pool.site_accent },
    subject,
    paragraphs: [
      asked,
      `It is good for ${CODE_MS / 60_000} minutes and works once. Nobody of ours will ever ask you for it.`,
    ],
    code,
    reason,
  });
}
