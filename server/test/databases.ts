// Test databases: each test gets an empty, migrated database of its own, on PostgreSQL or embedded.
import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, onTestFinished } from 'vitest';
import { layout } from '../src/platform/db/data-dir.ts';
import { openDatabase, type Database } from '../src/platform/db/open.ts';
import type { Log } from '../src/platform/log.ts';
import { isDeep } from '@velour/testing/depth.ts';
import { testDirectory } from '@velour/testing/directory.ts';
import { isMissing } from './needs.ts';
import { sharedPostgres } from './shared-postgres.ts';

/** The parameters of `openDatabase`, so that a test can close and reopen a database. */
export interface Place {
  readonly dataDir: string;
  readonly url?: string;
}

export interface DatabaseKind {
  readonly title: 'embedded' | 'PostgreSQL';
  /**
   * Creates an empty database, without migrations if `bare`. Removed when the test or the suite
   * ends.
   */
  place(options?: { bare?: boolean }): Promise<Place>;
}

export const quietLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

type Suite = (open: () => Promise<Database>, kind: DatabaseKind) => void;

/**
 * Runs the tests on both databases, for code that depends on the driver, its locks or a killed
 * process. `open` returns a migrated database, closed when the test ends (or the suite, if called
 * in `beforeAll`); `kind` only creates a place, for tests that start a server process on it.
 */
export function onBothDatabases(name: string, tests: Suite): void {
  for (const title of ['embedded', 'PostgreSQL'] as const)
    describe.skipIf(title === 'PostgreSQL' && isMissing('postgres'))(`${name} (${title})`, () =>
      runOn(title, tests),
    );
}

/**
 * Runs the tests on PostgreSQL, or on the embedded database if PostgreSQL is missing; on both in
 * the deep suite.
 */
export function onDatabase(name: string, tests: Suite): void {
  if (isDeep()) onBothDatabases(name, tests);
  else describe(name, () => runOn(isMissing('postgres') ? 'embedded' : 'PostgreSQL', tests));
}

function runOn(title: DatabaseKind['title'], tests: Suite): void {
  const later = cleanUp();
  const kind: DatabaseKind = {
    title,
    place: (options) =>
      title === 'embedded' ? placeEmbedded(later, options) : placePostgres(later, options),
  };
  tests(async () => {
    // Tests with hundreds of concurrent calls are about order, not about how long a busy machine
    // makes them wait.
    const timeout = { log: quietLog, connectionWaitMs: 50_000 };
    const database = await openDatabase({ ...(await kind.place()), ...timeout });
    later(() => database.close());
    return database;
  }, kind);
}

type Later = (work: () => Promise<void>) => void;

/**
 * Returns a function that registers cleanup for the end of the running test, or of the suite
 * outside of a test; run in reverse order.
 */
export function cleanUp(): Later {
  const ofSuite: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const work of ofSuite.reverse()) await work();
  });
  return (work) => {
    try {
      onTestFinished(work);
    } catch {
      ofSuite.push(work); // vitest knows no running test: this is a hook
    }
  };
}

export async function placeEmbedded(later: Later, { bare = false } = {}): Promise<Place> {
  const dataDir = await temporaryDirectory(later);
  await cp(await embeddedTemplate(bare), layout(dataDir).database, { recursive: true });
  return { dataDir };
}

export async function placePostgres(
  later: Later,
  { bare = false } = {},
): Promise<Place & { url: string }> {
  const address = await sharedPostgres();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = bare ? 'template0' : await postgresTemplate(address);
  await administer(
    address('postgres'),
    `create database ${name} template ${template} ${await byFiles(address)}`,
  );
  later(
    async () =>
      void (await administer(address('postgres'), `drop database if exists ${name} with (force)`)),
  );
  return { dataDir: await temporaryDirectory(later), url: address(name) };
}

export async function temporaryDirectory(later: Later): Promise<string> {
  const directory = await mkdtemp(join(testDirectory(), 'velour-test-'));
  later(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

let copiesFiles: Promise<string> | undefined;

/**
 * By default, PostgreSQL 15 and later write a template copy to the log, which takes twice as long.
 */
function byFiles(address: (database: string) => string): Promise<string> {
  copiesFiles ??= administer(address('postgres'), 'show server_version_num').then((version) =>
    Number(version) >= 150_000 ? 'strategy file_copy' : '',
  );
  return copiesFiles;
}

/** Creating it takes seconds, so it is cached as long as the migrations are unchanged. */
async function embeddedTemplate(bare: boolean): Promise<string> {
  const cache = join(import.meta.dirname, '../../node_modules/.cache/velour');
  const template = join(cache, bare ? 'embedded' : `embedded-${await migrationsHash()}`);
  if (await stat(template).catch(() => undefined)) return template;
  await mkdir(cache, { recursive: true });
  const dataDir = await mkdtemp(join(cache, 'making-'));
  const database = await openDatabase({ dataDir, log: quietLog });
  try {
    if (!bare) await prepare(database);
  } finally {
    await database.close();
  }
  // If another test file was faster, its result is equivalent.
  await rename(layout(dataDir).database, template).catch(() => undefined);
  await rm(dataDir, { recursive: true, force: true });
  return template;
}

async function postgresTemplate(address: (database: string) => string): Promise<string> {
  const name = `template_${await migrationsHash()}`;
  const client = new pg.Client({ connectionString: address('postgres') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      await client.query(`drop database if exists making_${name}`);
      await client.query(`create database making_${name} template template0`);
      const place = { dataDir: testDirectory(), url: address(`making_${name}`) };
      const database = await openDatabase({ ...place, log: quietLog });
      try {
        await prepare(database);
      } finally {
        await database.close();
      }
      await client.query(`alter database making_${name} rename to ${name}`);
    }
  } finally {
    await client.end();
  }
  return name;
}

/** Also creates the queue's tables and queues, which makes an app start faster. */
async function prepare(database: Database): Promise<void> {
  await database.migrate();
  const { testApp } = await import('./app.ts'); // which imports this module
  const ends: (() => Promise<void>)[] = [];
  await testApp({ database, later: (end) => void ends.push(end) });
  for (const end of ends.reverse()) await end();
  // As a replica, because the ledger's triggers refuse truncation.
  await database.pool.query(
    'begin; set local session_replication_role = replica; truncate site cascade; commit',
  );
}

async function migrationsHash(): Promise<string> {
  const directory = join(import.meta.dirname, '../migrations');
  const names = (await readdir(directory)).sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(directory, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Returns the first value of the result, if there is one. */
async function administer(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<[unknown]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
