// Imports stay inside their folder or follow a policy: who may import whom, by the kind of folder and file.
import { posix } from 'node:path';

/**
 * Folders that mean something, the most particular first; whatever is left in `server/src` wires them.
 * @type {[kind: string, folder: RegExp][]}
 */
const elements = [
  ['contract', /^contract\/src\//],
  ['platform', /^server\/src\/platform\//],
  ['testing', /^packages\/testing\//],
  ['package', /^packages\/([^/]+)\//],
  ['provider', /^server\/src\/providers\/([^/]+)\//],
  ['module', /^server\/src\/modules\/([^/]+)\//],
  ['wiring', /^server\/src\//],
  ['seed', /^server\/seed\//],
  ['harness', /^server\/test\//],
  ['bench', /^server\/bench\//],
  ['shared', /^web\/src\/features\/shared\//],
  ['feature', /^web\/src\/features\/([^/]+)\//],
  ['ui', /^web\/src\/ui\//],
  ['lib', /^web\/src\/lib\//],
  ['route', /^web\/src\/routes\//],
  ['shell', /^web\/src\//],
  ['journey', /^e2e\//],
];

const publicApi = /^server\/src\/modules\/[^/]+\/service\.ts$/;
const tables = /^server\/src\/modules\/.*tables\.ts$/;
const sql = /^server\/src\/modules\/.*(?:store|tables)\.ts$/;
const port = /^server\/src\/providers\/[^/]+\/port\.ts$/;
// The same servers make pictures and clips: the adapters of clips use what those of pictures know of them.
const pictureServers = /^server\/src\/providers\/image\//;
const clipServers = /^server\/src\/providers\/video\//;
// What the kit may know of lib: how things are written, what the site is called, the toasts and what a store is.
const kitBase = /^web\/src\/lib\/(?:formats|site-config|store|toasts)\.ts$/;
const test = /\.test\.tsx?$/;

const importOf = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+|@velour\/[^'"]+)['"]/g;
const ownPackage = /^@velour\/([\w-]+)\/(.+)$/;

const server = ['platform', 'provider', 'module', 'wiring', 'seed', 'harness', 'bench'];
const page = ['shared', 'feature', 'lib', 'route', 'shell'];

/**
 * @typedef {{ path: string, kind: string, name: string }} Place
 * @typedef {{ from: readonly string[], to: readonly string[], fromFile?: RegExp, toFile?: RegExp }} Policy
 */

/**
 * An import is allowed if one of these fits; a module's imports of other modules are in architecture.js.
 * @type {Policy[]}
 */
const policies = [
  { from: [...server, ...page, 'testing'], to: ['contract'] },
  { from: server.filter((kind) => kind !== 'platform'), to: ['platform', 'package'] },
  // One provider may use another: the embedded user pool sends its codes by mail.
  { from: ['module', 'provider'], to: ['provider'], toFile: port },
  { from: ['provider'], fromFile: clipServers, to: ['provider'], toFile: pictureServers },
  {
    from: ['wiring', 'harness', 'bench'],
    to: ['provider', 'module', 'wiring', 'seed', 'harness'],
  },
  // A bench of the page drives the same browser as the journeys do.
  { from: ['bench'], to: ['journey'] },
  { from: ['seed'], to: ['module', 'provider', 'wiring'] },
  { from: elements.map(([kind]) => kind), fromFile: test, to: ['testing'] },
  { from: [...server, 'journey'], fromFile: test, to: ['harness'] },
  { from: ['harness', 'bench', 'journey'], to: ['testing'] },
  // What several features share is drawn with the kit, too.
  { from: ['lib'], to: ['ui'] },
  { from: ['ui'], to: ['lib'], toFile: kitBase },
  { from: ['shared'], to: ['ui', 'lib'] },
  { from: ['feature'], to: ['shared', 'ui', 'lib'] },
  { from: ['route'], to: ['feature', 'shared', 'ui', 'lib'] },
  { from: ['shell'], to: ['route', 'feature', 'shared', 'ui', 'lib'] },
];

/** @type {import('./codebase.js').Check} */
export function checkBoundaries(codebase, { dependencies }) {
  return codebase.files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const from = placeOf(file);
      if (!from) return [];
      return importsIn(codebase.read(file), file).flatMap((path) => {
        const to = placeOf(path);
        const isAllowed = !to || isSame(from, to) || isModuleAllowed(from, to, dependencies);
        return isAllowed || policies.some((policy) => fits(policy, from, to))
          ? []
          : [`${file}: a ${from.kind} may not import ${path}`];
      });
    });
}

/**
 * The paths that a file imports, exports from or loads later.
 * @param {string} text
 * @param {string} file
 */
export function importsIn(text, file) {
  return Array.from(text.matchAll(importOf), ([, target = '']) => {
    const [, name = '', path = ''] = ownPackage.exec(target) ?? [];
    if (name === 'contract') return `contract/src/${path}`;
    return name ? `packages/${name}/src/${path}` : posix.join(posix.dirname(file), target);
  });
}

/**
 * @param {string} path
 * @returns {Place | undefined}
 */
function placeOf(path) {
  for (const [kind, folder] of elements) {
    const found = folder.exec(path);
    if (found) return { path, kind, name: found[1] ?? '' };
  }
  return undefined;
}

/**
 * @param {Place} from
 * @param {Place} to
 */
const isSame = (from, to) => from.kind === to.kind && from.name === to.name;

/**
 * The public API of a lower module; and its table, for a foreign key or a reading join, in files with SQL.
 * @param {Place} from
 * @param {Place} to
 * @param {import('./codebase.js').Architecture['dependencies']} dependencies
 */
function isModuleAllowed(from, to, dependencies) {
  if (from.kind !== 'module' || to.kind !== 'module') return false;
  if (!dependencies[from.name]?.includes(to.name)) return false;
  return publicApi.test(to.path) || (sql.test(from.path) && tables.test(to.path));
}

/**
 * @param {Policy} policy
 * @param {Place} from
 * @param {Place} to
 */
function fits(policy, from, to) {
  return (
    policy.from.includes(from.kind) &&
    policy.to.includes(to.kind) &&
    (policy.fromFile?.test(from.path) ?? true) &&
    (policy.toFile?.test(to.path) ?? true)
  );
}
