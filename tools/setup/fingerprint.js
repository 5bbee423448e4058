// Hashes all inputs of a build, so that a build without changes is skipped.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.js';

const leftOut = new Set(['dist', 'node_modules']);

/**
 * @param {string[]} paths files and folders of this checkout; tests in them count for nothing
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...paths].flatMap((path) => inputs(join(root, path))))
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function inputs(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !leftOut.has(name) && !/\.(?:test|suite)\.tsx?$/.test(name))
    .flatMap((name) => inputs(join(path, name)));
}
