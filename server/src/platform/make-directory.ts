// Creates the data directory and its subdirectories.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Readable only for the server's own user. Node's recursive `mkdir` never returns in /proc, which refuses with ENOENT. */
export function makeDirectory(path: string): void {
  if (isDirectory(path)) return;
  if (dirname(path) !== path) makeDirectory(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!isDirectory(path)) throw error; // otherwise another process was faster
  }
}

const isDirectory = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
