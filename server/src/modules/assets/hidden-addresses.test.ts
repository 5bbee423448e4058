// Pictures and clips that are not public: no address, size, format or invalid signature returns a byte of them.
import { randomBytes, randomUUID } from 'node:crypto';
import { PICTURE_WIDTHS } from '@velour/contract/pictures.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { aPlainPicture, createPuppetImage } from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { anMp4 } from '@velour/mp4/test/an-mp4.ts';
import type { Database } from '../../platform/db/open.ts';
import { inTransaction, openScope } from '../../platform/db/scope.ts';
import { keyOfRendition } from './assets.rules.ts';
import type { AssetsService, NewAsset } from './service.ts';
import { createUrlSigning, type Place, type Purpose } from './signed-urls.rules.ts';

/** Longer than rows are cached. */
const ROWS_FORGOTTEN_MS = 3_000;
const EXPIRED_MS = 10 * 60_000;
const PLACES = [...PICTURE_WIDTHS, 'clip'] as const;

interface Hidden {
  readonly made?: Partial<NewAsset>;
  /** Hides it after it was stored. */
  readonly change?: (id: string) => Promise<unknown>;
  /** True if a valid viewer signature opens it. */
  readonly isForViewers: boolean;
  /** True if a valid review signature opens it. */
  readonly isForReview?: boolean;
}

