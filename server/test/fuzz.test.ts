// Fuzzing: no request and no frame crashes or blocks the process; everything gets a response without a server error.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { accountApi } from '@velour/contract/account.ts';
import { chatApi } from '@velour/contract/chat.ts';
import { charactersApi } from '@velour/contract/characters.ts';
import type { Endpoint } from '@velour/contract/endpoint.ts';
import { errors } from '@velour/contract/errors.ts';
import { identityApi } from '@velour/contract/identity.ts';
import { auditApi } from '@velour/contract/audit.ts';
import { operationsApi } from '@velour/contract/operations.ts';
import { PROTOCOL, ServerEvent } from '@velour/contract/realtime.ts';
import { safetyApi } from '@velour/contract/safety.ts';
import { siteApi } from '@velour/contract/site.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { LlmProvider } from '../src/providers/llm/port.ts';
import type { Log } from '../src/platform/log.ts';
import { testApp, type Person, type TestApp } from './app.ts';
import { cleanUp, onDatabase, quietLog } from './databases.ts';
import { printedSeed, times } from '@velour/testing/depth.ts';

const requests = times(400, 10_000);
const sockets = times(30, 600);

/** Replies with one word, so that chats are short. */
const curtLlm: LlmProvider = {
  name: 'curt',
  isBuiltIn: true,
  contextTokens: 4096,
  countTokens: (text) => text.length,
  async *reply() {
    await wait(1);
    yield { type: 'text', text: 'Yes.' };
    yield { type: 'end', finish: 'stop' };
  },
  close: () => Promise.resolve(),
};

interface Known {
  readonly person: Person;
  readonly stranger: Person;
  readonly character: string;
  readonly chats: string[];
}

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const oneOfNoVersion = '11111111-1111-1111-1111-111111111111';

/** Texts that no honest client sends, and some that one might. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202e\u200b',
  '__proto__',
  'constructor',
  "' or 1=1; --",
  '%',
  '\\',
  '%00',
  '../../etc/passwd',
  '-1',
  '1e3',
  '1.5',
  '2147483648',
  '9999999999',
  '99999999999999999999',
  'null',
  'true',
  '00000000-0000-0000-0000-000000000000',
  oneOfNoVersion,
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'x'.repeat(5_000),
  ...['9999999999999999', '999999999999999', '0'].flatMap((number) =>
    ['018f0000-0000-7000-8000-000000000000', '-'.repeat(36)].map((id) =>
      Buffer.from(`${number}.${id}`).toString('base64url'),
    ),
  ),
];
const oddValues: unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[[]]],
  { a: { b: { c: [1, 2, { d: null }] } } },
];

const odd = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Valid values by the name of the field. */
const sensible = (known: Known): Record<string, readonly unknown[]> => ({
  host: ['pd'],
  id: [...known.chats, known.chats[0]?.toUpperCase()],
  char_id: [known.character],
  character_id: [known.character],
  dome_id: [known.character],
  client_message_id: [known.chats[0], known.character, oneOfNoVersion],
  seq: [1, 2, 3, 4, 5, 6, 7, 8],
  variant: [0, 1, 2],
  text: ['Hello', 'What is your name?', '*waves*'],
  gender: ['female', 'anime', 'male'],
  sort: ['popular', 'new'],
  limit: ['1', '20', '100'],
  offset: ['0', '10000'],
  before: ['1', '5'],
  after: ['0', '2'],
  search: ['mira', '_%'],
  tags: ['craft,rain'],
  traits: ['body:slim'],
  fresh: [true, false],
  adult: [true],
  ab_group: ['a', 'a\0b'],
  source_url: ['https://example.com/?x=1', '\0'],
  cursor: [Buffer.from(`5.${known.character}`).toString('base64url')],
});

/** Mostly valid values, so that calls get past validation. */
function valueFor(name: string, known: Known): fc.Arbitrary<unknown> {
  const good = sensible(known)[name];
  return good ? fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...good) }, odd) : odd;
}

