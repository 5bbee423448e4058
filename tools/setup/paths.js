// Paths of this checkout, for every tool.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const nodeModules = join(root, 'node_modules');
export const pinnedNode = join(nodeModules, '.bin', 'node');
export const cache = join(root, '.cache');
export const serverMain = join(root, 'server', 'src', 'main.ts');

/** Scripts of packages, to be run by the pinned Node. */
export const packaged = {
  knip: join(nodeModules, 'knip', 'bin', 'knip.js'),
  oxfmt: join(nodeModules, 'oxfmt', 'bin', 'oxfmt'),
  oxlint: join(nodeModules, 'oxlint', 'bin', 'oxlint'),
  tsc: join(nodeModules, 'typescript-native', 'bin', 'tsc'),
  vite: join(nodeModules, 'vite', 'bin', 'vite.js'),
  vitest: join(nodeModules, 'vitest', 'vitest.mjs'),
};
