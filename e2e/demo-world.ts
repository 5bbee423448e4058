// Seeds the demo world once for all journeys of a run; each product starts on a copy of it.
import { testDirectory } from '@velour/testing/directory.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { withoutBrowser } from './browser.ts';
import { machine, startProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data directory of a stopped product with the demo world in it. */
    demoWorld: string;
    /** The one-time token that signs in its admin; works once per copy. */
    adminSignIn: string;
    /** A directory in which each worker lists its shared product. */
    sharedProducts: string;
  }
}

export default async function plantDemoWorld(project: TestProject): Promise<() => Promise<void>> {
  if (withoutBrowser) return async () => undefined;
  const planted = await startProduct();
  await drawPortraits(planted.url);
  await planted.stop();
  await changeSite(planted.dataDir, {
    trial_messages: 1_000,
    daily_messages: 1_000,
    // Too few for a character.
    sign_up_tokens: 20,
  });
  project.provide('demoWorld', planted.dataDir);
  project.provide('adminSignIn', /#once=([\w-]+)/.exec(planted.output())?.[1] ?? '');
  const sharedProducts = await mkdtemp(join(testDirectory(), 'velour-e2e-products-'));
  project.provide('sharedProducts', sharedProducts);
  return async () => {
    await endSharedProducts(sharedProducts);
    for (const directory of [sharedProducts, planted.dataDir])
      await rm(directory, { recursive: true, force: true });
  };
}

/** Stops the workers' shared products and removes their data. */
async function endSharedProducts(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    // Written by `sharedEnvironment`.
    const text = await readFile(join(directory, name), 'utf8');
    const { pid, dataDir } = JSON.parse(text) as { pid: number; dataDir: string };
    try {
      process.kill(pid, 'SIGTERM');
      // Signal 0 only checks whether it is alive.
      while (process.kill(pid, 0)) await pause(50);
    } catch {
      // It has ended.
    }
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Changes the site's record by its command, as an operator does. */
async function changeSite(dataDir: string, record: object): Promise<void> {
  const file = join(dataDir, 'site.json');
  await writeFile(file, JSON.stringify(record));
  const command = join(import.meta.dirname, '..', 'server', 'src', 'site-command.ts');
  const changing = spawn(process.execPath, [command, file], {
    env: { ...machine, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(changing, 'close')) as [number | null];
  await rm(file);
  if (code !== 0) throw new Error(`The site's record could not be changed (${code}).`);
}

/** Renders the portraits once; otherwise every copy would do so during its journeys. */
async function drawPortraits(url: string): Promise<void> {
  const reply = await fetch(`${url}/api/characters?host=pd&limit=100`);
  const page = (await reply.json()) as { characters: { portrait_url: string }[] };
  const waiting = page.characters.map(({ portrait_url }) => portrait_url);
  const drawOn = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const picture = await fetch(url + address);
      await picture.arrayBuffer();
    }
  };
  await Promise.all([drawOn(), drawOn()]);
}
