// Every call and every frame, made by every role: allowed ones succeed, all others are refused.
import { randomUUID } from 'node:crypto';
import { calls } from '@velour/contract/calls.ts';
import { fillPath } from '@velour/contract/client.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import { errors } from '@velour/contract/errors.ts';
import { ClientFrame, PROTOCOL } from '@velour/contract/realtime.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../src/platform/actor.ts';
import { openScope } from '../src/platform/db/scope.ts';
import { requireAccess } from '../src/platform/http/access.ts';
import { asJson, v1 } from './card-files.ts';
import { callMatrix, frameMatrix, type Rule } from './access-matrix.ts';
import { newCharacter } from './characters.ts';
import { testApp, type Person, type TestApp } from './app.ts';
import { cleanUp, onDatabase, quietLog } from './databases.ts';
import { createDemoModel } from '../src/providers/llm/demo-model.ts';
import { openSocket } from './sockets.ts';

const known: Record<string, Record<string, Call>> = calls;

describe('the matrix', () => {
  test('names every call of the contract, and none besides', () => {
    const names = (of: Record<string, object>) =>
      Object.entries(of).flatMap(([noun, all]) =>
        Object.keys(all).map((name) => `${noun}.${name}`),
      );
    expect(names(callMatrix).sort()).toEqual(names(known).sort());
  });

  test('names every frame', () => {
    const frames = ClientFrame.options.map((option) => option.shape.type.value);
    expect(Object.keys(frameMatrix).sort()).toEqual(frames.sort());
  });

  test('a call for admins is for admins who have just proven it', () => {
    const base = { id: 'a', site_id: 's', is_adult: true, expires_at: new Date() };
    const ann = {
      ...base,
      kind: 'member',
      is_admin: false,
      admin_roles: [],
      is_proven: true,
      second_factor: 'settled',
      is_age_checked: false,
      sign_in_id: 'd',
    } as const;
    const owing = { ...ann, second_factor: 'owed' } as const;
    const cases: [Actor | undefined, string | undefined][] = [
      [undefined, 'identity.required'],
      [{ ...base, kind: 'visitor', scopes: [] }, 'identity.required'],
      [ann, 'identity.forbidden'],
      [{ ...ann, is_admin: true, is_proven: false }, 'identity.password_needed'],
      [{ ...owing, is_admin: true }, 'identity.second_factor_needed'],
      [{ ...ann, is_admin: true, second_factor: 'missing' }, 'identity.second_factor_missing'],
      [{ ...ann, is_admin: true }, undefined],
    ];
    for (const [actor, code] of cases) {
      const request = () => requireAccess({ access: 'admin' }, actor);
      if (code === undefined) expect(request).not.toThrow();
      else expect(request).toThrow(expect.objectContaining({ code }));
    }
    const root = { ...ann, is_admin: true } as const;
    for (const [needed, roles, isAllowed] of [
      ['safety', [], false],
      ['owner', [], false],
      ['owner', ['safety'], false],
      ['safety', ['safety'], true],
      ['safety', ['owner'], true],
      ['owner', ['owner'], true],
    ] as const) {
      const request = () =>
        requireAccess({ access: 'admin', role: needed }, { ...root, admin_roles: roles });
      if (isAllowed) expect(request).not.toThrow();
      else expect(request).toThrow(expect.objectContaining({ code: 'identity.role_missing' }));
      const plain = () => requireAccess({ access: 'admin', role: needed }, ann);
      expect(plain).toThrow(expect.objectContaining({ code: 'identity.forbidden' }));
    }
  });
});

