// Which servers on this machine are detected, and which are rejected.
import { afterEach, describe, expect, test } from 'vitest';
import {
  startFakeModelServer,
  type FakeModelServer,
  type FakeOptions,
} from '../../../test/fakes/model-server/server.ts';
import { startFakeServer } from '../../../test/fakes/picture-servers/fake-server.ts';
import { SOON_MS } from '../../../test/patience.ts';
import { findLocalServer, findNearby, usualServers, type Candidate } from './local-servers.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let running: FakeModelServer[] = [];

async function start(options: FakeOptions): Promise<FakeModelServer> {
  const server = await startFakeModelServer(options);
  running.push(server);
  return server;
}

const at = (server: FakeModelServer, kind: Candidate['kind'] = 'vllm'): Candidate => ({
  kind,
  baseUrl: server.url,
});
/** Enough on a busy machine. */
const probeMs = 10_000;
const absent: Candidate = { kind: 'ollama', baseUrl: 'http://127.0.0.1:1' };

afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  running = [];
});

test('the usual ports are probed in the order of preference', () => {
  expect(usualServers.map(({ kind, baseUrl }) => `${kind} ${baseUrl}`)).toEqual([
    'ollama http://127.0.0.1:11434',
    'llama.cpp http://127.0.0.1:8080',
    'vllm http://127.0.0.1:8000',
    'koboldcpp http://127.0.0.1:5001',
    'lm-studio http://127.0.0.1:1234',
  ]);
});

describe('finding', () => {
  test.each(['ollama', 'llama.cpp', 'vllm', 'koboldcpp', 'lm-studio'] as const)(
    '%s is found with its model and its context size',
    async (kind) => {
      const server = await start({ kind, models: ['a-model'] });
      const candidates = [absent, at(server, kind)];
      expect(await findLocalServer({ fetch, log, candidates, probeMs })).toEqual({
        kind,
        baseUrl: server.url,
        model: 'a-model',
        contextTokens: 2048,
      });
    },
  );

  test('the first in the order wins, not the fastest', async () => {
    const [one, other] = [await start({ models: ['one'] }), await start({ models: ['other'] })];
    const found = await findLocalServer({ fetch, log, candidates: [at(one), at(other)], probeMs });
    expect(found?.model).toBe('one');
  });

  test('models that cannot chat are skipped', async () => {
    const server = await start({ models: ['nomic-embed-text', 'bge-reranker', 'qwen3:8b'] });
    expect((await findLocalServer({ fetch, log, candidates: [at(server)], probeMs }))?.model).toBe(
      'qwen3:8b',
    );
  });

  test.each([
    ['a web page', { kind: 'web-page' }],
    ['a list without models', { models: [] }],
    ['only embedding models', { models: ['text-embedding-3'] }],
  ] as const)('%s is no model server', async (_, options) => {
    const server = await start(options);
    expect(await findLocalServer({ fetch, log, candidates: [at(server)] })).toBeUndefined();
  });

  test('a server that never responds is given up', async () => {
    const candidates = [at(await start({ kind: 'silent' })), at(await start({ kind: 'silent' }))];
    const startedAt = performance.now();
    expect(await findLocalServer({ fetch, log, candidates })).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  });

  test('closed ports are detected without waiting for the timeout', async () => {
    const startedAt = performance.now();
    expect(await findLocalServer({ fetch, log, candidates: [absent, absent] })).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  });
});

test('an image server that lists its model like a language model is rejected', async () => {
  const server = await startFakeServer((exchange) =>
    exchange.send(200, { data: [{ id: 'sd-cpp-local', object: 'model', owned_by: 'local' }] }),
  );
  const candidates = [{ kind: 'lm-studio', baseUrl: server.url }] as const;
  expect(await findLocalServer({ fetch, log, candidates })).toBeUndefined();
  expect(server.sentTo('/v1/models')).toHaveLength(1);
  await server.close();
});

test('a server that is found is listed with its settings; without one the list is empty', async () => {
  const server = await start({ kind: 'ollama', models: ['qwen3:8b'] });
  const kind = 'ollama' as const;
  const near = (baseUrl: string) => findNearby({ fetch, log, candidates: [{ kind, baseUrl }] });
  const found = await near(server.url);
  expect(found).toEqual([
    {
      name: expect.stringContaining('qwen3:8b') as string,
      settings: [`LLM_BASE_URL=${server.url}/v1`, 'LLM_MODEL=qwen3:8b'],
    },
  ]);
  expect(await near('http://127.0.0.1:1')).toEqual([]);
});
