// The outbox: commits with the transaction or not at all, sends in the background, retries, and sends once.
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { pushedClock, type PushedClock } from '../../../test/identity-pool.ts';
import type { Database } from '../../platform/db/open.ts';
import { inTransaction, openScope } from '../../platform/db/scope.ts';
import { createIds } from '../../platform/ids.ts';
import { createQueue, type Queue } from '../../platform/queue.ts';
import { createVault } from '../../platform/encryption.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { MailFailure, type Mail, type OutgoingMail } from './port.ts';

const master = randomBytes(32);
const waits = { first_run_ms: 500, retry_s: 1 };
const MINUTE_MS = 60_000;

/** A mail server under the test's control. */
interface Server {
  readonly taken: Mail[];
  tries: number;
  /** Called before an email is accepted. */
  accept: (mail: Mail) => Promise<void>;
}

onDatabase('the outbox', (open) => {
  const later = cleanUp();
  let database: Database;
  let clock: PushedClock;
  let server: Server;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => {
    clock = pushedClock();
    server = { taken: [], tries: 0, accept: () => Promise.resolve() };
  });

  /** One process: an outbox, and the queue that runs its jobs. */
  async function start({ work = true, isOpen = true, on = database, log = quietLog } = {}): Promise<
    Outbox & { queue: Queue }
  > {
    const queue = createQueue({ database: on, log: quietLog, pollSeconds: 0.5, watchSeconds: 1 });
    const mail = {
      isOpen,
      async send(one: Mail) {
        server.tries += 1;
        await server.accept(one);
        server.taken.push(one);
      },
    };
    const parts = { db: on.db, vault: createVault(master), ids: createIds(clock), log };
    const outbox = createOutbox({ ...parts, queue, mail, clock, waits });
    await queue.start({ work });
    later(async () => {
      await queue.stop();
      await outbox.settled();
    });
    return { ...outbox, queue };
  }

  const mailOf = (text: string): Mail => ({
    to: 'ann@example.com',
    subject: 'Your code',
    text,
    html: `<p>${text}</p>`,
  });
  const site_id = randomUUID();

  const post = (outbox: Outbox, text: string, more: Partial<OutgoingMail> = {}) =>
    inTransaction(openScope(database.db, site_id), (scope) =>
      outbox.send(scope, {
        mail: mailOf(text),
        triedMs: 10 * MINUTE_MS,
        ...more,
      }),
    );
  const waiting = async (): Promise<number> =>
    (await database.pool.query('select 1 from outgoing_mail')).rows.length;
  const down = (): Promise<never> => Promise.reject(new MailFailure('unavailable', 'down'));
  const texts = (): string[] => server.taken.map(({ text }) => text);

  test('an email is sent once right after the commit, and its job finds nothing to do', async () => {
    const outbox = await start();
    await post(outbox, 'It is 012345.');
    await outbox.settled();
    expect(server.taken).toEqual([mailOf('It is 012345.')]);
    expect(await waiting()).toBe(0);
    await vi.waitUntil(async () => (await openJobs()) === 0, { timeout: 60_000, interval: 50 });
    expect(server.tries).toBe(1);
  });

  const openJobs = async (): Promise<number> => {
    const { rows } = await database.pool.query(
      `select 1 from pgboss.job where name = 'mail.send' and state in ('created', 'retry', 'active')`,
    );
    return rows.length;
  };

  test('an email of a transaction that rolled back is never sent', async () => {
    const outbox = await start();
    const failing = inTransaction(openScope(database.db, site_id), async (scope) => {
      await outbox.send(scope, { mail: mailOf('gone'), triedMs: MINUTE_MS });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await outbox.settled();
    expect([server.tries, await waiting()]).toEqual([0, 0]);
  });

  test('a slow mail server blocks no caller, and an email that is being sent is not sent twice', async () => {
    const outbox = await start();
    const slow = Promise.withResolvers<void>();
    server.accept = () => slow.promise;
    await post(outbox, 'slow'); // returns before the email is accepted
    await vi.waitUntil(async () => (await triesOfJobs()) > 0, { timeout: 60_000, interval: 50 });
    expect([server.tries, server.taken.length]).toEqual([1, 0]);
    slow.resolve();
    await outbox.settled();
    expect(texts()).toEqual(['slow']);
    await vi.waitUntil(async () => (await openJobs()) === 0, { timeout: 60_000, interval: 50 });
    expect(server.tries).toBe(1);
  });

  /** The number of the queue's attempts for open jobs. */
  const triesOfJobs = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ tries: number }>(
      `select retry_count as tries from pgboss.job where name = 'mail.send' and state = 'retry'`,
    );
    return rows.length;
  };

  test('emails are sent when an unreachable mail server is back', async () => {
    const outbox = await start();
    server.accept = down;
    await post(outbox, 'patient');
    await vi.waitUntil(() => server.tries >= 2, { timeout: 60_000, interval: 50 });
    expect(await waiting()).toBe(1);
    server.accept = () => Promise.resolve();
    await vi.waitUntil(() => server.taken.length > 0, { timeout: 60_000, interval: 50 });
    await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 60_000, interval: 50 });
    expect(texts()).toEqual(['patient']);
  });

  test('an email of a process that was killed before sending is sent by another process', async () => {
    const dying = await start({ work: false });
    const killed = Promise.withResolvers<never>();
    server.accept = () => killed.promise;
    await post(dying, 'orphan');
    await vi.waitUntil(() => server.tries === 1, { timeout: 60_000, interval: 20 });
    // The dead process's claim expires.
    await database.pool.query(
      `update outgoing_mail set claimed_until = now() - interval '1 second'`,
    );
    server.accept = () => Promise.resolve();
    await start();
    await vi.waitUntil(() => server.taken.length > 0, { timeout: 60_000, interval: 50 });
    expect(texts()).toEqual(['orphan']);
    killed.reject(new MailFailure('unavailable', 'only so that this test ends'));
  });

  test('of two waiting emails with the same topic, only the newer one is sent', async () => {
    const outbox = await start();
    server.accept = down;
    await post(outbox, 'older', { topic: 'sign_up:ann' });
    await post(outbox, 'of somebody else', { topic: 'sign_up:bea' });
    await outbox.settled();
    await post(outbox, 'newer', { topic: 'sign_up:ann' });
    await outbox.settled();
    server.accept = () => Promise.resolve();
    await vi.waitUntil(() => server.taken.length === 2, { timeout: 60_000, interval: 50 });
    await vi.waitUntil(async () => (await openJobs()) === 0, { timeout: 60_000, interval: 50 });
    expect(texts().sort()).toEqual(['newer', 'of somebody else']);
  });

  test('expired, refused and blank emails are deleted', async () => {
    const outbox = await start();
    server.accept = down;
    await post(outbox, 'late');
    await outbox.settled();
    clock.forward(11 * MINUTE_MS);
    server.accept = () => Promise.reject(new MailFailure('refused', 'no such person'));
    await post(outbox, 'refused');
    await post(outbox, 'blank', { isBlank: true });
    await outbox.settled();
    await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 60_000, interval: 50 });
    expect(server.taken).toEqual([]);
    expect(server.tries).toBe(2); // one for the late email before it expired, one for the refused email
  });

  test('waiting emails are stored encrypted', async () => {
    const outbox = await start({ work: false });
    server.accept = down;
    await post(outbox, 'It is 987654.', { topic: 'sign_up:ann@example.com' });
    await outbox.settled();
    const { rows } = await database.pool.query<{ row: string; mail: Buffer }>(
      'select t::text as row, mail from outgoing_mail t',
    );
    const seen = rows.map(({ row, mail }) => row + mail.toString('latin1')).join('\n');
    expect(rows).toHaveLength(1);
    expect(seen).not.toContain('ann@example.com');
    expect(seen).not.toContain('987654');
    await database.pool.query('delete from outgoing_mail');
  });

  test('an invalid email, or one that can never be sent, is refused at once', async () => {
    const outbox = await start({ work: false, isOpen: false });
    await expect(post(outbox, 'unread')).rejects.toMatchObject({ kind: 'unavailable' });
    const good = await start({ work: false });
    const two = { ...mailOf('x'), to: 'ann@example.com, bea@example.com' };
    await expect(post(good, '', { mail: two })).rejects.toMatchObject({ kind: 'refused' });
    expect([server.tries, await waiting()]).toEqual([0, 0]);
  });

  test('with `trySend`, an email that can’t be sent is logged', async () => {
    const log = { ...quietLog, warn: vi.fn() };
    const closed = await start({ work: false, isOpen: false, log });
    const written = await inTransaction(openScope(database.db, site_id), async (scope) => {
      const about = { email: 'receipt', purchase_id: 'p1' };
      await closed.trySend(scope, { mail: mailOf('receipt'), triedMs: MINUTE_MS }, about);
      return 'written';
    });
    expect(written).toBe('written');
    expect(log.warn.mock.calls).toEqual([
      [{ email: 'receipt', purchase_id: 'p1', err: expect.any(MailFailure) }, expect.any(String)],
    ]);
  });
});
