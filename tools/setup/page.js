// Builds the page with Vite if its inputs have changed since the last build.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.js';
import { packaged, root } from './paths.js';
import { run } from './run.js';
import { say, StepFailed } from './step.js';

const stamp = join(root, 'web', 'dist', '.stamp');

/**
 * @param {string} node the Node to run Vite with
 */
export async function buildPage(node) {
  const wanted = fingerprint(['web', 'contract']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('building the page …');
  const { code, output } = await run(node, [packaged.vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) throw new StepFailed(`the page did not build:\n${output}`);
  writeFileSync(stamp, wanted);
}
