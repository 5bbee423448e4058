// Preloaded data is shown at once and not fetched again, except for members who may see more.
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PreloadedResponse } from '@velour/contract/browse.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { takeFirstAnswers } from '../features/catalogue/preloaded-data.ts';
import { character, pageOf } from '../features/catalogue/fixtures.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { Component as Home } from './home.tsx';
import { renderScreen } from '../lib/screen-fixture.tsx';

let server = fakeServer();
beforeEach(() => {
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 358, 0);
  const never = new Promise<never>(() => undefined);
  server = fakeServer({
    'characters.list': never,
    'characters.domes': never,
    'characters.tags': never,
  });
});

const mara = character(1);
const gender = 'female';
const dome = { id: 's', title: 'After midnight', slug: 's', description: '', gender: null };
const answers: PreloadedResponse[] = [
  {
    call: 'domes',
    query: { gender },
    reply: { domes: [{ ...dome, characters: [mara] }], exclusive: [], banner: [] },
  },
  {
    call: 'list',
    query: { sort: 'popular', gender, on_domes: 'last' },
    reply: pageOf([mara]),
  },
  { call: 'tags', query: { gender }, reply: { tags: [{ name: 'warm', count: 1 }] } },
];

function open(given: Parameters<typeof takeFirstAnswers>[1], path = '/') {
  const client = createQueryClient();
  takeFirstAnswers(client, given);
  renderScreen(<Home />, path, client);
}

test('the first view is shown at once, without any call', async () => {
  open({ written: JSON.stringify(answers), seesMore: false });
  expect(screen.getByRole('heading', { name: 'After midnight' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: /Mara/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'warm' })).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.sent).toEqual([]);
});

test('another tab than the preloaded one is fetched', async () => {
  open({ written: JSON.stringify(answers), seesMore: false }, '/?preference=anime');
  await expect
    .poll(() => server.sent.filter(({ query }) => query.gender === 'anime'))
    .toHaveLength(3);
});

test.each([
  ['a member who may see more than a guest', { written: JSON.stringify(answers), seesMore: true }],
  ['a page without answers', { written: undefined, seesMore: false }],
  ['a page of another server', { written: '__FIRST_ANSWERS__', seesMore: false }],
  ['no list', { written: '{}', seesMore: false }],
])('%s asks for everything', async (_, given) => {
  open(given);
  await expect.poll(() => server.sent).toHaveLength(3);
});
