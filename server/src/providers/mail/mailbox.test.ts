// The local mailbox: stores emails, shows them on this machine only, and refuses them if it is closed.
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, quietLog } from '../../../test/databases.ts';
import { systemClock } from '../../platform/clock.ts';
import { createHttpServer } from '../../platform/http/server.ts';
import { createIds } from '../../platform/ids.ts';
import { serveMailbox } from './mailbox-page.ts';
import { createMailbox } from './mailbox.ts';
import { mailSuite } from '../../../test/suites/mail-suite.ts';

const ids = createIds(systemClock);
const openMailbox = (more: Partial<Parameters<typeof createMailbox>[0]> = {}) =>
  createMailbox({ clock: systemClock, ids, log: quietLog, isOpen: true, ...more });

const mail = { to: 'ann@example.com', subject: 'Your code', text: '012345', html: '<b>012345</b>' };

describe('the mailbox', () => {
  mailSuite(async () => {
    const mailbox = openMailbox();
    const received = async () =>
      mailbox.mails().map(({ to, subject, text, html, sender_name }) => ({
        to,
        subject,
        text,
        html,
        sender_name,
      }));
    return {
      mail: mailbox,
      received: async () => (await received()).reverse(),
      close: mailbox.close,
    };
  });
});

test('only the last two hundred are stored', async () => {
  const mailbox = openMailbox();
  for (let at = 0; at < 205; at += 1) await mailbox.send({ ...mail, subject: `Mail ${at}` });
  expect(mailbox.mails()).toHaveLength(200);
  expect(mailbox.mails()[0]).toMatchObject({ subject: 'Mail 204' });
});

test('an email is logged without its address and text', async () => {
  const lines: string[] = [];
  const log = {
    ...quietLog,
    info: (fields: object, message: string) => lines.push(JSON.stringify([fields, message])),
  };
  await openMailbox({ log }).send(mail);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('/dev/mail');
  expect(lines[0]).not.toMatch(/ann@|012345/);
});

test('a closed mailbox takes no email, and the sender gets an error', async () => {
  const mailbox = openMailbox({ isOpen: false });
  await expect(mailbox.send(mail)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(mailbox.mails()).toEqual([]);
});

describe('its pages', () => {
  const later = cleanUp();
  const http = createHttpServer({ log: quietLog, ids, trustProxy: 'loopback' });
  const mailbox = openMailbox();
  let id = '';

  beforeAll(async () => {
    serveMailbox(http, mailbox);
    later(() => http.close());
    await mailbox.send({ ...mail, subject: '<script>alert(1)</script>' });
    id = mailbox.mails()[0]?.id ?? '';
  });

  test('list the mails and show each', async () => {
    const list = await http.inject({ url: '/dev/mail' });
    expect(list.headers['content-type']).toContain('text/html');
    expect(list.body).toContain(`href="/dev/mail/${id}"`);
    const shown = await http.inject({ url: `/dev/mail/${id}` });
    expect(shown.body).toContain('<pre>012345</pre>');
    expect(shown.body).toContain('srcdoc="&#60;b&#62;012345');
    for (const page of [list, shown]) {
      expect(page.body).not.toContain('<script>');
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect((await http.inject({ url: '/dev/mail/none' })).statusCode).toBe(404);
  });

  test.each([
    ['/dev/mail.json', {}],
    ['/dev/mail', { accept: 'application/json' }],
  ])('are there as data at %s', async (url, headers) => {
    const response = await http.inject({ url, headers });
    expect(response.json()).toEqual({
      mails: [
        {
          ...mail,
          id,
          subject: '<script>alert(1)</script>',
          sent_at: mailbox.mails()[0]?.sent_at.toISOString(),
        },
      ],
    });
  });

  test.each(['localhost:5173', '127.0.0.1', '[::1]:5173'])('are there at %s', async (host) => {
    expect((await http.inject({ url: '/dev/mail', headers: { host } })).statusCode).toBe(200);
  });

  test.each([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['another machine through a proxy here', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['a page whose name points here', { headers: { host: 'rebound.example' } }],
    [
      'such a page with another host name',
      { headers: { host: 'rebound.example', 'x-forwarded-host': '127.0.0.1' } },
    ],
    ['a name that only looks like an address', { headers: { host: '127.0.0.1.example' } }],
  ])('are not there for %s', async (_who, more) => {
    for (const url of ['/dev/mail', '/dev/mail.json', `/dev/mail/${id}`]) {
      expect((await http.inject({ url, ...more })).statusCode).toBe(404);
    }
  });
});
