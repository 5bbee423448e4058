// The local mailbox for development: the built-in mail provider, which stores emails in memory.
import type { Core } from '../../platform/core.ts';
import { assertMail, MailFailure, NO_SERVER, type Mail, type MailProvider } from './port.ts';

export interface StoredMail extends Mail {
  readonly id: string;
  readonly sent_at: Date;
}

export interface Mailbox extends MailProvider {
  /** The last two hundred emails, newest first. */
  mails(): readonly StoredMail[];
}

const MAX = 200;

interface Needs extends Pick<Core, 'clock' | 'ids' | 'log'> {
  /**
   * False in production, where the mailbox is not readable: emails are refused, so that callers can report the error.
   */
  readonly isOpen: boolean;
}

export function createMailbox({ clock, ids, log, isOpen }: Needs): Mailbox {
  let stored: readonly StoredMail[] = [];
  return {
    name: 'mailbox',
    isBuiltIn: true,
    isOpen,
    mails: () => stored,
    async send(mail) {
      assertMail(mail);
      if (!isOpen) throw new MailFailure('unavailable', NO_SERVER);
      const id = ids.next();
      stored = [{ ...mail, id, sent_at: clock.now() }, ...stored.slice(0, MAX - 1)];
      log.info(
        { mail_id: id, to: masked(mail.to) },
        'email stored in the local mailbox at /dev/mail',
      );
    },
    close: () => Promise.resolve(),
  };
}

/** Masks an address for the log: `a…@example.com`. */
const masked = (address: string): string => address.replace(/^(.)[^@]*/u, '$1…');
