// The background work of a process: what it makes at its first start.
import { expect, test } from 'vitest';
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
