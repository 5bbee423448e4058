// The command `npm run site`: shows the record of the default site, or merges a JSON file into it.
import { readFile } from 'node:fs/promises';
import { ConfigError, readConfig } from './config.ts';
import { createSitesService } from './modules/sites/service.ts';
import { systemClock } from './platform/clock.ts';
import { DatabaseRefused } from './platform/db/failures.ts';
import { openDatabase } from './platform/db/open.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log.ts';

const usage = `Usage:
  npm run site                what the record of the site says, and what is missing in it
  npm run site -- FILE.json   merges the fields of the file into it; a field that is null goes back to its default
With the embedded database, stop Velour first.`;

async function run(rest: string[]): Promise<string> {
  const [file, ...others] = rest;
  if (others.length > 0 || file?.startsWith('-')) return usage;
  const change = file === undefined ? undefined : await readChange(file);
  const config = readConfig();
  const log = createLog({ level: 'warn' });
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, log });
  try {
    await database.migrate();
    const clock = systemClock;
    const ids = createIds(clock);
    const { db } = database;
    const sites = createSitesService({ db, clock, ids, defaultSite: config.DEFAULT_SITE });
    const { id, host } = await sites.ensureDefault();
    if (change) await sites.change(id, change);
    const known = await sites.find(host);
    const unfinished = (await sites.unfinishedSites()).find((site) => site.host === host);
    const missing = unfinished ? `\nStill placeholders: ${unfinished.missing.join(', ')}` : '';
    return JSON.stringify(known?.record, undefined, 2) + missing;
  } finally {
    await database.close();
  }
}

async function readChange(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError([`${file} cannot be read`]);
  });
  try {
    const change: unknown = JSON.parse(text);
    if (typeof change === 'object' && change !== null && !Array.isArray(change)) {
      return change as Record<string, unknown>; // an object, and its fields are checked with the record
    }
  } catch {
    // Said below in the same words as any other file that is no JSON object.
  }
  throw new ConfigError([`${file} holds no JSON object`]);
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DatabaseRefused;
  const refused = error instanceof Error && error.name === 'SiteRefused';
  if (!expected && !refused) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
