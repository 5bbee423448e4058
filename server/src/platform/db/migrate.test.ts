// Migrations: each applied once, in order, completely or not at all.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { cleanUp, onDatabase, quietLog, temporaryDirectory } from '../../../test/databases.ts';
import { DatabaseRefused } from './failures.ts';
import { openDatabase } from './open.ts';

onDatabase('migrations', (_open, kind) => {
  const later = cleanUp();

  async function setUp(files: Record<string, string>) {
    const place = await kind.place({ bare: true });
    const directory = await temporaryDirectory(later);
    const write = async (name: string, statements: string): Promise<void> =>
      writeFile(join(directory, name), statements);
    for (const [name, statements] of Object.entries(files)) await write(name, statements);
    const database = await openDatabase({ ...place, log: quietLog });
    later(() => database.close());
    const applied = async (): Promise<string[]> => {
      const rows = await database.pool.query<{ name: string }>(
        'select name from migration order by 1',
      );
      return rows.rows.map(({ name }) => name);
    };
    return { database, directory, write, applied };
  }

  const two = {
    '0001_notes.sql': 'create table note (id int primary key); insert into note values (1);',
    '0002_more.sql': 'insert into note values (2);',
  };

  test('run in order, once, and are recorded', async () => {
    const { database, directory, applied } = await setUp(two);
    await database.migrate(directory);
    await database.migrate(directory);
    expect(await applied()).toEqual(['0001_notes.sql', '0002_more.sql']);
    const notes = await database.pool.query('select id from note order by id');
    expect(notes.rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('one that fails half-way is rolled back, and runs completely once fixed', async () => {
    const { database, directory, write, applied } = await setUp({
      ...two,
      '0002_more.sql': 'insert into note values (2); select 1/0;',
    });
    await expect(database.migrate(directory)).rejects.toThrow('division by zero');
    expect(await applied()).toEqual(['0001_notes.sql']);
    expect((await database.pool.query('select id from note')).rows).toEqual([{ id: 1 }]);
    await write('0002_more.sql', two['0002_more.sql']);
    await database.migrate(directory);
    expect((await database.pool.query('select id from note')).rowCount).toBe(2);
  });

  test('two starts at once do not race', async () => {
    const { database, directory, applied } = await setUp(two);
    await Promise.all([1, 2, 3].map(() => database.migrate(directory)));
    expect(await applied()).toHaveLength(2);
  });

  test('a file that was changed after it was applied is refused by name', async () => {
    const { database, directory, write } = await setUp(two);
    await database.migrate(directory);
    await write('0001_notes.sql', `${two['0001_notes.sql']} -- better`);
    await expect(database.migrate(directory)).rejects.toThrow(
      'The migration 0001_notes.sql was changed after it was applied',
    );
  });

  test('the same file with the line ends of another system is not a change', async () => {
    const { database, directory, write } = await setUp({
      '0001_a.sql': 'create table a ();\n--\n',
    });
    await database.migrate(directory);
    await write('0001_a.sql', 'create table a ();\r\n--\r\n');
    await database.migrate(directory);
  });

  test('a database of a newer version is refused', async () => {
    const { database, directory } = await setUp(two);
    await database.migrate(directory);
    await rm(join(directory, '0002_more.sql'));
    await expect(database.migrate(directory)).rejects.toThrow(DatabaseRefused);
  });

  test.skipIf(kind.title === 'embedded')(
    'nothing is changed while a process of an older version is connected',
    async () => {
      const { database, directory, write, applied } = await setUp(two);
      await database.migrate(directory);
      await write('0003_drop.sql', 'drop table note;');
      const older = new pg.Client({
        connectionString: database.url,
        application_name: 'velour 0002',
      });
      await older.connect();
      await expect(database.migrate(directory)).rejects.toThrow(
        'Stop every process of the older version',
      );
      expect(await applied()).toEqual(Object.keys(two));
      await older.end();
      await vi.waitFor(() => database.migrate(directory), 10_000);
      expect(await applied()).toContain('0003_drop.sql');
    },
  );

  test.skipIf(kind.title === 'embedded')(
    'a start waits for the migrations of a newer version, and is refused then',
    async () => {
      const { database, directory } = await setUp(two);
      const { pool, migrate } = database;
      await migrate(directory);
      const newer = await pool.connect();
      await newer.query('begin');
      await newer.query('select pg_advisory_xact_lock(7305110419)');
      const start = migrate(directory);
      await newer.query(`insert into migration (name, sha256) values ('0003_more.sql', '')`);
      await newer.query('commit');
      newer.release();
      await expect(start).rejects.toThrow('Start a newer version');
    },
  );

  test.skipIf(kind.title === 'embedded')(
    'an idle process keeps a connection that names its version',
    async () => {
      const { database } = await setUp(two);
      const { pool } = database;
      expect(pool.options.min).toBe(1);
      const name = await pool.query<{ application_name: string }>('show application_name');
      expect(name.rows[0]?.application_name).toMatch(/^velour \d{4}$/);
    },
  );

  test('a gap or a strange name in the directory is refused before anything runs', async () => {
    const { database, directory, write } = await setUp({ '0002_late.sql': 'select 1' });
    await expect(database.migrate(directory)).rejects.toThrow(
      '0002_late.sql should be number 0001',
    );
    await rm(join(directory, '0002_late.sql'));
    await write('first.sql', 'select 1');
    await expect(database.migrate(directory)).rejects.toThrow('first.sql should be number 0001');
  });
});
