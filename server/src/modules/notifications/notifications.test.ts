// Notifications end to end: registration, one encrypted push per event, quiet hours, digests, unsubscribing, erasure.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openShop } from '../../../test/shop.ts';
import { openPushService, type PushService } from '../../../test/fakes/fake-push-service.ts';
import type { Database } from '../../platform/db/open.ts';
import { inTransaction, openScope } from '../../platform/db/scope.ts';
import { PUSH } from './push.ts';

onDatabase('notifications', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let service: PushService;
  let llm: PuppetLlm;

  beforeAll(async () => {
    database = await open();
    service = await openPushService();
    later(service.close);
    llm = createPuppetLlm();
    app = await testApp({ database, llm, push: service.provider, later });
  });
  beforeEach(async () => {
    service.respondWith(201);
    service.received.length = 0;
    await database.pool.query('delete from pgboss.job where name = $1', [PUSH]);
  });

  const scope = () => openScope(database.db, app.site_id);
  const about = { topic: 'creation_ready', subject: 'job 1', path: '/gallery' } as const;
  const notify = (person: Person, more: object = {}) =>
    inTransaction(scope(), (tx) =>
      app.app.notifications.notify(tx, { person_id: person.id, ...about, ...more }),
    );
  const register = (person: Person, topics = ['creation_ready', 'reply_ready'] as const) =>
    person.notifications.register({
      body: { subscription: service.subscribe(), topics: [...topics] },
    });
  /** Runs the waiting jobs of the queue, once. */
  const pushAll = async () => {
    const { rows } = await database.pool.query<{
      data: Parameters<typeof app.app.notifications.push.send>[0];
      start_after: Date;
    }>('delete from pgboss.job where name = $1 returning data, start_after', [PUSH]);
    for (const { data } of rows) await app.app.notifications.push.send(data);
    return rows;
  };

  test('a browser registers, is pushed to once, and reads what the inbox shows', async () => {
    const ann = await app.member();
    const { token } = await register(ann);
    expect(await app.guest.notifications.state({ params: { token } })).toMatchObject({
      topics: ['creation_ready', 'reply_ready'],
    });
    await notify(ann);
    await notify(ann);
    await pushAll();
    const { public_key } = await app.guest.notifications.key();
    expect(service.broken).toEqual([]);
    expect(service.received).toHaveLength(1);
    const [message] = service.received;
    expect(message?.key).toBe(public_key);
    expect(JSON.parse(message?.text ?? '')).toMatchObject({
      body: 'Your creation is ready',
      path: '/gallery',
      tag: 'creation_ready',
    });
    const inbox = await ann.notifications.inbox({ query: {} });
    expect(inbox).toMatchObject({ unread_count: 1, next_cursor: null });
    expect(inbox.notifications).toMatchObject([{ topic: 'creation_ready', is_read: false }]);
    const [first] = inbox.notifications;
    const bob = await app.member();
    await expect(bob.notifications.state({ params: { token } })).rejects.toMatchObject({
      code: 'notification.not_found',
    });
    await bob.notifications.markRead({ body: { ids: [first?.id ?? ''] } });
    expect((await ann.notifications.inbox({ query: {} })).unread_count).toBe(1);
    expect(await ann.notifications.markRead({ body: {} })).toEqual({ unread_count: 0 });
  });

  test('keys and addresses are sealed, and the key pair is made once', async () => {
    const ann = await app.member();
    const { token } = await register(ann);
    const [one, other] = await Promise.all([
      app.guest.notifications.key(),
      app.guest.notifications.key(),
    ]);
    expect(one).toEqual(other);
    const { rows } = await database.pool.query<{ row: string }>(
      `select encode(subscription, 'escape') || token_hash as row from push_subscription
       union all select encode(private_key, 'escape') from installation_key`,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).not.toContain('127.0.0.1');
    expect(stored).not.toContain(token);
  });

  test('a browser that is gone is forgotten; a busy service is tried again; a refusal is not', async () => {
    const ann = await app.member();
    const { token } = await register(ann);
    service.respondWith(429);
    await notify(ann);
    await expect(pushAll()).rejects.toThrow('answered 429');
    service.respondWith(403);
    await notify(ann, { subject: 'job 2' });
    await pushAll();
    expect((await app.guest.notifications.state({ params: { token } })).topics).toHaveLength(2);
    service.respondWith(302, { location: 'http://127.0.0.1/inside' });
    await notify(ann, { subject: 'job 3' });
    await pushAll();
    service.respondWith(410);
    await notify(ann, { subject: 'job 4' });
    await pushAll();
    await expect(app.guest.notifications.state({ params: { token } })).rejects.toMatchObject({
      code: 'notification.not_found',
    });
  });

  test('only an https address registers', async () => {
    const target = service.subscribe();
    for (const endpoint of [target.endpoint.replace('https', 'http'), 'https://a:b@velour.example'])
      await expect(
        app.guest.notifications.register({
          body: { subscription: { ...target, endpoint }, topics: [] },
        }),
      ).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('topics, the switch, a suspension and a sign-out each keep it silent', async () => {
    const ann = await app.member();
    const { token } = await register(ann);
    await app.guest.notifications.change({ params: { token }, body: { topics: ['reply_ready'] } });
    await notify(ann);
    expect(await pushAll()).toHaveLength(0);
    const settings = await ann.notifications.settings();
    await ann.notifications.changeSettings({ body: { ...settings, enabled: false } });
    await notify(ann, { topic: 'reply_ready', subject: 'off' });
    await ann.notifications.changeSettings({ body: settings });
    await notify(ann, { topic: 'reply_ready', subject: 'on' });
    await database.pool.query('update person set banned_at = now() where id = $1', [ann.id]);
    await notify(ann, { topic: 'reply_ready', subject: 'suspended' });
    expect(await pushAll()).toHaveLength(1);
    expect(service.received).toEqual([]);

    const bob = await app.member();
    const registered = await register(bob);
    await notify(bob);
    await app.app.identity.signIns.end(scope(), bob.id);
    await notify(bob, { subject: 'job 2' });
    expect(await pushAll()).toHaveLength(1);
    expect(service.received).toEqual([]);
    await expect(
      app.guest.notifications.state({ params: { token: registered.token } }),
    ).rejects.toMatchObject({ code: 'notification.not_found' });
    await app.app.notifications.forgetOld();
    const { rowCount } = await database.pool.query(
      'select 1 from push_subscription where person_id = $1',
      [bob.id],
    );
    expect(rowCount).toBe(0);
  });

  test('subscriptions without a token are deleted after a while', async () => {
    const subscription = service.subscribe();
    const { token } = await app.guest.notifications.register({
      body: { subscription, topics: ['reply_ready'] },
    });
    const isKnown = () =>
      app.guest.notifications.state({ params: { token } }).then(
        () => true,
        () => false,
      );
    await app.app.notifications.forgetOld();
    expect(await isKnown()).toBe(true);
    app.clock.forward(100 * 86_400_000);
    await app.app.notifications.forgetOld();
    expect(await isKnown()).toBe(false);
  });

  test('in quiet hours a push waits until they end, or are switched off', async () => {
    const ann = await app.member();
    await register(ann);
    const hour = app.clock.now().getUTCHours();
    const settings = await ann.notifications.settings();
    const quiet_hours = { from: hour, to: (hour + 2) % 24 };
    await ann.notifications.changeSettings({ body: { ...settings, quiet_hours } });
    await notify(ann);
    await pushAll();
    expect(service.received).toEqual([]);
    const waiting = async () => {
      const { rows } = await database.pool.query<{ start_after: Date; is_due: boolean }>(
        'select start_after, start_after <= now() as is_due from pgboss.job where name = $1',
        [PUSH],
      );
      return rows;
    };
    const [delayed] = await waiting();
    expect(delayed?.start_after.getUTCHours()).toBe(quiet_hours.to);
    const bob = await app.member();
    await bob.notifications.changeSettings({ body: { ...settings, quiet_hours: null } });
    expect(await waiting()).toEqual([delayed]);
    await ann.notifications.changeSettings({ body: { ...settings, quiet_hours: null } });
    expect(await waiting()).toMatchObject([{ is_due: true }]);
    await pushAll();
    expect(service.received).toHaveLength(1);
  });

  test('a digest counts unread notifications, once a day, and one click without a sign-in ends it', async () => {
    const ann = await app.member();
    await database.pool.query(
      `update person set email = 'ann@velour.example', email_verified = true where id = $1`,
      [ann.id],
    );
    // A time zone in which it is about noon.
    const offset = 12 - app.clock.now().getUTCHours();
    const time_zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
    const body = { enabled: true, email_digest: true, quiet_hours: null, time_zone };
    await ann.notifications.changeSettings({ body });
    await notify(ann, { topic: 'reply_ready', subject: 'one', path: '/chats/secret' });
    await notify(ann, { topic: 'reply_ready', subject: 'two' });
    await app.app.notifications.digests.sendDue();
    await app.app.notifications.digests.sendDue();
    await app.settled();
    const mails = app.mails().filter(({ to }) => to === 'ann@velour.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('2 new replies');
    expect(mails[0]?.text).not.toContain('secret');
    const url = new URL(mails[0]?.unsubscribe_url ?? '');
    const click = (path: string) =>
      app.http.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click(`${url.pathname}x${url.search}`)).statusCode).toBe(404);
    expect((await ann.notifications.settings()).email_digest).toBe(true);
    expect((await click(url.pathname + url.search)).statusCode).toBe(200);
    expect((await click(url.pathname + url.search)).statusCode).toBe(200);
    expect((await ann.notifications.settings()).email_digest).toBe(false);
    expect((await click('/api/feedback?host=pd')).statusCode).toBe(415);
  });

  test('a reply that its reader has not seen is notified once, and only where something is registered', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    await register(ann);
    const character_id = await app.addCharacter();
    for (const person of [ann, bob]) {
      const { session_id } = await person.chat.open({ body: { character_id } });
      await database.pool.query(
        `insert into reply (id, session_id, seq, variant, state, lease_owner, lease_until, stop_requested, engine, created_at, finished_at)
         select gen_random_uuid(), id, last_seq + 1, 0, 'complete', id, now(), false, 'puppet', now(), $2
         from chat_session where id = $1`,
        [session_id, app.clock.now()],
      );
    }
    const find = async () => {
      const now = app.clock.now().getTime();
      const found = await app.app.chat.unseenReplies(new Date(now - 60_000), new Date(now + 1_000));
      await app.app.notifications.notifyFound(found, { onlyRegistered: true });
    };
    await find();
    await find();
    await pushAll();
    expect(service.received).toHaveLength(1);
    expect(service.received[0]?.text).toContain('You have a new reply');
    expect((await bob.notifications.inbox({ query: {} })).unread_count).toBe(0);
    await database.pool.query('update chat_session set read_seq = last_seq + 1');
    const { length } = await app.app.chat.unseenReplies(new Date(0), app.clock.now());
    expect(length).toBe(0);
  });

  test('a plan that is about to end and a decided report are notified once each, in all ways', async () => {
    const ann = await app.member();
    await database.pool.query(
      `update person set email = 'dora@velour.example', email_verified = true where id = $1`,
      [ann.id],
    );
    await ann.notifications.register({
      body: { subscription: service.subscribe(), topics: ['plan_ending', 'report_decided'] },
    });
    const offset = 12 - app.clock.now().getUTCHours();
    const time_zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
    await ann.notifications.changeSettings({
      body: { enabled: true, email_digest: true, quiet_hours: null, time_zone },
    });

    const shop = await openShop(app, database);
    await shop.subscribe(ann);
    await shop.settle();
    const find = async () => {
      const before = new Date(app.clock.now().getTime() + 40 * 86_400_000);
      await app.app.notifications.notifyFound(await app.app.payments.endingPlans(before));
    };
    await find(); // the subscription continues
    await ann.payments.changeSubscription({ body: { ends_at_period_end: true } });
    await shop.settle();
    await find();
    await find();

    const subject = { type: 'character', character_id: await app.addCharacter() } as const;
    const { number } = await ann.reports.report({ body: { subject, reason: 'illegal' } });
    const admin = await app.admin();
    const { reports } = await admin.reports.list({ query: {} });
    const report_id = reports.find((one) => one.number === number)?.id ?? '';
    await admin.reports.decide({
      params: { report_id },
      body: { decision: 'reject', reason: 'It is fine.', seen: 'open' },
    });

    await pushAll();
    // The queue runs jobs in any order.
    const pushed = service.received.map(({ text }) => (JSON.parse(text) as { body: string }).body);
    expect(pushed.toSorted()).toEqual(['There’s a decision on your report', 'Your plan ends soon']);
    const { notifications } = await ann.notifications.inbox({ query: {} });
    expect(notifications.map(({ topic }) => topic)).toEqual(['report_decided', 'plan_ending']);
    await app.app.notifications.digests.sendDue();
    await app.settled();
    const digest = app
      .mails()
      .find(({ to, subject: of }) => to.startsWith('dora') && /new on/.test(of));
    expect(digest?.text).toMatch(/1 report was decided[^]*Your plan ends soon/);
  });

  test('the export has all of it, and erasure leaves nothing', async () => {
    const ann = await app.member();
    await register(ann);
    await notify(ann);
    await ann.notifications.changeSettings({ body: await ann.notifications.settings() });
    const exported = await app.app.notifications.personalData.exportOf(scope(), ann.id);
    expect(exported).toMatchObject({
      notification_settings: { enabled: true },
      push_subscriptions: [{ topics: ['creation_ready', 'reply_ready'] }],
    });
    await app.app.notifications.personalData.eraseOf(scope(), ann.id);
    for (const table of ['notification', 'notification_settings', 'push_subscription']) {
      const { rowCount } = await database.pool.query(
        `select 1 from ${table} where person_id = $1`,
        [ann.id],
      );
      expect(rowCount).toBe(0);
    }
  });
});
