// Uploads through the API: accepted and refused files, visibility, and expiry.
import { connect } from 'node:net';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { aPlainPicture } from '../../../test/fakes/fake-image.ts';
import { createMemory, type Memory } from '../../../test/fakes/memory-storage.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { createVault } from '../../platform/encryption.ts';
import type { Database } from '../../platform/db/open.ts';

interface Part {
  readonly name?: string;
  readonly filename?: string;
  readonly type?: string;
  readonly bytes: Buffer;
}

const BOUNDARY = '----a-boundary';
const master = Buffer.alloc(32, 5);

function formOf(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name = 'file', filename, type = 'image/png', bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${
        filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: ${type}`
      }\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** The header of a PNG of this size, with almost no content. */
function pngOfSize(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc(1_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

onDatabase('uploads', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let storage: Memory;
  let picture: Buffer;

  beforeAll(async () => {
    database = await open();
    storage = createMemory();
    app = await testApp({ database, llm: createPuppetLlm(), storage, master, later });
    picture = await aPlainPicture();
  });

  interface Sending {
    readonly token?: string | undefined;
    readonly headers?: Record<string, string>;
    readonly from?: string;
  }

  async function post(payload: Buffer, { token, headers = {}, from = '127.0.0.1' }: Sending = {}) {
    const reply = await app.http.inject({
      method: 'POST',
      url: '/media-api/upload-media?host=pd',
      remoteAddress: from,
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      payload,
    });
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  }
  const file = (bytes: Buffer, more: Partial<Part> = {}): Part => ({
    filename: 'a.png',
    bytes,
    ...more,
  });
  const sendAs = async (token: string, ...parts: readonly Part[]) => post(formOf(parts), { token });
  const stored = async () =>
    Number((await database.pool.query('select count(*) as n from media_upload')).rows[0]?.n);

  test('a picture is stored as new bytes without metadata, in quarantine, for its sender alone', async () => {
    const visitor = await app.visitor();
    const taken = await sharp(picture)
      .withExif({ IFD0: { Copyright: 'the photographer' } })
      .jpeg()
      .toBuffer();
    // Data after the picture may be a page or an archive; it is removed, too.
    const polyglot = Buffer.concat([taken, Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
    const { status, body } = await sendAs(visitor.token, file(polyglot, { type: 'text/html' }));
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        url: expect.stringMatching(/^\/assets\/[0-9a-f-]{36}\/960\?until=\d+&sign=/),
        width: 192,
        height: 256,
        deleted_at: new Date(Date.parse(String(body['deleted_at']))).toISOString(),
      },
    ]);
    const id = String(body['id']);
    const { rows } = await database.pool.query('select * from asset where id = $1', [id]);
    expect(rows[0]).toMatchObject({
      owner_id: visitor.id,
      verdict: 'pending',
      rating: 'explicit',
      is_shared: false,
      recipe: null,
    });
    const original = await storage.get(String(rows[0]?.original));
    const bytes = Buffer.concat((await original?.content.toArray()) ?? []);
    expect(bytes.includes('script') || bytes.includes('photographer')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect((await app.http.inject(String(body['url']))).statusCode).toBe(200);
    expect((await app.http.inject(`/assets/${id}/960`)).statusCode).toBe(404);
    app.clock.forward(11 * 60_000);
    expect((await app.http.inject(String(body['url']))).statusCode).toBe(404);
  });

  test('a moving picture becomes a still one', async () => {
    const frames = await Promise.all(
      ['#a00', '#00a'].map((background) =>
        sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [50, 50] })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { token } = await app.member();
    const { status, body } = await sendAs(token, file(moving, { type: 'image/webp' }));
    expect([status, body['width']]).toEqual([200, 64]);
    const { rows } = await database.pool.query('select original from asset where id = $1', [
      body['id'],
    ]);
    const original = await storage.get(String(rows[0]?.original));
    const bytes = Buffer.concat((await original?.content.toArray()) ?? []);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 64 });
  });

  const chunked = (png: Buffer, type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)]);
  };
  /** Decompresses to 200 MB. */
  const profile = () =>
    Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200 * 2 ** 20))]);
  const secret = { IFD0: { Copyright: 'a secret' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } };
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>a secret</script></svg>';

  test.each<[string, () => Promise<Buffer>]>([
    ['sixteen bits a channel', () => sharp(picture).toColourspace('rgb16').png().toBuffer()],
    ['ink colors', () => sharp(picture).toColourspace('cmyk').jpeg().toBuffer()],
    ['a progressive JPEG', () => sharp(picture).jpeg({ progressive: true }).toBuffer()],
    ['gray and transparent', () => sharp(picture).greyscale().ensureAlpha(0.5).png().toBuffer()],
    ['a palette', () => sharp(picture).png({ palette: true }).toBuffer()],
    [
      'a line of 60,000 pixels',
      () => sharp(picture).resize(1, 60_000, { fit: 'fill' }).png().toBuffer(),
    ],
    ['where it was taken', () => sharp(picture).withExif(secret).jpeg().toBuffer()],
    [
      'lying on its side',
      () => sharp(picture).withExif(secret).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    [
      'a profile that is a bomb',
      async () => chunked(await sharp(picture).png().toBuffer(), 'iCCP', profile()),
    ],
    [
      'a drawing that runs scripts in its comment',
      async () =>
        chunked(
          await sharp(picture).png().toBuffer(),
          'tEXt',
          Buffer.from(`Comment\0${script}`, 'latin1'),
        ),
    ],
  ])('taken, and stored as a plain picture without anything else: %s', async (_name, make) => {
    const { token } = await app.visitor();
    const before = process.memoryUsage().rss;
    // The sender's file name and type are ignored.
    const part = file(await make(), { type: 'image/svg+xml', filename: '../../a.svg' });
    const { status, body } = await sendAs(token, part);
    expect([status, body]).toEqual([200, expect.objectContaining({ id: expect.any(String) })]);
    const { rows } = await database.pool.query('select original, mime from asset where id = $1', [
      body['id'],
    ]);
    const original = await storage.get(String(rows[0]?.original));
    const bytes = Buffer.concat((await original?.content.toArray()) ?? []);
    const { format, space, depth, channels, exif, icc, xmp, orientation } =
      await sharp(bytes).metadata();
    expect([format, space, depth, channels]).toEqual(['jpeg', 'srgb', 'uchar', 3]);
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toContain('a secret');
    const shown = await app.http.inject(String(body['url']));
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 2 ** 20);
  });

  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const unreadable = 'request.invalid';
  const tooLarge = 'picture.too_large';
  test.each<[string, () => Promise<Buffer> | Buffer, (typeof unreadable | typeof tooLarge)?]>([
    ['a page with the head of a JPEG', () => Buffer.concat([Buffer.from([255, 216, 255]), html])],
    [
      'a page with the head of a PNG',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), html]),
    ],
    ['a page with the head of a WebP', () => Buffer.concat([Buffer.from('RIFF0000WEBP'), html])],
    ['a picture that is cut off', () => picture.subarray(0, picture.length / 2)],
    ['a few bytes that unpack to gigabytes', () => pngOfSize(60_000, 60_000), tooLarge],
    ['one that is a little too large to unpack', () => pngOfSize(8_000, 5_001), tooLarge],
    [
      'a drawing in words',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a GIF', () => sharp(picture).resize(20).gif().toBuffer()],
    ['a TIFF', () => sharp(picture).resize(20).tiff().toBuffer()],
    ['nothing', () => Buffer.alloc(0)],
  ])('refused and not stored: %s', async (_name, make, code = unreadable) => {
    const before = [await stored(), storage.keys().length];
    const { token } = await app.visitor();
    const { status, body } = await sendAs(token, file(await make()));
    expect([status, body['code']]).toEqual([422, code]);
    expect([await stored(), storage.keys().length]).toEqual(before);
  });

  test('one file in the field `file`, and nothing else', async () => {
    const { token } = await app.visitor();
    const wrong: Part[][] = [
      [],
      [file(picture, { name: 'picture' })],
      [file(picture), file(picture)],
      [file(picture), file(picture), file(picture), file(picture)],
      [file(picture), { name: 'rights', bytes: Buffer.from('mine') }],
      [{ bytes: Buffer.from('no file') }],
      [file(picture, { name: '__proto__' })],
    ];
    for (const parts of wrong) {
      const { status } = await sendAs(token, ...parts);
      expect(status, `${parts.length} ${parts[0]?.name}`).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    const json = await post(Buffer.from('{}'), {
      token,
      headers: { 'content-type': 'application/json' },
    });
    expect(json).toMatchObject({ status: 415, body: { code: 'request.unsupported_media_type' } });
    const boundless = { 'content-type': 'multipart/form-data; charset=utf-8' };
    expect((await post(formOf([file(picture)]), { token, headers: boundless })).status).toBe(400);
    const form = formOf([file(picture)]);
    expect((await post(form.subarray(0, form.length - 30), { token })).status).toBe(400);
    expect((await post(Buffer.alloc(0), { token })).status).toBeLessThan(500);
  });

  test('a sender who leaves in the middle, or is refused before the end, harms no one', async () => {
    const { token } = await app.visitor();
    const [host, port] = (await app.listen()).split(':');
    const head = (length: number, bearer: string) =>
      `POST /media-api/upload-media?host=pd HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${bearer}\r\n` +
      `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${length}\r\n\r\n`;
    const form = formOf([file(picture)]);
    const leaving = connect(Number(port), host);
    await new Promise<void>((sent) => {
      leaving.write(head(form.length, token));
      leaving.write(form.subarray(0, 200), () => sent());
    });
    leaving.destroy();
    const refused = connect(Number(port), host);
    const answer = new Promise<string>((heard) =>
      refused.once('data', (bytes) => heard(bytes.toString())),
    );
    refused.write(head(5_000_000, 'nonsense'));
    expect(await answer).toContain('401');
    refused.destroy();
    expect((await sendAs(token, file(picture))).status).toBe(200);
  });

  test('ten megabytes are the most', async () => {
    const { token } = await app.visitor();
    const large = file(Buffer.alloc(10 * 2 ** 20 + 1, 255));
    const refused = { status: 413, body: { code: 'request.too_large' } };
    expect(await post(formOf([large]), { token })).toMatchObject(refused);
    const more = { 'content-length': String(11 * 2 ** 20) };
    expect(await post(Buffer.from(''), { token, headers: more })).toMatchObject(refused);
  });

  test('without a token that is good for uploads nothing is read', async () => {
    const form = formOf([file(picture)]);
    const detail = 'Failed to get authentication token.';
    expect(await post(form)).toMatchObject({
      status: 401,
      body: { code: 'identity.required', detail },
    });
    expect(await post(form, { token: 'nonsense' })).toMatchObject({
      status: 401,
      body: { detail },
    });
    const { id } = await app.visitor();
    const trialOnly = await new SignJWT({
      site: app.site_id,
      adult: true,
      scopes: ['trial'],
      token_use: 'visitor',
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(id)
      .setIssuer('velour')
      .setAudience(`visitor:${app.site_id}`)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(createVault(master).secret('visitor-tokens'));
    expect(await post(form, { token: trialOnly })).toMatchObject({
      status: 403,
      body: { code: 'identity.forbidden' },
    });
  });

  test('a person and a network send only so many at once', async () => {
    const { token } = await app.visitor();
    const tiny = formOf([file(Buffer.from('no picture'))]);
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1)
      statuses.push((await post(tiny, { token, from: '203.0.113.7' })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
  });

  test('unused uploads are deleted after a day, with their files', async () => {
    const ann = await app.member();
    const { body } = await sendAs(ann.token, file(picture));
    const id = String(body['id']);
    const isThere = async () =>
      (await database.pool.query('select 1 from asset where id = $1', [id])).rows.length === 1;
    app.clock.forward(23 * 3_600_000);
    await app.app.gallery.uploads.removeUnused();
    expect(await isThere()).toBe(true);
    app.clock.forward(3_600_000);
    await Promise.all([
      app.app.gallery.uploads.removeUnused(),
      app.app.gallery.uploads.removeUnused(),
    ]);
    expect([await isThere(), await stored()]).toEqual([false, 0]);
    app.clock.forward(3_600_000);
    await app.app.assets.removeOrphans();
    expect(storage.keys().filter((key) => key.includes(id))).toEqual([]);
  });
});
