// Mails by SMTP: over TLS wherever the server has it, one connection a mail, and an end to every wait.
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { assertMail, MailFailure, SEND_MS, type Mail, type MailProvider } from './port.ts';

interface Settings {
  /** `smtps://user:password@host:465`, or `smtp://host:587`, which turns to TLS where the server offers it. */
  readonly url: string;
  /** The address that mails come from. */
  readonly from: string;
  /** Certificates to trust besides the system's; tests bring their own. */
  readonly ca?: string | undefined;
  /** The longest that one mail may take, in milliseconds. */
  readonly sendMs?: number | undefined;
}

export function createSmtp({ url, from, ca, sendMs = SEND_MS }: Settings): MailProvider {
  const { host, ...server } = readUrl(url);
  const transport = createTransport({
    ...server,
    host,
    // The password is never sent in the clear, whatever a machine in between replies.
    requireTLS: server.auth !== undefined && !server.secure && !isThisMachine(host),
    ...(ca === undefined ? {} : { tls: { ca } }),
    connectionTimeout: sendMs,
    greetingTimeout: sendMs,
    socketTimeout: sendMs,
    dnsTimeout: sendMs,
    // A mail is only what we wrote: nothing is read from files or fetched into it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();
  return {
    name: `smtp · ${host}`,
    isBuiltIn: false,
    isOpen: true,
    async send(mail) {
      assertMail(mail);
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(sendMs)]);
      try {
        await transport.sendMail({ ...write(mail, from), signal });
      } catch (error) {
        throw asFailure(error);
      }
    },
    close() {
      closing.abort();
      transport.close();
      return Promise.resolve();
    },
  };
}

const write = (
  { to, subject, text, html, sender_name, unsubscribe_url: url }: Mail,
  from: string,
) => ({
  from: { address: from, name: sender_name ?? '' },
  to: { address: to, name: '' },
  subject,
  text,
  html,
  // No automatic replies to automatic emails (RFC 3834).
  headers: {
    'auto-submitted': 'auto-generated',
    ...(url !== undefined && {
      'list-unsubscribe': `<${url}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }),
  },
});

function readUrl(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** The server's own words stay out: they often repeat the address. */
function asFailure(error: unknown): MailFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isFinal = error instanceof Error && 'permanent' in error && error.permanent === true;
  if (code === 'EAUTH') return new MailFailure('denied', 'The mail server rejected the login.');
  // Only responses to the mail itself are about the mail; a final refusal of TLS is about the connection.
  if (isFinal && (code === 'EENVELOPE' || code === 'EMESSAGE')) {
    return new MailFailure('refused', 'The mail server rejected this email.');
  }
  const known = typeof code === 'string' ? ` (${code})` : '';
  return new MailFailure('unavailable', `The mail server cannot be reached or is busy${known}.`);
}
