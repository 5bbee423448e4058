// When a run of tests counts as passed, and that a crashed runner never does.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closingLine, countReport, failures, namesOfSkipped, sum } from './count.js';

function report(...files: { status: string; tests: string[] }[]): string {
  const testResults = files.map(({ status, tests }) => ({
    status,
    assertionResults: tests.map((kind, place) => ({ status: kind, fullName: `${kind} ${place}` })),
  }));
  return written(JSON.stringify({ testResults }));
}

function written(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'velour-report-')), 'report.json');
  writeFileSync(file, text);
  return file;
}

test('passed, failed and skipped tests are counted over all files', () => {
  const file = report(
    { status: 'passed', tests: ['passed', 'passed', 'skipped'] },
    { status: 'failed', tests: ['passed', 'failed', 'todo'] },
  );
  expect(countReport(file, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  expect(namesOfSkipped(file)).toEqual(['skipped 2', 'todo 2']);
});

test('a test file that cannot even be loaded is a failure', () => {
  const file = report({ status: 'passed', tests: ['passed'] }, { status: 'failed', tests: [] });
  expect(countReport(file, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a hook that fails after passing tests is a failure', () => {
  const file = report({ status: 'failed', tests: ['passed', 'passed'] });
  expect(countReport(file, 1)).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test('an unhandled error beside passing tests is a failure', () => {
  const file = report({ status: 'passed', tests: ['passed'] });
  expect(countReport(file, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a runner that ran nothing, wrote nothing or broke off is a failure', () => {
  const failure = { passed: 0, failed: 1, skipped: 0 };
  expect(countReport(report(), 0)).toEqual(failure);
  expect(countReport('/nowhere/report.json', 0)).toEqual(failure);
  expect(countReport(written('{"testResults": ['), 0)).toEqual(failure);
});

test('a failed test is reported with its file, its name and the start of its message', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero\n  at a.ts:1'] },
  ];
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults },
    { name: 'b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(failures(written(JSON.stringify({ testResults })))).toEqual([
    'failed: a.test.ts > divides\nError: by zero\n  at a.ts:1',
    'failed: b.test.ts\ncannot be loaded',
  ]);
  expect(failures('/nowhere/report.json')).toEqual([]);
});

test('tests that are all left out on purpose are no failure', () => {
  const file = report({ status: 'passed', tests: ['skipped'] });
  expect(countReport(file, 0)).toEqual({ passed: 0, failed: 0, skipped: 1 });
});

test('the last line names skipped tests only if there are any', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 1, failed: 1, skipped: 0 },
  ]);
  expect(closingLine(total)).toBe('3 passed, 1 failed');
  expect(closingLine({ ...total, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
