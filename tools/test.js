// `npm test` and `npm run test:deep`: install what the tests need, run them, and print the counts in the last line.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { prepare } from './setup/dependencies.js';
import { buildPage } from './setup/page.js';
import { buildServer } from './setup/server.js';
import { cache, packaged, root } from './setup/paths.js';
import { run } from './setup/run.js';
import { runTool, say, StepFailed } from './setup/step.js';
import {
  closingLine,
  countReport,
  failures,
  namesOfSkipped,
  slowestFiles,
  sum,
} from './testing/count.js';
import { provideLlama } from './testing/llama.js';
import { provideNeeds } from './testing/needs.js';

/** The deep suite: both databases, thousands of random histories and hundreds of kills. */
const isDeep = process.argv.includes('--deep');
/** The seed of random tests: fixed in the everyday suite, new in each deep run. */
const seed = process.env.VELOUR_TEST_SEED ?? (isDeep ? `${Date.now() % 2 ** 31}` : '20261122');
const slowest = 15;
const stuckRun = join(root, 'tools', 'testing', 'stuck.js');

/** @type {string[]} */
const reports = [];

await runTool(async () => {
  const total = sum(await runAll().catch(countFailedStep));
  say(`the slowest files of ${isDeep ? 'the deep' : 'this'} run:`);
  for (const line of slowestFiles(reports, slowest)) say(`  ${line.replace(`${root}/`, '')}`);
  for (const file of reports)
    for (const text of failures(file)) say(`${text.replace(`${root}/`, '')}\n`);
  process.stdout.write(`\n${closingLine(total)}\n`);
  return total.failed > 0 ? 1 : 0;
});

async function runAll() {
  say(`random tests draw from seed ${seed} (VELOUR_TEST_SEED)`);
  const node = await prepare();
  // Downloads run while the builds use the processor.
  const page = buildPage(node).then(() => undefined, countFailedStep);
  const [without, hasLlama] = await Promise.all([
    provideNeeds(isDeep),
    provideLlama(),
    buildServer(node),
    page,
  ]);
  if (!hasLlama) without.push('llama');
  // Journeys wait for pages and other tests for processes: together they leave no processor idle.
  // The kills and histories of the deep suite need the whole machine.
  const unit = runVitest({ node, name: 'unit', without });
  if (isDeep) await unit;
  const more = ['--config', join(root, 'e2e', 'vitest.config.ts')];
  const journeys = (await page) ?? runVitest({ node, name: 'e2e', without, more });
  return (await Promise.all([unit, journeys])).flat();
}

/** @param {{ node: string, name: string, without: string[], more?: string[] }} options */
async function runVitest({ node, name, without, more = [] }) {
  const report = join(cache, 'test-results', `${name}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  reports.push(report);
  say(`running the ${name} tests …`);
  const started = performance.now();
  const reporters = ['default', 'json', stuckRun].map((name) => `--reporter=${name}`);
  const args = [packaged.vitest, 'run', ...reporters, `--outputFile.json=${report}`, ...more];
  const env = {
    ...process.env,
    VELOUR_TEST_WITHOUT: without.join(','),
    VELOUR_TEST_DEPTH: isDeep ? 'deep' : 'everyday',
    VELOUR_TEST_SEED: seed,
  };
  // Beside the other run, it is shown at its end.
  const quiet = name === 'e2e' && !isDeep;
  const { code, output } = await run(node, args, { cwd: root, env, quiet });
  process.stdout.write(output);
  say(`the ${name} tests took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  for (const test of namesOfSkipped(report)) say(`not run: ${test}`);
  return [countReport(report, code)];
}

/**
 * A failed step counts as a failed test, and the counts are still the last line.
 * @param {unknown} error
 */
function countFailedStep(error) {
  if (!(error instanceof StepFailed)) throw error;
  process.stderr.write(`velour: ${error.message}\n`);
  return [{ passed: 0, failed: 1, skipped: 0 }];
}
