// Runs one PostgreSQL for all files of a test run, and stops it when the run has ended, even abruptly.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeProcess, isRunning } from '../src/platform/db/process-identity.ts';
import { makeCluster } from './postgres.ts';

const [directory = '', runPid = ''] = process.argv.slice(2);

async function report(line: string): Promise<void> {
  await writeFile(join(directory, 'report.draft'), line);
  await rename(join(directory, 'report.draft'), join(directory, 'report'));
}

const testRun = await describeProcess(Number(runPid));
try {
  const cluster = await makeCluster({ durable: false, at: directory });
  await report(cluster.url('DATABASE'));
  while (await isRunning(testRun)) await wait(300);
  await cluster.remove();
} catch (error) {
  await report(`failed: ${error instanceof Error ? error.message : String(error)}`);
}
