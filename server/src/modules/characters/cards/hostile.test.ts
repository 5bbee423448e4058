// Files that mean harm or are broken: each is refused in its own words, soon and without much memory.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import {
  asJson,
  charxWith,
  inBase64,
  made,
  packedChunk,
  pngWith,
  replaced,
  textChunk,
  v2,
  v3,
} from '../../../../test/card-files.ts';
import { AppError } from '../../../platform/errors.ts';
import { writeCharx } from '@velour/character-cards/charx.ts';
import { blankPicture } from '@velour/character-cards/png.ts';
import { readCardFile } from './cards.ts';

const MEGABYTE = 1024 * 1024;
const card = textChunk('chara', inBase64(v2));

function sized(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const picture = blankPicture(16);
  return Buffer.concat([
    picture.subarray(0, 8),
    made({ type: 'IHDR', content: header }),
    made(card),
    picture.subarray(33),
  ]);
}

const nested = (depth: number): Buffer =>
  Buffer.from(`{"name":"A","description":${'['.repeat(depth)}${']'.repeat(depth)}}`);

const hostile: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['nothing at all', 'card.unknown_format', () => Buffer.alloc(0)],
  ['a JPEG', 'card.unknown_format', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a picture in words', 'card.unknown_format', () => Buffer.from('<svg xmlns="x"/>')],
  ['a page', 'card.unknown_format', () => Buffer.from('<!doctype html><script>1</script>')],
  [
    'a JPEG that is a zip behind',
    'card.unknown_format',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), await charxWith(v3)]),
  ],
  ['blanks without end', 'card.unknown_format', () => Buffer.alloc(4 * MEGABYTE, ' ')],

  ['a PNG without a card', 'card.missing', () => blankPicture(16)],
  ['half a PNG', 'card.damaged', () => pngWith([card]).subarray(0, 60)],
  ['a PNG of its first bytes', 'card.damaged', () => pngWith([card]).subarray(0, 8)],
  ['a PNG without an end', 'card.damaged', () => pngWith([card]).subarray(0, -12)],
  ['a PNG with a wrong checksum', 'card.damaged', () => pngWith([{ ...card, crc: 1 }])],
  [
    'a chunk longer than the file',
    'card.damaged',
    () => pngWith([{ ...card, length: 0x7fffffff }]),
  ],
  ['a chunk of four billion', 'card.damaged', () => pngWith([{ ...card, length: 0xffffffff }])],
  [
    'a PNG that is a zip behind',
    'card.unsafe',
    async () => Buffer.concat([pngWith([card]), await charxWith(v3)]),
  ],
  [
    'a PNG that is a page behind',
    'card.unsafe',
    () => Buffer.concat([pngWith([card]), Buffer.from('<script>alert(1)</script>')]),
  ],
  [
    'a hundred thousand chunks',
    'card.unsafe',
    () => pngWith(Array.from({ length: 100_000 }, () => textChunk('k', ''))),
  ],
  ['a picture of 64k × 64k', 'card.too_large', () => sized(65_535, 65_535)],
  ['a picture of two billion lines', 'card.too_large', () => sized(1, 0x7fffffff)],
  [
    'a text without a name',
    'card.damaged',
    () => pngWith([{ type: 'tEXt', content: Buffer.from('chara') }]),
  ],
  ['a text that is no base64', 'card.damaged', () => pngWith([textChunk('chara', '%%%')])],
  ['base64 of no UTF-8', 'card.damaged', () => pngWith([textChunk('chara', '//79/A==')])],
  ['an empty card', 'card.damaged', () => pngWith([textChunk('chara', '')])],
  [
    'two different cards',
    'card.ambiguous',
    () => pngWith([card, textChunk('chara', inBase64(v3))]),
  ],
  [
    'a fifth card that is another',
    'card.ambiguous',
    () => pngWith([card, card, card, card, textChunk('chara', inBase64(v3))]),
  ],
  [
    'a text of 15 MB',
    'card.too_large',
    () => pngWith([textChunk('chara', Buffer.alloc(15 * MEGABYTE, 'A'))]),
  ],
  [
    'a text that unpacks to a gigabyte',
    'card.too_large',
    () => pngWith([packedChunk('ccv3', Buffer.alloc(200 * MEGABYTE, 'A'))]),
  ],
  [
    'a packed text that is none',
    'card.damaged',
    () => pngWith([{ type: 'zTXt', content: Buffer.from('chara\0\0nonsense') }]),
  ],

  ['JSON that is cut off', 'card.damaged', () => asJson(v2).subarray(0, 200)],
  [
    'JSON of no UTF-8',
    'card.damaged',
    () =>
      Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]),
  ],
  ['JSON in UTF-16', 'card.unknown_format', () => Buffer.from(`\uFEFF{"name":"A"}`, 'utf16le')],
  ['JSON without a character', 'card.missing', () => asJson({ hello: 1 })],
  ['a card without a name', 'card.missing', () => asJson({ ...v2, data: { name: '  ' } })],
  ['a book of lore', 'card.missing', () => asJson({ spec: 'lorebook_v3', data: { entries: [] } })],
  ['a name of nothing to see', 'card.missing', () => asJson({ ...v2, data: { name: '\u200b' } })],
  [
    'a book of another program',
    'card.missing',
    () => asJson({ kind: 'memory', name: 'Lore', entries: [{ entry: 'x', keywords: ['k'] }] }),
  ],
  ['JSON a million deep', 'card.unsafe', () => nested(500_000)],
  ['JSON 41 deep', 'card.unsafe', () => nested(41)],
  [
    'a million empty lists',
    'card.unsafe',
    () => Buffer.from(`{"name":"A","x":[${'[],'.repeat(600_000)}[]]}`),
  ],
  [
    'JSON of 15 MB',
    'card.too_large',
    () => asJson({ name: 'A', description: 'x'.repeat(15 * MEGABYTE) }),
  ],
  ...['__proto__', 'constructor', 'prototype'].map((key): (typeof hostile)[number] => [
    `a field named ${key}`,
    'card.unsafe',
    () => Buffer.from(`{"name":"A","extensions":{"a":[{"${key}":{"isAdmin":true}}]}}`),
  ]),

  ['a zip without a card', 'card.missing', () => writeCharx({ 'other.json': asJson(v3) })],
  ['an empty zip', 'card.unknown_format', () => writeCharx({})],
  ['half a zip', 'card.damaged', async () => (await charxWith(v3)).subarray(0, 300)],
  [
    'a zip that leads out',
    'card.unsafe',
    async () =>
      replaced(
        await charxWith(v3, { 'aaaaa/evil.txt': Buffer.from('x') }),
        'aaaaa/evil',
        '../../evil',
      ),
  ],
  [
    'a zip with a path from the root',
    'card.unsafe',
    async () =>
      replaced(await charxWith(v3, { 'xetc/passwd': Buffer.from('x') }), 'xetc/', '/etc/'),
  ],
  [
    'a zip with backslashes',
    'card.unsafe',
    async () => replaced(await charxWith(v3, { 'aa/bb': Buffer.from('x') }), 'aa/bb', '..\\bb'),
  ],
  [
    'a zip with two cards',
    'card.ambiguous',
    async () =>
      replaced(await charxWith(v3, { 'card.jsox': asJson(v2) }), 'card.jsox', 'card.json'),
  ],
  [
    'a zip with a wrong checksum',
    'card.damaged',
    async () => {
      const picture = blankPicture(8);
      const file = await charxWith(v3, { 'a.txt': picture });
      const at = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
      file.writeUInt32LE(1, at + 16);
      return file;
    },
  ],
  [
    'a zip that unpacks to gigabytes',
    'card.unsafe',
    () => charxWith(v3, { 'a.bin': Buffer.alloc(20 * MEGABYTE) }),
  ],
  [
    'a card that unpacks to 20 MB',
    'card.unsafe',
    () => writeCharx({ 'card.json': Buffer.alloc(20 * MEGABYTE, ' ') }),
  ],
  [
    'a card of 3 MB in a zip',
    'card.too_large',
    () => writeCharx({ 'card.json': Buffer.from(noise(3 * MEGABYTE)) }),
  ],
  [
    'three thousand files',
    'card.unsafe',
    () =>
      charxWith(
        v3,
        Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`f${at}`, Buffer.alloc(0)])),
      ),
  ],
  [
    'an encrypted zip',
    'card.unsafe',
    async () => {
      const file = await charxWith(v3);
      const at = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
      file.writeUInt16LE(file.readUInt16LE(at + 8) | 1, at + 8);
      return file;
    },
  ],
];

