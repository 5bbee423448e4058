// A Vitest reporter that ends a stuck run: Vitest waits forever for a worker that is blocked, whose
// test file never finishes loading, or which does not stop after its last test. In the first two
// cases it names what was running, and ends the workers, whose tests then count as failed. In the
// last one every test has its result, and the run ends with these.
import { readFileSync } from 'node:fs';

/** @typedef {import('vitest/node').Reporter} Reporter */
/** @typedef {import('vitest/node').Vitest} Vitest */
/** @typedef {import('vitest/node').SerializedError} SerializedError */

/** Longer than any test takes: those of the deep suite repeat kills and histories for many minutes. */
const testMs = (process.env.VELOUR_TEST_DEPTH === 'deep' ? 60 : 8) * 60_000;
/** Workers stop within a second, and within ten on a very busy machine. */
const stopMs = 60_000;

/** @implements {Reporter} */
export default class StuckRunReporter {
  /** @type {Map<string, string>} the test that each started file runs, or what it does before */
  #running = new Map();
  /** The number of files that have not ended. */
  #left = 0;
  /** @type {Vitest | undefined} */
  #vitest;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #limits;

  /** @param {{ testMs?: number, stopMs?: number }} [limits] */
  constructor(limits) {
    this.#limits = { testMs, stopMs, ...limits };
  }

  /** @param {Vitest} vitest */
  onInit(vitest) {
    this.#vitest = vitest;
  }

  /** @param {readonly unknown[]} specifications */
  onTestRunStart(specifications) {
    this.#left = specifications.length;
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
    this.#left -= 1;
    this.#wait();
  }

  onTestRunEnd() {
    clearTimeout(this.#timer);
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer =
      this.#left > 0
        ? setTimeout(() => this.#endWorkers(), this.#limits.testMs)
        : setTimeout(() => void this.#endRun(), this.#limits.stopMs);
  }

  #endWorkers() {
    const running = [...this.#running].map(([file, test]) => `  ${file}: ${test}`);
    process.stderr.write(
      `velour: no test has ended for ${this.#limits.testMs / 60_000} minutes; running are\n${running.join('\n')}\n`,
    );
    for (const pid of workers()) process.kill(pid, 'SIGKILL');
    // Without its workers Vitest writes its reports and exits, unless it is stuck itself.
    setTimeout(() => process.exit(1), 60_000).unref();
  }

  /** Does what Vitest would do when its workers have stopped. */
  async #endRun() {
    const vitest = this.#vitest;
    if (!vitest) return;
    const { user, system } = process.cpuUsage();
    const seconds = Math.round((user + system) / 1_000_000);
    process.stderr.write(
      `velour: all tests have ended, but a worker of Vitest has not; the run ends without it (${seconds} s of processor time, ${workers().length} processes)\n`,
    );
    const modules = vitest.state.getTestModules();
    const errors = /** @type {SerializedError[]} */ (vitest.state.getUnhandledErrors());
    const hasFailed = errors.length > 0 || modules.some((module) => !module.ok());
    const reason = hasFailed ? 'failed' : 'passed';
    for (const reporter of reportersOf(vitest)) {
      await reporter.onTestRunEnd?.(modules, errors, reason);
    }
    process.exit(hasFailed ? 1 : 0);
  }
}

/**
 * Vitest's types leave them out.
 * @param {unknown} vitest
 */
function reportersOf(vitest) {
  return /** @type {{ reporters: Reporter[] }} */ (vitest).reporters;
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
