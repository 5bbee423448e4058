// The grid in its four states (loading, empty, failed, full), and the card, which is one link.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Filters } from '@velour/contract/browse.ts';
import { errors } from '@velour/contract/errors.ts';
import { fakeServer, refuse } from '../../lib/fake-server.ts';
import { renderScreen } from '../../lib/screen-fixture.tsx';
import { CharacterGrid } from './character-grid.tsx';
import { character, pageOf } from './fixtures.ts';
import { MoreTiles } from '../shared/more-tiles.tsx';

/** Mocks of layout: a phone's width, and an intersection observer that the test controls. */
const sight = vi.hoisted(() => {
  const edge = { watched: [] as (() => void)[], reachEnd: () => edge.watched.at(-1)?.() };
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 358, 0);
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(notify: IntersectionObserverCallback) {
      super(notify);
      // The used part of an entry.
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      edge.watched.push(() => notify([entry], this));
    }
  };
  return edge;
});

const LIST = 'characters.list';
let server = fakeServer();
/** Responds with a page of these characters from now on. */
const answer = (numbers: number[], more: Partial<ReturnType<typeof pageOf>> = {}) =>
  server.answer({
    [LIST]: { ...pageOf(numbers.map((n) => character(n, { is_exclusive: n === 2 }))), ...more },
  });

function show(filters: Partial<Filters> = {}) {
  const onClear = vi.fn();
  renderScreen(
    <CharacterGrid
      which="list"
      gender="female"
      title="Everyone"
      filters={{ search: '', tags: [], sort: 'popular', ...filters }}
      onClear={onClear}
    />,
  );
  return { onClear };
}

beforeEach(() => {
  server = fakeServer();
});

test('while loading, it is announced and has the shape of the result', async () => {
  answer([1]);
  show();
  expect(screen.getByRole('status').textContent).toBe('Loading characters');
  await screen.findByRole('link');
});

test('a card is one link with name, age, tagline and count, to the chat with this character', async () => {
  answer([1, 2]);
  show();
  const [first, second] = await screen.findAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/mara/00000000-0000-7000-8000-000000000001/chat');
  expect(first?.textContent).toContain('Mara, 27');
  expect(first?.textContent).toContain('Closes the bar, keeps your secrets');
  expect(first?.textContent).toContain('1.2K messages');
  expect(second?.textContent).toContain('Premium');
  expect(screen.getByText('2 characters')).toBeTruthy();
});

test('the filters reach the server', async () => {
  answer([1]);
  show({ search: 'mara', tags: ['warm', 'shy'], sort: 'new' });
  await screen.findByRole('link');
  expect(server.sent[0]?.query).toEqual({
    gender: 'female',
    sort: 'new',
    search: 'mara',
    tags: 'warm,shy',
    limit: '24',
  });
});

test('an empty catalogue says so; without matches the filters can be cleared', async () => {
  answer([]);
  show();
  await screen.findByText('No characters yet');
  cleanup();
  const { onClear } = show({ tags: ['warm'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('a failure shows the server’s text, and retrying works', async () => {
  server.answer({ [LIST]: refuse('request.invalid') });
  show();
  await screen.findByText(errors['request.invalid'].title);
  answer([1]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link');
});

test('every place says which of how many it is, and only those near the window are drawn', async () => {
  const many = Array.from({ length: 200 }, (_, n) => n);
  answer(many);
  show();
  await screen.findAllByRole('link');
  const places = screen.getAllByRole('listitem');
  expect(places.length).toBeLessThan(60);
  expect(places[4]?.getAttribute('aria-posinset')).toBe('5');
  expect(places[4]?.getAttribute('aria-setsize')).toBe('200');
});

test('if a search finds more than the server counts, the page shows no exact number', async () => {
  answer([1], { total_count: 1_001 });
  show({ search: 'a' });
  await screen.findByText('More than 1,000 characters');
  expect(screen.getByRole('listitem').getAttribute('aria-setsize')).toBe('-1');
});

test('more is loaded by cursor, and a failure there keeps the loaded ones', async () => {
  answer([1], { next_cursor: 'after-1' });
  show();
  await screen.findByRole('link');
  server.answer({ [LIST]: refuse('request.invalid') });
  act(() => sight.reachEnd());
  await screen.findByText('We couldn’t load more.');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  answer([2]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  expect(server.sent.at(-1)?.query.cursor).toBe('after-1');
});

test('a page that loads immediately does not end the list', () => {
  const fetchNextPage = vi.fn(async () => undefined);
  const query = {
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage,
  };
  const { rerender } = render(<MoreTiles query={query} pages={1} />);
  const watches = sight.watched.length;
  sight.reachEnd();
  rerender(<MoreTiles query={query} pages={2} />);
  expect(sight.watched.length).toBe(watches + 1);
  sight.reachEnd();
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

test('results with similar spellings are announced as such', async () => {
  answer([1], { is_similar: true });
  show({ search: 'nubmer' });
  await screen.findByText('No exact matches for “nubmer”. These come close.');
});
