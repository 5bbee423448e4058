// A Vitest reporter that ends a stuck run: Vitest waits forever for a worker that is blocked, or
// whose test file never finishes loading. It names what was running, and ends the workers, whose
// tests then count as failed.
import { readFileSync } from 'node:fs';

/** @typedef {import('vitest/node').Reporter} Reporter */

/** Longer than any test takes: those of the deep suite repeat kills and histories for many minutes. */
const limitMs = (process.env.VELOUR_TEST_DEPTH === 'deep' ? 60 : 8) * 60_000;

/** @implements {Reporter} */
export default class StuckRunReporter {
  /** @type {Map<string, string>} the test that each started file runs, or what it does before */
  #running = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  onTestRunStart() {
    this.#wait();
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleQueued({ moduleId }) {
    this.#running.set(moduleId, 'loading');
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady({ module, fullName }) {
    this.#running.set(module.moduleId, fullName);
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult({ module, fullName }) {
    this.#running.set(module.moduleId, `after “${fullName}”`);
    this.#wait();
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd({ moduleId }) {
    this.#running.delete(moduleId);
    this.#wait();
  }

  onTestRunEnd() {
    clearTimeout(this.#timer);
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), limitMs);
  }

  #end() {
    const running = [...this.#running].map(([file, test]) => `  ${file}: ${test}`);
    process.stderr.write(
      `velour: no test has ended for ${limitMs / 60_000} minutes; running are\n${running.join('\n')}\n`,
    );
    for (const pid of workers()) process.kill(pid, 'SIGKILL');
    // Without its workers Vitest writes its reports and exits, unless it is stuck itself.
    setTimeout(() => process.exit(1), 60_000).unref();
  }
}

/** @returns {number[]} the process ids of the workers; none where there is no `/proc` */
function workers() {
  try {
    const list = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
    return list.trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
