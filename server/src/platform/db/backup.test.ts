// Backup and restore: everything is restored, and nothing is ever restored partially.
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp, placeEmbedded, quietLog, temporaryDirectory } from '../../../test/databases.ts';
import { ArchiveBroken } from './archive-read.ts';
import { backupEmbedded, backupNightly } from './backup.ts';
import { openEmbedded } from './embedded.ts';
import { DatabaseInUse, DatabaseRefused } from './failures.ts';
import { restoreEmbedded } from './restore.ts';

const later = cleanUp();
const used: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(used.map((remove) => remove())).then(() => undefined));
/** Registers cleanup for fixtures that several tests share. */
const ofFile = (remove: () => Promise<void>) => void used.push(remove);
const longName = `${'a'.repeat(90)}/${'b'.repeat(90)}.webp`;

const installations = new Map<number, Promise<string>>();

/** Creates an installation with rows, a key, and pictures, one of them with a long name. */
async function install(rows: number): Promise<string> {
  const original = installations.get(rows) ?? makeInstallation(rows);
  installations.set(rows, original);
  const dataDir = await temporaryDirectory(later);
  await cp(await original, dataDir, { recursive: true });
  return dataDir;
}

async function makeInstallation(rows: number): Promise<string> {
  const { dataDir } = await placeEmbedded(ofFile, { bare: true });
  const { pool, close } = await openEmbedded({ dataDir, log: quietLog });
  await pool.query('create table note (id int)');
  await pool.query('insert into note select generate_series(1, $1)', [rows]);
  await close();
  await mkdir(join(dataDir, 'keys'));
  await writeFile(join(dataDir, 'keys/data.key'), 'a key', { mode: 0o600 });
  await mkdir(join(dataDir, 'assets', 'a'.repeat(90)), { recursive: true });
  await writeFile(join(dataDir, 'assets', longName), Buffer.alloc(1_000_003, 7));
  await writeFile(join(dataDir, 'assets/empty'), '');
  return dataDir;
}

async function countNotes(dataDir: string): Promise<number> {
  const { pool, close } = await openEmbedded({ dataDir, log: quietLog });
  const notes = await pool.query<{ notes: number }>('select count(*)::int as notes from note');
  await close();
  return notes.rows[0]?.notes ?? -1;
}

async function newFile(): Promise<string> {
  return join(await temporaryDirectory(later), 'velour.tar.gz');
}

async function newTarget(): Promise<string> {
  return join(await temporaryDirectory(later), 'data');
}

const restore = (dataDir: string, file: string, replace = false) =>
  restoreEmbedded({ dataDir, file, replace, log: quietLog });

let installed: string;
let backup: string;
beforeAll(async () => {
  installed = await install(100);
  backup = await newFile();
  await backupEmbedded({ dataDir: installed, file: backup });
});

