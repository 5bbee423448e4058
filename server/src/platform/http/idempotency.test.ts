// Idempotency keys: one effect per key; slow work runs outside the transaction, writes in one with the key.
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '@velour/contract/calls.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import { cleanUp, onBothDatabases } from '../../../test/databases.ts';
import { systemClock as clock } from '../clock.ts';
import { Contended } from '../db/failures.ts';
import { assertNoTransaction } from '../db/open-transaction.ts';
import type { Database } from '../db/open.ts';
import { inTransaction, openScope, type Scope } from '../db/scope.ts';
import { createVault } from '../encryption.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';

onBothDatabases('a request with a key', (open) => {
  cleanUp();
  let database: Database;
  let idempotency: Idempotency;
  let scope: Scope;

  beforeAll(async () => {
    database = await open();
    await database.db.execute(sql`create table effect (request uuid not null)`);
    idempotency = createIdempotency({ clock, key: createVault(randomBytes(32)).systemKey('keys') });
    scope = openScope(database.db, randomUUID());
  });

  const claim = (key: string) => ({ actor_id: undefined, route: 'POST /things', key, request: 1 });
  const write = async ({ db }: Scope, key: string) => {
    await db.execute(sql`insert into effect (request) values (${key})`);
    return { made: randomUUID() };
  };
  const effects = async (key: string): Promise<number> => {
    const found = await database.pool.query('select 1 from effect where request = $1', [key]);
    return found.rows.length;
  };

  test('has no transaction open while it is prepared, so that its connection is free', async () => {
    const key = randomUUID();
    let others = 0;
    await idempotency.once(scope, claim(key), async () => {
      assertNoTransaction('a slow judge');
      await wait(20);
      others = (await database.pool.query('select 1')).rows.length;
      return (tx) => write(tx, key);
    });
    expect(others).toBe(1);
    expect(await effects(key)).toBe(1);
  });

  test('is retried as a whole while another transaction holds a lock', async () => {
    const key = randomUUID();
    let attempts = 0;
    const response = await idempotency.once(scope, claim(key), async () => async (tx) => {
      const written = await write(tx, key);
      attempts += 1;
      if (attempts === 1) throw new Contended('The row');
      const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
      if (attempts === 2) throw new Error('Failed query', { cause: deadlock });
      return written;
    });
    expect(response).toEqual({ made: expect.any(String) });
    expect([attempts, await effects(key)]).toEqual([3, 1]);
  });

  test('has one effect and one response when it is sent many times at once', async () => {
    const key = randomUUID();
    const send = () =>
      idempotency.once(scope, claim(key), async () => {
        await wait(5);
        return (tx) => write(tx, key);
      });
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(new Set(answers.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await send()).toEqual(answers[0]);
    expect(await effects(key)).toBe(1);
  });

  test('that fails anywhere before its commit has no effect, and one when repeated', async () => {
    const key = randomUUID();
    const killed = new Error('killed');
    const run = (prepare: () => Promise<(tx: Scope) => Promise<unknown>>) =>
      idempotency.once(scope, claim(key), prepare);
    await expect(run(() => Promise.reject(killed))).rejects.toBe(killed);
    await expect(run(() => Promise.resolve(() => Promise.reject(killed)))).rejects.toBe(killed);
    const afterWriting = async (tx: Scope) => {
      await write(tx, key);
      throw killed;
    };
    await expect(run(() => Promise.resolve(afterWriting))).rejects.toBe(killed);
    expect(await effects(key)).toBe(0);
    const response = await run(() => Promise.resolve((tx) => write(tx, key)));
    expect(await run(() => Promise.reject(new Error('prepared twice')))).toEqual(response);
    expect(await effects(key)).toBe(1);
  });

  test('slow work refuses to start inside a transaction', async () => {
    const judged = inTransaction(scope, () => {
      assertNoTransaction('The safety check');
      return Promise.resolve();
    });
    await expect(judged).rejects.toThrow(
      'The safety check was started inside an open transaction.',
    );
  });
});

describe('the calls that take a key', () => {
  test('store their response in the transaction, except those that pass the key to a payment provider', () => {
    const stored = Object.values<Record<string, Call>>(calls).flatMap((noun) =>
      Object.values(noun).filter(({ idempotent }) => idempotent === 'stored'),
    );
    expect(stored.map(({ path }) => path).sort()).toEqual([
      '/stripe/checkout-sessions',
      '/stripe/one-time-payment',
    ]);
  });
});
