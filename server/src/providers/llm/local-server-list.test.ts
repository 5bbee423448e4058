// Servers found on this machine are listed with the settings that connect them.
import { expect, onTestFinished, test } from 'vitest';
import { startFakeModelServer } from '../../../test/fakes/model-server/server.ts';
import { findNearby } from './local-server-list.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('a server that is found is listed with its settings; without one the list is empty', async () => {
  const server = await startFakeModelServer({ kind: 'ollama', models: ['qwen3:8b'] });
  const kind = 'ollama' as const;
  onTestFinished(() => server.close());
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
