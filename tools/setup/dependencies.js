// Installs npm packages as the lock file says, and finds the Node version that the product runs on.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { nodeModules, pinnedNode, root } from './paths.js';
import { run } from './run.js';
import { say, StepFailed } from './step.js';

const stamp = join(nodeModules, '.velour-stamp');

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean, resolved?: string }>} Packages */

/**
 * Installs the packages of the lock file if needed, and returns the Node to run with.
 * @returns {Promise<string>}
 */
export async function prepare() {
  const wanted = fingerprint();
  if (readIfThere(stamp) !== wanted) {
    if (!installedMatchesLock()) await install();
    linkWorkspaces();
    writeFileSync(stamp, wanted);
  }
  return findNode();
}

function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/**
 * True if `npm ci` was run by hand: npm records what it installed in
 * `node_modules/.package-lock.json`.
 */
function installedMatchesLock() {
  const installed = readPackages(join(nodeModules, '.package-lock.json'));
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    const found = installed[path];
    return found ? found.version === entry.version : entry.optional === true;
  });
}

/** Links the packages of this repository that an update has added, without a new installation. */
function linkWorkspaces() {
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  for (const [path, { link, resolved }] of Object.entries(wanted)) {
    if (!link || !resolved || existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(relative(dirname(path), resolved), join(root, path));
  }
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  const text = readIfThere(file);
  return text ? JSON.parse(text).packages : undefined;
}

async function install() {
  say('installing the packages of package-lock.json (about 650 MB, half a minute) …');
  const started = Date.now();
  // Development packages are needed in production, too: the page is built on the machine itself.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await run('npm', args, { cwd: root, env: outsideEnvironment() });
  if (code !== 0) throw new StepFailed('`npm ci` failed. See its output above.');
  say(`packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/**
 * The environment without this checkout's own programs in PATH, which `npm ci` deletes while it
 * runs.
 */
export function outsideEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter);
  const outside = path.filter((folder) => !folder.startsWith(nodeModules));
  return { ...process.env, PATH: outside.join(delimiter) };
}

/** The pinned Node, or the current one if it is new enough. */
async function findNode() {
  if (existsSync(pinnedNode) && (await runsWell(pinnedNode))) return pinnedNode;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new StepFailed(
    `Node 24 is needed and this is ${process.versions.node}: the pinned one is missing because npm's ` +
      'install scripts are switched off; run `npm rebuild node --ignore-scripts=false`, or use Node 24.',
  );
}

/** @param {string} node */
async function runsWell(node) {
  if (realpathSync(node) === realpathSync(process.execPath))
    return isNewEnough(process.versions.node);
  const { code, output } = await run(node, ['-p', 'process.versions.node'], { quiet: true });
  return code === 0 && isNewEnough(output);
}

/** @param {string} version */
function isNewEnough(version) {
  return Number.parseInt(version, 10) >= 24;
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
