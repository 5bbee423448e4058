// Runs `tools/start.js` in a small checkout with a fake npm that records its calls: first and later starts.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root = '';
const at = (...path: string[]): string => join(root, ...path);
const timesNoted = (what: string): number =>
  existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').split(what).length - 1 : 0;

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

/**
 * A fake npm that installs what `start.js` requires: the pinned Node, npm's lock file, and a fake
 * Vite.
 */
const npm = `#!/bin/sh
echo "npm $1" >> "$NOTES"
[ -e broken-registry ] && exit 1
rm -rf node_modules && mkdir -p node_modules/.bin node_modules/vite/bin
ln -s "$REAL_NODE" node_modules/.bin/node
cp package-lock.json node_modules/.package-lock.json
cp vite.js node_modules/vite/bin/vite.js
`;

/** A fake Vite: records the call and writes a page or a server, or fails. */
const vite = `
const fs = require('node:fs');
const [, , command, ...options] = process.argv;
if (options.includes('--outDir')) {
  const folder = options.at(-1);
  fs.appendFileSync(process.env.NOTES, 'bundle\\n');
  if (fs.readFileSync('src/main.ts', 'utf8') === 'fault') { console.error('src/main.ts: fault'); process.exit(1); }
  fs.mkdirSync(folder, { recursive: true });
  fs.copyFileSync('src/main.ts', folder + '/main.js');
  process.exit();
}
fs.appendFileSync(process.env.NOTES, 'vite ' + command + ' ' + process.env.NODE_ENV + '\\n');
if (fs.readFileSync('src/main.tsx', 'utf8') === 'fault') { console.error('src/main.tsx: fault'); process.exit(1); }
fs.mkdirSync('dist/app', { recursive: true });
fs.writeFileSync('dist/app/' + fs.readFileSync('src/main.tsx', 'utf8') + '.js', 'code');
`;

const server = `
process.on('SIGTERM', () => process.exit(7));
console.log('serving', process.argv.slice(2).join(' '));
if (process.argv[2] === 'wait') setInterval(() => {}, 1000); else process.exitCode = 3;
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'velour-start-'));
  cpSync(import.meta.dirname, at('tools'), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }');
  write('vite.js', vite);
  write('web/src/main.tsx', 'page');
  write('contract/src/calls.ts', 'calls');
  write('server/src/main.ts', server);
  write('server/seed/seed.ts', 'seed');
  write('server/vite.config.ts', 'config');
  write('packages/painter/src/compose.ts', 'painter');
  write('bin/npm', npm);
  chmodSync(at('bin/npm'), 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const options = () => ({
  env: {
    PATH: [at('bin'), process.env['PATH']].join(delimiter),
    NOTES: at('calls'),
    REAL_NODE: process.execPath,
  },
});

function start(...args: string[]) {
  const command = [at('tools/start.js'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    ...options(),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a first start installs, builds and serves, with the arguments and the exit code of the server', () => {
  const { status, stdout } = start('one', 'two');
  expect(stdout).toMatch(/installing[^]*building the page[^]*serving one two/);
  expect(status).toBe(3);
  expect(readFileSync(at('calls'), 'utf8')).toBe('npm ci\nvite build production\nbundle\n');
});

test('a second start only serves', () => {
  start();
  expect(start().stdout).toBe('serving \n');
  expect(timesNoted('npm')).toBe(1);
  expect(timesNoted('vite')).toBe(1);
  expect(timesNoted('bundle')).toBe(1);
});

test('a package of the repository that an update adds is linked without another installation', () => {
  start();
  write('packages/cards/src/card.ts', 'card');
  const added = { resolved: 'packages/cards', link: true };
  const packages = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/@velour/cards': added };
  write('package-lock.json', JSON.stringify({ packages }));
  start();
  expect(readFileSync(at('node_modules/@velour/cards/src/card.ts'), 'utf8')).toBe('card');
  expect(timesNoted('npm')).toBe(1);
});

test('a changed server is bundled, and a bundle of the same sources is used again', () => {
  start();
  for (const path of [
    'server/src/chat.ts',
    'server/seed/seed.ts',
    'packages/painter/src/compose.ts',
  ])
    write(path, 'changed');
  start();
  expect(timesNoted('bundle')).toBe(2);
  write('server/src/main.ts', 'process.exit(5);');
  expect(start().status).toBe(5);
  write('server/src/chat.test.ts', 'a test');
  write('server/src/main.ts', server);
  expect(start().status).toBe(3);
  expect(timesNoted('bundle')).toBe(3);
});

test('only the newest bundles are kept, and no unfinished one', () => {
  for (let version = 0; version < 6; version += 1) {
    write('server/src/chat.ts', String(version));
    expect(start().status).toBe(3);
  }
  const left = readdirSync(at('server/dist'));
  expect(left).toHaveLength(4);
  expect(left.filter((name) => name.includes('.'))).toEqual([]);
});

test('a changed lock file is installed, a changed page or contract is built', () => {
  start();
  write('package-lock.json', '{ "packages": { "node_modules/a": { "version": "1.0.1" } } }');
  start();
  expect(timesNoted('npm')).toBe(2);
  write('web/src/main.tsx', 'another page');
  start();
  write('contract/src/calls.ts', 'other calls');
  start();
  expect(timesNoted('vite')).toBe(4);
  write('web/src/main.test.tsx', 'a test');
  start();
  expect(timesNoted('vite')).toBe(4);
});

test('the files of the build before stay for servers and pages that still have it, older ones go', () => {
  for (const version of ['first', 'second', 'third']) {
    write('web/src/main.tsx', version);
    expect(start().status).toBe(3);
  }
  expect(readdirSync(at('web/dist/app')).sort()).toEqual(['second.js', 'third.js']);
});

test('packages that were installed by hand are not reinstalled', () => {
  spawnSync(at('bin/npm'), ['ci'], { ...options(), cwd: root });
  start();
  expect(timesNoted('npm')).toBe(1);
});

test('a failed installation, or a page or a server with a fault ends in one line, and the next start tries again', () => {
  write('broken-registry', '');
  expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('`npm ci` failed') });
  rmSync(at('broken-registry'));
  write('web/src/main.tsx', 'fault');
  expect(start()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('src/main.tsx: fault'),
  });
  write('web/src/main.tsx', 'page');
  write('server/src/main.ts', 'fault');
  expect(start()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('src/main.ts: fault'),
  });
  write('server/src/main.ts', server);
  expect(start().status).toBe(3);
});

test('a signal reaches the server, whose exit code is that of the start', async () => {
  start();
  const child = spawn(process.execPath, [at('tools/start.js'), 'wait'], options());
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([7, null]);
});
