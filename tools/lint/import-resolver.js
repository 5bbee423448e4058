// Tells the boundary rules which file an import means: a relative path, or a file of the contract.
import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve as resolvePath } from 'node:path';

export const interfaceVersion = 2;

const contractPrefix = '@velour/contract/';
const builtin = new Set(builtinModules);

/**
 * @param {string} source what stands in the import
 * @param {string} file the file that imports
 * @param {{ root: string }} config
 * @returns {{ found: boolean, path?: string | null }}
 */
export function resolve(source, file, { root }) {
  if (source.startsWith('node:') || builtin.has(source)) return { found: true, path: null };
  if (source.startsWith(contractPrefix)) {
    return found(join(root, 'contract', 'src', source.slice(contractPrefix.length)));
  }
  if (source.startsWith('.')) return found(resolvePath(dirname(file), source));
  return { found: false };
}

/** @param {string} path */
function found(path) {
  return existsSync(path) ? { found: true, path } : { found: false };
}
