// The migrations and the tables in code must say the same: names, types, what may be null, keys and indexes.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { tableFiles } from '../../drizzle.config.ts';
import { onBothDatabases } from './databases.ts';

const root = join(import.meta.dirname, '../..');

const files = globSync(tableFiles, { cwd: root });
const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<object>));
/** Of every file that drizzle-kit reads, so that none is forgotten here. */
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => value instanceof PgTable);

interface Column {
  readonly column_name: string;
  readonly type: string;
  readonly is_nullable: 'YES' | 'NO';
}

/** PostgreSQL's catalogue name of a type. */
const spelled = (type: string): string =>
  type.replace('timestamp (3) with time zone', 'timestamp(3) with time zone');

onBothDatabases('the tables', (open) => {
  test('match the migrations', async () => {
    const { pool } = await open();
    const known = tables.map((table) => getTableConfig(table));
    const made = await pool.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migration'`,
    );
    expect(made.rows.map((row) => row.table_name).sort()).toEqual(
      known.map((table) => table.name).sort(),
    );
    for (const table of known) {
      const { rows } = await pool.query<Column>(
        `select a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type,
           case when a.attnotnull then 'NO' else 'YES' end as is_nullable
         from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by 1`,
        [`"${table.name}"`],
      );
      const columns = table.columns
        .map((column) => ({
          column_name: column.name,
          type: spelled(column.getSQLType()),
          is_nullable: column.notNull ? 'NO' : 'YES',
        }))
        .sort((a, b) => (a.column_name < b.column_name ? -1 : 1));
      expect({ [table.name]: rows }).toEqual({ [table.name]: columns });
      const { rows: indexes } = await pool.query<{ name: string }>(
        `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
         where i.indrelid = $1::regclass and not i.indisprimary
           and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid) order by 1`,
        [`"${table.name}"`],
      );
      const named = table.indexes.map((index) => index.config.name ?? '').sort();
      expect({ [table.name]: indexes.map((index) => index.name) }).toEqual({ [table.name]: named });
      const { rows: checks } = await pool.query<{ name: string }>(
        `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c' order by 1`,
        [`"${table.name}"`],
      );
      expect(checks.map((check) => check.name)).toEqual(
        table.checks.map((check) => check.name).sort(),
      );
    }
  });
});
