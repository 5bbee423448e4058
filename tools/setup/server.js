// Bundles the server with Vite if its inputs have changed: one file instead of thousands makes a start several times faster.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.js';
import { packaged, root } from './paths.js';
import { run } from './run.js';
import { StepFailed } from './step.js';

const builds = join(root, 'server', 'dist');
/**
 * The maximum size in MB of the young generation's semi-space; larger ones made no request faster.
 */
const flags = ['--max-semi-space-size=8'];
/** Older builds are kept, because they may still run and load more of their files. */
const MAX_BUILDS = 4;

/**
 * Each build has a folder named by the hash of its inputs, so that concurrent builds and running
 * ones don't interfere.
 * @param {string} node the Node to run Vite with
 * @returns {Promise<string[]>} the arguments with which Node runs it
 */
export async function buildServer(node) {
  const inputs = ['server/src', 'server/seed', 'server/vite.config.ts', 'contract', 'packages'];
  const folder = join(builds, fingerprint(inputs).slice(0, 16));
  const main = join(folder, 'main.js');
  const command = [...flags, main];
  if (existsSync(main)) return command;
  const unfinished = `${folder}.${process.pid}`;
  const args = [packaged.vite, 'build', '--logLevel', 'error', '--outDir', unfinished];
  const { code, output } = await run(node, args, { cwd: join(root, 'server'), quiet: true });
  if (code !== 0) throw new StepFailed(`the server did not build:\n${output}`);
  finish(unfinished, folder);
  removeOldest();
  return command;
}

/**
 * @param {string} unfinished
 * @param {string} folder
 */
function finish(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true }); // another process made the same build
  }
}

function removeOldest() {
  const made = readdirSync(builds).map((name) => join(builds, name));
  const age = new Map(made.map((path) => [path, statSync(path).mtimeMs]));
  made.sort((a, b) => (age.get(b) ?? 0) - (age.get(a) ?? 0));
  for (const path of made.slice(MAX_BUILDS)) rmSync(path, { recursive: true, force: true });
}