onDatabase('hidden pictures', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let assets: AssetsService;
  let drawn = 0;

  beforeAll(async () => {
    database = await open();
    const [llm, image] = [createPuppetLlm(), createPuppetImage()];
    app = await testApp({ database, later, llm, image });
    assets = app.app.assets;
  });

  const set = (column: string, value: unknown) => (id: string) =>
    database.pool.query(`update asset set ${column} = $2 where id = $1`, [id, value]);
  const owner_id = randomUUID();

  const kinds: Readonly<Record<string, Hidden>> = {
    'of a member': { made: { owner_id }, isForViewers: true },
    'an upload': {
      made: { owner_id, verdict: 'pending', rating: 'explicit', provenance: { uploaded: true } },
      isForViewers: true,
    },
    'in review': { made: { verdict: 'pending' }, isForViewers: true },
    suggestive: { made: { rating: 'suggestive' }, isForViewers: true },
    locked: { change: set('is_locked', true), isForViewers: true },
    'locked and shared': {
      made: { owner_id },
      change: async (id) => (await set('is_shared', true)(id), set('is_locked', true)(id)),
      isForViewers: true,
    },
    refused: { change: set('verdict', 'refused'), isForViewers: false },
    'taken down': {
      change: (id) =>
        inTransaction(openScope(database.db, app.site_id), (tx) =>
          assets.takedowns.place(tx, [id], randomUUID()),
        ),
      isForViewers: false,
    },
    deleted: {
      change: (id) =>
        inTransaction(openScope(database.db, app.site_id), (tx) => assets.discard(tx, [id])),
      isForViewers: false,
      isForReview: false,
    },
  };

  /** Public at first, so that each size is stored and cached; then hidden. */
  async function hide({ made, change }: Hidden) {
    const bytes = await aPlainPicture((drawn += 7));
    const asset = await assets.store(database.db, {
      site_id: app.site_id,
      owner_id: null,
      bytes,
      clip: anMp4({ width: 512, height: 768, seconds: 1, chunks: [drawn, 3, 5] }),
      rating: 'safe',
      verdict: 'approved',
      provenance: { engine: 'some-model', seed: drawn },
      ...made,
    });
    const tags = new Map<string, string>();
    for (const place of PLACES) {
      const url =
        place === 'clip' ? assets.clips.signedUrlOf(asset) : assets.signedUrlOf(asset, place);
      const reply = await app.http.inject(url);
      expect(reply.statusCode, url).toBe(200);
      tags.set(String(place), String(reply.headers.etag));
    }
    await change?.(asset.id);
    app.clock.forward(ROWS_FORGOTTEN_MS);
    return { id: asset.id, tags };
  }

  const query = (place: Place, purpose: Purpose = 'viewing', secret?: Buffer): string => {
    if (!secret) {
      const asset = { id: place.id };
      const { clips } = assets;
      const isReview = purpose === 'review';
      if (place.width === 'clip')
        return (isReview ? clips.reviewUrlOf(asset) : clips.signedUrlOf(asset)).split('?')[1] ?? '';
      const url = isReview
        ? assets.reviewUrlOf(asset, place.width)
        : assets.signedUrlOf(asset, place.width);
      return url.split('?')[1] ?? '';
    }
    const { until, sign } = createUrlSigning(secret).sign(place, purpose, app.clock.now());
    return `until=${until}&sign=${sign}`;
  };

  /** Signatures that are invalid for this place. */
  const wrongQueries = (place: Place, expired: string): string[] => {
    const { id, width } = place;
    const good = query(place);
    const other = width === 960 ? 96 : 960;
    return [
      '',
      expired,
      query({ id: randomUUID(), width }),
      query({ id, width: other }),
      query({ id, width: width === 'clip' ? 96 : 'clip' }),
      query(place, 'viewing', randomBytes(32)),
      good.replace(/until=\d+/, 'until=99999999999'),
      good.replace(/sign=.*/, 'sign='),
      good.replace(/sign=.{4}/, 'sign=AAAA'),
      good.replace('until=', 'until[]='),
      `${good}&sign=AAAA`,
      `${good}&review=1`,
      query(place, 'review').replace('&review=1', ''),
    ];
  };

  const wrongPaths = (id: string): string[] => [
    `/assets/${id}/original.jpg`,
    `/assets/${id}/original`,
    `/assets/${id}/360.webp`,
    `/assets/${id}/360-labeled`,
    `/assets/${id}/0360`,
    `/assets/${id}/1920`,
    `/assets/${id}`,
    `/assets/${id}/360/`,
    `//assets/${id}/360`,
    `/assets/./${id}/360`,
    `/assets/${id.toUpperCase()}/360`,
    `/assets/${id}%2f360`,
    `/assets/${id}/360%00`,
    `/assets/cards/${id}/any`,
    `/assets/../assets/${id}/360`,
    `/${keyOfRendition(id, 360, 'webp')}`,
    `/files/${keyOfRendition(id, 360, 'webp')}`,
    `/media-api/assets/${id}/360`,
  ];

  const requests = (tag: string): Record<string, string>[] => [
    {},
    { accept: 'image/avif,image/webp' },
    { range: 'bytes=0-99' },
    { range: 'bytes=0-99', 'if-range': tag },
    { 'if-none-match': tag },
    { 'if-none-match': `W/${tag}, *` },
    { 'if-modified-since': new Date(0).toUTCString() },
  ];

  async function expectNothing(
    url: string,
    more: { headers?: Record<string, string>; method?: 'GET' | 'HEAD' } = {},
  ): Promise<void> {
    const { statusCode, headers, rawPayload } = await app.http.inject({ url, ...more });
    const type = String(headers['content-type']);
    const answer = { statusCode, type, etag: headers.etag, url };
    // Other paths are pages of the site or not found; neither returns a picture.
    const isPage = statusCode === 200 && type.startsWith('text/html');
    expect(isPage || (statusCode >= 400 && statusCode < 500), JSON.stringify(answer)).toBe(true);
    expect(answer.etag).toBeUndefined();
    expect(type).not.toMatch(/^(image|video)\//);
    expect(rawPayload.toString('latin1', 0, 16)).not.toMatch(/^RIFF|ftyp|^\xff\xd8|^\x89PNG/);
  }

  test.each(Object.entries(kinds))('%s: no address gives any of it', async (_name, kind) => {
    const { id, tags } = await hide(kind);
    const expired = new Map(PLACES.map((width) => [width, query({ id, width })]));
    app.clock.forward(EXPIRED_MS);
    for (const width of PLACES) {
      const url = `/assets/${id}/${width}`;
      for (const wrong of wrongQueries({ id, width }, expired.get(width) ?? ''))
        await expectNothing(`${url}?${wrong}`);
      for (const headers of requests(tags.get(String(width)) ?? ''))
        for (const method of ['GET', 'HEAD'] as const)
          await expectNothing(url, { headers, method });
    }
    for (const path of wrongPaths(id)) await expectNothing(path);
    // The file still exists, and viewers with access can open it.
    for (const [purpose, isOpen] of [
      ['viewing', kind.isForViewers],
      ['review', kind.isForReview ?? true],
    ] as const) {
      const { statusCode } = await app.http.inject(
        `/assets/${id}/360?${query({ id, width: 360 }, purpose)}`,
      );
      expect([purpose, statusCode]).toEqual([purpose, isOpen ? 200 : 404]);
    }
  });

  test('a picture of another member is not there for any call that takes its id', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    const { id } = await hide({ made: { owner_id: ann.id }, isForViewers: true });
    const character_id = await app.addCharacter({ name: 'Ria', owner_id: bob.id });
    const params = { id };
    const calls: (() => Promise<unknown>)[] = [
      () => bob.gallery.read({ params }),
      () => bob.gallery.setPortrait({ params }),
      () => bob.gallery.share({ params, body: { shared: true } }),
      () => bob.gallery.remove({ params }),
      () => bob.gallery.restore({ params }),
      () => bob.studio.sharedOne({ params }),
      () => app.guest.studio.sharedOne({ params }),
      () => bob.studio.generateVideo({ body: { image_id: id, prompt: '' } }),
      () =>
        bob.own_characters.setPortrait({
          params: { char_id: character_id },
          body: { image_id: id, version: 1 },
        }),
    ];
    for (const call of calls)
      await expect(call(), String(call)).rejects.toMatchObject({
        code: expect.stringMatching(/not_found$/),
      });
    const { entries } = await app.guest.site.sitemap({ query: { level: 'pictures' } });
    expect(JSON.stringify(entries)).not.toContain(id);
  });
});
