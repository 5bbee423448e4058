// The preloaded calls of a screen: by its address, in the order of the view.
import { expect, test } from 'vitest';
import { screenAt } from './page-metadata.rules.ts';
import { drawnAddress, firstCalls, firstPictures, firstPortraits } from './preloaded-data.rules.ts';

const at = (path: string, search = '') => firstCalls(screenAt(path), search);
const tags = (gender: string) => ({ call: 'tags', query: { gender } });

test('the home page preloads domes, characters and tags of the first tab', () => {
  const gender = 'female';
  expect(at('/')).toEqual([
    { call: 'domes', query: { gender } },
    { call: 'list', query: { gender, sort: 'popular', on_domes: 'last' } },
    tags(gender),
  ]);
});

test('the tab and the filters are those of the address', () => {
  expect(at('/', '?preference=anime&tags=warm,shy&search=%20aoi&sort=new&other=1')).toEqual([
    { call: 'list', query: { gender: 'anime', sort: 'new', search: 'aoi', tags: 'warm,shy' } },
    tags('anime'),
  ]);
  expect(at('/', '?preference=robots&sort=new')).toEqual([
    { call: 'list', query: { gender: 'female', sort: 'new' } },
    tags('female'),
  ]);
});

test('the members’ page preloads their characters, the leaderboard and shared pictures', () => {
  expect(at('/featured', '?preference=male')).toEqual([
    { call: 'listPublic', query: { gender: 'male', sort: 'popular' } },
    { call: 'leaderboard', query: { gender: 'male' } },
    tags('male'),
    { call: 'shared', query: { gender: 'male' } },
  ]);
});

test('a narrowed list of members’ characters preloads no pictures, which it does not show', () => {
  expect(at('/featured', '?search=aoi').map(({ call }) => call)).toEqual([
    'listPublic',
    'leaderboard',
    'tags',
  ]);
});

test('the studio preloads the selectable characters before one is chosen', () => {
  expect(at('/generate-image', '?preference=male')).toEqual([
    { call: 'list', query: { gender: 'male' } },
  ]);
  expect(at(`/generate-image/${id}`)).toEqual([]);
});

const id = '019a0000-0000-7000-8000-000000000001';

test.each([
  [
    '/premium',
    [
      { call: 'plans', query: {} },
      { call: 'exclusive', query: { limit: '12' } },
    ],
  ],
  [`/maren/${id}/chat`, [{ call: 'character', query: { char_id: id } }]],
  [
    `/creator/${id}`,
    [
      { call: 'creator', query: { creator_id: id } },
      { call: 'creator_characters', query: { creator_id: id } },
    ],
  ],
  [
    `/dome/night/${id}`,
    [
      { call: 'dome', query: { dome_id: id } },
      { call: 'dome_characters', query: { dome_id: id } },
    ],
  ],
  ['/exclusive', [{ call: 'exclusive_pages', query: { gender: 'female' } }]],
])('%s preloads its data', (path, calls) => {
  expect(at(path, '?ref=x')).toEqual(calls);
});

test.each(['/chats', '/nothing', '/maren/1/chat', '/creator/1', '/dome/night/1'])(
  '%s preloads nothing',
  (path) => {
    expect(at(path)).toEqual([]);
  },
);

const stored = (n: number) => `/assets/019a0000-0000-7000-8000-00000000000${n}/520`;
const card = (portrait_url: string) => ({ portrait_url });

test('the first portraits are those of the first cards, drawings of the page left out', () => {
  const cards = [stored(1), '/silhouette.svg', stored(3), stored(4)].map(card);
  expect(firstPortraits({ characters: cards }).cards).toEqual([stored(1), stored(3)]);
  const domes = [{ characters: [] }, { characters: [card(stored(2))] }];
  expect(firstPortraits({ domes, banner: cards })).toEqual({
    cards: [stored(2)],
    faces: [stored(1), stored(3)],
  });
  expect(firstPortraits(card(stored(5)))).toEqual(only(stored(5)));
  expect(firstPortraits({})).toEqual({ cards: [], faces: [] });
});

const only = (...cards: string[]) => ({ cards, faces: [] });

test('a chat preloads the portrait at its start', () => {
  expect(firstPictures({ character: only(stored(1)) })).toMatchObject([
    { href: stored(1), sizes: '128px', media: undefined },
  ]);
});

test('each screen preloads the first face of the banner, a wide one the others, a narrow one cards', () => {
  const faces = [stored(1), stored(2), stored(3)];
  const pictures = firstPictures({ domes: { cards: [stored(4), stored(5), stored(6)], faces } });
  expect(pictures.map(({ href, media }) => ({ href, media }))).toEqual([
    { href: stored(1), media: undefined },
    { href: stored(2), media: '(min-width: 40rem)' },
    { href: stored(3), media: '(min-width: 40rem)' },
    { href: stored(4), media: 'not (min-width: 40rem)' },
    { href: stored(5), media: 'not (min-width: 40rem)' },
  ]);
  expect(pictures[0]).toMatchObject({ sizes: '240px' });
  expect(pictures[3]?.srcset).toContain('-000000000004/360 360w');
});

test('faces are of one variant where another one shows words alone', () => {
  const portraits = { domes: { cards: [stored(4)], faces: [stored(1), stored(2)] } };
  const variants = (given: string[]) =>
    firstPictures(portraits, given).map(({ variant }) => variant);
  expect(variants(['a'])).toEqual([undefined, undefined, undefined]);
  for (const given of [['a', 'b'], ['b']])
    expect(variants(given)).toEqual(['landing_one:a', 'landing_one:a', undefined]);
});

test.each([
  ['/', '', '/?preference=female'],
  ['/', '?preference=male&ref=x', '/?preference=male'],
  ['/', '?sort=new', undefined],
  ['/', '?search=a', undefined],
  ['/featured', '', '/featured'],
  ['/featured', '?preference=male', undefined],
  ['/featured', '?tags=warm', undefined],
  ['/featured/', '', undefined],
  ['/generate-image', '', '/generate-image'],
  ['/generate-image', '?preference=male', undefined],
  [`/generate-image/${id}`, '', undefined],
  ['/premium', '', '/premium'],
  ['/premium', '?ref=x', undefined],
  ['/terms-and-conditions', '', '/terms-and-conditions'],
  ['/exclusive', '', '/exclusive'],
  ['/safety', '', '/safety'],
  ['/verify', '', '/verify'],
  [`/dome/night/${id}`, '', `/dome/night/${id}`],
  ['/dome/night/1', '', undefined],
  ['/login', '', undefined],
  ['/login', '?redirect=/profile', undefined],
  ['/removal', '?about=/x', undefined],
  [`/creator/${id}`, '', `/creator/${id}`],
  [`/maren/${id}/chat`, '', `/maren/${id}/chat`],
  ['/maren/1/chat', '', undefined],
  ['/chats', '', undefined],
  ['/profile', '', undefined],
  ['/nothing', '', undefined],
])('%s%s is drawn as %s', (path, search, address) => {
  expect(drawnAddress(screenAt(path), { path, search })).toBe(address);
});

test('without domes the cards are preloaded on every screen', () => {
  expect(firstPictures({ list: only(stored(1)) })).toMatchObject([
    { href: stored(1), media: undefined },
  ]);
  expect(firstPictures({ domes: only(), list: only(stored(1)) }).map(({ href }) => href)).toEqual([
    stored(1),
  ]);
  expect(firstPictures({})).toEqual([]);
});
