// The command `npm run evaluation-set`: writes the operator's own evaluation set to a file, one case per line.
import { open } from 'node:fs/promises';
import { readEvaluation } from './modules/feedback/service.ts';
import { openDataKey } from './modules/identity/service.ts';
import { isTaken, onInstallation, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run evaluation-set -- FILE.jsonl   Write the default site’s decided complaints about refusals, one per line
The texts in it are private. Keep the file to yourself, and delete it when the accounts it came from are deleted.
If you use the embedded database, stop Velour first.`;

async function run([file, ...others]: readonly string[]): Promise<string> {
  if (file === undefined || file.startsWith('-') || others.length > 0) return usage;
  return onInstallation(async ({ openSite, openVault }) => {
    const dataKey = openDataKey(await openVault());
    return write(file, readEvaluation(await openSite(), { dataKey }));
  });
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
  return `Wrote ${count === 1 ? '1 case' : `${count} cases`} to ${file}.`;
}

await runCommand(run, isTaken);
