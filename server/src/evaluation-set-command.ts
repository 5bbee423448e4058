// The command `npm run evaluation-set`: writes the operator's own evaluation set, one case a line, to a file of theirs.
import { open } from 'node:fs/promises';
import { readConfig } from './config.ts';
import { readEvaluation } from './modules/feedback/service.ts';
import { openDataKey } from './modules/identity/service.ts';
import { createSitesService } from './modules/sites/service.ts';
import { systemClock as clock } from './platform/clock.ts';
import { openDatabase } from './platform/db/open.ts';
import { openScope } from './platform/db/scope.ts';
import { createVault, readMasterKey } from './platform/encryption.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log.ts';
import { isTaken, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run evaluation-set -- FILE.jsonl   Write the default site’s decided complaints about refusals, one a line
The texts in it are private. Keep the file to yourself, and delete it with the accounts that it came from.
If you use the embedded database, stop Velour first.`;

async function run([file, ...others]: readonly string[]): Promise<string> {
  if (file === undefined || file.startsWith('-') || others.length > 0) return usage;
  const config = readConfig();
  const log = createLog({ level: 'warn' });
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, log });
  try {
    await database.migrate();
    const { db } = database;
    const ids = createIds(clock);
    const sites = createSitesService({ db, clock, ids, defaultSite: config.DEFAULT_SITE });
    const { id } = await sites.ensureDefault();
    const { DATA_KEY: dataKey, DATA_DIR: dataDir } = config;
    const vault = createVault(readMasterKey({ dataKey, dataDir }));
    return await write(file, readEvaluation(openScope(db, id), { dataKey: openDataKey(vault) }));
  } finally {
    await database.close();
  }
}

/** For its owner's eyes only; an existing file is not overwritten. */
async function write(file: string, cases: AsyncIterable<object>): Promise<string> {
  const target = await open(file, 'wx', 0o600);
  let count = 0;
  try {
    for await (const one of cases) {
      await target.write(`${JSON.stringify(one)}\n`);
      count += 1;
    }
  } finally {
    await target.close();
  }
  return `Wrote ${count} cases to ${file}.`;
}

await runCommand(run, isTaken);