/** Letters that hardly pack, the same each time. */
function noise(length: number): string {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return String.fromCharCode(97 + (seed % 26));
  }).join('');
}

const MAX_MEMORY = 100 * MEGABYTE;
const LONGEST_MS = 5_000;

describe('refused', () => {
  test.each(hostile)('%s: %s', async (_name, code, make) => {
    const file = await make();
    const before = process.memoryUsage().rss;
    const began = process.cpuUsage();
    await expect(readCardFile(file)).rejects.toMatchObject({ code });
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(LONGEST_MS);
    expect(process.memoryUsage().rss - before).toBeLessThan(MAX_MEMORY);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});

test.each([
  ['an age and blanks', { description: `Age:${' '.repeat(1_900_000)}` }],
  ['a gender and signs', { description: `gender${' ='.repeat(900_000)}` }],
  ['numbers and blanks', { description: `1${' -'.repeat(900_000)}` }],
  ['tags that never end', { creator_notes: '<'.repeat(1_900_000) }],
  ['links that never end', { creator_notes: '[]('.repeat(600_000) }],
])('no text makes a pattern go round in circles: %s', async (_name, texts) => {
  const began = process.cpuUsage();
  await readCardFile(asJson({ ...v2, data: { ...v2.data, ...texts } }));
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(LONGEST_MS);
});

test('any bytes give a card or a known error code', async () => {
  const valid = [asJson(v3), pngWith([card]), await charxWith(v3, { a: blankPicture(4) })];
  const spoiled = fc
    .record({
      file: fc.constantFrom(...valid),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 16 }),
      cut: fc.boolean(),
    })
    .map(({ file, at, bytes, cut }) => {
      const copy = Buffer.from(file);
      const place = Math.floor(at * copy.length);
      copy.set(bytes.subarray(0, copy.length - place), place);
      return cut ? copy.subarray(0, place) : copy;
    });
  await fc.assert(
    fc.asyncProperty(fc.oneof(spoiled, fc.uint8Array({ maxLength: 200 })), async (file) => {
      const outcome = await readCardFile(file).catch((error: unknown) => error);
      if (!(outcome instanceof Error)) return;
      expect(outcome).toBeInstanceOf(AppError);
      expect((outcome as AppError).code).toMatch(/^card\./);
    }),
    runs(400, 4_000),
  );
});

test('a remote address is never fetched', async () => {
  const requested: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (address) => {
    requested.push(String(address));
    return Promise.reject(new Error('nobody may ask'));
  };
  try {
    const icon = { type: 'icon', uri: 'http://127.0.0.1:9/x.png', name: 'main', ext: 'png' };
    const read = await readCardFile(asJson({ ...v3, data: { ...v3.data, assets: [icon] } }));
    expect(read.picture).toBeUndefined();
    expect(read.notes).toContainEqual({
      kind: 'left_out',
      field: 'assets/icon/main',
      reason: 'remote_address',
    });
  } finally {
    globalThis.fetch = fetch;
  }
  expect(requested).toEqual([]);
});
