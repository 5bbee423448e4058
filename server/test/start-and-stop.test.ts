// Starting and stopping the process: it stops gracefully at every moment of its start, and fails fast on a directory in use.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { serverBundle } from '@velour/testing/server-bundle.ts';
import { isDeep } from '@velour/testing/depth.ts';
import { freePorts } from '@velour/testing/free-ports.ts';
import { expect, test } from 'vitest';
import { layout } from '../src/platform/db/data-dir.ts';
import { describeProcess } from '../src/platform/db/process-identity.ts';
import { cleanUp, placeEmbedded, temporaryDirectory } from './databases.ts';
import { emptySettings } from './started-server.ts';

const later = cleanUp();
const command = await serverBundle();

interface Started {
  readonly child: ChildProcess;
  output(): string;
  readonly gone: Promise<unknown>;
}

function start(environment: Record<string, string>, nodeOptions: readonly string[] = []): Started {
  const child = spawn(process.execPath, [...nodeOptions, ...command], {
    env: { PATH: process.env['PATH'], ...emptySettings(), PORT: '0', SEED: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (written += text));
  const gone = once(child, 'close');
  later(async () => void child.kill('SIGKILL'));
  return { child, output: () => written, gone };
}

/** Ready as soon as a request is answered, long before the process logs it. */
async function untilReady(port: number, { gone, output }: Started): Promise<void> {
  let isGone = false;
  void gone.then(() => (isGone = true));
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (isGone) expect.fail(output());
    await wait(2);
  }
}

test('a process stops gracefully as soon as it is ready', async () => {
  const [port = 0] = await freePorts(1);
  const { dataDir: DATA_DIR } = await placeEmbedded(later);
  const started = start({ DATA_DIR, PORT: String(port), LLM_PROBE: 'off', IMAGE_PROBE: 'off' });
  await untilReady(port, started);
  started.child.kill('SIGTERM');
  await started.gone;
  expect(started.output()).toContain('"stopped"');
  expect([started.child.exitCode, started.child.signalCode]).toEqual([0, null]);
});

/**
 * Reports when the signal handlers are installed (after up to a second on a busy machine); before
 * that, a signal ends Node at once.
 */
const announcesSignals = `data:text/javascript,${encodeURIComponent(
  `process.on('newListener', (name) => {
     if (name === 'SIGTERM') process.stderr.write('takes signals\\n');
   });`,
)}`;

/**
 * Delays before the signal: while it loads and, in the deep suite, while it renders its first
 * portraits.
 */
const MOMENTS = isDeep() ? [700, 3_000] : [700];

test.each(MOMENTS)('a stop %i ms after the start ends it without an error', async (ms) => {
  const DATA_DIR = await temporaryDirectory(later);
  const first = start({ DATA_DIR, SEED: 'demo' }, ['--import', announcesSignals]);
  await expect.poll(() => first.output()).toContain('takes signals');
  await wait(ms);
  first.child.kill('SIGTERM');
  await first.gone;
  expect([first.child.exitCode, first.child.signalCode], first.output()).toEqual([0, null]);
});

test('a directory in use is refused before the application is loaded', async () => {
  const DATA_DIR = await temporaryDirectory(later);
  const holder = { id: 'another', ...(await describeProcess(process.pid)) };
  await writeFile(layout(DATA_DIR).lock, JSON.stringify(holder));
  // Importing the application fails here, so the start must be refused before that.
  const block = `data:text/javascript,${encodeURIComponent(
    `import { registerHooks } from 'node:module';
     registerHooks({ resolve(specifier, context, next) {
       if (/process-[^/]+$|^zod|fastify|pglite/.test(specifier)) throw new Error('loaded ' + specifier);
       return next(specifier, context);
     } });`,
  )}`;
  const second = start({ DATA_DIR }, ['--import', block]);
  await second.gone;
  expect(second.output()).toBe(
    `The data directory ${DATA_DIR} is in use by the running process ${process.pid}. Stop that process first, or use another DATA_DIR.\n`,
  );
  expect(second.child.exitCode).toBe(1);
});
