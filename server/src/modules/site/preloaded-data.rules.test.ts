// The preloaded queries of a screen: by its address, in the order of the view.
import { expect, test } from 'vitest';
import { screenAt } from './page-metadata.rules.ts';
import { drawnGender, firstCalls, firstPictures, firstPortraits } from './preloaded-data.rules.ts';

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

test('the members’ page preloads their characters and the leaderboard', () => {
  expect(at('/featured', '?preference=male')).toEqual([
    { call: 'listPublic', query: { gender: 'male', sort: 'popular' } },
    { call: 'leaderboard', query: { gender: 'male' } },
    tags('male'),
  ]);
});

test.each(['/chats', '/premium', '/nothing', '/maren/1/chat'])('%s preloads nothing', (path) => {
  expect(at(path)).toEqual([]);
});

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
  expect(firstPortraits({})).toEqual({ cards: [], faces: [] });
});

const only = (...cards: string[]) => ({ cards, faces: [] });

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

test.each([
  ['/', '', 'female'],
  ['/', '?preference=male&ref=x', 'male'],
  ['/', '?sort=new', undefined],
  ['/', '?search=a', undefined],
  ['/featured', '', undefined],
])('%s%s is drawn for the tab %s', (path, search, gender) => {
  expect(drawnGender(screenAt(path), search)).toBe(gender);
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
