// Benchmark of pictures: the first page of a new site, rendering a picture on demand, and the effect on chats.
import { readdir } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { join } from 'node:path';
import { characters, identityOf } from '../seed/characters.ts';
import { createPainter } from '../src/providers/image/painter.ts';
import { compose } from '@velour/painter/compose.ts';
import { likenessOf } from '@velour/painter/body/likeness.ts';
import type { PictureRequest } from '../src/providers/image/port.ts';
import {
  findCharacter,
  startProduct,
  startScript,
  temporaryFolder,
  untilDrawn,
  type Product,
} from './processes.ts';
import { createTalker, median, percentile, type Talker } from './talkers.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const PICTURES = 40;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET');

export async function run(): Promise<void> {
  await compareDrawing();
  const folder = await temporaryFolder();
  const model = await startScript('model-server.ts', ['50']);
  const environment = { DATA_DIR: folder.path, LLM_BASE_URL: model.url, LLM_MODEL: 'bench' };
  const product = await startProduct({ ...environment, SEED: 'demo' });
  print(
    `a fresh world is open after       ${ms(product.startMs)}, with its first screen drawn: ${(await originals(folder.path)).length} pictures`,
  );
  try {
    await untilDrawn(folder.path);
    await compareRequests(product);
    await compareChats(product);
  } finally {
    await product.stop();
    await model.stop();
    await folder.remove();
  }
}

/** Renders forty portraits of 512 × 768, in this thread and then in the painter's thread. */
async function compareDrawing(): Promise<void> {
  const { signal } = new AbortController();
  const scenes = characters.flatMap((one) =>
    [one.pictures.portrait, one.pictures.hover, ...one.pictures.gallery].map((scene) => ({
      identity: identityOf(one),
      scene,
    })),
  );
  const requests = Array.from({ length: PICTURES }, (_, at): PictureRequest => {
    const request = scenes[at % scenes.length];
    if (!request) throw new Error('The demo world is empty.');
    return { ...request, width: 512, height: 768, signal };
  });
  const painter = createPainter();
  const here = await drawAll(requests, (request) => compose(likenessOf(request.identity), request));
  const there = await drawAll(requests, (request) => painter.paint(request));
  await painter.close();
  const one = median(there.times);
  print(
    `a portrait of 512 × 768           ${ms(one)} (p95 ${ms(percentile(there.times, 0.95))}; goal: 150 ms)  ${verdict(one <= 150)}`,
  );
  print(
    `the event loop, drawing ${PICTURES}        in its own thread: longest pause ${ms(there.longest)}, p99 ${ms(there.p99)} · in this thread: ${ms(here.longest)}, p99 ${ms(here.p99)}`,
  );
}

/** Renders one at a time, and measures how long this thread is blocked meanwhile. */
async function drawAll(
  requests: readonly PictureRequest[],
  draw: (request: PictureRequest) => Promise<unknown>,
) {
  await Promise.all(requests.slice(0, 2).map(draw));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const times: number[] = [];
  for (const request of requests) {
    const began = performance.now();
    await draw(request);
    times.push(performance.now() - began);
  }
  delay.disable();
  return { times, longest: delay.max / 1e6, p99: delay.percentile(99) / 1e6 };
}

async function compareRequests(product: Product): Promise<void> {
  const undrawn = await galleries(product.url);
  const firstMs: number[] = [];
  const seconds: number[] = [];
  for (const path of undrawn.slice(0, 12)) {
    const url = `${product.url}${path.replace(/\d+$/, '520')}`;
    for (const times of [firstMs, seconds]) {
      const began = performance.now();
      await fetchOne(url);
      times.push(performance.now() - began);
    }
  }
  print(
    `a picture of 520, not drawn yet ${ms(median(firstMs))}, and the second time ${ms(median(seconds))}`,
  );
}

/** Ten people chat, first while nothing is rendered and then while all remaining pictures are. */
async function compareChats(product: Product): Promise<void> {
  const character = await findCharacter(product.url);
  const talkers = await Promise.all(
    Array.from({ length: 10 }, () => createTalker(product.url, character)),
  );
  const undrawn = (await galleries(product.url)).slice(12);
  const quiet = await chat(talkers, () => false);
  let drawn = 0;
  const drawing = Promise.all(
    undrawn.map(async (path) => {
      await fetchOne(product.url + path);
      drawn += 1;
    }),
  );
  const busy = await chat(talkers, () => drawn < undrawn.length);
  await drawing;
  for (const talker of talkers) talker.close();
  print(
    `first words of ten chats          quiet ${ms(median(quiet))} (p95 ${ms(percentile(quiet, 0.95))}) · while ${undrawn.length} pictures are drawn ${ms(median(busy))} (p95 ${ms(percentile(busy, 0.95))})`,
  );
}

/** Sends messages at a human pace, for some seconds or as long as `isOn`. */
async function chat(talkers: readonly Talker[], isOn: () => boolean): Promise<number[]> {
  const firstMs: number[] = [];
  const until = performance.now() + SECONDS * 1_000;
  await Promise.all(
    talkers.map(async (talker, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * 50));
      while (performance.now() < until || isOn()) {
        firstMs.push((await talker.turn()).first);
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
    }),
  );
  return firstMs;
}

/** Addresses of all open gallery pictures, none of which was requested before. */
async function galleries(url: string): Promise<string[]> {
  const list = await fetch(`${url}/api/characters?host=pd&limit=100`);
  // A response of the product.
  const { characters: all } = (await list.json()) as { characters: { id: string }[] };
  const each = await Promise.all(
    all.map(async ({ id }) => {
      const reply = await fetch(`${url}/api/characters/${id}?host=pd`);
      return ((await reply.json()) as { gallery_urls: string[] }).gallery_urls;
    }),
  );
  return each.flat();
}

const originals = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'files'), { recursive: true })).filter((path) =>
    path.endsWith('original.jpg'),
  );

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

const fetchOne = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
      reply.resume().once('end', resolve);
    }).once('error', reject);
  });
