// Selects the mail provider: the configured SMTP server, or the local mailbox.
import type { Core } from '../../platform/core.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import type { MailProvider } from './port.ts';

interface Choice extends Pick<Core, 'clock' | 'ids' | 'log'> {
  readonly smtp_url: string | undefined;
  readonly mail_from: string | undefined;
  readonly isProduction: boolean;
}

/** Also returns the mailbox if its page may be served. */
export async function chooseMail(
  choice: Choice,
): Promise<{ mail: MailProvider; mailbox?: Mailbox | undefined }> {
  const { smtp_url: url, mail_from: from, isProduction, clock, ids, log } = choice;
  if (url !== undefined && from !== undefined) {
    const { createSmtp } = await import('./smtp.ts');
    return { mail: createSmtp({ url, from }) };
  }
  const mailbox = createMailbox({ clock, ids, log, isOpen: !isProduction });
  if (!isProduction) return { mail: mailbox, mailbox };
  log.warn({}, 'no mail server configured (SMTP_URL): codes cannot be sent');
  return { mail: mailbox };
}
