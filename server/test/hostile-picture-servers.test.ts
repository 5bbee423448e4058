// Malicious image servers against the whole product: every order ends, tokens are captured once or
// refunded, and shown pictures belong to the order.
import { deflateSync, crc32 } from 'node:zlib';
import type { StudioJob } from '@velour/contract/studio.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSdapi } from '../src/providers/image/sdapi.ts';
import type { Database } from '../src/platform/db/open.ts';
import { testApp, type Person, type TestApp } from './app.ts';
import { cleanUp, onDatabase } from './databases.ts';
import { createPuppetLlm } from './fakes/fake-llm.ts';
import type { Exchange } from './fakes/picture-servers/fake-server.ts';
import { movingPicture, plainPicture } from './fakes/picture-servers/pictures.ts';
import { startFakeSdapi, type FakeSdapi } from './fakes/picture-servers/sdapi.ts';
import { balance, createMakers, isOver } from './makers.ts';

const TEXT = '/sdapi/v1/txt2img';
const PRICE = 5;
const SIZE = { width: 832, height: 1216 };
const TRIES = 3;
/** Longer than any delay between two attempts, even if a server requests a day. */
const PAUSE_MS = 200_000;

type Lie = (exchange: Exchange) => Promise<void> | void;

function chunk(type: string, data: Buffer): Buffer {
  const made = Buffer.alloc(12 + data.length);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, 'latin1');
  data.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length);
  return made;
}

const withChunk = (png: Buffer, type: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);

