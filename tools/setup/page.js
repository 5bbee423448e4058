// Builds the page with Vite if its inputs have changed since the last build.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.js';
import { packaged, root } from './paths.js';
import { run } from './run.js';
import { say, StepFailed } from './step.js';

const built = join(root, 'web', 'dist');
/** What the last build was made of, and when it began. */
const stamp = join(built, '.stamp');

/**
 * Files of the build before stay: a server that still runs serves them, and open pages load
 * the rest of their code after an update.
 * @param {string} node the Node to run Vite with
 */
export async function buildPage(node) {
  const wanted = fingerprint(['web', 'contract']);
  const [last, began] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (last === wanted) return;
  const now = Date.now();
  say('building the page …');
  const { code, output } = await run(node, [packaged.vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) throw new StepFailed(`the page did not build:\n${output}`);
  removeOlder(Number(began ?? now));
  writeFileSync(stamp, `${wanted} ${now}`);
}

/**
 * Each build writes all of its code again, so that older files are of builds before.
 * @param {number} time in milliseconds
 */
function removeOlder(time) {
  const folders = ['app', 'first-view'].map((name) => join(built, name)).filter(existsSync);
  for (const folder of folders)
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && statSync(file).mtimeMs < time) rmSync(file);
    }
}
