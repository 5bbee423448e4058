// The port of mail providers: one email to one recipient, taken or refused, and how that can fail.
import type { Scope } from '../../platform/db/scope.ts';

export interface Mail {
  /** One address, without a name: `ann@example.com`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. It loads nothing from anywhere. */
  readonly html: string;
  /** Who writes, in a reader's list of mails: a site's name. The address is the deployment's own. */
  readonly sender_name?: string | undefined;
  /** Ends such mails with one click and no sign-in (RFC 8058); absolute, of what a person may leave. */
  readonly unsubscribe_url?: string | undefined;
}

/**
 * `refused`: this mail or its address will not be taken, now or later; `denied`: our own login is not accepted;
 * `unavailable`: not reached, not in time or "later", so trying again can help.
 */
export type MailFailureKind = 'refused' | 'denied' | 'unavailable';

export class MailFailure extends Error {
  readonly kind: MailFailureKind;

  /** `message` names no address and no word of the mail, since it reaches the log. */
  constructor(kind: MailFailureKind, message: string, more: { cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.name = 'MailFailure';
    this.kind = kind;
  }
}

export interface MailProvider {
  /** Adapter and place, for the log and the screen: `smtp · mail.example.com`, `mailbox`. */
  readonly name: string;
  /** True for the local mailbox, which sends nothing. */
  readonly isBuiltIn: boolean;
  /** False where emails could never be read: no mail server, and not in development. */
  readonly isOpen: boolean;
  /**
   * Resolves once a mail server has taken the email and is responsible for it. Ends within `SEND_MS` either
   * way; a request of a person uses the outbox instead. Throws `MailFailure`.
   */
  send(mail: Mail): Promise<void>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** A mail that is handed over, to be sent while its writer goes on. */
export interface OutgoingMail {
  readonly mail: Mail;
  /** It is retried until then; later it is of no use. */
  readonly until: Date;
  /** Of two about the same that still wait, only the newer goes out: a newer code has ended the older one. */
  readonly topic?: string | undefined;
  /** The work is done without sending an email, so that the time does not reveal whether there is a recipient. */
  readonly isBlank?: boolean | undefined;
}

export interface Mailer {
  /**
   * The mail goes out if and only if the transaction commits. Throws `MailFailure`, and has done nothing then:
   * `refused` for what is no mail, `unavailable` where no mail can ever go out.
   */
  send(scope: Scope, posting: OutgoingMail): Promise<void>;
}

/** The longest that one email may take, in milliseconds: a person waits for the code in it. */
export const SEND_MS = 15_000;

/** One address as allowed in a header and an envelope: no list, no name, no route, no comment. */
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u;
const LONGEST_ADDRESS = 254;
const LONGEST_SUBJECT = 200;

/** Refuses what could become a second recipient or a second header, before any adapter has it. */
export function assertMail({ to, subject, sender_name = '', unsubscribe_url }: Mail): void {
  if (to.length > LONGEST_ADDRESS || !ADDRESS.test(to)) {
    throw new MailFailure('refused', 'This is not one mail address.');
  }
  if (/\p{Cc}|[\u2028\u2029]/u.test(subject + sender_name) || subject.length > LONGEST_SUBJECT) {
    throw new MailFailure('refused', 'This cannot stand in the head of a mail.');
  }
  if (
    unsubscribe_url !== undefined &&
    !/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(unsubscribe_url)
  )
    throw new MailFailure('refused', 'This address cannot stand in the head of a mail.');
}
