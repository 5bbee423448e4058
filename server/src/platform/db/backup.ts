// Backs up an embedded installation into one file: a snapshot of the database, the keys and the stored files.
import { dayOf } from '@velour/calendar/calendar.ts';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeArchive } from './archive-write.ts';
import { isBackedUp, layout } from './data-dir.ts';
import { requestFromRunning } from './backup-socket.ts';
import { takeDirectory } from './directory-lock.ts';
import { DatabaseInUse, DatabaseRefused } from './failures.ts';

/** The first entry of every backup, so that a restore can check the format before unpacking. */
const manifestName = 'velour-backup.json';
export const manifest = JSON.stringify({ format: 1, database: 'embedded' });

interface BackupOptions {
  readonly dataDir: string;
  /** The target file's path; ends in `.tar.gz`. */
  readonly file: string;
}

/** For the command: copies directly if no process is running, otherwise requests the backup from the running one. */
export async function backupEmbedded({ dataDir, file }: BackupOptions): Promise<void> {
  const lock = await takeDirectory(dataDir).catch((error: unknown) => {
    if (error instanceof DatabaseInUse) return undefined;
    throw error;
  });
  if (!lock) return requestFromRunning(dataDir, file);
  try {
    const { database } = layout(dataDir);
    const names = await readdir(dataDir);
    if (!names.includes(basename(database)))
      throw new DatabaseRefused(`There’s no embedded database in ${dataDir}.`);
    await pack({ dataDir, file, database });
  } finally {
    await lock.release();
  }
}

/** For the process that has the database open: `copy` takes a snapshot; packing it does not block statements. */
export async function backupRunning(
  { dataDir, file }: BackupOptions,
  copy: (target: string) => Promise<void>,
): Promise<void> {
  const { staging } = layout(dataDir);
  await rm(staging, { recursive: true, force: true });
  try {
    await mkdir(staging, { mode: 0o700 });
    const database = join(staging, 'database');
    await copy(database);
    await pack({ dataDir, file, database });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** The database is copied first: the files it refers to were written before, so the archive contains them. */
async function pack({
  dataDir,
  file,
  database,
}: BackupOptions & { database: string }): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const others = (await readdir(dataDir)).filter(isBackedUp).sort();
  await writeArchive(file, { name: manifestName, text: manifest }, [
    { path: database, name: 'database' },
    ...others.map((name) => ({ path: join(dataDir, name), name })),
  ]);
}

const nightlyName = /^nightly-\d{4}-\d\d-\d\d\.tar\.gz$/;

interface NightlyOptions {
  readonly dataDir: string;
  readonly now: Date;
  readonly keep?: number;
  readonly backup: (file: string) => Promise<void>;
}

/** Writes one backup per night into the data directory and deletes the oldest ones. */
export async function backupNightly(options: NightlyOptions): Promise<void> {
  const { dataDir, now, keep = 7, backup } = options;
  const { backups } = layout(dataDir);
  await backup(join(backups, `nightly-${dayOf(now)}.tar.gz`));
  const nights = (await readdir(backups)).filter((name) => nightlyName.test(name)).sort();
  for (const name of nights.slice(0, -keep)) await rm(join(backups, name));
}
