// The embeddings of a server, including invalid responses, and of the local model, which is the real one.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { chooseEmbeddings } from './choose.ts';
import { createLocalEmbeddings } from './local.ts';
import { createOpenAiEmbeddings } from './openai-compatible.ts';
import { EmbeddingsFailure } from './port.ts';
import { suiteOfEmbeddings } from '../../../test/suites/embeddings-suite.ts';

const signal = new AbortController().signal;

describe('a server', () => {
  /** Counts the letters of a text, so that texts of the same words are near each other. */
  const vectorOf = (text: string): number[] =>
    Array.from(
      { length: 26 },
      (_, at) => text.toLowerCase().split(String.fromCharCode(97 + at)).length,
    );
  let answer: ((reply: ServerResponse) => void) | undefined;
  const requests: { url: string | undefined; key: string | undefined; body: unknown }[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const parsed = JSON.parse(body) as { input: string[] };
      requests.push({ url: request.url, key: request.headers.authorization, body: parsed });
      if (answer) return answer(reply);
      const data = parsed.input.map((text, index) => ({ index, embedding: vectorOf(text) }));
      reply.end(JSON.stringify({ data: data.reverse() }));
    });
  });
  let baseUrl = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const open = () => createOpenAiEmbeddings({ baseUrl, model: 'letters', apiKey: 'key' });

  suiteOfEmbeddings(open);

  test('is requests as documented', async () => {
    await open().embed(['One'], signal);
    expect(requests.at(-1)).toEqual({
      url: '/v1/embeddings',
      key: 'Bearer key',
      body: { model: 'letters', input: ['One'], encoding_format: 'float' },
    });
  });

  test.each<[string, (reply: ServerResponse) => void]>([
    ['an error', (reply) => reply.writeHead(500).end('{}')],
    ['no JSON', (reply) => reply.end('<html>')],
    ['too few', (reply) => reply.end('{"data":[]}')],
    [
      'zeros',
      (reply) => reply.end(JSON.stringify({ data: [{ index: 0, embedding: Array(26).fill(0) }] })),
    ],
    [
      'another one twice',
      (reply) => reply.end(JSON.stringify({ data: [{ index: 1, embedding: Array(26).fill(1) }] })),
    ],
    ['a redirect', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['a cut line', (reply) => void reply.destroy()],
  ])('that answers with %s fails', async (_, reply) => {
    answer = reply;
    await expect(open().embed(['One'], signal)).rejects.toBeInstanceOf(EmbeddingsFailure);
    answer = undefined;
  });
});

describe('the local model', () => {
  const local = createLocalEmbeddings();
  afterAll(() => local.close());
  suiteOfEmbeddings(() => local);

  test('starts again after it ended', async () => {
    await local.close();
    const [one] = await local.embed(['The harbor was quiet.'], signal);
    expect(one?.length).toBe(384);
  });
});

test('a server without an address is refused at start', () => {
  expect(() => chooseEmbeddings({ EMBEDDINGS: 'server' }, quietLog)).toThrow('EMBEDDINGS_BASE_URL');
  expect(chooseEmbeddings({ EMBEDDINGS: 'off' }, quietLog)).toBeUndefined();
});
