// The commands `npm run backup` and `npm run restore`: run the request or print one sentence why not.
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { ArchiveBroken } from './platform/db/archive-read.ts';
import { backupEmbedded } from './platform/db/backup.ts';
import { layout } from './platform/db/data-dir.ts';
import { DatabaseRefused } from './platform/db/failures.ts';
import { restoreEmbedded } from './platform/db/restore.ts';
import { createLog } from './platform/log.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage:
  npm run backup -- [FILE.tar.gz | DIRECTORY]
  npm run restore -- FILE.tar.gz | DIRECTORY [--replace]
If you give a directory, restore uses the newest backup in it.`;

async function run([command, ...rest]: string[]): Promise<string> {
  const config = readConfig();
  const dataDir = config.DATA_DIR;
  const [given, ...others] = rest.filter((argument) => argument !== '--replace');
  if (others.length > 0) return usage;
  if (config.DATABASE_URL !== undefined)
    throw new DatabaseRefused(
      'DATABASE_URL is set, so the data is on that server. Use its own tools (pg_dump, pg_restore), and back up DATA_DIR as well.',
    );
  if (command === 'backup') {
    const file = await nameBackup(given ?? layout(dataDir).backups);
    await backupEmbedded({ dataDir, file });
    return `Backed up ${dataDir} to ${file}.`;
  }
  if (command === 'restore' && given !== undefined) {
    const file = await findBackup(given);
    const replace = rest.includes('--replace');
    await restoreEmbedded({ dataDir, file, replace, log: createLog({ level: 'warn' }) });
    return `Restored ${file} to ${dataDir}.`;
  }
  return usage;
}

async function nameBackup(given: string): Promise<string> {
  if (/\.t(ar\.)?gz$/.test(given)) return resolve(given);
  const timestamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return resolve(given, `velour-${timestamp}.tar.gz`);
}

async function findBackup(given: string): Promise<string> {
  const path = resolve(given);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new DatabaseRefused(`${path} doesn’t exist.`);
  if (!found.isDirectory()) return path;
  const backups = (await readdir(path)).filter((name) => /\.t(ar\.)?gz$/.test(name));
  const dated = await Promise.all(
    backups.map(async (name) => ({ name, at: (await stat(join(path, name))).mtimeMs })),
  );
  const newest = dated.sort((a, b) => b.at - a.at)[0];
  if (!newest) throw new DatabaseRefused(`There’s no backup in ${path}.`);
  return join(path, newest.name);
}

await runCommand(run, (error) => error instanceof ArchiveBroken);
