// Restores a backup: completely or not at all, and never over existing data without consent.
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { readArchive } from './archive-read.ts';
import { manifest } from './backup.ts';
import { isBackedUp, layout } from './data-dir.ts';
import { takeDirectory } from './directory-lock.ts';
import { createEmbeddedLink } from './embedded-link.ts';
import { DatabaseRefused } from './failures.ts';

interface RestoreOptions {
  readonly dataDir: string;
  readonly file: string;
  /** Moves existing data aside (to `replaced/`) instead of refusing. */
  readonly replace?: boolean;
  readonly log: Log;
}

/**
 * Throws `DatabaseRefused` for an invalid backup, or if there is data and `replace` is not set;
 * nothing has changed then.
 */
export async function restoreEmbedded(options: RestoreOptions): Promise<void> {
  const { dataDir, file, replace = false, log } = options;
  const lock = await takeDirectory(dataDir);
  const { unpacking, restoring, replaced, database } = layout(dataDir);
  try {
    if (!replace) await refuseData(dataDir, database);
    await rm(unpacking, { recursive: true, force: true });
    await mkdir(unpacking, { mode: 0o700 });
    const found = await readArchive(file, unpacking);
    if (found !== manifest)
      throw new DatabaseRefused(`${file} isn’t a backup that this version can restore.`);
    await tryOpening(join(unpacking, 'database'), log);
    await rm(replaced, { recursive: true, force: true });
    await rename(unpacking, restoring); // the backup is complete from here on, and only needs to be moved
    await finishRestore(dataDir);
  } finally {
    await rm(unpacking, { recursive: true, force: true });
    await lock.release();
  }
}

/** Also called at every start: a restore that was interrupted while moving is resumed. */
export async function finishRestore(dataDir: string): Promise<void> {
  const { restoring, replaced } = layout(dataDir);
  if (!(await exists(restoring))) return;
  for (const name of await readdir(restoring)) {
    const place = join(dataDir, name);
    if (await exists(place)) {
      await mkdir(replaced, { recursive: true, mode: 0o700 });
      await rename(place, join(replaced, name));
    }
    await rename(join(restoring, name), place);
  }
  await rm(restoring, { recursive: true });
}

async function refuseData(dataDir: string, database: string): Promise<void> {
  const names = await readdir(dataDir);
  if (names.some((name) => isBackedUp(name) || join(dataDir, name) === database))
    throw new DatabaseRefused(
      `The data directory ${dataDir} isn’t empty. Restore into another one (set DATA_DIR), or add --replace to move what’s there aside.`,
    );
}

async function tryOpening(directory: string, log: Log): Promise<void> {
  if (!(await exists(directory))) throw new DatabaseRefused('The backup has no database in it.');
  const link = createEmbeddedLink({ directory, budgetMs: 60_000, log });
  await link.ready();
  await link.close();
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
