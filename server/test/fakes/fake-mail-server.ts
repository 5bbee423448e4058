// A real SMTP server for tests on its own port: stores emails, and can refuse, require a login or use TLS.
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Certificate } from '../certificate.ts';

interface Options {
  /** Offers STARTTLS with this certificate, or speaks TLS from the start with `tls: 'at once'`. */
  readonly certificate?: Certificate;
  readonly tls?: 'offered' | 'at once';
  /** The required login; none if omitted. */
  readonly login?: { readonly user: string; readonly password: string };
  /** The response to every recipient, for example `550 no such user`. */
  readonly refusal?: { readonly code: number; readonly text: string };
}

export interface TakenMail {
  readonly mail: Email;
  readonly from: string;
  readonly recipients: readonly string[];
  readonly wasEncrypted: boolean;
}

export interface MailServer {
  readonly port: number;
  /** Oldest first. */
  readonly taken: readonly TakenMail[];
  /** How often a client has sent a password. */
  logins(): number;
  close(): Promise<void>;
}

export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const { certificate, tls = 'offered', login, refusal } = options;
  const taken: TakenMail[] = [];
  let logins = 0;
  const disabled = [...(certificate ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])];
  const server = new SMTPServer({
    ...certificate,
    secure: tls === 'at once',
    disabledCommands: disabled,
    authOptional: login === undefined,
    allowInsecureAuth: true, // to see whether a password comes without TLS
    onAuth(given, _session, done) {
      logins += 1;
      const isRight = given.username === login?.user && given.password === login?.password;
      if (isRight) done(null, { user: given.username });
      else done(new Error('Invalid login'));
    },
    onRcptTo(_address, _session, done) {
      if (refusal) done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      else done();
    },
    onData(stream, session, done) {
      buffer(stream)
        .then(async (bytes) => {
          taken.push(describe(session, await PostalMime.parse(bytes)));
          done();
        })
        .catch(done);
    },
  });
  server.on('error', () => undefined); // a client that refuses our certificate; it says so itself
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so the address is not a pipe's name.
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    taken,
    logins: () => logins,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const describe = ({ envelope, secure }: SMTPServerSession, mail: Email): TakenMail => ({
  mail,
  from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
  recipients: envelope.rcptTo.map(({ address }) => address),
  wasEncrypted: secure,
});
