// Text that PostgreSQL cannot store is refused by every call of the contract, with the name of the field.
import { calls } from '@velour/contract/calls.ts';
import { MessageText } from '@velour/contract/messages.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';

const withBody = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries<Call>(ofNoun).flatMap(([name, call]) =>
    call.gateway === 'media' || call.upload !== undefined || call.method === 'GET'
      ? []
      : [{ ...call, called: `${noun}.${name}` }],
  ),
);

onDatabase('text that cannot be stored', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let ann: Person;

  beforeAll(async () => {
    app = await testApp({ database: await open(), later });
    ann = await app.member();
  });

  const send = (method: Call['method'], url: string, payload: string | Buffer) =>
    app.http.inject({
      method,
      url: `/api${url}?host=pd`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ann.token}` },
      payload,
    });

  test.each(withBody)('$called names the field of a zero byte', async ({ method, path }) => {
    const url = path.replaceAll(/:\w+/g, '019375a0-0000-7000-8000-00000000000a');
    for (const text of ['a\0b', 'a\ud800']) {
      const reply = await send(method, url, JSON.stringify({ name: 'x', deep: [{ text }] }));
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({
        code: 'request.malformed',
        errors: [{ field: 'deep.0.text' }],
      });
    }
  });

  test('a zero byte in a key names the field around it', async () => {
    const reply = await send('PATCH', '/user', String.raw`{"name":{"a\u0000b":1}}`);
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ field: 'name' }] });
  });

  test('an escaped backslash before the same digits is ordinary text', async () => {
    const reply = await send('PATCH', '/user', String.raw`{"name":"a\\u0000b"}`);
    expect(reply.statusCode).toBe(200);
  });

  test('a zero byte in the query or the path is refused by name', async () => {
    const get = (url: string) => app.http.inject({ url: `/api${url}` });
    const search = await get('/characters?host=pd&search=a%00b');
    expect(search.json()).toMatchObject({ status: 400, errors: [{ field: 'search' }] });
    expect((await get('/characters?host=p%00d')).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'host' }],
    });
    expect((await get('/characters/a%00b?host=pd')).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'char_id' }],
    });
  });

  test.each([
    ['a lone byte', Buffer.from([0x7b, 0x22, 0x6e, 0xff, 0x22, 0x7d])],
    [
      'an overlong zero',
      Buffer.from('{"name":"a\u0000b"}'.replace('\0', '\u00c0\u0080'), 'latin1'),
    ],
    ['half of a letter', Buffer.from('{"name":"\u00e2\u0082"}', 'latin1')],
    ['another encoding', Buffer.from('\ufeff{"name":"Ann"}', 'utf16le')],
  ])('a body that is not UTF-8 is refused as such: %s', async (_, bytes) => {
    const reply = await send('PATCH', '/user', bytes);
    expect(reply.json()).toMatchObject({
      code: 'request.malformed',
      status: 400,
      detail: 'The body isn’t valid UTF-8.',
    });
  });

  test.each(['', 'null'])(
    'a call that describes a body refuses to go without: %j',
    async (body) => {
      const reply = await send('PATCH', '/user', body);
      expect(reply.json()).toMatchObject({ code: 'request.invalid', errors: [{ field: '' }] });
      expect((await send('PATCH', '/user', '{}')).statusCode).toBe(200);
    },
  );
});

describe('a message', () => {
  test.each(['\u200b', ' \u2060\ufeff\n', '\u3164\u2800', '\u200d\u200e', '\u00ad', '\u{e0041}'])(
    'of nothing but invisible characters is empty (%#)',
    (text) => {
      expect(MessageText.safeParse(text).error?.issues[0]?.message).toBe('Write something first');
    },
  );

  test.each(['🙂', '?', '…', '1️⃣', '👩‍❤️‍👩', 'می‌خواهم', '\u200bhi', '🇫🇷', 'ก็'])(
    'with one visible character is sent: %s',
    (text) => {
      expect(MessageText.parse(text)).toBe(text);
    },
  );
});
