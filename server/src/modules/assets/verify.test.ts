// Whether this site made a file: downloads, re-encoded and smaller copies, and files from elsewhere.
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { paintPlaces } from '../../../test/painted-places.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { aDecodableClip } from '../../../test/fakes/fake-video.ts';
import type { Database } from '../../platform/db/open.ts';
import type { NewAsset } from './service.ts';

onDatabase('verifying a file', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let painted: Buffer[];

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, llm: createPuppetLlm() });
    painted = await paintPlaces();
  });

  const store = (bytes: Buffer, change: Partial<NewAsset> = {}) =>
    app.app.assets.store(database.db, {
      site_id: app.site_id,
      owner_id: null,
      bytes,
      rating: 'safe',
      verdict: 'approved',
      provenance: { engine: 'some-model', seed: 1 },
      ...change,
    });

  const verify = async (file: Buffer, name = 'file') => {
    const boundary = '----a-boundary';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\n`;
    const reply = await app.http.inject({
      method: 'POST',
      url: '/media-api/verify?host=pd',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    return { status: reply.statusCode, ...reply.json<Record<string, unknown>>() };
  };
  const today = () => app.clock.now().toISOString().slice(0, 10);
  const unknown = { made_here: false, evidence: null, made_on: null };

  test('a download is known by its signature, a picture and a clip', async () => {
    const picture = await store(painted[0] ?? expect.fail());
    const url = app.app.assets.urlOf(picture, 960);
    const here = { status: 200, made_here: true, evidence: 'signature', made_on: today() };
    const file = (await app.http.inject({ url })).rawPayload;
    expect(await verify(file)).toEqual({ ...here, declared: 'trainedAlgorithmicMedia' });
    const { bytes: clip } = await aDecodableClip({ width: 96, height: 128, seconds: 1 });
    const film = await store(painted[1] ?? expect.fail(), { clip });
    const played = await app.http.inject({ url: app.app.assets.clips.viewUrlOf(film) });
    expect(await verify(played.rawPayload)).toMatchObject(here);
  });

  test('a re-encoded or smaller copy is recognized by its similarity, and similar pictures are not', async () => {
    const [made, others] = [painted.slice(0, 4), painted.slice(4)];
    for (const bytes of made) await store(bytes);
    const changes: ((bytes: Buffer) => Promise<Buffer>)[] = [
      (bytes) => sharp(bytes).jpeg({ quality: 70 }).toBuffer(),
      (bytes) => sharp(bytes).resize({ width: 192 }).png().toBuffer(),
      (bytes) => sharp(bytes).resize({ width: 240 }).jpeg({ quality: 60 }).toBuffer(),
      (bytes) => sharp(bytes).webp({ quality: 40 }).toBuffer(),
    ];
    for (const change of changes) {
      for (const bytes of made)
        expect(await verify(await change(bytes))).toEqual({
          status: 200,
          made_here: true,
          evidence: 'likeness',
          made_on: today(),
          declared: null,
        });
      for (const bytes of others) expect(await verify(await change(bytes))).toMatchObject(unknown);
    }
  });

  test('a large picture that was encoded again is known by its watermark, on this site alone', async () => {
    const [large] = await paintPlaces({ width: 832, height: 1216 }, 1);
    const picture = await store(large ?? expect.fail());
    const file = (await app.http.inject({ url: app.app.assets.urlOf(picture, 960) })).rawPayload;
    const again = await sharp(file).resize({ width: 416 }).jpeg({ quality: 70 }).toBuffer();
    const here = { status: 200, made_here: true, evidence: 'watermark', declared: null };
    expect(await verify(again)).toEqual({ ...here, made_on: today() });
    // Recognized after the row is deleted, but without its date.
    await database.pool.query('delete from asset where id = $1', [picture.id]);
    expect(await verify(again)).toEqual({ ...here, made_on: null });
    expect(await verify(large ?? expect.fail())).toMatchObject(unknown);
    // A clip's still has the watermark, too.
    const { bytes: clip } = await aDecodableClip({ width: 96, height: 128, seconds: 1 });
    const film = await store(large ?? expect.fail(), { clip });
    const still = (await app.http.inject({ url: app.app.assets.urlOf(film, 960) })).rawPayload;
    const changed = await sharp(still).jpeg({ quality: 70 }).toBuffer();
    expect(await verify(changed)).toMatchObject(here);
  });

  test('an upload is not known, and a plain surface is like nothing', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const taken = await sharp({
      create: { width: 300, height: 400, channels: 3, background: '#000', noise },
    })
      .jpeg()
      .toBuffer();
    await store(taken, { provenance: { uploaded: true } });
    expect(await verify(taken)).toMatchObject(unknown);
    const plain = sharp({ create: { width: 60, height: 80, channels: 3, background: '#abc' } });
    await store(await plain.clone().png().toBuffer());
    expect(await verify(await plain.clone().jpeg().toBuffer())).toMatchObject(unknown);
  });

  test('a mark of another site is reported as declared by the file, not as made here', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:i="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" i:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`;
    const marked = await sharp(painted.at(-1)).withXmp(xmp).jpeg().toBuffer();
    expect(await verify(marked)).toMatchObject({
      ...unknown,
      declared: 'trainedAlgorithmicMedia',
    });
  });

  test('a file that is not a picture is refused, nothing is stored, and a result identifies no person', async () => {
    const count = async () =>
      (await database.pool.query('select count(*) from asset')).rows[0]?.count;
    const before = await count();
    for (const file of [Buffer.from('<html></html>'), Buffer.from('\xff\xd8\xff no', 'latin1')])
      expect(await verify(file)).toMatchObject({ status: 422, code: 'request.invalid' });
    expect((await verify(Buffer.from('x'), 'other')).status).toBe(422);
    const answer = await verify(painted[0] ?? expect.fail());
    expect(Object.keys(answer).toSorted()).toEqual([
      'declared',
      'evidence',
      'made_here',
      'made_on',
      'status',
    ]);
    expect(await count()).toBe(before);
  });
});
