// Preloaded data is shown at once and not fetched again, except for members who may see more.
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PreloadedResponse } from '@velour/contract/browse.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { takeFirstAnswers } from '../features/catalogue/preloaded-data.ts';
import { renderScreen } from '../lib/screen-fixture.tsx';

// Replaces fetch before the client reads it: no request is answered.
const requests = vi.hoisted(() => {
  const addresses: string[] = [];
  window.fetch = (address) => {
    addresses.push(String(address));
    return new Promise(() => undefined);
  };
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 358, 0);
  return addresses;
});
const { Component: Home } = await import('./home.tsx');

const mara = {
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Mara',
  slug: 'mara',
  gender: 'female',
  age: 27,
  tagline: 'Closes the bar, keeps your secrets',
  tags: [],
  is_official: true,
  is_exclusive: false,
  portrait_url: '/silhouette.svg',
  hover_url: null,
  preview: '',
  stats: { chats: 1, messages: 1234, likes: 0 },
  creator: null,
  created_at: '2020-01-01T00:00:00.000Z',
};
const gender = 'female';
const dome = { id: 's', title: 'After midnight', slug: 's', description: '', gender: null };
const answers: PreloadedResponse[] = [
  { call: 'domes', query: { gender }, reply: { domes: [{ ...dome, characters: [mara] }] } },
  {
    call: 'list',
    query: { sort: 'popular', gender },
    reply: {
      characters: [mara],
      total_count: 1,
      is_similar: false,
      limit: 24,
      offset: 0,
      next_cursor: null,
    },
  },
  { call: 'tags', query: { gender }, reply: { tags: [{ name: 'warm', count: 1 }] } },
];

beforeEach(() => void requests.splice(0));

function open(given: Parameters<typeof takeFirstAnswers>[1], path = '/') {
  const client = createQueryClient();
  takeFirstAnswers(client, given);
  renderScreen(<Home />, path, client);
}

test('the first view stands at once, with no call at all', async () => {
  open({ written: JSON.stringify(answers), seesMore: false });
  expect(screen.getByRole('heading', { name: 'After midnight' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: /Mara/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'warm' })).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requests).toEqual([]);
});

test('another tab than the preloaded one is fetched', async () => {
  open({ written: JSON.stringify(answers), seesMore: false }, '/?preference=anime');
  await expect
    .poll(() => requests.filter((address) => address.includes('gender=anime')))
    .toHaveLength(3);
});

test.each([
  ['a member who may see more than a guest', { written: JSON.stringify(answers), seesMore: true }],
  ['a page without answers', { written: undefined, seesMore: false }],
  ['a page of another server', { written: '__FIRST_ANSWERS__', seesMore: false }],
  ['no list', { written: '{}', seesMore: false }],
])('%s asks for everything', async (_, given) => {
  open(given);
  await expect.poll(() => requests).toHaveLength(3);
});
