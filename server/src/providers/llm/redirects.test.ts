// Redirects of a model server are never followed, by any request.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { chooseLlm } from './choose.ts';
import type { LlmProvider } from './port.ts';

const reached: string[] = [];
const elsewhere = createServer((request, response) => {
  reached.push(request.url ?? '');
  response.end(JSON.stringify({ data: [{ id: 'stolen', max_model_len: 4_096 }] }));
});
let status = 302;
const model = createServer((request, response) => {
  request.resume();
  const { port } = elsewhere.address() as AddressInfo; // it listens on a port
  response.writeHead(status, { location: `http://127.0.0.1:${port}${request.url}` }).end();
});

beforeAll(async () => {
  for (const server of [elsewhere, model])
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
beforeEach(() => void reached.splice(0));
afterAll(() => {
  for (const server of [elsewhere, model]) {
    server.closeAllConnections();
    server.close();
  }
});

async function replyOf(llm: LlmProvider): Promise<void> {
  const persona = {
    name: 'Ann',
    age: 30,
    tagline: '',
    description: '',
    personality: '',
    scenario: '',
    tags: [],
    traits: {},
  };
  const prompt = {
    system: '',
    messages: [{ role: 'user' as const, text: 'Hi' }],
    persona,
    continues: false,
    variant: 0,
    max_tokens: 10,
  };
  for await (const part of llm.reply(prompt, AbortSignal.timeout(5_000))) expect(part).toBeNull();
}

test.each([301, 302, 303, 307, 308])(
  'redirect %i is never followed, at the start or later',
  async (code) => {
    status = code;
    const { port } = model.address() as AddressInfo; // it listens on a port
    const config = { LLM_BASE_URL: `http://127.0.0.1:${port}`, LLM_API_KEY: 'secret' };
    const llm = await chooseLlm({ config, log: quietLog });
    await expect(replyOf(llm)).rejects.toThrow();
    expect(reached).toEqual([]);
    await llm.close();
  },
);
