// The port of mail providers: sends one email to one recipient; accepted or refused.
import { Failure } from '../../platform/failure.ts';
import type { Scope } from '../../platform/db/scope.ts';

export interface Mail {
  /** An address without a name: `ann@example.com`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as HTML, without external resources. */
  readonly html: string;
  /** The sender's display name: a site's name. The address is the deployment's. */
  readonly sender_name?: string | undefined;
  /** URL for one-click unsubscribe (RFC 8058), of emails that one can unsubscribe from. */
  readonly unsubscribe_url?: string | undefined;
}

/**
 * `refused`: this email or address will never be accepted; `denied`: our credentials are not
 * accepted; `unavailable`: not reached, timed out or deferred, so a retry can help.
 */
export type MailFailureKind = 'refused' | 'denied' | 'unavailable';

export class MailFailure extends Failure<MailFailureKind> {}

export interface MailProvider {
  /** Adapter and location, for logs and the admin screen: `smtp · mail.example.com`, `mailbox`. */
  readonly name: string;
  /** True for the local mailbox, which sends nothing. */
  readonly isBuiltIn: boolean;
  /** False if emails could not be read anywhere: no mail server outside of development. */
  readonly isOpen: boolean;
  /**
   * Resolves once a mail server has accepted the email. Takes at most `SEND_MS`, so requests of
   * users use the outbox instead. Throws `MailFailure`.
   */
  send(mail: Mail): Promise<void>;
  /** Releases connections and aborts running calls. */
  close(): Promise<void>;
}

/** An email for the outbox, which is sent in the background. */
export interface OutgoingMail {
  readonly mail: Mail;
  /** For how long it is retried, in milliseconds; afterwards it is dropped. */
  readonly triedMs: number;
  /** Of several waiting emails with the same topic, only the newest is sent: a newer code invalidates older ones. */
  readonly topic?: string | undefined;
  /** Processed without sending an email, so that timing does not reveal whether there is a recipient. */
  readonly isBlank?: boolean | undefined;
}

export interface Mailer {
  /** False if emails can never be sent, since there is no mail server. */
  readonly isOpen: boolean;
  /**
   * The email is sent if and only if the transaction commits. Throws `MailFailure`, without side
   * effects: `refused` for an invalid email, `unavailable` if emails can never be sent.
   */
  send(scope: Scope, posting: OutgoingMail): Promise<void>;
  /**
   * For emails whose failure must not fail the action they are about, such as receipts: a `MailFailure` is logged with
   * `about`, which identifies the email.
   */
  trySend(
    scope: Scope,
    posting: OutgoingMail,
    about: { readonly email: string } & Readonly<Record<string, unknown>>,
  ): Promise<void>;
}

/** For the log of an operator. */
export const NO_SERVER =
  'no mail server is configured, so no code is sent and no one can sign up. Set SMTP_URL and MAIL_FROM, and restart';

/** The timeout of sending one email, in milliseconds. */
export const SEND_MS = 15_000;

/** A single address as allowed in headers and envelope: no list, display name, route or comment. */
const ADDRESS =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u;
const LONGEST_ADDRESS = 254;
const LONGEST_SUBJECT = 200;

/** Refuses anything that could inject a second recipient or header, before an adapter gets it. */
export function assertMail({ to, subject, sender_name = '', unsubscribe_url }: Mail): void {
  if (to.length > LONGEST_ADDRESS || !ADDRESS.test(to)) {
    throw new MailFailure('refused', 'This isn’t a single email address.');
  }
  if (/\p{Cc}|[\u2028\u2029]/u.test(subject + sender_name) || subject.length > LONGEST_SUBJECT) {
    throw new MailFailure('refused', 'This isn’t allowed in an email header.');
  }
  if (
    unsubscribe_url !== undefined &&
    !/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(unsubscribe_url)
  )
    throw new MailFailure('refused', 'This address isn’t allowed in an email header.');
}
