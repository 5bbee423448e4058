// The command `npm run safety-report`: prints the safety figures of a year or a month, without identifiers.
import { createSafetyReport, csvOf, csvOfDecisions } from './modules/stats/service.ts';
import { onInstallation, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run safety-report -- 2026           Print the default site’s safety numbers for a year as JSON
  npm run safety-report -- 2026-11 --csv  For a month, as CSV
  npm run safety-report -- 2026-11 --decisions
                                          Every report and removal decided in that period, as CSV
If you use the embedded database, stop Velour first.`;

const isKnown = (option: string): boolean => option === '--csv' || option === '--decisions';

async function run(words: readonly string[]): Promise<string> {
  const options = words.filter((word) => word.startsWith('--'));
  const [period = '', ...others] = words.filter((word) => !word.startsWith('--'));
  if (!/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(period) || others.length > 0 || !options.every(isKnown))
    return usage;
  return onInstallation(async ({ clock, openSite }) => {
    const flush = () => Promise.resolve(); // nothing is in the memory of a command
    const reports = createSafetyReport({ clock, flush });
    const scope = await openSite();
    if (options.includes('--decisions'))
      return csvOfDecisions(await reports.decisions(scope, period)).trimEnd();
    const report = await reports.read(scope, period);
    return options.includes('--csv')
      ? csvOf(report).trimEnd()
      : JSON.stringify(report, undefined, 2);
  });
}

await runCommand(run);
