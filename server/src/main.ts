// The entry point: handles signals, refuses a data directory in use, and enables the compile cache, for a faster start.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import './stop-signals.ts';
import { embeddedDataDir } from './environment.ts';
import { DatabaseInUse } from './platform/db/failures.ts';
import { findHolder } from './platform/db/lock-holder.ts';

enableCompileCache(
  join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'velour', 'compiled'),
);
await refuseDirectoryInUse();
await import('./process.ts');
flushCompileCache(); // not only at exit, which a killed process never reaches

/** Runs before the application is loaded, which takes seconds on a busy machine. The lock itself is taken later. */
async function refuseDirectoryInUse(): Promise<void> {
  const directory = embeddedDataDir();
  const holder = directory === undefined ? undefined : await findHolder(directory);
  if (directory === undefined || holder === undefined) return;
  const { message } = new DatabaseInUse(directory, `the running process ${holder}`);
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
