// The local mailbox of development: the built-in mail provider, which stores emails in memory and shows them on a page.
import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import { assertMail, MailFailure, type Mail, type MailProvider } from './port.ts';

export interface StoredMail extends Mail {
  readonly id: string;
  readonly sent_at: Date;
}

export interface Mailbox extends MailProvider {
  /** The newest first, at most the last two hundred. */
  mails(): readonly StoredMail[];
}

const MOST = 200;

interface Needs {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** False in production, where the mailbox cannot be read: then emails are refused, so that the sender can report it. */
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
      if (!isOpen) throw new MailFailure('unavailable', 'No mail server is configured.');
      const id = ids.next();
      stored = [{ ...mail, id, sent_at: clock.now() }, ...stored.slice(0, MOST - 1)];
      log.info(
        { mail_id: id, to: masked(mail.to) },
        'email stored in the local mailbox at /dev/mail',
      );
    },
    close: () => Promise.resolve(),
  };
}

/** `a…@example.com`: enough to recognize the recipient. */
const masked = (address: string): string => address.replace(/^(.)[^@]*/u, '$1…');
