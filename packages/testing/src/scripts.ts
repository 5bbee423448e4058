// Runs scripts of tests as separate processes.
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

export type Script = ChildProcessByStdio<null, Readable, Readable>;

/**
 * Runs a file with Node; its errors are shown as the test's own. The streams are pipes, since the
 * test run would wait forever for a process that has inherited them and was left behind.
 */
export function spawnScript(
  file: string,
  args: readonly string[] = [],
  environment?: NodeJS.ProcessEnv,
): Script {
  const child = spawn(process.execPath, [file, ...args], {
    env: environment ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.pipe(process.stderr, { end: false });
  return child;
}
