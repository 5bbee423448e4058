// A PostgreSQL server: refused connections and reconnecting.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cleanUp, placePostgres, quietLog } from '../../../test/databases.ts';
import { DatabaseRefused, isDatabaseDown } from './failures.ts';
import { openServer } from './server.ts';

const later = cleanUp();

async function open(statementBudgetMs?: number) {
  const { url } = await placePostgres(later, { bare: true });
  const budget = statementBudgetMs === undefined ? {} : { statementBudgetMs };
  const database = await openServer({ url, log: quietLog, ...budget });
  later(() => database.close());
  return database;
}

test('a lost connection fails only its own transaction, and is replaced', async () => {
  const { db, pool } = await open();
  for (let round = 0; round < 25; round += 1) {
    const lost = db.transaction((tx) =>
      tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
    );
    await expect(lost).rejects.toSatisfy(isDatabaseDown);
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  expect(pool.totalCount).toBe(1);
});

test('a statement beyond its budget is cancelled, and the database goes on', async () => {
  const { db } = await open(300);
  const cancelled = db.transaction((tx) => tx.execute(sql`select pg_sleep(20)`));
  await expect(cancelled).rejects.toMatchObject({ cause: { code: '57014' } });
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('an unreachable server is reported in one sentence, without its password', async () => {
  const url = 'postgresql://velour:secret@127.0.0.1:1/velour';
  const opening = openServer({ url, log: quietLog });
  await expect(opening).rejects.toThrow(DatabaseRefused);
  await expect(opening).rejects.toThrow(/^The database at DATABASE_URL can’t be reached: /);
  await expect(opening).rejects.not.toThrow('secret');
});

test('it closes more than once', async () => {
  const { close } = await open();
  await Promise.all([close(), close()]);
});
