// Source maps in stack traces: lines of the bundle are mapped, all others stay.
import { execFile } from 'node:child_process';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverBundle } from '@velour/testing/server-bundle.ts';
import { expect, test } from 'vitest';
import { nameSources, sourceOf } from './source-lines.ts';

test('lines outside of a bundle are unchanged', () => {
  const stack =
    'at go (file:///srv/velour/server/src/app.ts:3:5)\nat next (file:///srv/a/index.js:1:2)';
  expect(nameSources(stack)).toBe(stack);
});

test('a line of the bundle without a mapping of its own is not named after the one before', () => {
  const map = new SourceMap({
    version: 3,
    file: 'main.js',
    sourceRoot: '',
    sources: ['app.ts'],
    sourcesContent: [],
    names: [],
    mappings: 'AAAA',
  });
  expect(sourceOf(map, 1, 5)).toMatch(/app\.ts:1:1$/);
  expect(sourceOf(map, 2, 5)).toBeUndefined();
});

test('a fault at the start of the bundle is reported with lines of the sources', async () => {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: '',
    DATA_DIR: join(tmpdir(), 'velour-never-made'),
  };
  // An error that no sentence of ours explains.
  const fault = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.mkdirSync = () => { throw new Error('too odd to explain'); };
    syncBuiltinESMExports();`;
  const faulty = ['--import', `data:text/javascript,${encodeURIComponent(fault)}`];
  const bundle = await serverBundle();
  // A server that starts all the same is ended.
  const options = { env, timeout: 60_000 };
  const failing = promisify(execFile)(process.execPath, [...faulty, ...bundle], options);
  const { stderr } = await failing.then(
    () => expect.fail('It started.'),
    (error: { stderr: string }) => error,
  );
  expect(stderr).toMatch(/too odd to explain/);
  expect(stderr).toMatch(/server\/src\/platform\/db\/embedded\.ts:\d+:\d+/);
  expect(stderr).toMatch(/server\/src\/process\.ts:\d+:\d+/);
});
