// Which language model a configuration selects.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SOON_MS } from '../../../test/patience.ts';
import { chooseLlm, type LlmConfig } from './choose.ts';
import {
  startFakeModelServer,
  type FakeModelServer,
} from '../../../test/fakes/model-server/server.ts';

const logged: string[] = [];
const record = (_: object, message: string): void => {
  logged.push(message);
};
const log = { info: record, warn: record, error: record };
let server: FakeModelServer;

beforeAll(async () => {
  server = await startFakeModelServer({ kind: 'ollama', models: ['qwen3:8b'] });
});
afterAll(() => server.close());

async function choose(config: LlmConfig, isHere = false): Promise<string> {
  logged.length = 0;
  const candidates = isHere ? [{ kind: 'ollama', baseUrl: server.url } as const] : [];
  const llm = await chooseLlm({ config, log, candidates });
  await llm.close();
  return llm.name;
}

describe('choosing', () => {
  test('a configured server has priority, with its first model', async () => {
    expect(await choose({ LLM_BASE_URL: server.url }, true)).toBe('openai-compatible · qwen3:8b');
  });

  test('a configured model is used as it is', async () => {
    const config = { LLM_BASE_URL: server.url, LLM_MODEL: 'mine', LLM_MODEL_PATH: '/nowhere.gguf' };
    expect(await choose(config)).toBe('openai-compatible · mine');
  });

  test('a configured server that is not up yet does not prevent the start, and is logged', async () => {
    const startedAt = performance.now();
    expect(await choose({ LLM_BASE_URL: 'http://127.0.0.1:1' })).toContain('openai-compatible');
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
    expect(logged.join(' ')).toContain('not responding yet');
  });

  test('a server on this machine is found', async () => {
    expect(await choose({}, true)).toBe('openai-compatible · qwen3:8b');
  });

  test('without any model the demo model is used, and the log says how to connect one', async () => {
    expect(await choose({})).toBe('scripted');
    expect(logged.join(' ')).toMatch(/LLM_BASE_URL/);
  });

  test('a missing model file is reported in one sentence', async () => {
    await expect(choose({ LLM_MODEL_PATH: '/nowhere/model.gguf' })).rejects.toThrow(
      'LLM_MODEL_PATH: no file at /nowhere/model.gguf.',
    );
  });
});
