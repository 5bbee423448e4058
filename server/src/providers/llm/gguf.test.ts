// The in-process adapter with the real library, on a tiny model file that the test generates.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGgufLlm } from './gguf.ts';
import { INSTALL, loadLlamaModule, OWN_FOLDER } from './gguf/llama-module.ts';
import { createSemaphore } from './gguf/semaphore.ts';
import { LlmFailure, type LlmProvider } from './port.ts';
import { collect, llmSuite, promptOf, textOf } from '../../../test/suites/llm-suite.ts';
import { writeTinyGguf } from '../../../test/fakes/tiny-gguf.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const library = new URL(`../../../../${OWN_FOLDER}/node_modules/node-llama-cpp`, import.meta.url);
let folder: string;
let modelPath: string;

beforeAll(async () => {
  if (!existsSync(library)) {
    throw new Error(`These tests need node-llama-cpp beside the project. Run: ${INSTALL}`);
  }
  folder = await mkdtemp(join(tmpdir(), 'tiny-gguf-'));
  modelPath = join(folder, 'tiny.gguf');
  await writeFile(modelPath, writeTinyGguf());
});
afterAll(() => rm(folder, { recursive: true }));

const open = (contextTokens?: number): Promise<LlmProvider> =>
  createGgufLlm({ modelPath, contextTokens, threads: 1, log });

llmSuite('gguf', {
  open: async () => ({ llm: await open() }),
  isDeterministic: true,
  long: promptOf({ max_tokens: 350 }),
});

describe('a model file', () => {
  let llm: LlmProvider;
  beforeAll(async () => {
    llm = await open(256);
  });
  afterAll(() => llm.close());

  test('reports its name and context size, and counts tokens exactly', () => {
    expect(llm).toMatchObject({ name: 'gguf · tiny.gguf', isBuiltIn: false, contextTokens: 256 });
    expect(llm.countTokens('hello')).toBeGreaterThan(0);
  });

  test('a prompt that does not fit is an overflow, with the size of the context', async () => {
    const failing = collect(llm, promptOf({ system: 'word '.repeat(300) }));
    await expect(failing).rejects.toMatchObject({ kind: 'overflow', contextTokens: 256 });
    expect(textOf(await collect(llm, promptOf({ max_tokens: 8 })))).not.toBe('');
  });

  test('variants differ', async () => {
    const texts = await Promise.all(
      [0, 1, 2].map(async (variant) =>
        textOf(await collect(llm, promptOf({ variant, max_tokens: 40 }))),
      ),
    );
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  test('a file that is not a model is reported in one sentence', async () => {
    const path = join(folder, 'broken.gguf');
    await writeFile(path, 'not a model');
    await expect(createGgufLlm({ modelPath: path, log })).rejects.toThrow('couldn’t be loaded');
  });

  test('a missing library is reported with the command that installs it', async () => {
    const load = (): Promise<never> =>
      Promise.reject(new LlmFailure('unavailable', `run "${INSTALL}"`));
    await expect(createGgufLlm({ modelPath, log, load })).rejects.toThrow(INSTALL);
    expect(await loadLlamaModule()).toHaveProperty('getLlama');
  });
});

describe('the semaphore', () => {
  test('admits one at a time, in order, and an aborted wait does not block it', async () => {
    const semaphore = createSemaphore();
    const signal = new AbortController().signal;
    const order: string[] = [];
    const leave = await semaphore.enter(signal);
    const leaving = new AbortController();
    const second = semaphore.enter(leaving.signal).catch(() => order.push('second left'));
    const third = semaphore.enter(signal).then((done) => {
      order.push('third');
      done();
    });
    leaving.abort();
    await second;
    order.push('first');
    leave();
    await third;
    expect(order).toEqual(['second left', 'first', 'third']);
  });
});