test('everything is restored into an empty directory: rows, keys with their mode, images', async () => {
  const target = await newTarget();
  await restore(target, backup);
  expect((await readdir(target)).sort()).toEqual(['assets', 'database', 'keys']);
  expect(await countNotes(target)).toBe(100);
  expect(await readFile(join(target, 'keys/data.key'), 'utf8')).toBe('a key');
  expect((await stat(join(target, 'keys/data.key'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(target, 'assets', longName))).toEqual(Buffer.alloc(1_000_003, 7));
  expect((await stat(join(target, 'assets/empty'))).size).toBe(0);
});

test('the file is an archive that standard tools can read', async () => {
  const listed = await promisify(execFile)('tar', ['-tzf', backup]);
  expect(listed.stdout).toContain(`assets/${longName}\n`);
  expect(listed.stdout).toContain('database/PG_VERSION\n');
});

test('a running process makes a consistent backup and keeps writing during it', async () => {
  const dataDir = await install(100);
  const { db, pool, close } = await openEmbedded({ dataDir, log: quietLog });
  await pool.query('create table pair (a int, b int)');
  let going = true;
  let written = 0;
  const writing = (async () => {
    while (going) {
      await db.transaction(async (tx) => {
        await tx.execute(`insert into pair (a) values (${written})`);
        await tx.execute(`update pair set b = a where a = ${written}`);
      });
      written += 1;
    }
  })();
  const file = await newFile();
  await backupEmbedded({ dataDir, file });
  going = false;
  await writing;
  await close();
  expect(written).toBeGreaterThan(10);
  expect((await readdir(dataDir)).sort()).toEqual(['assets', 'database', 'keys']);

  const target = await newTarget();
  await restore(target, file);
  const restored = await openEmbedded({ dataDir: target, log: quietLog });
  const pairs = await restored.pool.query(
    'select count(*)::int = coalesce(max(a) + 1, 0) as whole, count(*) = count(b) as paired from pair',
  );
  expect(pairs.rows).toEqual([{ whole: true, paired: true }]);
  await restored.close();
});

test('an existing target file is not overwritten', async () => {
  const dataDir = await install(1);
  const running = await openEmbedded({ dataDir, log: quietLog });
  await expect(restore(dataDir, backup, true)).rejects.toThrow(DatabaseInUse);
  await running.close();
  expect(await countNotes(dataDir)).toBe(1);
});

test('a directory with data is refused unless replaced, and its old data is moved aside', async () => {
  const dataDir = await install(1);
  await expect(restore(dataDir, backup)).rejects.toThrow(DatabaseRefused);
  expect(await countNotes(dataDir)).toBe(1);
  await restore(dataDir, backup, true);
  expect(await countNotes(dataDir)).toBe(100);
  expect((await readdir(join(dataDir, 'replaced'))).sort()).toEqual(['assets', 'database', 'keys']);
});

test('a damaged, shortened or foreign file is refused and changes nothing', async () => {
  const dataDir = await install(1);
  const complete = await readFile(backup);
  const middle = Math.floor(complete.length / 2);
  const damaged = Buffer.from(complete);
  damaged.writeUInt8(complete.readUInt8(middle) ^ 0xff, middle);
  for (const bytes of [damaged, complete.subarray(0, middle), Buffer.from('not a backup')]) {
    const file = await newFile();
    await writeFile(file, bytes);
    await expect(restore(dataDir, file, true)).rejects.toThrow(ArchiveBroken);
  }
  expect((await readdir(dataDir)).sort()).toEqual(['assets', 'database', 'keys']);
  expect(await countNotes(dataDir)).toBe(1);
});

test('an archive with paths outside of the directory is refused', async () => {
  const outside = await temporaryDirectory(later);
  await mkdir(join(outside, 'inner'));
  await writeFile(join(outside, 'first'), 'text');
  await writeFile(join(outside, 'escaped'), 'text');
  const file = await newFile();
  const from = ['-C', join(outside, 'inner')];
  await promisify(execFile)('tar', ['-czPf', file, ...from, '../first', '../escaped']);
  await expect(restore(await newTarget(), file)).rejects.toThrow('leads elsewhere');
});

test('a restore that was killed while moving files is completed at the next start', async () => {
  const dataDir = await install(1);
  const complete = await newTarget();
  await restore(complete, backup);
  await rename(complete, join(dataDir, '.restoring'));
  // The state after a crash between the first and the second of three steps.
  await mkdir(join(dataDir, 'replaced'));
  await rename(join(dataDir, 'assets'), join(dataDir, 'replaced/assets'));
  await rename(join(dataDir, '.restoring/assets'), join(dataDir, 'assets'));
  expect(await countNotes(dataDir)).toBe(100);
  expect((await readdir(dataDir)).sort()).toEqual(['assets', 'database', 'keys', 'replaced']);
});

test('the last seven nightly backups are retained, and other files are not touched', async () => {
  const dataDir = await temporaryDirectory(later);
  const backups = join(dataDir, 'backups');
  await mkdir(backups);
  await writeFile(join(backups, 'velour-before-the-move.tar.gz'), '');
  for (let day = 1; day <= 10; day += 1) {
    const now = new Date(Date.UTC(2026, 10, 20 + day));
    await backupNightly({ dataDir, now, backup: (file) => writeFile(file, '') });
  }
  const remaining = (await readdir(backups)).sort();
  expect(remaining).toHaveLength(8);
  expect(remaining[0]).toBe('nightly-2026-11-24.tar.gz');
  expect(remaining[6]).toBe('nightly-2026-11-30.tar.gz');
  await rm(backups, { recursive: true });
});
