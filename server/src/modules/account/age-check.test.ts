// The age check and the rules of regions, for every way in: calls, sockets, Telegram, Google, links and pages.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat } from '../../../test/chats.ts';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { createPuppetPool } from '../../../test/fakes/fake-identity-pool.ts';
import { createTestAge } from '../../../test/fakes/fake-age.ts';
import { startFakeOpenId, type FakeOpenId } from '../../../test/fakes/fake-openid.ts';
import { openSocket } from '../../../test/sockets.ts';
import type { Database } from '../../platform/db/open.ts';

const secret = 'the-secret-of-our-bot';
const DAY_MS = 24 * 3_600_000;
const adult = { sub: 'someone', age_over_18: true, birthdate: '1980-02-03', name: 'Someone Else' };
const needed = { code: 'safety.age_check_required', status: 403 };

onDatabase('age checks', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let llm: PuppetLlm;
  let provider: FakeOpenId;
  let address: string;

  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    provider = await startFakeOpenId();
    later(() => provider.close());
    app = await testApp({
      database,
      llm,
      later,
      around: createPuppetPool,
      log: quietLog,
      environment: { REGION_HEADER: 'x-country', TELEGRAM_BOT_SECRET: secret },
      headers: { 'x-country': 'FR' },
      age: createTestAge(provider, () => app.clock.now().getTime()),
    });
    address = await app.listen();
    await app.app.sites.change(app.site_id, { regions: { GB: 'verified', US: 'refused' } });
  });
  beforeEach(() => {
    const iat = Math.floor(app.clock.now().getTime() / 1000);
    provider.lie({ iat, exp: iat + 300 });
  });

  const from = (region: string, token?: string): TestBrowser => {
    const browser = openBrowser(app, { headers: { 'x-country': region } });
    browser.token = token;
    return browser;
  };

  /** Redirects to the provider, where the person agrees. */
  async function leave(browser: TestBrowser, who: object = adult) {
    const { url } = await browser.safety.startAgeCheck();
    const state = new URL(url).searchParams.get('state') ?? '';
    return { code: provider.agree(url, { ...who }), state };
  }
  const pass = async (browser: TestBrowser, who: object = adult) =>
    browser.safety.finishAgeCheck({ body: await leave(browser, who) });

  const signInAgain = async (member_id: string): Promise<string> => {
    const { sub } = await app.app.identity.members.read(app.scope, member_id);
    const tokens = await app.provider.issueTokens(
      { site_id: app.site_id, site_name: 'Velour' },
      { sub },
    );
    const entry = { tokens, method: 'one_time', is_proven: true } as const;
    const caller = { actor: undefined, address: '127.0.0.1', user_agent: '' };
    return (await app.app.account.signIn.admit(app.scope, entry, caller)).token;
  };

  /** Opens a chat and sends a message. */
  async function talk(browser: TestBrowser) {
    const id = await openChat(app, browser);
    const sent = await browser.chat.send({ params: { id }, body: { text: 'Hi' } });
    (await llm.next()).end();
    return sent;
  }
  const inRegion = async (region: string): Promise<[Person, TestBrowser]> => {
    const person = await app.member();
    return [person, from(region, person.token)];
  };

  describe('where a region needs it', () => {
    test('the answer to the age gate does not count, and a passed check does, on every device', async () => {
      const [ann, browser] = await inRegion('GB');
      await expect(talk(browser)).rejects.toMatchObject(needed);
      expect(await browser.safety.ageCheck()).toMatchObject({ is_needed: true, state: 'none' });
      const passed = await pass(browser);
      expect(passed).toMatchObject({ is_needed: false, state: 'passed' });
      await talk(browser);
      await talk(from('GB', ann.token));
    });

    test('elsewhere the age gate is enough', async () => {
      const [, browser] = await inRegion('FR');
      await talk(browser);
    });

    test('who is not known to be elsewhere gets the strictest rule', async () => {
      const ann = await app.member();
      for (const region of ['', 'XX', 'FR, FR', 'nowhere'])
        await expect(from(region, ann.token).safety.ageCheck()).rejects.toMatchObject({
          code: 'site.region_refused',
          status: 451,
        });
    });

    test('visitors cannot pass the check, so they see safe content only and cannot chat', async () => {
      const visitor = await app.visitor();
      await expect(talk(from('GB', visitor.token))).rejects.toMatchObject(needed);
    });

    test('only safe content is listed before the check, and all content after it', async () => {
      await app.app.sites.change(app.site_id, { content_rating: 'suggestive' });
      const id = await app.addCharacter({ rating: 'suggestive', name: `Maren ${randomUUID()}` });
      const [, browser] = await inRegion('GB');
      const reading = () => browser.characters.read({ params: { char_id: id } });
      await expect(reading()).rejects.toMatchObject({ code: 'character.not_found' });
      await expect(browser.chat.open({ body: { character_id: id } })).rejects.toMatchObject(needed);
      await pass(browser);
      await expect(reading()).resolves.toMatchObject({ id });
      await app.app.sites.change(app.site_id, { content_rating: 'sfw' });
    });

    test('nothing is made before', async () => {
      const [, browser] = await inRegion('GB');
      const make = browser.creation.create({ body: {} as never });
      await expect(make).rejects.toMatchObject(needed);
    });

    test('a socket is no way around', async () => {
      const [ann, browser] = await inRegion('GB');
      const session_id = await openChat(app, browser);
      const headers = { 'x-country': 'GB' };
      const socket = await openSocket(address, { token: ann.token, headers });
      await socket.expect('ready');
      const message = { session_id, client_message_id: randomUUID(), text: 'Hi' };
      socket.send({ type: 'message.send', ...message });
      await socket.expect('message.refused', ({ code }) => code === needed.code);
      socket.close();
      const refused = await openSocket(address, {
        token: ann.token,
        headers: { 'x-country': 'US' },
      });
      expect(await refused.closed()).toBe(4403);
    });

    test('neither a bot’s token nor Google is', async () => {
      const bot = openBrowser(app, { origin: null, headers: { 'x-bot-secret': secret } });
      const user = { telegram_id: 4711, bot_username: 'velour_bot' };
      const { short_token } = await bot.account.createShortToken({ body: user });
      const phone = from('GB');
      phone.token = (await phone.account.exchangeShortToken({ body: { short_token } })).jwt;
      await phone.safety.confirmAge({ body: { adult: true } });
      await expect(talk(phone)).rejects.toMatchObject(needed);
      const popup = from('GB');
      const { url } = await popup.account.startGoogle();
      const state = new URL(url).searchParams.get('state') ?? '';
      const code = `google-${randomUUID()}`;
      popup.token = (await popup.account.finishGoogle({ body: { code, state } })).token;
      await popup.safety.confirmAge({ body: { adult: true } });
      await expect(talk(popup)).rejects.toMatchObject(needed);
      await expect(
        from('US').account.exchangeShortToken({ body: { short_token } }),
      ).rejects.toMatchObject({ code: 'site.region_refused' });
    });
  });

  describe('a check', () => {
    test('with another person’s code, cookie or state does not count', async () => {
      const [, ann] = await inRegion('GB');
      const [, bob] = await inRegion('GB');
      const back = await leave(ann);
      // Bob sends Ann's code and state: with her cookie, without a cookie, and with his own.
      const own = await leave(bob);
      const failed = { code: 'safety.age_check_failed', status: 422 };
      await expect(bob.safety.finishAgeCheck({ body: back })).rejects.toMatchObject(failed);
      await expect(bob.safety.finishAgeCheck({ body: back })).rejects.toMatchObject(failed);
      bob.cookies.set('velour_age', ann.cookies.get('velour_age') ?? '');
      await expect(bob.safety.finishAgeCheck({ body: back })).rejects.toMatchObject(failed);
      // His state with her code: the provider refuses the code with his verifier.
      const again = await leave(bob);
      const mixed = { code: back.code, state: again.state };
      await expect(bob.safety.finishAgeCheck({ body: mixed })).rejects.toMatchObject(failed);
      expect(own.state).not.toBe(back.state);
      expect(await bob.safety.ageCheck()).toMatchObject({ state: 'none' });
    });

    test('can be used once, and expires if it is not finished', async () => {
      const [, ann] = await inRegion('GB');
      const back = await leave(ann);
      const cookie = ann.cookies.get('velour_age') ?? '';
      await ann.safety.finishAgeCheck({ body: back });
      ann.cookies.set('velour_age', cookie);
      await expect(ann.safety.finishAgeCheck({ body: back })).rejects.toMatchObject({
        code: 'safety.age_check_failed',
      });
      const [, bob] = await inRegion('GB');
      const late = await leave(bob);
      app.clock.forward(31 * 60_000);
      await expect(bob.safety.finishAgeCheck({ body: late })).rejects.toMatchObject({
        code: 'safety.age_check_failed',
      });
    });

    test('that says no ends an earlier one, and an unclear one changes nothing', async () => {
      const [, ann] = await inRegion('GB');
      await pass(ann);
      await expect(pass(ann, { sub: 'someone' })).rejects.toMatchObject({
        code: 'safety.age_check_unavailable',
      });
      await talk(ann);
      expect(await pass(ann, { ...adult, age_over_18: false })).toMatchObject({
        state: 'not_adult',
        is_needed: true,
      });
      await expect(talk(ann)).rejects.toMatchObject(needed);
    });

    test('is over after its time', async () => {
      const [ann, browser] = await inRegion('GB');
      const { valid_until } = await pass(browser);
      const days = (Date.parse(valid_until ?? '') - app.clock.now().getTime()) / DAY_MS;
      expect(Math.round(days)).toBe(365);
      await talk(browser);
      const soon = new Date(app.clock.now().getTime() + 10_000);
      await database.pool.query('update age_check set valid_until = $1 where person_id = $2', [
        soon,
        ann.id,
      ]);
      app.clock.forward(11_000);
      await expect(talk(browser)).rejects.toMatchObject(needed);
      expect(await browser.safety.ageCheck()).toMatchObject({ state: 'none', valid_until: null });
    });

    test('is ended by an admin, with a reason', async () => {
      const [ann, browser] = await inRegion('GB');
      const admin = await app.admin();
      await pass(browser);
      await talk(browser);
      const why = { params: { member_id: ann.id }, body: { reason: 'A shared account' } };
      const root = from('FR', admin.token);
      expect((await root.members.read({ params: why.params })).age_checked_until).not.toBeNull();
      expect(await root.members.endAgeCheck(why)).toMatchObject({ age_checked_until: null });
      await expect(talk(browser)).rejects.toMatchObject(needed);
      await expect(root.members.endAgeCheck(why)).rejects.toMatchObject({
        code: 'member.no_age_check',
      });
    });

    test('stores its outcome, method and time, and nothing of the person', async () => {
      const [ann, browser] = await inRegion('GB');
      await pass(browser);
      const { rows } = await database.pool.query<Record<string, unknown>>(
        'select * from age_check where person_id = $1',
        [ann.id],
      );
      const [row = {}] = rows;
      expect(Object.keys(row).sort()).toEqual(
        ['checked_at', 'method', 'outcome', 'person_id', 'valid_until'].sort(),
      );
      expect(row).toMatchObject({ outcome: 'adult', method: 'openid:127.0.0.1' });
      const { rows: people } = await database.pool.query<{ p: string }>(
        'select p::text from person p where id = $1',
        [ann.id],
      );
      expect(JSON.stringify([row, people])).not.toMatch(/1980|Someone Else|someone/);
    });
  });

  describe('a person who says that they are a minor', () => {
    test('is not answered, signed out, and no adult again without a check', async () => {
      const ann = await app.member();
      const browser = from('FR', ann.token);
      const id = await openChat(app, browser);
      const socket = await openSocket(address, {
        token: ann.token,
        headers: { 'x-country': 'FR' },
      });
      await socket.expect('ready');
      const sent = await browser.chat.send({
        params: { id },
        body: { text: 'I am 14 years old.' },
      });
      expect(sent).toMatchObject({ verdict: 'blocked', reason: 'minor_user', reply: null });
      expect(await socket.closed()).toBe(4401);
      await expect(talk(browser)).rejects.toMatchObject({ code: 'identity.token_invalid' });

      const again = from('FR', await signInAgain(ann.id));
      await expect(talk(again)).rejects.toMatchObject(needed);
      // Answering the age gate again does not help.
      await again.safety.confirmAge({ body: { adult: true } });
      await expect(talk(again)).rejects.toMatchObject(needed);
      expect(await again.safety.ageCheck()).toMatchObject({ is_needed: true, state: 'not_adult' });
      const admin = await app.admin();
      const { entries } = await admin.audit.list({ query: { act: 'member.held_as_minor' } });
      expect(entries[0]).toMatchObject({ subject_id: ann.id, actor_kind: 'system' });
      await pass(again);
      await talk(again);
      // The result of a check overrides later statements of the person.
      await app.app.identity.ageChecks.hold(app.scope, { id: ann.id, kind: 'member' });
      await talk(again);
    });

    test('is released by an admin, with a reason', async () => {
      const bob = await app.member();
      await app.app.identity.ageChecks.hold(app.scope, { id: bob.id, kind: 'member' });
      const again = from('FR', await signInAgain(bob.id));
      await expect(talk(again)).rejects.toMatchObject(needed);
      const admin = await app.admin();
      await admin.members.endAgeCheck({
        params: { member_id: bob.id },
        body: { reason: 'A joke; we spoke with them' },
      });
      await talk(again);
    });

    test('has no trial left as a visitor', async () => {
      const visitor = await app.visitor();
      const browser = from('FR', visitor.token);
      await talk(browser);
      await app.app.identity.ageChecks.hold(app.scope, { id: visitor.id, kind: 'visitor' });
      await expect(talk(browser)).rejects.toMatchObject({ status: 401 });
    });
  });

  describe('a refused region', () => {
    const ask = (url: string, headers: Record<string, string> = {}) =>
      app.http.inject({ url, headers: { 'x-country': 'US', ...headers } });

    test('gets a calm page for every address, and no picture', async () => {
      for (const path of ['/', '/chats', `/maren/${randomUUID()}/chat`, '/featured', '/login']) {
        const page = await ask(path, { accept: 'text/html' });
        expect(page.statusCode).toBe(451);
        expect(page.body).toContain('isn’t available where you are');
        expect(page.body).toContain('href="/removal"');
        expect(page.headers.vary).toContain('x-country');
      }
      expect((await ask(`/assets/${randomUUID()}/320`)).statusCode).toBe(451);
      expect((await ask('/sitemap.xml')).statusCode).toBe(451);
    });

    test('gets nothing that a shared cache keeps for other regions', async () => {
      const { statusCode, headers } = await ask('/sitemap.xml', { 'x-country': 'FR' });
      expect(statusCode).toBe(200);
      expect(headers.vary).toBe('x-country, accept-encoding');
    });

    test('gets no call but those of removal', async () => {
      const browser = from('US');
      const refused = { code: 'site.region_refused', status: 451 };
      await expect(browser.characters.list({ query: {} })).rejects.toMatchObject(refused);
      await expect(browser.identity.createVisitor()).rejects.toMatchObject(refused);
      await expect(
        browser.reports.state({ params: { number: 'AAAA-BBBB-CCCC' } }),
      ).rejects.not.toMatchObject({ status: 451 });
    });

    test('is not refused by a header of the caller’s own', async () => {
      const reply = await app.http.inject({
        url: '/api/domes?host=pd',
        headers: { 'x-country': 'FR' },
        remoteAddress: '203.0.113.9',
      });
      // The header is not from a trusted proxy, so the region is unknown, and the strictest rule applies.
      expect(reply.statusCode).toBe(451);
    });
  });
});
