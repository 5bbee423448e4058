// Allowed imports between folders, by the kinds of folder and file.
import { posix } from 'node:path';

/**
 * Kinds of folders, most specific first; the rest of `server/src` wires everything together.
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
// The same servers generate images and clips, so adapters for clips may use code of those for
// images.
const pictureServers = /^server\/src\/providers\/image\//;
const clipServers = /^server\/src\/providers\/video\//;
// The modules of lib that UI components may use: code that loads later, formatting, the site's name, the latest failure, toasts and stores.
const kitBase = /^web\/src\/lib\/(?:failed-call|formats|later|site-config|store|toasts)\.tsx?$/;
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
 * An import is allowed if one of these policies matches; imports between modules and between packages are listed in
 * architecture.js.
 * @type {Policy[]}
 */
const policies = [
  { from: [...server, ...page, 'testing'], to: ['contract'] },
  { from: server, to: ['platform', 'package'] },
  // A provider may use another one: the embedded user pool sends its codes by email.
  { from: ['module', 'provider'], to: ['provider'], toFile: port },
  { from: ['provider'], fromFile: clipServers, to: ['provider'], toFile: pictureServers },
  {
    from: ['wiring', 'harness', 'bench'],
    to: ['provider', 'module', 'wiring', 'seed', 'harness'],
  },
  // Benchmarks of the page use the same browser as the journeys.
  { from: ['bench'], to: ['journey'] },
  { from: ['seed'], to: ['module', 'provider', 'wiring'] },
  { from: elements.map(([kind]) => kind), fromFile: test, to: ['testing'] },
  { from: [...server, 'journey'], fromFile: test, to: ['harness'] },
  { from: ['harness', 'bench', 'journey'], to: ['testing'] },
  // Shared features may use UI components.
  { from: ['lib'], to: ['ui'] },
  { from: ['ui'], to: ['lib'], toFile: kitBase },
  { from: ['shared'], to: ['ui', 'lib'] },
  { from: ['feature'], to: ['shared', 'ui', 'lib'] },
  { from: ['route'], to: ['feature', 'shared', 'ui', 'lib'] },
  { from: ['shell'], to: ['route', 'feature', 'shared', 'ui', 'lib'] },
];

/** @type {import('./codebase.js').Check} */
export function checkBoundaries(codebase, { dependencies, packages }) {
  return codebase.files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const from = placeOf(file);
      if (!from) return [];
      return importsIn(codebase.read(file), file).flatMap((path) => {
        const to = placeOf(path);
        const isAllowed = !to || isSame(from, to) || isListed(from, to, { dependencies, packages });
        return isAllowed || policies.some((policy) => fits(policy, from, to))
          ? []
          : [`${file}: a ${from.kind} may not import ${path}`];
      });
    });
}

/**
 * Paths in static and dynamic imports and re-exports of a file.
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
 * A package that this one is built on; the public API of a lower module; and, in files with SQL, its tables for
 * foreign keys and joins.
 * @param {Place} from
 * @param {Place} to
 * @param {Pick<import('./codebase.js').Architecture, 'dependencies' | 'packages'>} architecture
 */
function isListed(from, to, { dependencies, packages }) {
  if (from.kind === 'package' && to.kind === 'package')
    return packages[from.name]?.includes(to.name) ?? false;
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
