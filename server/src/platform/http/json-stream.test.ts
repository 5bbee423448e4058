// Streamed JSON: chunks of bounded length, with backpressure.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { PAGE_ROWS, pagesOf } from '../pages.ts';
import { jsonPieces, LONGEST_PIECE } from './bind-streamed.ts';

async function* pages<T>(...all: readonly T[][]): AsyncGenerator<T[]> {
  yield* all;
}

async function gather(value: unknown): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of jsonPieces(value)) pieces.push(piece);
  return pieces;
}

/** A list of this many rows that counts how often it was read, and records whether reading was stopped. */
function countingList(length: number, text: string) {
  const seen = { pages: 0, ended: false };
  async function* rows() {
    try {
      yield* pagesOf<{ n: number; text: string }>(async (last, most) => {
        seen.pages += 1;
        const from = (last?.n ?? -1) + 1;
        const count = Math.min(most, length - from);
        return Array.from({ length: count }, (_, at) => ({ n: from + at, text }));
      });
    } finally {
      seen.ended = true;
    }
  }
  return { seen, rows: rows() };
}

test('paged lists become arrays at any depth', async () => {
  const at = new Date(0);
  const response = {
    at,
    none: undefined,
    'odd "name"': null,
    data: {
      empty: pages(),
      blank: pages<unknown>([], [1], [], ['two']),
      chats: pages([
        { id: 1, messages: pages([{ text: 'a' }], [{ text: 'b, "c"' }]) },
        { id: 2, messages: pages() },
      ]),
      plain: [{ deep: [1] }],
    },
  };
  const written = (await gather(response)).join('');
  expect(JSON.parse(written)).toEqual({
    at: at.toISOString(),
    'odd "name"': null,
    data: {
      empty: [],
      blank: [1, 'two'],
      chats: [
        { id: 1, messages: [{ text: 'a' }, { text: 'b, "c"' }] },
        { id: 2, messages: [] },
      ],
      plain: [{ deep: [1] }],
    },
  });
});

test('no chunk is longer than the limit plus one row', async () => {
  const { rows, seen } = countingList(10_000, 'x'.repeat(2_000));
  const pieces = await gather({ rows });
  const longest = Math.max(...pieces.map(({ length }) => length));
  expect(longest).toBeLessThan(LONGEST_PIECE + 2_100);
  expect(seen.pages).toBe(10_000 / PAGE_ROWS + 1);
  expect((JSON.parse(pieces.join('')) as { rows: unknown[] }).rows).toHaveLength(10_000);
});

test('a paused caller pauses the reading, and a disconnect ends it', async () => {
  const { rows, seen } = countingList(100_000, 'x'.repeat(2_000));
  const stream = Readable.from(jsonPieces({ rows }), { objectMode: false });
  const server = createServer((_request, response) => {
    response.on('close', () => stream.destroy());
    stream.pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, so this is not a pipe's name
  const client = request({ port, host: '127.0.0.1' });
  client.on('error', () => undefined);
  client.end();
  const [response] = (await once(client, 'response')) as [Readable];
  response.pause();
  // Reading pauses once the buffers of both sides are full; 200 MB would be 501 pages.
  let before = -1;
  while (before !== seen.pages) {
    before = seen.pages;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(seen.pages).toBeLessThan(100);
  expect(seen.ended).toBe(false);
  client.destroy();
  await expect.poll(() => seen.ended).toBe(true);
  expect(seen.pages).toBeLessThan(101);
  server.close();
});

test('a failure during streaming breaks the connection instead of ending the response', async () => {
  async function* failing() {
    yield [1];
    throw new Error('The database is down.');
  }
  await expect(gather({ list: failing() })).rejects.toThrow('The database is down.');
});
