// Migrations and table definitions in code must agree: names, types, nullability, keys and indexes.
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { onBothDatabases } from './databases.ts';
import * as pool from '../src/providers/identity/embedded/tables.ts';
import * as outbox from '../src/providers/mail/outbox.tables.ts';
import * as flexpay from '../src/providers/payments/flexpay/tables.ts';
import * as sandbox from '../src/providers/payments/sandbox/tables.ts';
import * as approvals from '../src/modules/approvals/tables.ts';
import * as allowance from '../src/modules/allowance/tables.ts';
import * as assets from '../src/modules/assets/tables.ts';
import * as audit from '../src/modules/audit/tables.ts';
import * as withheld from '../src/modules/characters/moderation-holds.tables.ts';
import * as creations from '../src/modules/characters/creations.tables.ts';
import * as catalogue from '../src/modules/catalogue/tables.ts';
import * as undoing from '../src/modules/characters/curation/undo.tables.ts';
import * as own from '../src/modules/characters/own/own.tables.ts';
import * as appeals from '../src/modules/characters/review/appeals.tables.ts';
import * as budgets from '../src/modules/budgets/tables.ts';
import * as characters from '../src/modules/characters/tables.ts';
import * as chat from '../src/modules/chat/tables.ts';
import * as stats from '../src/modules/stats/tables.ts';
import * as gallery from '../src/modules/gallery/tables.ts';
import * as identity from '../src/modules/identity/tables.ts';
import * as secondFactor from '../src/modules/identity/second-factor/second-factor.tables.ts';
import * as payments from '../src/modules/payments/tables.ts';
import * as feedback from '../src/modules/feedback/tables.ts';
import * as notifications from '../src/modules/notifications/tables.ts';
import * as safety from '../src/modules/safety/tables.ts';
import * as reports from '../src/modules/reports/tables.ts';
import * as studio from '../src/modules/studio/tables.ts';
import * as sites from '../src/modules/sites/tables.ts';
import * as prices from '../src/modules/wallet/price-list.tables.ts';
import * as wallet from '../src/modules/wallet/tables.ts';
import * as work from '../src/modules/jobs/tables.ts';
import { idempotency } from '../src/platform/http/idempotency.ts';

const tables = [
  approvals,
  allowance,
  budgets,
  assets,
  characters,
  creations,
  catalogue,
  own,
  appeals,
  undoing,
  withheld,
  feedback,
  notifications,
  reports,
  safety,
  audit,
  chat,
  gallery,
  identity,
  secondFactor,
  stats,
  studio,
  flexpay,
  outbox,
  payments,
  pool,
  sandbox,
  sites,
  prices,
  wallet,
  work,
  { idempotency },
].flatMap((module) => Object.values(module).filter((value) => value instanceof PgTable));

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
