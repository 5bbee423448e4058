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
  /** False in production, where nobody could read it: then no mail is taken, and whoever sends one can say so. */
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

/** `a…@example.com`: enough to know whose it is when one has just sent it. */
const masked = (address: string): string => address.replace(/^(.)[^@]*/u, '$1…');
