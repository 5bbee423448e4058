// Brings the tables up to date: each numbered SQL file once, in order, together with its row in `migration`.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { DatabaseRefused } from './failures.ts';

const ownDirectory = join(import.meta.dirname, '../../../migrations');
const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** Any number will do, as long as every Velour uses the same. */
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

export async function migrate(options: MigrateOptions): Promise<void> {
  const { pool, log, directory = ownDirectory } = options;
  const migrations = await readMigrations(directory);
  const client = await pool.connect();
  try {
    await locked(client, async () => {
      await client.query(
        `create table if not exists migration (
           name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
      );
    });
    await refuseStrangers(client, migrations);
    for (const migration of migrations) {
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

/** One transaction under a lock, so that two starts at once do not race. */
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

async function apply(client: pg.PoolClient, migration: Migration): Promise<boolean> {
  const { name, sha256, statements } = migration;
  const known = await client.query<{ sha256: string }>(
    'select sha256 from migration where name = $1',
    [name],
  );
  const row = known.rows[0];
  if (row) {
    if (row.sha256 === sha256) return false;
    throw new DatabaseRefused(
      `The migration ${name} was changed after it was applied to this database. Restore the file and add a new migration.`,
    );
  }
  await client.query(statements);
  await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
  return true;
}

async function refuseStrangers(client: pg.PoolClient, migrations: Migration[]): Promise<void> {
  const applied = await client.query<{ name: string }>('select name from migration order by name');
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.rows.find(({ name }) => !known.has(name));
  if (unknown)
    throw new DatabaseRefused(
      `This database has the migration ${unknown.name}, which this version doesn’t know. Start a newer version.`,
    );
}
