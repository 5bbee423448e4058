// Counts tests from Vitest's JSON report; a crashed runner never counts as passed.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ name: string, status: string, message?: string, startTime?: number, endTime?: number, assertionResults: Assertion[] }} TestFile */
/** @typedef {{ testResults: TestFile[] }} Report */

/**
 * @param {string} file the report that the run should have written
 * @param {number} code the run's exit code
 * @returns {Counts}
 */
export function countReport(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const tests of report.testResults) {
    const before = counts.failed;
    for (const test of tests.assertionResults) counts[kindOf(test.status)] += 1;
    // A file that fails outside of its tests has no failed test.
    if (tests.status === 'failed' && counts.failed === before) counts.failed += 1;
  }
  // An unhandled error, or a run without tests, ends Vitest with an exit code but without a failed
  // test.
  if (counts.failed === 0 && (code !== 0 || counts.passed + counts.skipped === 0))
    counts.failed = 1;
  return counts;
}

/**
 * @param {string} file
 * @returns {string[]}
 */
export function namesOfSkipped(file) {
  const tests = readReport(file)?.testResults.flatMap((tests) => tests.assertionResults) ?? [];
  return tests.filter((test) => kindOf(test.status) === 'skipped').map((test) => test.fullName);
}

/**
 * @param {string[]} files reports
 * @param {number} count
 * @returns {string[]} one line for each, the slowest first
 */
export function slowestFiles(files, count) {
  return files
    .flatMap((file) => readReport(file)?.testResults ?? [])
    .map(({ name, startTime = 0, endTime = 0 }) => ({
      name,
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/**
 * Short descriptions of failures, since the end of a long log is read first.
 * @param {string} file
 * @returns {string[]} one text for each test that failed
 */
export function failures(file) {
  return readReport(file)?.testResults.flatMap(failuresOf) ?? [];
}

/** @param {TestFile} tests */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => kindOf(test.status) === 'failed');
  if (failed.length === 0 && status === 'failed') return [`failed: ${name}\n${beginning(message)}`];
  return failed.map(
    (test) => `failed: ${name} > ${test.fullName}\n${beginning(test.failureMessages?.[0])}`,
  );
}

/** @param {string | undefined} message */
function beginning(message = 'without a message') {
  return message.split('\n').slice(0, 12).join('\n').slice(0, 1500);
}

/**
 * @param {Counts[]} runs
 * @returns {Counts}
 */
export function sum(runs) {
  return runs.reduce((total, run) => ({
    passed: total.passed + run.passed,
    failed: total.failed + run.failed,
    skipped: total.skipped + run.skipped,
  }));
}

/** @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {string} file
 * @returns {Report | undefined}
 */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // truncated: the runner crashed while writing
  }
}

/** @param {string} status */
function kindOf(status) {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}
