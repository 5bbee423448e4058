// The embedded database: crashes and timeouts don't end the process, data survives, and one process owns the directory.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cleanUp, placeEmbedded, quietLog, temporaryDirectory } from '../../../test/databases.ts';
import { SOON_MS } from '../../../test/patience.ts';
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { DatabaseInUse, isDatabaseDown, StatementBudgetExceeded } from './failures.ts';

const later = cleanUp();
const slow = `select count(*) from generate_series(1, 400) a, generate_series(1, 10000) b`;
const endless = `with recursive r(n) as (select 1 union all select n + 1 from r) select count(*) from r`;

async function newDirectory(): Promise<string> {
  return (await placeEmbedded(later, { bare: true })).dataDir;
}

async function open(dataDir?: string, statementBudgetMs?: number): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({
    dataDir: dataDir ?? (await newDirectory()),
    log: quietLog,
    ...(statementBudgetMs !== undefined && { statementBudgetMs }),
  });
  later(() => database.close());
  return database;
}

test('a slow statement does not stop the event loop', async () => {
  const { pool } = await open();
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  const began = performance.now();
  await pool.query(slow);
  const tookMs = performance.now() - began;
  clearInterval(timer);
  expect(tookMs).toBeGreaterThan(100);
  expect(ticks).toBeGreaterThan((tookMs / 10) * 0.5);
});

test('a statement beyond its budget fails with its own error, and the database goes on', async () => {
  const { pool, db } = await open(undefined, 800);
  await pool.query('create table note (id int)');
  await pool.query('insert into note values (1)');
  const inTransaction = db.transaction(async (tx) => {
    await tx.execute('insert into note values (2)');
    await tx.execute(endless);
  });
  const waiting = pool.query('select count(*)::int as notes from note');
  await expect(inTransaction).rejects.toMatchObject({ cause: expect.any(StatementBudgetExceeded) });
  expect((await waiting).rows).toEqual([{ notes: 1 }]);
  await expect(pool.query(endless)).rejects.toThrow(StatementBudgetExceeded);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('concurrent callers get their own results, also when a message is larger than one packet', async () => {
  const { pool } = await open();
  const callers = Array.from({ length: 60 }, async (_, caller) => {
    const sent = `${caller} ${'x'.repeat((caller % 3) * 150_000)}`;
    const column = caller % 2 === 0 ? 'even' : 'odd';
    const reply = await pool.query(`select $1::text as ${column}`, [sent]);
    return reply.rows[0][column] === sent;
  });
  expect(await Promise.all(callers)).toEqual(callers.map(() => true));
});

test('a connection closed in the middle of a transaction rolls it back', async () => {
  const { pool } = await open();
  await pool.query('create table note (id int)');
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`set application_name = 'left over'`);
  await client.query('insert into note values (1)');
  client.release(true);
  expect((await pool.query('select count(*)::int as notes from note')).rows).toEqual([
    { notes: 0 },
  ]);
  expect((await pool.query('show application_name')).rows).toEqual([{ application_name: '' }]);
});

test('a transaction that is left open without a statement is ended, so that the others can go on', async () => {
  const { pool, db } = await open(undefined, 500);
  const idle = db.transaction(async (tx) => {
    await tx.execute('select 1');
    await wait(2_000);
    await tx.execute('select 1');
  });
  const other = pool.query('select 1 as one');
  await expect(idle).rejects.toSatisfy(isDatabaseDown);
  expect((await other).rows).toEqual([{ one: 1 }]);
});

test('a second start on the same directory is refused within three seconds and harms nothing', async () => {
  const dataDir = await newDirectory();
  const { pool } = await open(dataDir);
  await pool.query('create table note (id int)');
  const startedAt = performance.now();
  await expect(open(dataDir)).rejects.toThrow(DatabaseInUse);
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  await pool.query('insert into note values (1)');
});

test('it closes cleanly, more than once, leaves no lock, and opens again with everything', async () => {
  const dataDir = await temporaryDirectory(later);
  const first = await open(dataDir);
  await first.pool.query('create table note (id int)');
  await first.pool.query('insert into note select generate_series(1, 100)');
  await Promise.all([first.close(), first.close()]);
  await first.close();
  expect(await readdir(dataDir)).toEqual(['database']);
  const { pool } = await open(dataDir);
  expect((await pool.query('select count(*)::int as notes from note')).rows).toEqual([
    { notes: 100 },
  ]);
});

test('a first start that was killed half-way is restarted from scratch', async () => {
  const dataDir = await temporaryDirectory(later);
  await mkdir(`${dataDir}/database/base`, { recursive: true });
  await writeFile(`${dataDir}/database/PG_VERSION`, '18\n');
  await writeFile(`${dataDir}/database.unfinished`, '');
  const { pool } = await open(dataDir);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a damaged directory is refused with a sentence, and the lock is given back', async () => {
  const dataDir = await temporaryDirectory(later);
  await mkdir(`${dataDir}/database`, { recursive: true });
  await writeFile(`${dataDir}/database/PG_VERSION`, '12\n');
  await expect(open(dataDir)).rejects.toThrow(`The database in ${dataDir} can’t be opened`);
  expect(await readdir(dataDir)).toEqual(['database']);
});
