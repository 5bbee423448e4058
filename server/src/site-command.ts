// The command `npm run site`: shows the record of the default site, or merges a JSON file into it.
import { readFile } from 'node:fs/promises';
import { ConfigError } from './config.ts';
import { createAuditService } from './modules/audit/service.ts';
import { createSitesService, factsOf } from './modules/sites/service.ts';
import type { Db } from './platform/db/handle.ts';
import { inTransaction, openScope } from './platform/db/scope.ts';
import { onInstallation, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run site                Print the site’s record and what’s missing in it
  npm run site -- FILE.json   Merge the fields of a file into it; null resets a field to its default
If you use the embedded database, stop Velour first.`;

async function run(rest: string[]): Promise<string> {
  const [file, ...others] = rest;
  if (others.length > 0 || file?.startsWith('-')) return usage;
  const change = file === undefined ? undefined : await readChange(file);
  return onInstallation(async ({ config, db, clock, ids }) => {
    const sitesOn = (handle: Db) =>
      createSitesService({ db: handle, clock, ids, defaultSite: config.DEFAULT_SITE });
    const { id, host, record } = await sitesOn(db).ensureDefault();
    if (change) {
      await inTransaction(openScope(db, id), async (tx) => {
        const inside = sitesOn(tx.db);
        await inside.change(id, change);
        await createAuditService({ clock, ids }).record(tx, {
          actor: { kind: 'operator' },
          act: 'site.changed',
          subject: { type: 'site', id },
          before: factsOf(record, change),
          after: factsOf((await inside.find(host))?.record ?? {}, change),
        });
      });
    }
    const sites = sitesOn(db);
    const known = await sites.find(host);
    const unfinished = (await sites.unfinishedSites()).find((site) => site.host === host);
    const missing = unfinished
      ? `\nPlaceholders still to fill in: ${unfinished.missing.join(', ')}`
      : '';
    return JSON.stringify(known?.record, undefined, 2) + missing;
  });
}

async function readChange(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError([`${file} can’t be read`]);
  });
  try {
    const change: unknown = JSON.parse(text);
    if (typeof change === 'object' && change !== null && !Array.isArray(change)) {
      return change as Record<string, unknown>; // an object, and its fields are checked with the record
    }
  } catch {
    // Reported below like any other file that is no JSON object.
  }
  throw new ConfigError([`${file} doesn’t contain a JSON object`]);
}

await runCommand(run, (error) => error.name === 'SiteRefused');
