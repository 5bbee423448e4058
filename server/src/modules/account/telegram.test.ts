// Short tokens: a bot gets one for a Telegram user, whom it signs in once.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';

const secret = 'the-secret-of-our-bot';

onDatabase('tokens that work once', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  const environment = { TELEGRAM_BOT_SECRET: secret };

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, environment });
  });

  const bot = (given: string | undefined = secret) =>
    openBrowser(app, {
      origin: null,
      headers: given === undefined ? {} : { 'x-bot-secret': given },
    });
  const user = { telegram_id: 4242, bot_username: 'velour_bot' };
  const used = expect.objectContaining({ code: 'identity.link_used', status: 400 });

  test('a bot without its secret gets no token', async () => {
    for (const wrong of ['', 'x', `${secret}x`, secret.toUpperCase()]) {
      await expect(bot(wrong).account.createShortToken({ body: user })).rejects.toMatchObject({
        code: 'client.bot_secret_invalid',
        status: 401,
      });
    }
    const none = openBrowser(app, { origin: null });
    await expect(none.account.createShortToken({ body: user })).rejects.toMatchObject({
      status: 401,
    });
  });

  test('a short token signs its user in once, and the same user is the same member', async () => {
    const { short_token } = await bot().account.createShortToken({ body: user });
    expect(Buffer.from(short_token, 'base64url')).toHaveLength(16);
    const { rows } = await database.pool.query<{ t: string }>(
      'select t::text from one_time_token t',
    );
    expect(JSON.stringify(rows)).not.toContain(short_token);
    const phone = openBrowser(app);
    phone.token = (await phone.account.exchangeShortToken({ body: { short_token } })).jwt;
    const me = await phone.account.user();
    expect(me).toMatchObject({
      email: null,
      has_password: false,
      name: expect.stringMatching(/^User_/),
    });
    expect(me.name).not.toContain('4242');
    await expect(phone.account.exchangeShortToken({ body: { short_token } })).rejects.toEqual(used);
    expect((await phone.account.refresh()).user.id).toBe(me.id);
    const again = await bot().account.createShortToken({ body: { ...user, telegram_id: '4242' } });
    const { jwt } = await openBrowser(app).account.exchangeShortToken({ body: again });
    expect((await app.as(jwt).account.user()).id).toBe(me.id);
  });

  test('of many concurrent exchanges of one token, one signs in', async () => {
    const body = await bot().account.createShortToken({ body: { ...user, telegram_id: 7 } });
    const tries = Array.from({ length: 8 }, () =>
      openBrowser(app).account.exchangeShortToken({ body }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(used);
    }
  });

  test('a token expires after five minutes, and is valid on its own site only', async () => {
    const late = await bot().account.createShortToken({ body: user });
    app.clock.forward(5 * 60_000 + 1);
    await expect(openBrowser(app).account.exchangeShortToken({ body: late })).rejects.toEqual(used);
    const host = `s${randomUUID().slice(0, 8)}`;
    await database.pool.query(
      `insert into site (id, host, hostnames, record, created_at, updated_at) values ($1, $2, '{}', '{}', now(), now())`,
      [randomUUID(), host],
    );
    const here = await bot().account.createShortToken({ body: user });
    const elsewhere = openBrowser(app, { host });
    await expect(elsewhere.account.exchangeShortToken({ body: here })).rejects.toEqual(used);
    await expect(
      openBrowser(app).account.exchangeShortToken({ body: here }),
    ).resolves.toMatchObject({});
  });

  test('a site that names its bot knows no other', async () => {
    await app.app.sites.change(app.site_id, { telegram_bot: 'Harbour_Bot' });
    await expect(bot().account.createShortToken({ body: user })).rejects.toMatchObject({
      code: 'identity.forbidden',
    });
    const named = { ...user, bot_username: '@harbour_bot' };
    await expect(bot().account.createShortToken({ body: named })).resolves.toMatchObject({});
    await app.app.sites.change(app.site_id, { telegram_bot: null });
  });
});
