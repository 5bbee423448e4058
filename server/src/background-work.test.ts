// The background work of a process: what it makes at its first start.
import { describe, expect, test } from 'vitest';
import { testApp } from '../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../test/databases.ts';
import { createPuppetLlm } from '../test/fakes/fake-llm.ts';
import { startWork } from './background-work.ts';

onDatabase('the first start', (open) => {
  const later = cleanUp();

  test('makes the push keys, sealed, and later starts keep them', async () => {
    const database = await open();
    const { app, guest } = await testApp({
      database,
      llm: createPuppetLlm(),
      later,
      runsJobs: false,
    });
    const start = () =>
      startWork({
        queue: { work: async () => undefined },
        jobs: { start: async () => undefined },
        push: app.notifications.push,
        isAlone: false,
        log: quietLog,
      }).started;
    const keys = async () =>
      (
        await database.pool.query<{ public_key: string; private_key: Uint8Array }>(
          'select public_key, private_key from installation_key',
        )
      ).rows;
    expect(await keys()).toEqual([]);
    await start();
    const made = await keys();
    expect(made).toHaveLength(1);
    // A private key has 32 bytes, 43 letters of base64url; sealed, it is longer, and no text.
    const stored = Buffer.from(made[0]?.private_key ?? []).toString('latin1');
    expect(stored).not.toMatch(/^[\w-]{43}$/);
    expect(stored.length).toBeGreaterThan(43);
    expect((await guest.notifications.key()).public_key).toBe(made[0]?.public_key);
    await start();
    expect(await keys()).toEqual(made);
  });
});

describe('a queue that cannot start', () => {
  const startWith = (failures: Error[]) => {
    let tries = 0;
    const work = async (): Promise<void> => {
      tries += 1;
      const failure = failures.shift();
      if (failure) throw failure;
    };
    let recoveries = 0;
    const { started } = startWork({
      queue: { work },
      jobs: { start: async () => void (recoveries += 1) },
      push: { prepareKeys: async () => undefined },
      isAlone: true,
      log: quietLog,
      retryMs: 1,
    });
    return started.then(() => ({ tries, recoveries }));
  };
  const failureWith = (code: string) => Object.assign(new Error('refused'), { code });

  test('for a full disk or an absent database is tried again until it starts', async () => {
    const failures = [failureWith('53100'), failureWith('ECONNREFUSED'), failureWith('57P03')];
    expect(await startWith(failures)).toEqual({ tries: 4, recoveries: 1 });
  });
});
