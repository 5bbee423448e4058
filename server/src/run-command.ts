// What a command works on, and how it ends: its text on standard output, or the reason of a refusal on standard error with exit code 1.
import { ConfigError, readConfig, type Config } from './config.ts';
import { openVault } from './open-vault.ts';
import { createSitesService } from './modules/sites/service.ts';
import type { Core } from './platform/core.ts';
import { systemClock as clock } from './platform/clock.ts';
import { DatabaseRefused } from './platform/db/failures.ts';
import { openDatabase } from './platform/db/open.ts';
import { openScope, type Scope } from './platform/db/scope.ts';
import { readWrappingKey, type Vault } from './platform/encryption.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log.ts';

/** An error whose message is for the operator. */
export class CommandRefused extends Error {}

/** `isExpected`: whether an error says everything that its reader needs; any other one is thrown with its stack. */
export async function runCommand(
  run: (words: string[]) => Promise<string>,
  isExpected: (error: Error) => boolean = () => false,
): Promise<void> {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const refusals = [CommandRefused, ConfigError, DatabaseRefused];
    if (!refusals.some((one) => error instanceof one) && !isExpected(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** For commands that write a file of their reader's: one that exists stays. */
export const isTaken = (error: Error): boolean => 'code' in error && error.code === 'EEXIST';

/** What the commands of an installation work on. */
export interface Installation extends Pick<Core, 'log' | 'clock' | 'ids' | 'db'> {
  readonly config: Config;
  /** Its key is created if there is none. Throws `ConfigError` for a wrong one. */
  openVault(): Promise<Vault>;
  /** Of the default site. */
  openSite(): Promise<Scope>;
}

/** Opens the database with its latest tables, and closes it however the work ends. Throws as `openDatabase`. */
export async function onInstallation<T>(work: (on: Installation) => Promise<T>): Promise<T> {
  const config = readConfig();
  const { DATABASE_URL: url, DATA_DIR: dataDir, DATA_KEY: dataKey, DEFAULT_SITE } = config;
  const log = createLog({ level: 'warn' });
  const ids = createIds(clock);
  const database = await openDatabase({ url, dataDir, log });
  const { db } = database;
  try {
    await database.migrate();
    return await work({
      config,
      log,
      clock,
      ids,
      db,
      openVault: () => openVault(db, readWrappingKey({ dataKey, dataDir })),
      async openSite() {
        const sites = createSitesService({ db, clock, ids, defaultSite: DEFAULT_SITE });
        return openScope(db, (await sites.ensureDefault()).id);
      },
    });
  } finally {
    await database.close();
  }
}
