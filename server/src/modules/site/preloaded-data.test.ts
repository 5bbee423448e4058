// Preloaded data equals the calls' responses to a visitor, and never delays a page.
import { randomUUID } from 'node:crypto';
import type { PreloadedResponse, FirstViewData } from '@velour/contract/browse.ts';
import type { PublicConfig } from '@velour/contract/site.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Db } from '../../platform/db/handle.ts';
import { openScope } from '../../platform/db/scope.ts';
import { createPreloadedData, type PreloadedDataNeeds } from './preloaded-data.ts';

onDatabase('preloaded data', (open) => {
  const later = cleanUp();
  let here: TestApp;
  let db: Db;
  let ann: string;
  const portrait_id = '019a0000-0000-7000-8000-0000000000ab';

  beforeAll(async () => {
    const database = await open();
    db = database.db;
    here = await testApp({ database, later });
    ann = await here.addCharacter({ name: 'Ann', gender: 'female', tags: ['warm'], portrait_id });
    await here.addCharacter({ name: 'Aoi', gender: 'anime', tags: ['warm'] });
    await here.addCharacter({ name: 'Ben', gender: 'male', rating: 'suggestive' });
  });

  const drawn: Omit<FirstViewData, 'drawn_at'>[] = [];

  async function preloadedAt(
    path: string,
    search = '',
    { status = 200, ...more }: Partial<PreloadedDataNeeds & { status: 200 | 404 | 410 }> = {},
  ) {
    const site = await here.app.sites.find('pd');
    if (!site) throw new Error('the test has no site');
    const service = createPreloadedData({
      db,
      queries: here.app.catalogue.queries,
      publicConfig: async (known) => ({ host: known.host }) as PublicConfig, // only passed on
      domes: here.app.catalogue.domes,
      creators: here.app.catalogue.creators,
      plans: () => Promise.resolve({ plans: [] }),
      shared: () => Promise.resolve({ pictures: [], next_cursor: null }),
      views: {
        codeOf: (path) => Promise.resolve([`/app${path}.js`]),
        viewOf: (shown) => {
          drawn.push(shown);
          return Promise.resolve({ html: '<p>drawn</p>', drawn_at: 1 });
        },
      },
      patienceMs: 10_000,
      ...more,
    });
    const { preloaded, ...rest } = await service.preloadedAt(site, { path, search, status });
    return { ...rest, preloaded, answers: JSON.parse(preloaded) as PreloadedResponse[] };
  }

  test('are those of the calls themselves', async () => {
    const { answers, pictures } = await preloadedAt('/', '?preference=female&tags=warm');
    const { characters } = here.guest;
    expect(answers).toEqual([
      {
        call: 'list',
        query: { gender: 'female', sort: 'popular', tags: 'warm' },
        reply: await characters.list({ query: { gender: 'female', tags: 'warm', limit: '24' } }),
      },
      {
        call: 'tags',
        query: { gender: 'female' },
        reply: await characters.tags({ query: { gender: 'female' } }),
      },
    ]);
    expect(pictures.map(({ href }) => href)).toEqual([`/assets/${portrait_id}/520`]);
  });

  test('contains no character that a visitor may not see', async () => {
    const { answers } = await preloadedAt('/', '?preference=male&sort=new');
    expect(answers[0]?.reply).toMatchObject({ characters: [], total_count: 0 });
  });

  test('follow a change at once', async () => {
    await here.addCharacter({ name: 'Cleo', gender: 'female' });
    const { answers } = await preloadedAt('/featured');
    expect(answers.map(({ call }) => call)).toEqual([
      'listPublic',
      'leaderboard',
      'tags',
      'shared',
    ]);
    const names = JSON.stringify((await preloadedAt('/', '?sort=new')).answers[0]);
    expect(names).toContain('"Cleo"');
  });

  test('that cannot be had are left to the page: refused, failing or late', async () => {
    const refused = await preloadedAt('/', '?search=%00');
    expect(refused.answers.map(({ call }) => call)).toEqual(['tags']);
    const { queries } = here.app.catalogue;
    const failing = { ...queries, browse: () => Promise.reject(new Error('no database')) };
    const late = { ...queries, browse: () => new Promise<never>(() => undefined) };
    for (const broken of [failing, late]) {
      const { answers } = await preloadedAt('/', '', { queries: broken, patienceMs: 500 });
      expect(answers.map(({ call }) => call)).toEqual(['domes', 'tags']);
    }
  });

  test('of a home page with its domes is rendered', async () => {
    drawn.splice(0);
    const { first_view, preloaded } = await preloadedAt('/', '?preference=anime&ref=x');
    expect(first_view).toEqual({ html: '<p>drawn</p>', drawn_at: 1 });
    expect(drawn).toEqual([
      { config: { host: 'pd' }, address: '/?preference=anime', answers: preloaded },
    ]);
  });

  test('of a dome is rendered at its own address only', async () => {
    const id = randomUUID();
    const scope = openScope(db, here.site_id);
    const dome = { id, title: 'Night', slug: 'night', site_id: here.site_id };
    const texts = { description: '', gender: null, position: 9, created_at: new Date() };
    await here.app.catalogue.domes.add(scope, { ...dome, ...texts }, [ann]);
    const { answers, first_view } = await preloadedAt(`/dome/night/${id}`);
    expect(answers.map(({ call }) => call)).toEqual(['dome', 'dome_characters']);
    expect(JSON.stringify(answers)).toContain('"Ann"');
    expect(first_view).toBeDefined();
    expect((await preloadedAt(`/dome/other/${id}`)).first_view).toBeUndefined();
    expect((await preloadedAt(`/dome/night/${randomUUID()}`)).first_view).toBeUndefined();
  });

  test('of the exclusive characters is rendered', async () => {
    const { answers, first_view } = await preloadedAt('/exclusive');
    const query = { gender: 'female' } as const;
    const reply = await here.guest.characters.exclusive({ query: { ...query, limit: '24' } });
    expect(answers).toEqual([{ call: 'exclusive_pages', query, reply }]);
    expect(first_view).toBeDefined();
  });

  test('is not rendered for other screens, filtered lists and incomplete data', async () => {
    drawn.splice(0);
    for (const [path, search] of [
      ['/featured', '?tags=warm'],
      ['/', '?tags=warm'],
      ['/', '?sort=new'],
      ['/chats', ''],
    ] as const)
      expect((await preloadedAt(path, search)).first_view).toBeUndefined();
    const broken = {
      ...here.app.catalogue.queries,
      tags: () => Promise.reject(new Error('no database')),
    };
    expect((await preloadedAt('/', '', { queries: broken })).first_view).toBeUndefined();
    expect(drawn).toEqual([]);
  });

  test('for missing content show that, and are rendered once for all such addresses', async () => {
    drawn.splice(0);
    const nowhere = randomUUID();
    const refused = { status: 404 } as const;
    const { answers, first_view } = await preloadedAt(`/dome/night/${nowhere}`, '?ref=x', refused);
    const refusal = { code: 'dome.not_found', ...refused };
    expect(answers).toMatchObject([{ call: 'dome', query: { dome_id: nowhere }, refusal }]);
    expect(first_view).toBeDefined();
    const gone = await preloadedAt(`/ann/${ann}/chat`, '', { status: 410 });
    expect(gone.answers).toMatchObject([{ refusal: { code: 'character.deleted', status: 410 } }]);
    await preloadedAt('/dome/other/none', '', refused);
    expect((await preloadedAt('/nothing/here', '', refused)).answers).toEqual([]);
    expect((await preloadedAt('/chats/none', '', refused)).first_view).toBeUndefined();
    const none = '00000000-0000-0000-0000-000000000000';
    const places = [`/dome/-/${none}`, `/-/${none}/chat`, `/dome/-/${none}`, '/-'];
    expect(drawn.map(({ address }) => address)).toEqual(places);
    expect(drawn[2]).toEqual(drawn[0]);
  });
});
