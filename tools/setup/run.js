// Runs child processes: waits for them, forwards signals, or replaces this process.
import { spawn } from 'node:child_process';

/** @typedef {{ code: number, output: string }} Finished */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} RunOptions */

/**
 * Waits for a program. `quiet` collects its output instead of showing it.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { cwd, env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    }
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Replaces this process by a program, so that signals and the exit code are its own. Node
 * before 22.15 cannot do that: there it runs as a child that gets all signals.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit code, if the program ran as a child
 */
export function replaceProcess(command, args) {
  if (process.execve) process.execve(command, [command, ...args], process.env);
  return runForwarding(command, args);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runForwarding(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGUSR2'])) {
    process.on(signal, () => child.kill(signal));
  }
  // A terminal sends Ctrl-C to the child as well; a second one would make it exit without cleanup.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
