// The PostgreSQL server of a test run, started by the first test file that needs it.
import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { testDirectory } from '@velour/testing/directory.ts';
import { describeProcess } from '../src/platform/db/process-identity.ts';

/** Returns a function from a database's name to its URL. */
export async function sharedPostgres(): Promise<(database: string) => string> {
  // Test files run in children (or threads) of the process that is the test run.
  const runPid = isMainThread ? process.ppid : process.pid;
  const { started } = await describeProcess(runPid);
  const directory = join(testDirectory(), `velour-postgres-of-${runPid}-${started}`);
  if (await made(directory)) {
    const keeper = join(import.meta.dirname, 'postgres-keeper.ts');
    spawn(process.execPath, [keeper, directory, String(runPid)], {
      detached: true,
      stdio: 'ignore',
    }).unref();
  }
  const address = await reported(join(directory, 'report'));
  return (database) => address.replace('DATABASE', database);
}

async function made(directory: string): Promise<boolean> {
  try {
    await mkdir(directory, { mode: 0o700 });
    return true;
  } catch {
    return false; // another test file was first
  }
}

async function reported(path: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const line = await readFile(path, 'utf8').catch(() => undefined);
    if (line?.startsWith('failed: ')) throw new Error(line.slice('failed: '.length));
    if (line !== undefined) return line;
    await wait(100);
  }
  throw new Error('The PostgreSQL of this test run was not ready within 60 s.');
}