onDatabase('access', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let address: string;
  let ann: Person;
  let chat: string;
  let device: string;
  let character: string;
  let own: string;
  let draft: string;
  let job: string;
  /** Tokens by role; undefined means no token. */
  let good: Record<'visitor' | 'member' | 'premium' | 'admin', string>;
  let bad: Record<'forged' | 'expired' | 'elsewhere' | 'elsewhere_visitor' | 'ended', string>;

  beforeAll(async () => {
    const database = await open();
    const environment = { TELEGRAM_BOT_SECRET: 'the-secret-of-our-bot' };
    app = await testApp({
      database,
      llm: createDemoModel({ pace: 0 }),
      later,
      log: quietLog,
      environment,
    });
    address = await app.listen();
    character = await app.addCharacter();
    ann = await app.member();
    chat = (await ann.chat.open({ body: { character_id: character } })).session_id;
    own = await app.addCharacter({ owner_id: ann.id, visibility: 'private', is_official: false });
    const unaged = asJson({ ...v1, description: 'Of no stated years.' });
    draft = (await ann.own_characters.importCard({ body: unaged })).draft?.id ?? '';
    await app.app.wallet.grant(openScope(database.db, app.site_id), {
      member_id: ann.id,
      unit: 'token',
      key: randomUUID(),
      reason: 'package',
      lots: [{ bucket: 'one_time', amount: 50n }],
    });
    job = (await ann.creation.create({ body: newCharacter() })).job_id;
    device = (await ann.account.devices()).devices[0]?.id ?? '';

    const admin = await app.admin();
    const [visitor, plain, premium] = [await app.visitor(), await app.member(), await app.member()];
    good = {
      visitor: visitor.token,
      member: plain.token,
      premium: premium.token,
      admin: admin.token,
    };

    app.clock.forward(-2 * 3_600_000);
    const old = await app.member();
    app.clock.forward(2 * 3_600_000);
    const left = await app.member();
    await app.app.identity.signIns.end(openScope(database.db, app.site_id), left.id);
    const site_id = randomUUID();
    await database.pool.query(
      `insert into site (id, host, hostnames, record, created_at, updated_at) values ($1, 'other', '{}', '{}', now(), now())`,
      [site_id],
    );
    const theirs = await app.provider.issueTokens(
      { site_id, site_name: 'Other' },
      { create: { name: 'Eve', alias: 'eve' } },
    );
    const elsewhere = await app.app.identity.createVisitor(openScope(database.db, site_id), '::1');
    bad = {
      forged: `${plain.token.slice(0, -8)}AAAAAAAA`,
      expired: old.token,
      ended: left.token,
      elsewhere: theirs.id_token,
      elsewhere_visitor: elsewhere.jwt,
    };
  });

  const params = (): Record<string, string> => ({
    id: chat,
    device_id: device,
    char_id: character,
    dome_id: randomUUID(),
    engine: 'bus',
    feature: 'gifts',
    member_id: ann.id,
    seq: '2',
    version: '1',
    draft_id: draft,
    creator_id: ann.id,
    report_id: randomUUID(),
    number: 'VR-0000-0000-0000-0000',
    job_id: job,
    fact_id: '00000000-0000-7000-8000-000000000000',
    token: 'x',
    announcement_id: '00000000-0000-7000-8000-000000000000',
    factor_id: randomUUID(),
  });

  /** Bodies that pass validation, for calls that check access or existence after it. */
  const bodies: Record<string, object> = {
    'chat.open': { character_id: '00000000-0000-7000-8000-000000000000' },
    'chat.send': { text: 'Hi' },
    'operations.testChat': { messages: [{ role: 'user', text: 'Hello' }] },
    'announcements.add': { text: 'Hi', tone: 'info', audience: 'everyone' },
    'operations.switchFeature': { is_on: true },
    'affiliates.landed': { parameters: {} },
    'feedback.send': { text: 'Good' },
    'feedback.answer': { text: 'Hi' },
    'chat.orderPicture': { prompt: 'Hi' },
    'chat.search': { text: 'Hi' },
    'chat.regenerate': { seq: 2 },
    'chat.continue': { seq: 2 },
    'chat.edit': { text: 'Hi' },
    'chat.chooseVariant': { variant: 0 },
    'chat.rate': { rating: 'good' },
    'chat.markRead': { seq: 1 },
    'chat.branch': { seq: 2 },
    'memory.setPreset': { preset: 'deep' },
    'memory.add': { text: 'They live in Porto.' },
    'memory.change': { is_pinned: true },
    'chat_settings.change': { length: 'short' },
    'personas.add': { name: 'Nora' },
    'chat.change': { is_pinned: true },
    'safety.confirmAge': { adult: true },
    'creation.setPicture': { image_id: '00000000-0000-7000-8000-000000000000' },
    'jobs.retry': { reason: 'Because.' },
    'jobs.cancel': { reason: 'Because.' },
    'own_characters.setPublic': { is_public: false, version: 1 },
    'own_characters.appeal': { version: 1, text: 'She is fine.' },
    'own_characters.edit': { version: 1, changes: { name: 'Nora' } },
    'own_characters.restore': { version: 1 },
    'own_characters.setPortrait': { image_id: '00000000-0000-7000-8000-000000000000', version: 1 },
    'review.decide': { decision: 'reject', version: 1, reason: 'No.' },
    'own_characters.finishDraft': { age: 30 },
    'gallery.share': { shared: true },
    'picture_review.decide': { approve: false, reason: 'Because.' },
    'account.createShortToken': { telegram_id: 1, bot_username: 'b' },
  };

  const queries = (): Record<string, string> => ({
    'chat.removeFrom': '&seq=3',
    'own_characters.uploadPortrait': '&version=1',
    'studio.image': `&generated_image_id=${job}`,
    'studio.video': `&video_id=${job}`,
  });

  async function make(name: string, call: Call, token?: string, headers = {}) {
    const body = bodies[name] ?? {};
    const reply = await app.http.inject({
      method: call.method,
      url: `${call.gateway === 'media' ? '/media-api' : '/api'}${fillPath(call.path, name.startsWith('own_') ? { ...params(), char_id: own } : params())}?host=pd${queries()[name] ?? ''}`,
      headers: {
        origin: 'http://localhost:80',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isOwnFile(call) && { 'content-type': 'application/octet-stream' }),
        ...headers,
      },
      ...(call.method === 'GET' || call.method === 'DELETE'
        ? {}
        : { payload: isOwnFile(call) ? Buffer.from('a picture') : body }),
    });
    const { code } = reply.json<{ code?: string }>();
    return { status: reply.statusCode, code };
  }

  /** Raw uploads are refused by their content type before anything is looked up. */
  const isOwnFile = ({ access, upload }: Call): boolean =>
    access === 'owner' && upload !== undefined;

  const isRefusal = (code: string | undefined): boolean =>
    code === 'identity.required' ||
    code === 'identity.token_invalid' ||
    code === 'identity.forbidden';

  type Who = 'nobody' | 'good_visitor' | 'good_member' | 'good_admin' | 'bad';
  type Refusal = 'identity.required' | 'identity.token_invalid' | 'identity.forbidden';

  /** The expected error code for this role; undefined if the call must be allowed. */
  function expected({ may }: Rule, who: Who): Refusal | undefined {
    if (who === 'bad') return may === 'coming' ? undefined : 'identity.token_invalid';
    if (may === 'anyone' || may === 'coming') return undefined;
    if (who === 'nobody') return 'identity.required';
    if (may === 'visitor') return undefined;
    if (who === 'good_visitor') return 'identity.required';
    return may === 'admin' && who !== 'good_admin' ? 'identity.forbidden' : undefined;
  }

  const all = Object.entries(known).flatMap(([noun, of]) =>
    Object.entries(of).map(([name, call]) => ({
      name: `${noun}.${name}`,
      call,
      rule: callMatrix[noun]?.[name],
    })),
  );
  /**
   * These calls would end sessions that later cases need, so only roles that are refused make them.
   */
  const destructive = new Set(['account.deleteUser', 'account.revokeOtherDevices']);

  test.each(all)('$name', async ({ name, call, rule }) => {
    if (!rule) throw new Error(`${name} is not in the matrix.`);
    if (rule.may === 'api_key' || rule.may === 'bot') {
      const code = rule.may === 'bot' ? 'client.bot_secret_invalid' : 'client.key_invalid';
      for (const token of [undefined, ...Object.values(good)]) {
        expect(await make(name, call, token)).toMatchObject({ status: 401, code });
      }
      const headers = { 'x-api-key': 'web-pd', 'x-bot-secret': 'the-secret-of-our-bot' };
      expect(await make(name, call, undefined, headers)).toMatchObject({ status: 200 });
      return;
    }
    if (rule.may === 'webhook') {
      // Access is decided by a signature over the bytes, which the module's own tests cover.
      for (const token of [undefined, ...Object.values(good)])
        expect(await make(name, call, token)).toMatchObject({
          status: 400,
          code: 'payments.message_refused',
        });
      return;
    }
    const callers = [
      ['nobody', undefined],
      ['good_visitor', good.visitor],
      ...(destructive.has(name)
        ? []
        : ([
            ['good_member', good.member],
            ['good_member', good.premium],
            ['good_admin', good.admin],
          ] as const)),
      // Calls without a site do not resolve the site, so they do not check its tokens.
      ...(call.hostless ? [] : Object.values(bad).map((token) => ['bad', token] as const)),
    ] as const;
    for (const [who, token] of callers) {
      const { status, code } = await make(name, call, token);
      expect(status, `${who} ${code}`).toBeLessThan(500);
      const refusal = expected(rule, who);
      if (refusal !== undefined)
        expect({ status, code }, who).toEqual({ status: errors[refusal].status, code: refusal });
      else if (rule.others)
        expect({ status, code }, who).toEqual({ status: 404, code: rule.others });
      else expect(isRefusal(code), `${who} ${code}`).toBe(false);
    }
  });

  test('owners reach their own rows', async () => {
    expect(await make('chat.history', calls.chat.history, ann.token)).toMatchObject({
      status: 200,
    });
    expect(await make('chat.read', calls.chat.read, ann.token)).toMatchObject({ status: 200 });
  });

  const point = () => ({ session_id: chat, seq: 2, variant: 0, n: 0 });
  const frames = (): Record<string, ClientFrame> => ({
    resume: { type: 'resume', points: [point()] },
    'message.send': {
      type: 'message.send',
      session_id: chat,
      client_message_id: randomUUID(),
      text: 'Hi',
    },
    'reply.stop': { type: 'reply.stop', session_id: chat },
  });

  test('hello accepts valid tokens only', async () => {
    for (const token of Object.values(good)) {
      const socket = await openSocket(address, { token });
      await socket.expect('ready');
      socket.close();
    }
    for (const token of ['', 'nonsense', ...Object.values(bad)]) {
      const socket = await openSocket(address, { token });
      expect(await socket.closed()).toBe(4401);
      expect(socket.events).toEqual([]);
    }
    const lost = await openSocket(address, { token: good.member, host: 'other' });
    expect(await lost.closed()).toBe(4401);
  });

  test('frames before a hello are refused, and none reaches the chats of others', async () => {
    for (const [type, frame] of Object.entries(frames())) {
      const early = await openSocket(address, { token: good.member, protocol: PROTOCOL + 1 });
      early.send(frame);
      expect(await early.closed(), type).toBe(4409);
      for (const token of Object.values(good)) {
        const socket = await openSocket(address, { token });
        await socket.expect('ready');
        socket.send(frame);
        const does = frameMatrix[type];
        if (does === 'refused') {
          expect(await socket.expect('message.refused')).toMatchObject({ code: 'chat.not_found' });
        } else if (does === 'problem') {
          expect(await socket.expect('problem')).toMatchObject({ code: 'chat.not_found' });
        } else {
          // Responses are in order, so an earlier one would have arrived before this refusal.
          socket.send({ type: 'reply.stop', session_id: randomUUID() });
          await socket.expect('problem');
          expect(socket.events.map((event) => event.type)).toEqual(['ready', 'problem']);
        }
        socket.close();
      }
    }
  });
});
