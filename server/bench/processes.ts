// Starts and stops the processes of a benchmark: the model server, the proxy and the product.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { characterPath } from '@velour/contract/screens.ts';
import { serverBundle } from '@velour/testing/server-bundle.ts';

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

/** Starts a script of this folder that prints `listening PORT`. */
export async function startScript(name: string, args: string[]): Promise<Running> {
  const child = spawn(process.execPath, [join(import.meta.dirname, name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /listening (\d+)/.exec(String(data))?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${name} ended before it listened`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    stop: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}

export interface Product extends Running {
  readonly startMs: number;
}

/** Starts the product as an operator would and waits until it is ready. */
export async function startProduct(environment: Record<string, string>): Promise<Product> {
  const command = await serverBundle();
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    env: {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'info',
      PORT: '0',
      SEED: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const found = /"url":"(http:[^"]+)"/.exec(String(data))?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error('the product ended before it was open')));
  });
  return {
    url,
    child,
    startMs: performance.now() - began,
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
}

/** Raises the trial's message limit in the site's record, before the product starts. */
export async function allowLongTrials(environment: Record<string, string>): Promise<void> {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'site.json');
  await writeFile(file, JSON.stringify({ trial_messages: 1_000_000, daily_messages: 1_000_000 }));
  const command = join(import.meta.dirname, '..', 'src', 'site-command.ts');
  const child = spawn(process.execPath, [command, file], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ended(child);
  await folder.remove();
  if (child.exitCode !== 0) throw new Error("the site's record could not be changed");
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'velour-bench-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/**
 * After a first start, the remaining portraits are rendered while the server is idle; waits until
 * that is done.
 */
export async function untilDrawn(dataDir: string): Promise<void> {
  const count = async () =>
    (await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => [])).length;
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
  }
}

/** The id of a character of the demo world that visitors may chat with. */
export const findCharacter = async (url: string): Promise<string> => (await findFree(url)).id;

export const findChatPath = async (url: string): Promise<string> =>
  characterPath(await findFree(url));

async function findFree(url: string): Promise<Free> {
  const reply = await fetch(`${url}/api/characters?host=pd&limit=50`);
  // A response of the product.
  const { characters } = (await reply.json()) as {
    characters: Free[];
  };
  const free = characters.find((one) => !one.is_exclusive);
  if (!free) throw new Error('The demo world has no characters.');
  return free;
}

interface Free {
  id: string;
  slug: string;
  is_exclusive: boolean;
}
