// Applies database migrations: each numbered SQL file once, in order, in one transaction with its row in `migration`,
// and only while no process of an older version runs.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { DatabaseRefused } from './failures.ts';

const ownDirectory = join(import.meta.dirname, '../../../migrations');
const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** Key of the advisory lock: an arbitrary number that all versions share. */
const lockKey = 7_305_110_419;

interface Migration {
  readonly name: string;
  readonly sha256: string;
  readonly statements: string;
}

interface MigrateOptions {
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly directory?: string | undefined;
}

/** What all connections of a process are named, by which another version finds them: the newest migration it knows. */
export async function connectionName(): Promise<string> {
  const migrations = await readMigrations(ownDirectory);
  return `velour ${migrations.at(-1)?.name.slice(0, 4)}`;
}

/**
 * Applies the missing migrations. Throws `DatabaseRefused` for a changed or misnumbered file, for a
 * database of a newer version, and for one that an older version still uses.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const { pool, log, directory = ownDirectory } = options;
  const migrations = await readMigrations(directory);
  const client = await pool.connect();
  try {
    // Waits for the migrations of another process, which may be of a newer version.
    const known = await locked(client, () => readApplied(client));
    refuseStrangers(known, migrations);
    refuseChanged(known, migrations);
    for (const migration of migrations) {
      if (known.has(migration.name)) continue;
      const applied = await locked(client, () => apply(client, migration));
      if (applied) log.info({ migration: migration.name }, 'migrated');
    }
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  for (const [index, name] of names.entries()) {
    const number = fileName.exec(name)?.[1];
    if (number === undefined || Number(number) !== index + 1)
      throw new DatabaseRefused(
        `The migration ${name} should be number ${String(index + 1).padStart(4, '0')} and named like 0001_what_it_does.sql.`,
      );
  }
  return Promise.all(
    names.map(async (name) => {
      const statements = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, statements, sha256: createHash('sha256').update(statements).digest('hex') };
    }),
  );
}

/** Runs `work` in a transaction with an advisory lock, so that two starts at once do not race. */
async function locked<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the first error says more
    throw error;
  }
}

/** Names and hashes of the applied migrations; creates the table if it is missing. */
async function readApplied(client: pg.PoolClient): Promise<ReadonlyMap<string, string>> {
  const found = await client.query<{ exists: boolean }>(
    `select to_regclass('migration') is not null as exists`,
  );
  if (found.rows[0]?.exists !== true)
    await client.query(
      `create table migration (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration order by name',
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/** Returns false if another process has applied it in the meantime. */
async function apply(client: pg.PoolClient, migration: Migration): Promise<boolean> {
  const { name, sha256, statements } = migration;
  const row = await client.query('select 1 from migration where name = $1', [name]);
  if (row.rowCount) return false;
  await refuseOlder(client);
  await client.query(statements);
  await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
  return true;
}

/** A process reads the tables as its own version knows them, and fails where another one has changed them. */
async function refuseOlder(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ place: string; count: number }>(
    `select coalesce(host(client_addr), 'this machine') as place, count(*)::int as count
     from pg_stat_activity
     where datname = current_database() and application_name like 'velour %'
       and application_name <> current_setting('application_name')
     group by 1 order by 1`,
  );
  if (rows.length === 0) return;
  const places = rows.map(({ place, count }) => `${place} (${count})`).join(', ');
  throw new DatabaseRefused(
    `This version changes tables that an older one still uses, with connections from ${places}. Stop every process of the older version, then start this one. The database is as it was.`,
  );
}

function refuseStrangers(known: ReadonlyMap<string, string>, migrations: Migration[]): void {
  const own = new Set(migrations.map(({ name }) => name));
  const unknown = [...known.keys()].find((name) => !own.has(name));
  if (unknown !== undefined)
    throw new DatabaseRefused(
      `This database has the migration ${unknown}, which this version doesn’t know. Start a newer version.`,
    );
}

function refuseChanged(known: ReadonlyMap<string, string>, migrations: Migration[]): void {
  const changed = migrations.find(({ name, sha256 }) => (known.get(name) ?? sha256) !== sha256);
  if (changed)
    throw new DatabaseRefused(
      `The migration ${changed.name} was changed after it was applied to this database. Restore the file and add a new migration.`,
    );
}
