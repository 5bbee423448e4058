// The bundled server for tests and benchmarks of whole processes: loading the sources takes several times as long.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const tool = join(import.meta.dirname, '..', '..', '..', 'tools', 'bundle.js');

let built: Promise<string[]> | undefined;

/** Returns Node's arguments for starting the server; the first call bundles it if a source has changed. */
export function serverBundle(): Promise<string[]> {
  built ??= promisify(execFile)(process.execPath, [tool]).then(({ stdout }) => stdout.split('\n'));
  return built;
}