const fieldsOf = (shape: unknown): string[] =>
  typeof shape === 'object' && shape !== null && 'shape' in shape
    ? Object.keys(shape.shape as object)
    : [];

/** Some of the fields, and sometimes an unknown one. */
function fields(names: string[], known: Known): fc.Arbitrary<[string, unknown][]> {
  const stray = fc.constantFrom('__proto__', 'constructor', 'is_admin', 'host', '', 'a[b]', '\0');
  const one = (name: string) =>
    fc.option(fc.tuple(fc.constant(name), valueFor(name, known)), { freq: 20, nil: undefined });
  const extra = rarely(fc.tuple(stray, odd), 20);
  return fc.tuple(...names.map(one), extra).map((all) => all.filter((pair) => pair !== undefined));
}

/** Present once in this many times. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>, times: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: string | undefined;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const encode = (value: string): string => encodeURIComponent(value.toWellFormed());

function request(endpoint: Endpoint, known: Known): fc.Arbitrary<Sent> {
  const tokens = [known.person.token, known.stranger.token, 'nonsense', 'a.b.c', ''];
  const bodies = fields(fieldsOf(endpoint.body), known).map((pairs) =>
    // Serialized by hand, since an object would lose `__proto__`.
    pairs.length === 0
      ? undefined
      : `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`,
  );
  const rawBodies = fc.constantFrom(undefined, '', 'null', '[]', '"x"', '{', deep(60_000), '\0');
  return fc
    .record({
      params: fields(fieldsOf(endpoint.params), known),
      query: fields(['host', ...fieldsOf(endpoint.query)], known),
      method: rarely(fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'), 30),
      twice: rarely(fc.constant(true), 20),
      rawPath: rarely(fc.constantFrom('%', '%zz', '%00', '%ff', '//', ';', '?'), 30),
      body: fc.oneof({ weight: 20, arbitrary: bodies }, rawBodies),
      token: fc.oneof(
        { weight: 30, arbitrary: fc.constant(known.person.token) },
        fc.constantFrom(...tokens),
      ),
      key: rarely(fc.constantFrom(...known.chats, oneOfNoVersion, 'x', known.character), 4),
      type: fc.oneof(
        { weight: 50, arbitrary: fc.constant('application/json') },
        fc.constantFrom(
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data',
          '',
        ),
      ),
    })
    .map((of): Sent => {
      const filled = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
        const found = of.params.find(([given]) => given === name);
        return encode(found ? text(found[1]) : 'x') || 'x';
      });
      const pairs = of.query.map(([name, value]) => `${encode(name)}=${encode(text(value))}`);
      const query = [...pairs, ...(of.twice ? pairs.slice(1, 2) : [])].join('&');
      const isLone = endpoint.method === 'GET' || of.body === undefined;
      return {
        method: of.method ?? endpoint.method,
        url: `/api${filled}${of.rawPath ?? ''}?${query}`,
        headers: {
          ...(of.token === '' ? {} : { authorization: `Bearer ${of.token}` }),
          ...(of.key === undefined ? {} : { 'idempotency-key': of.key }),
          ...(isLone || of.type === '' ? {} : { 'content-type': of.type }),
          ...(endpoint.access === 'api_key' ? { 'x-api-key': 'web-pd' } : {}),
        },
        payload: endpoint.method === 'GET' ? undefined : of.body,
      };
    });
}

const endpoints: readonly Endpoint[] = [
  identityApi,
  safetyApi,
  siteApi,
  charactersApi,
  chatApi,
  accountApi,
  auditApi,
  operationsApi,
].flatMap((api) => Object.values(api));

/** What is wrong with a response, whatever the request was. */
function faultOf(
  method: string,
  reply: {
    statusCode: number;
    headers: object;
    json(): unknown;
  },
): string | undefined {
  const { statusCode: status, headers } = reply;
  if (status >= 500) return `a failure of ours: ${status}`;
  const type = 'content-type' in headers ? String(headers['content-type']) : 'none';
  if (method === 'HEAD') return undefined; // it has no body
  if (status < 400) return type.startsWith('application/json') ? undefined : `of type ${type}`;
  if (!type.startsWith('application/problem+json')) return `of type ${type}`;
  const problem = reply.json();
  const isKnown =
    typeof problem === 'object' &&
    problem !== null &&
    'code' in problem &&
    String(problem.code) in errors;
  return isKnown ? undefined : 'an unknown code';
}

