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
    { call: 'list', query: { gender, sort: 'popular' } },
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
  expect(firstPortraits({ characters: cards })).toEqual([stored(1), stored(3)]);
  expect(
    firstPortraits({ domes: [{ characters: [] }, { characters: [card(stored(2))] }] }),
  ).toEqual([stored(2)]);
  expect(firstPortraits({})).toEqual([]);
});

test('a wide screen preloads the portraits of its banner, a narrow one the cards below', () => {
  const [face, first] = firstPictures({ domes: [stored(1)], list: [stored(2)] });
  expect(face).toMatchObject({ href: stored(2), sizes: '240px', media: '(min-width: 40rem)' });
  expect(first).toMatchObject({ href: stored(1), media: 'not (min-width: 40rem)' });
  expect(first?.srcset).toContain('-000000000001/360 360w');
});

test('two cards below and all portraits of the banner are preloaded', () => {
  const three = [stored(1), stored(2), stored(3)];
  const wide = (media: string | undefined) => media?.startsWith('(') ?? false;
  const pictures = firstPictures({ domes: three, list: three });
  expect(pictures.filter(({ media }) => wide(media))).toHaveLength(3);
  expect(pictures.filter(({ media }) => !wide(media))).toHaveLength(2);
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
  expect(firstPictures({ list: [stored(1)] })).toMatchObject([
    { href: stored(1), media: undefined },
  ]);
  expect(firstPictures({ domes: [], list: [stored(1)] }).map(({ href }) => href)).toEqual([
    stored(1),
    stored(1),
  ]);
  expect(firstPictures({})).toEqual([]);
});
