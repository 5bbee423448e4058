// Builds the page with Vite if its inputs have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packaged, root } from './paths.js';
import { run } from './run.js';
import { say, StepFailed } from './step.js';

const stamp = join(root, 'web', 'dist', '.stamp');
const leftOut = new Set(['dist', 'node_modules']);

/**
 * @param {string} node the Node to run Vite with
 */
export async function buildPage(node) {
  const wanted = fingerprint();
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

function fingerprint() {
  const hash = createHash('sha256');
  const files = [
    join(root, 'package-lock.json'),
    ...inputs(join(root, 'web')),
    ...inputs(join(root, 'contract')),
  ];
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function inputs(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (leftOut.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? inputs(path) : [path];
    });
}
