// `npm test`: brings what the tests need, runs all of them, and ends with one line that counts them.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepare } from './setup/dependencies.js';
import { buildPage } from './setup/page.js';
import { cache, packaged, root } from './setup/paths.js';
import { run } from './setup/run.js';
import { runTool, say, StepFailed } from './setup/step.js';
import { closingLine, countReport, failures, namesOfSkipped, sum } from './testing/count.js';
import { provideLlama } from './testing/llama.js';
import { provideNeeds } from './testing/needs.js';

/** @type {string[]} */
const reports = [];

await runTool(async () => {
  const total = sum(await runAll().catch(countFailedStep));
  for (const file of reports)
    for (const text of failures(file)) say(`${text.replace(`${root}/`, '')}\n`);
  process.stdout.write(`\n${closingLine(total)}\n`);
  return total.failed > 0 ? 1 : 0;
});

async function runAll() {
  const node = await prepare();
  const without = await provideNeeds();
  if (!(await provideLlama())) without.push('llama');
  const unit = await runVitest({ node, name: 'unit', without, more: [] });
  const journeys = join(root, 'e2e', 'vitest.config.ts');
  const e2e = await buildPage(node)
    .then(() => runVitest({ node, name: 'e2e', without, more: ['--config', journeys] }))
    .catch(countFailedStep);
  return [...unit, ...e2e];
}

/** @param {{ node: string, name: string, without: string[], more: string[] }} options */
async function runVitest({ node, name, without, more }) {
  const report = join(cache, 'test-results', `${name}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  reports.push(report);
  say(`running the ${name} tests …`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [packaged.vitest, 'run', ...reporters, ...more];
  const env = { ...process.env, VELOUR_TEST_WITHOUT: without.join(',') };
  const { code } = await run(node, args, { cwd: root, env });
  for (const test of namesOfSkipped(report)) say(`not run: ${test}`);
  return [countReport(report, code)];
}

/**
 * A step that could not be done is a failure like any other, and the count is still the last line.
 * @param {unknown} error
 */
function countFailedStep(error) {
  if (!(error instanceof StepFailed)) throw error;
  process.stderr.write(`velour: ${error.message}\n`);
  return [{ passed: 0, failed: 1, skipped: 0 }];
}
