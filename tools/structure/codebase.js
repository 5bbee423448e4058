// The files of a checkout, for the structure checks.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Codebase
 * @property {readonly string[]} files paths from the root, with slashes
 * @property {(path: string) => string} read
 *
 * @typedef {object} Architecture
 * @property {readonly string[]} fileKinds
 * @property {number} leastFilesOfFolder
 * @property {readonly string[]} emptyNames
 * @property {readonly (readonly string[])[]} layers
 * @property {Readonly<Record<string, readonly string[]>>} dependencies
 * @property {Readonly<Record<string, readonly string[]>>} packages
 *
 * @typedef {(codebase: Codebase, architecture: Architecture) => string[]} Check returns one line per problem
 */

/**
 * All files that are committed, or would be.
 * @param {string} root
 * @returns {Codebase}
 */
export function openCodebase(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // A deleted file stays listed until its deletion is committed.
  const files = listed.split('\0').filter((path) => path && existsSync(join(root, path)));
  return {
    files: [...new Set(files)].sort(),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  };
}

/**
 * @param {Codebase} codebase
 * @param {RegExp} path
 */
export function filesLike(codebase, path) {
  return codebase.files.filter((file) => path.test(file));
}
