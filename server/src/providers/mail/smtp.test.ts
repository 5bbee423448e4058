// Emails by SMTP against a real mail server: what arrives, what is refused, and timeouts.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate, type Certificate } from '../../../test/certificate.ts';
import { cleanUp } from '../../../test/databases.ts';
import { startMailServer, type MailServer } from '../../../test/fakes/fake-mail-server.ts';
import { SOON_MS } from '../../../test/patience.ts';
import { mailSuite } from '../../../test/suites/mail-suite.ts';
import { createSmtp } from './smtp.ts';

const from = 'hello@velour.example';
const mail = { to: 'ann@example.com', subject: 'Your code', text: '012345', html: '<b>012345</b>' };

/** The line break between two MIME parts belongs to neither of them. */
const withOneEnd = (text = ''): string => text.replace(/\n+$/, '\n');

describe('mails by SMTP', () => {
  mailSuite(async () => {
    const server = await startMailServer();
    const smtp = createSmtp({ url: `smtp://127.0.0.1:${server.port}`, from });
    return {
      mail: smtp,
      received: async () =>
        server.taken.map(({ mail: read }) => ({
          to: read.to?.[0]?.address ?? '',
          subject: read.subject ?? '',
          text: withOneEnd(read.text),
          html: withOneEnd(read.html),
          sender_name: read.from?.name,
        })),
      close: async () => {
        await smtp.close();
        await server.close();
      },
    };
  });
});

describe('a mail server', () => {
  const later = cleanUp();
  let certificate: Certificate;
  beforeAll(() => {
    certificate = makeCertificate();
  });

  const start = async (options: Parameters<typeof startMailServer>[0]): Promise<MailServer> => {
    const server = await startMailServer(options);
    later(server.close);
    return server;
  };
  const login = { user: 'ann@velour.example', password: 'p@ss/word' };
  const account = `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}`;

  test('gets one sender, one recipient, and a header that marks it as automatic', async () => {
    const server = await start({});
    await createSmtp({ url: `smtp://127.0.0.1:${server.port}`, from }).send(mail);
    const [taken] = server.taken;
    expect(taken).toMatchObject({ from, recipients: ['ann@example.com'], wasEncrypted: false });
    expect(taken?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(taken?.mail.messageId).toMatch(/@velour\.example>$/);
  });

  test('gets the headers of one-click unsubscribe, if the email has a URL for it', async () => {
    const server = await start({});
    const provider = createSmtp({ url: `smtp://127.0.0.1:${server.port}`, from });
    const unsubscribe_url = 'https://velour.example/api/unsubscribe/a.b?host=pd';
    await provider.send({ ...mail, unsubscribe_url });
    const headers = server.taken[0]?.mail.headers;
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: `<${unsubscribe_url}>` }),
    );
    expect(headers).toContainEqual(
      expect.objectContaining({
        key: 'list-unsubscribe-post',
        value: 'List-Unsubscribe=One-Click',
      }),
    );
    const broken = { ...mail, unsubscribe_url: 'https://velour.example/\r\nbcc: a@velour.example' };
    await expect(provider.send(broken)).rejects.toMatchObject({ kind: 'refused' });
  });

  test.each(['offered', 'at once'] as const)(
    'that has TLS %s gets login and mail in it',
    async (tls) => {
      const server = await start({ certificate, tls, login });
      const scheme = tls === 'at once' ? 'smtps' : 'smtp';
      const url = `${scheme}://${account}@127.0.0.1:${server.port}`;
      await createSmtp({ url, from, ca: certificate.cert }).send(mail);
      expect(server.taken).toMatchObject([{ wasEncrypted: true }]);
      expect(server.logins()).toBe(1);
    },
  );

  test.each(['offered', 'at once'] as const)(
    'with an untrusted certificate gets nothing (%s)',
    async (tls) => {
      const server = await start({ certificate, tls, login });
      const scheme = tls === 'at once' ? 'smtps' : 'smtp';
      const url = `${scheme}://${account}@127.0.0.1:${server.port}`;
      await expect(createSmtp({ url, from }).send(mail)).rejects.toMatchObject({
        kind: 'unavailable',
      });
      expect([server.taken.length, server.logins()]).toEqual([0, 0]);
    },
  );

  test('on another machine without TLS never gets a password', async () => {
    const server = await start({ login });
    // Linux connects to itself by this address, but it does not count as loopback.
    const url = `smtp://${account}@0.0.0.0:${server.port}`;
    await expect(createSmtp({ url, from }).send(mail)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(server.logins()).toBe(0);
  });

  test('a server that refuses our login differs from an unreachable one', async () => {
    const server = await start({ login });
    const url = `smtp://ann:wrong@127.0.0.1:${server.port}`;
    await expect(createSmtp({ url, from }).send(mail)).rejects.toMatchObject({ kind: 'denied' });
  });

  test.each([
    [550, 'refused'],
    [451, 'unavailable'],
  ])('that answers %i makes it %s, and its words stay with us', async (code, kind) => {
    const server = await start({ refusal: { code, text: 'no <ann@example.com> here' } });
    const sending = createSmtp({ url: `smtp://127.0.0.1:${server.port}`, from }).send(mail);
    const failure: unknown = await sending.catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'MailFailure', kind });
    expect(String(failure)).not.toContain('ann@');
  });

  test('that is unreachable is reported as unavailable', async () => {
    const sending = createSmtp({ url: 'smtp://127.0.0.1:1', from }).send(mail);
    await expect(sending).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test.each([
    ['says nothing', () => undefined],
    [
      'greets without end',
      (socket: Socket) => {
        const drip = setInterval(() => socket.write('220-hello\r\n'), 20);
        socket.on('close', () => clearInterval(drip));
      },
    ],
    ['talks nonsense', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\n\r\n')],
  ])('that %s is given up in time', async (_how, greet) => {
    const { url } = await listen(greet);
    const began = performance.now();
    await expect(createSmtp({ url, from, sendMs: 300 }).send(mail)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(performance.now() - began).toBeLessThan(SOON_MS);
  });

  test('is disconnected at once when the process stops', async () => {
    const { url } = await listen(() => undefined);
    const smtp = createSmtp({ url, from });
    const sending = smtp.send(mail);
    setTimeout(() => void smtp.close(), 100);
    await expect(sending).rejects.toMatchObject({ kind: 'unavailable' });
  });

  async function listen(greet: (socket: Socket) => unknown): Promise<{ url: string }> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined); // the client closes the connection, as the test expects
      greet(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    later(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    });
    // It listens on a port, so its address is not a pipe's name.
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }
});
