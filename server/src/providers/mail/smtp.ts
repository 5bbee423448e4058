// Emails by SMTP: with TLS if the server supports it, one connection per email, with timeouts.
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { assertMail, MailFailure, SEND_MS, type Mail, type MailProvider } from './port.ts';

interface Settings {
  /** `smtps://user:password@host:465`, or `smtp://host:587` with STARTTLS if the server offers it. */
  readonly url: string;
  readonly from: string;
  /** CA certificates to trust in addition to the system's; for tests. */
  readonly ca?: string | undefined;
  /** The timeout of sending one email, in milliseconds. */
  readonly sendMs?: number | undefined;
}

export function createSmtp({ url, from, ca, sendMs = SEND_MS }: Settings): MailProvider {
  const { host, ...server } = readUrl(url);
  const transport = createTransport({
    ...server,
    host,
    // Requires TLS before authentication, so that a man in the middle cannot make us send the
    // password in clear text.
    requireTLS: server.auth !== undefined && !server.secure && !isThisMachine(host),
    ...(ca === undefined ? {} : { tls: { ca } }),
    connectionTimeout: sendMs,
    greetingTimeout: sendMs,
    socketTimeout: sendMs,
    dnsTimeout: sendMs,
    // Emails contain only our own content: no files or URLs are read into them.
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
  // Suppresses automatic replies (RFC 3834).
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

/** Without the server's messages, which often repeat the address. */
function asFailure(error: unknown): MailFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isFinal = error instanceof Error && 'permanent' in error && error.permanent === true;
  if (code === 'EAUTH') return new MailFailure('denied', 'The mail server rejected the login.');
  // Only responses to the envelope or message are about the email; a permanent TLS error is about
  // the connection.
  if (isFinal && (code === 'EENVELOPE' || code === 'EMESSAGE')) {
    return new MailFailure('refused', 'The mail server rejected this email.');
  }
  const known = typeof code === 'string' ? ` (${code})` : '';
  return new MailFailure('unavailable', `The mail server can’t be reached or is busy${known}.`);
}
