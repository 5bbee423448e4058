// Selects the mail provider: the configured SMTP server, or the local mailbox.
import type { Core } from '../../platform/core.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { NO_SERVER, type MailProvider } from './port.ts';

interface Choice extends Pick<Core, 'clock' | 'ids' | 'log'> {
  readonly config: {
    readonly SMTP_URL?: string | undefined;
    readonly MAIL_FROM?: string | undefined;
    readonly NODE_ENV?: string | undefined;
  };
}

/** Also returns the mailbox if its page may be served. */
export async function chooseMail(
  choice: Choice,
): Promise<{ mail: MailProvider; mailbox?: Mailbox | undefined }> {
  const { config, clock, ids, log } = choice;
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  const isProduction = config.NODE_ENV === 'production';
  if (url !== undefined && from !== undefined) {
    const { createSmtp } = await import('./smtp.ts');
    return { mail: createSmtp({ url, from }) };
  }
  const mailbox = createMailbox({ clock, ids, log, isOpen: !isProduction });
  if (!isProduction) return { mail: mailbox, mailbox };
  log.warn({}, NO_SERVER);
  return { mail: mailbox };
}