onDatabase('fuzz', (open) => {
  const later = cleanUp();
  const printed: unknown[] = [];
  const log: Log = { ...quietLog, error: (...line) => void printed.push(line) };
  let app: TestApp;
  let known: Known;
  let address: string;

  beforeAll(async () => {
    app = await testApp({ database: await open(), llm: curtLlm, later, log });
    address = await app.listen();
    const character = await app.addCharacter();
    const [person, stranger] = [await app.visitor(), await app.visitor()];
    const chats: string[] = [];
    for (const who of [person, person, person, stranger]) {
      const chat = await who.chat.open({ body: { character_id: character, fresh: true } });
      chats.push(chat.session_id);
    }
    known = { person, stranger, character, chats };
  });

  /** Asserts that the product still works. */
  async function expectAlive(): Promise<void> {
    const fresh = await app.visitor();
    const body = { character_id: known.character };
    const { session_id: id } = await fresh.chat.open({ body });
    await fresh.chat.send({ params: { id }, body: { text: 'Still there?' } });
    await expect
      .poll(async () => (await fresh.chat.history({ params: { id }, query: {} })).messages.at(-1))
      .toMatchObject({ author: 'character', text: 'Yes.', state: 'complete' });
  }

  test('every call responds to every request with JSON, and never with a server error', async () => {
    // Deleting a chat is rare, because later calls on it return little.
    const others = endpoints.filter((endpoint) => endpoint !== chatApi.remove);
    const any = fc
      .oneof(
        { weight: 400, arbitrary: fc.constantFrom(...others) },
        { weight: 1, arbitrary: fc.constant(chatApi.remove) },
      )
      .chain((endpoint) => request(endpoint, known));
    const counts = new Map<number, number>();
    const faults: string[] = [];
    const batch = 8;
    const all = fc.sample(any, { seed: printedSeed(), numRuns: requests });
    for (let at = 0; at < all.length; at += batch) {
      await Promise.all(
        all.slice(at, at + batch).map(async ({ method, url, headers, payload }) => {
          const sent = { method: method as 'GET', url, headers };
          const reply = await app.http.inject(payload === undefined ? sent : { ...sent, payload });
          counts.set(reply.statusCode, (counts.get(reply.statusCode) ?? 0) + 1);
          const wrong = faultOf(method, reply);
          if (wrong)
            faults.push(
              `${method} ${url} ${payload?.slice(0, 300)} → ${wrong} ${reply.body.slice(0, 300)}`,
            );
        }),
      );
    }
    expect(faults).toEqual([]);
    // Enough requests succeeded; otherwise this test would prove little.
    expect(counts.get(200) ?? 0).toBeGreaterThan(requests / 10);
    expect(printed).toEqual([]);
    // No accepted request makes its owner's chats unreadable.
    for (const [index, id] of known.chats.entries()) {
      const owner = index < 3 ? known.person : known.stranger;
      const history = await owner.chat
        .history({ params: { id }, query: {} })
        .catch((error) => error);
      expect(history).toSatisfy((it: object) => 'messages' in it || 'status' in it);
      if (history instanceof Error) expect(history).toMatchObject({ code: 'chat.not_found' });
    }
    await expectAlive();
  });

  test('every other address replies, too', async () => {
    const id = known.character;
    const places = ['/assets', '/media-api', '/realtime', '/api', '', '/healthz', '/readyz'];
    const ends = ['', '/', '/%00', '/%ff', '/..%2f..%2fetc', `/${id}/512.webp`, `/${id}/%00.webp`];
    const headers = [{}, { range: 'bytes=9-1' }, { 'if-none-match': '"' }, { host: '\x80' }];
    for (const url of places.flatMap((place) => ends.map((end) => place + end || '/')))
      for (const more of headers)
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'] as const) {
          const reply = await app.http.inject({ method, url, headers: more });
          expect(reply.statusCode, `${method} ${url}`).toBeLessThan(500);
        }
    expect(printed).toEqual([]);
  });

  /** A nearly valid frame, or random data. */
  function frame(): fc.Arbitrary<string> {
    const hello = { type: 'hello', token: known.person.token, host: 'pd', protocol: PROTOCOL };
    const point = { session_id: known.chats[0], seq: 4, variant: 0, n: 0 };
    const frames: Record<string, unknown>[] = [
      hello,
      { ...hello, resume: [point] },
      { ...hello, host: 'nowhere' },
      { ...hello, token: known.stranger.token },
      { type: 'resume', points: [point] },
      {
        type: 'message.send',
        session_id: known.chats[1],
        client_message_id: known.character,
        text: 'Hi',
      },
      { type: 'reply.stop', session_id: known.chats[1] },
    ];
    const mutated = fc
      .tuple(fc.constantFrom(...frames), fc.nat(6), odd)
      .map(([base, at, value]) => {
        const names = Object.keys(base);
        return JSON.stringify({ ...base, [names[at % names.length] ?? 'type']: value });
      });
    const pointed = fc
      .tuple(fc.constantFrom('session_id', 'seq', 'variant', 'n'), odd)
      .map(([name, value]) =>
        JSON.stringify({ type: 'resume', points: [{ ...point, [name]: value }] }),
      );
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...frames).map((one) => JSON.stringify(one)) },
      { weight: 3, arbitrary: mutated },
      { weight: 2, arbitrary: pointed },
      fc.constantFrom('', '{', 'null', '[]', '0', deep(20_000), '{"__proto__":{"type":"hello"}}'),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
  }

  test('sockets answer in known events or close with a code, whatever they are sent', async () => {
    const lines = fc.sample(fc.array(frame(), { minLength: 1, maxLength: 30 }), {
      seed: printedSeed(),
      numRuns: sockets,
    });
    const greeting = { type: 'hello', token: known.person.token, host: 'pd', protocol: PROTOCOL };
    for (const [index, frames] of lines.entries()) {
      const ws = new WebSocket(`ws://${address}/realtime`);
      const strange: string[] = [];
      ws.on('message', (data) => {
        const line = String(data);
        if (!ServerEvent.safeParse(JSON.parse(line)).success) strange.push(line);
      });
      const closed = new Promise<number>((resolve) => ws.on('close', resolve));
      ws.on('error', () => undefined);
      await new Promise((resolve) => ws.on('open', resolve));
      if (index % 4 !== 0) ws.send(JSON.stringify(greeting));
      for (const one of frames) if (ws.readyState === ws.OPEN) ws.send(one);
      await wait(5);
      ws.close();
      expect(await closed).toBeGreaterThan(1000);
      expect(strange).toEqual([]);
    }
    expect(printed).toEqual([]);
    await expectAlive();
  });

  test('broken bytes, refused upgrades and lost connections do not crash the process', async () => {
    const upgrade = (path: string, more = '') =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`;
    const good = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n';
    const starts = [
      'GET / HTTP/9\r\n\r\n',
      '\0\0\0\0',
      `GET /${'a'.repeat(90_000)} HTTP/1.1\r\n\r\n`,
      'POST /api/sessions?host=pd HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
      upgrade('/elsewhere', good),
      upgrade('/realtime'),
      upgrade('//', good),
      upgrade('/realtime', `Origin: null\r\n${good}`),
      upgrade('/realtime', good),
      `${upgrade('/realtime', good)}\xff\xff\xff\xff\xff\xff`,
    ];
    for (const start of [...starts, ...starts, ...starts]) {
      const [host, port] = address.split(':');
      const socket = connect({ host: host ?? '', port: Number(port) });
      socket.on('error', () => undefined);
      socket.write(Buffer.from(start, 'latin1'));
      await wait(3);
      socket.resetAndDestroy();
    }
    await wait(50);
    expect(printed).toEqual([]);
    await expectAlive();
  });
});
