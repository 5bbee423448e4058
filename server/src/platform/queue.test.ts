// The queue's guarantees: sent with the transaction or not at all, run at least once, and retried.
import { spawnScript } from '@velour/testing/scripts.ts';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { onDatabase, quietLog } from '../../test/databases.ts';
import { openDatabase, type Database } from './db/open.ts';
import { inTransaction, openScope } from './db/scope.ts';
import { createQueue, type Job, type JobOptions } from './queue.ts';

const Note = z.strictObject({ note_id: z.string() });

onDatabase('the job queue', (open, kind) => {
  async function start(work: (id: string, job: Job) => Promise<void>, options?: JobOptions) {
    const database = await open();
    return { database, ...(await startOn(database, work, options)) };
  }

  async function startOn(
    database: Database,
    work: (id: string, job: Job) => Promise<void>,
    options?: JobOptions,
  ) {
    const queue = createQueue({ database, log: quietLog, pollSeconds: 0.5, watchSeconds: 1 });
    queue.define('note.index', Note, ({ note_id }, job) => work(note_id, job), options);
    await queue.start();
    const send = (id: string) =>
      inTransaction(openScope(database.db, 'site'), (tx) =>
        queue.send(tx, 'note.index', { note_id: id }),
      );
    return { queue, send };
  }

  test('a job sent in a transaction is worked soon after the commit', async () => {
    const worked: string[] = [];
    const { queue, send } = await start(async (id) => void worked.push(id));
    await wait(700); // the workers have polled once and are waiting
    const sent = performance.now();
    await send('a');
    await vi.waitUntil(() => worked.length > 0, { timeout: 60_000, interval: 5 });
    expect(performance.now() - sent).toBeLessThan(20_000);
    expect(worked).toEqual(['a']);
    await queue.stop();
  });

  test('a start asks for jobs in the queues that have one, and in no other', async () => {
    const database = await open();
    const starts = vi.spyOn(PgBoss.prototype, 'work');
    onTestFinished(() => starts.mockRestore());
    const worked: string[] = [];
    const names = Array.from({ length: 30 }, (_, at) => `note.kind_${at}`);
    const createThirty = () => {
      const queue = createQueue({ database, log: quietLog, pollSeconds: 0.2 });
      for (const name of names) {
        queue.define(name, Note, async ({ note_id }) => void worked.push(note_id), {
          concurrency: 3,
        });
      }
      return queue;
    };
    const sender = createThirty();
    await sender.start({ work: false });
    await inTransaction(openScope(database.db, 'site'), (tx) =>
      sender.send(tx, 'note.kind_7', { note_id: 'a' }),
    );
    const queue = createThirty();
    await queue.start();
    await vi.waitUntil(() => worked.length > 0, { timeout: 60_000, interval: 5 });
    expect(starts.mock.calls.map(([name]) => name)).toEqual(Array(3).fill('note.kind_7'));
    await queue.stop();
    await sender.stop();
  });

  test('a notification wakes any of the workers, also while another one is busy', async () => {
    const database = await open();
    const worked: string[] = [];
    const queue = createQueue({ database, log: quietLog, pollSeconds: 60 });
    let end: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (end = resolve));
    queue.define(
      'note.index',
      Note,
      ({ note_id }) => {
        worked.push(note_id);
        return note_id === 'a' ? first : Promise.resolve();
      },
      { concurrency: 2 },
    );
    await queue.start();
    const send = (note_id: string) =>
      inTransaction(openScope(database.db, 'site'), (tx) =>
        queue.send(tx, 'note.index', { note_id }),
      );
    await send('a');
    await vi.waitUntil(() => worked.length === 1, { timeout: 60_000, interval: 5 });
    await send('b');
    await vi.waitUntil(() => worked.length === 2, { timeout: 60_000, interval: 5 });
    end();
    await queue.stop();
  });

  test('a job of a transaction that rolled back is not run', async () => {
    const worked: string[] = [];
    const { queue, send, database } = await start(async (id) => void worked.push(id));
    const failing = inTransaction(openScope(database.db, 'site'), async (tx) => {
      await queue.send(tx, 'note.index', { note_id: 'rolled-back' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await send('committed');
    await vi.waitUntil(() => worked.length > 0, { timeout: 60_000, interval: 20 });
    await wait(1_200);
    expect(worked).toEqual(['committed']);
    await queue.stop();
  });

  test('a failed run is retried, and the job knows the number of the attempt', async () => {
    const attempts: number[] = [];
    const { queue, send } = await start(
      async (_id, { attempt }) => {
        attempts.push(attempt);
        if (attempt === 1) throw new Error('not yet');
      },
      { retryDelaySeconds: 1 },
    );
    await send('a');
    await vi.waitUntil(() => attempts.length === 2, { timeout: 60_000, interval: 20 });
    expect(attempts).toEqual([1, 2]);
    await queue.stop();
  });

  test('a payload that violates its schema is refused when it is sent', async () => {
    const { queue, database } = await start(() => Promise.resolve());
    const sending = inTransaction(openScope(database.db, 'site'), (tx) =>
      queue.send(tx, 'note.index', { note: 1 }),
    );
    await expect(sending).rejects.toThrow(z.ZodError);
    const unknown = inTransaction(openScope(database.db, 'site'), (tx) =>
      queue.send(tx, 'note.burn', {}),
    );
    await expect(unknown).rejects.toThrow('No job is defined as note.burn.');
    await queue.stop();
  });

  test('a process without the worker role sends, and another one works', async () => {
    const worked: string[] = [];
    const database = await open();
    const sender = createQueue({ database, log: quietLog });
    sender.define('note.index', Note, () => Promise.reject(new Error('not here')));
    await sender.start({ work: false });
    await inTransaction(openScope(database.db, 'site'), (tx) =>
      sender.send(tx, 'note.index', { note_id: 'a' }),
    );
    const { queue } = await startOn(database, async (id) => void worked.push(id));
    await vi.waitUntil(() => worked.length > 0, { timeout: 60_000, interval: 20 });
    await queue.stop();
    await sender.stop();
  });

  test('a nightly job that came due while no process ran is run after the start', async () => {
    const database = await open();
    let runs = 0;
    const startWith = async () => {
      const queue = createQueue({ database, log: quietLog, pollSeconds: 0.2 });
      const hour = (new Date().getUTCHours() + 22) % 24;
      queue.schedule('note.tidy', `0 ${hour} * * *`, () => Promise.resolve((runs += 1)));
      await queue.start();
      return queue;
    };
    await (await startWith()).stop();
    expect(runs).toBe(0);
    const before = `now() - interval '4 hours'`;
    await database.pool.query(`update pgboss.schedule set created_on = ${before}`);
    await database.pool.query(`update pgboss.version set cron_on = ${before}`);
    const queue = await startWith();
    await vi.waitUntil(() => runs > 0, { timeout: 60_000, interval: 20 });
    expect(runs).toBe(1);
    await queue.stop();
  });

  test('a job whose process was killed is run again by the next one', async () => {
    const place = await kind.place();
    const child = join(import.meta.dirname, '../../test/killed-worker.ts');
    const args = [place.dataDir, ...(place.url === undefined ? [] : [place.url])];
    const victim = spawnScript(child, args);
    onTestFinished(() => void victim.kill('SIGKILL'));
    await once(victim.stdout, 'data'); // the job is running
    victim.kill('SIGKILL');
    await once(victim, 'close');

    const attempts: number[] = [];
    const database = await openDatabase({ ...place, log: quietLog });
    const { queue } = await startOn(
      database,
      async (_id, { attempt }) => void attempts.push(attempt),
      {
        runSeconds: 3,
      },
    );
    await vi.waitUntil(() => attempts.length > 0, { timeout: 60_000, interval: 20 });
    expect(attempts).toEqual([2]);
    await queue.stop();
    await database.close();
  });

  test('a stop waits for the job that is running', async () => {
    let ended = false;
    let began = false;
    const { queue, send } = await start(async () => {
      began = true;
      await wait(800);
      ended = true;
    });
    await send('a');
    await vi.waitUntil(() => began, { timeout: 60_000, interval: 20 });
    await queue.stop();
    expect(ended).toBe(true);
  });
});
