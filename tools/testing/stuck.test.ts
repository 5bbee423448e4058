// Runs that Vitest would never end.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cache, packaged } from '../setup/paths.js';
import { run } from '../setup/run.js';

mkdirSync(cache, { recursive: true });
const dir = mkdtempSync(join(cache, 'stuck-'));
afterAll(() => rmSync(dir, { recursive: true }));

const neverTornDown = `import { builtinEnvironments } from 'vitest/runtime';
const dom = builtinEnvironments['happy-dom'];
const teardown = () => new Promise(() => {});
export default { ...dom, setupVM: async (options) => ({ ...(await dom.setupVM(options)), teardown }) };`;

const config = `export default { test: {
  globals: true, pool: 'vmThreads', environment: './environment.js', outputFile: 'report.json',
  reporters: ['json', ['${join(import.meta.dirname, 'stuck.js')}', { stopMs: 200 }]],
} };`;

test.each([
  { sum: 2, code: 0, counts: { numPassedTests: 1, numFailedTests: 0 } },
  { sum: 3, code: 1, counts: { numPassedTests: 0, numFailedTests: 1 } },
])(
  'a worker that does not stop after its tests leaves their results: exit code $code',
  async ({ sum, code, counts }) => {
    writeFileSync(join(dir, 'environment.js'), neverTornDown);
    writeFileSync(join(dir, 'vitest.config.js'), config);
    writeFileSync(join(dir, 'one.test.js'), `test('adds', () => expect(1 + 1).toBe(${sum}));`);
    const args = [packaged.vitest, 'run', '--root', dir];
    const finished = await run(process.execPath, args, { cwd: dir, quiet: true });
    expect(finished.output).toContain('all tests have ended, but a worker of Vitest has not');
    expect(JSON.parse(readFileSync(join(dir, 'report.json'), 'utf8'))).toMatchObject(counts);
    expect(finished.code).toBe(code);
  },
);