/** A valid decompression bomb of a few hundred kilobytes. */
function bomb(side: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

const noise = () =>
  sharp({
    create: {
      ...SIZE,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const page = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), html]);
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** Generated once for all attempts. */
const picture = (make: () => Promise<Buffer> | Buffer): Lie => {
  let made: Promise<object> | undefined;
  const images = async () => ({ images: [(await make()).toString('base64')] });
  return async function sends(exchange) {
    exchange.send(200, await (made ??= images()));
  };
};
const says = (status: number, body: object | string, headers = {}): Lie =>
  function answers(exchange) {
    exchange.send(status, body, headers);
  };

/** None of these responses is a valid picture for an order. */
const lies: Readonly<Record<string, Lie>> = {
  'a page': says(200, '<!doctype html>', { 'content-type': 'text/html' }),
  'a page that calls itself JSON': says(200, '<html>', { 'content-type': 'application/json' }),
  'no bytes': picture(() => Buffer.alloc(0)),
  'a page with the head of a PNG': picture(() => page('\x89PNG\r\n\x1a\n')),
  'a page with the head of a JPEG': picture(() => page('\xff\xd8\xff\xe0')),
  'half a PNG': picture(async () => half(await noise().png().toBuffer())),
  'half a JPEG': picture(async () => half(await noise().jpeg().toBuffer())),
  'half a WebP': picture(async () => half(await noise().webp().toBuffer())),
  'a bomb of 20,000 pixels a side': picture(() => bomb(20_000)),
  'one that would be held in memory': picture(() =>
    sharp({ create: { width: 5_200, height: 5_200, channels: 3, background: '#345' } })
      .jpeg({ progressive: true })
      .toBuffer(),
  ),
  'a drawing in words': picture(() => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  'fifty megabytes': says(200, { images: ['A'.repeat(50 * 2 ** 20)] }),
  'too much to read': says(200, Buffer.alloc(65 * 2 ** 20, 32)),
  'the picture of another request': says(200, { images: ['AAAA'], parameters: { seed: 1 } }),
  'a list of nothing': says(200, { images: [null] }),
  'a deep list': says(200, '['.repeat(100_000)),
  'another host': says(307, '', { location: 'http://169.254.169.254/latest/meta-data' }),
  'too few bytes for its length': (exchange) => {
    exchange.send(200, '{"images":["', { 'content-length': '5000' });
    exchange.cut();
  },
  'too many requests': says(429, {}, { 'retry-after': '20' }),
  forgotten: says(410, {}),
  'not now': says(503, {}, { 'retry-after': '99999999' }),
  'a broken line': (exchange) => exchange.cut(),
};

onDatabase('a picture server that sends', (open) => {
  const later = cleanUp();
  let database: Database;
  let server: FakeSdapi;
  let app: TestApp;
  let ann: Person;
  let character_id: string;

  beforeAll(async () => {
    database = await open();
    server = await startFakeSdapi();
    const image = createSdapi({ address: server.url, totalMs: 20_000 });
    app = await testApp({ database, llm: createPuppetLlm(), image, later });
    character_id = await app.addCharacter({ name: 'Maren' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    ann = await createMakers({ app, database }).maker(PRICE);
  });

  /** Runs waiting jobs, moving the clock over the delays between attempts. */
  async function order(prompt = 'reading in a library'): Promise<StudioJob> {
    const { job_id } = await ann.studio.generateImage({ body: { character_id, prompt } });
    for (let tries = 0; tries < TRIES; tries += 1) {
      await app.app.jobs.runNext('image');
      const job = await ann.studio.image({ query: { generated_image_id: job_id } });
      if (isOver(job)) return job;
      app.clock.forward(PAUSE_MS);
    }
    throw new Error('The order does not come to an end.');
  }

  const files = async () => (await database.pool.query('select 1 from asset')).rows.length;

  test.each(Object.entries(lies))(
    '%s: the tokens come back, and nothing is shown',
    async (_, lie) => {
      const before = await files();
      // A picture that the first try takes would end the order; the other tries are cheap.
      server.instead(TEXT, says(410, {}), TRIES - 1);
      server.instead(TEXT, lie);
      expect(await order()).toMatchObject({ state: 'failed', pictures: [] });
      expect(await balance(ann)).toEqual({ left: PRICE, held: 0 });
      expect(await files()).toBe(before);
    },
  );

  /** Valid pictures with additional content. */
  const laden: Readonly<Record<string, () => Promise<Buffer>>> = {
    'where and when it was taken': async () =>
      noise()
        .withExif({ IFD0: { Copyright: 'a secret' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
        .jpeg()
        .toBuffer(),
    'a page behind its end': async () =>
      Buffer.concat([await noise().jpeg().toBuffer(), Buffer.from('PK\x03\x04 a secret'), html]),
    'the words of its prompt': async () =>
      withChunk(await noise().png().toBuffer(), 'tEXt', Buffer.from('parameters\0a secret')),
    'a profile that unpacks to 200 MB': async () =>
      withChunk(
        await noise().png().toBuffer(),
        'iCCP',
        Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200 * 2 ** 20))]),
      ),
    'more than one frame': () => movingPicture(SIZE),
  };

  test.each(Object.entries(laden))(
    'a picture with %s: it is shown without',
    async (_name, make) => {
      server.instead(TEXT, picture(make));
      const before = process.memoryUsage().rss;
      const job = await order();
      expect(job).toMatchObject({ state: 'succeeded', pictures: [{}] });
      expect(await balance(ann)).toEqual({ left: 0, held: 0 });
      const { rawPayload } = await app.http.inject(job.pictures[0]?.url ?? '');
      const { exif, icc, pages = 1, format } = await sharp(rawPayload).metadata();
      expect([exif, icc, pages, format]).toEqual([undefined, undefined, 1, 'webp']);
      expect(rawPayload.toString('latin1')).not.toMatch(/a secret|<script>/);
      expect(process.memoryUsage().rss - before).toBeLessThan(400 * 2 ** 20);
    },
  );

  test('the same picture for two orders is accepted once', async () => {
    const same = await plainPicture({ ...SIZE, seed: 77 });
    server.instead(
      TEXT,
      picture(() => same),
      1 + TRIES,
    );
    ann = await createMakers({ app, database }).maker(2 * PRICE);
    expect(await order()).toMatchObject({ state: 'succeeded' });
    expect(await order('at the beach')).toMatchObject({ state: 'failed', pictures: [] });
    expect(await balance(ann)).toEqual({ left: PRICE, held: 0 });
  });

  test('a busy server is retried after its requested delay, and no sooner', async () => {
    server.instead(TEXT, says(429, {}, { 'retry-after': '60' }));
    const requests = () => server.sentTo(TEXT).length;
    const before = requests();
    await ann.studio.generateImage({ body: { character_id, prompt: 'in a park' } });
    await app.app.jobs.runNext('image');
    app.clock.forward(59_000);
    expect(await app.app.jobs.runNext('image')).toBe(false);
    expect(requests() - before).toBe(1);
    app.clock.forward(32_000);
    expect(await app.app.jobs.runNext('image')).toBe(true);
    expect(await balance(ann)).toEqual({ left: 0, held: 0 });
  });
});
