// Resolves imports for the boundary rules: relative paths, and files of workspace packages.
import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve as resolvePath } from 'node:path';

export const interfaceVersion = 2;

const ownPackage = /^@velour\/([\w-]+)\/(.+)$/;
const builtin = new Set(builtinModules);

/**
 * @param {string} source the import's specifier
 * @param {string} importer the file that imports
 * @param {{ root: string }} config
 * @returns {{ found: boolean, path?: string | null }}
 */
export function resolve(source, importer, { root }) {
  if (source.startsWith('node:') || builtin.has(source)) return { found: true, path: null };
  const [, name = '', file = ''] = ownPackage.exec(source) ?? [];
  if (name === 'contract') return found(join(root, 'contract', 'src', file));
  if (name) return found(join(root, 'packages', name, 'src', file));
  if (source.startsWith('.')) return found(resolvePath(dirname(importer), source));
  return { found: false };
}

/** @param {string} path */
function found(path) {
  return existsSync(path) ? { found: true, path } : { found: false };
}
