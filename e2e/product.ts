// Runs the real product for journeys: a new data directory, a free port, the demo world.
import { testDirectory } from '@velour/testing/directory.ts';
import { serverBundle } from '@velour/testing/server-bundle.ts';
import { spawnScript } from '@velour/testing/scripts.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const preload = (file: string): string =>
  `--import=${pathToFileURL(join(import.meta.dirname, file)).href}`;
/** The first start draws the demo world, beside whatever else the machine does. */
const startsWithinMs = 600_000;
const stopsWithinMs = 30_000;

export interface Product {
  /** The page's address without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** The process id of the running server. */
  readonly pid: number;
  /** The server's output so far. */
  output(): string;
  /** Starts the server again on the same data and port after `stop` or `kill`. */
  start(): Promise<void>;
  /** Stops the server (SIGTERM) and waits for its end. */
  stop(): Promise<void>;
  /** Kills the server, like a crash. */
  kill(): Promise<void>;
  /** Moves the server's clock forward. */
  passTime(ms: number): Promise<void>;
  /** Throws, with its output, if the server ended by itself. */
  expectAlive(): void;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** An environment in which all settings are empty, so that no `.env` affects a journey. */
export const machine = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  ...Object.fromEntries(readSettingNames().map((name) => [name, ''])),
};

function readSettingNames(): string[] {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  return Array.from(example.matchAll(/^# ([A-Z_]+)=/gm), ([, name = '']) => name);
}

interface StartOptions {
  /** The data directory to copy. */
  world?: string;
  /** The number of characters to add. */
  crowd?: number;
  /** Files of this folder that run in the product before it, beside the clock. */
  preloads?: readonly string[];
}

/** Starts the product and waits until it is ready; `env` is added to its configuration. */
export async function startProduct(
  env: Record<string, string> = {},
  { world, crowd = 0, preloads = [] }: StartOptions = {},
): Promise<Product> {
  const dataDir = await mkdtemp(join(testDirectory(), 'velour-e2e-'));
  if (world !== undefined) await cp(world, dataDir, { recursive: true });
  if (crowd > 0) await plantCrowd(dataDir, crowd);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: `${port}`, DATA_DIR: dataDir, SEED: 'demo', ...env };
  let written = '';
  let ahead = 0;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(process.execPath, await serverBundle(), {
      cwd: root,
      env: {
        ...machine,
        ...settings,
        NODE_OPTIONS: ['movable-clock.ts', ...preloads].map(preload).join(' '),
        CLOCK_AHEAD_MS: `${ahead}`,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (written += text));
    }
    await untilReady(`${url}/readyz`, server).catch((error: unknown) => {
      throw new Error(`The product did not start.\n${written}`, { cause: error });
    });
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const closed = once(server, 'close', { signal: AbortSignal.timeout(stopsWithinMs) });
    server.kill(signal);
    await closed;
  }

  await start();
  return {
    url,
    dataDir,
    get pid() {
      return server?.pid ?? 0;
    },
    async passTime(ms) {
      if (!server) throw new Error('There is no server whose clock could be moved.');
      const moved = once(server, 'message');
      server.send(ms);
      await moved;
      ahead += ms;
    },
    output: () => written,
    start,
    expectAlive() {
      const { exitCode, signalCode, killed } = server ?? {};
      if (killed || (exitCode ?? signalCode ?? null) === null) return;
      throw new Error(`The product ended by itself (${exitCode ?? signalCode}).\n${written}`);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGTERM'); // a killed server would leave its socket in the temporary directory
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function plantCrowd(dataDir: string, count: number): Promise<void> {
  const script = join(root, 'server/test/plant-crowd.ts');
  const planting = spawnScript(script, [dataDir, String(count)]);
  const [code] = (await once(planting, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The crowd could not be planted (${code}).`);
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startsWithinMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`It ended with code ${server.exitCode}.`);
    const ready = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await pause(100);
  }
  throw new Error(`It was not ready within ${startsWithinMs / 1000} s.`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
