// The grid in its four faces: loading, empty, failing, full; and the card that is one link.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../../lib/query-client.ts';
import type { Filters } from '@velour/contract/browse.ts';

// The network's edge, in place before the client takes hold of it.
const network = vi.hoisted(() => {
  const edge = { requests: [] as string[], answer: (): Response => new Response('') };
  window.fetch = async (url) => {
    edge.requests.push(String(url));
    return edge.answer();
  };
  return edge;
});
/** The layout's edge: a phone's width, and an end of the list that comes into sight when a test says so. */
const sight = vi.hoisted(() => {
  const edge = { watched: [] as (() => void)[], reachEnd: () => edge.watched.at(-1)?.() };
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 358, 0);
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(notify: IntersectionObserverCallback) {
      super(notify);
      // As much of an entry as anybody looks at.
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      edge.watched.push(() => notify([entry], this));
    }
  };
  return edge;
});
const { CharacterGrid } = await import('./character-grid.tsx');
const { MoreCharacters } = await import('./more-characters.tsx');

const character = (n: number) => ({
  id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  name: 'Mara',
  slug: 'mara',
  gender: 'female',
  age: 27,
  tagline: 'Closes the bar, keeps your secrets',
  tags: [],
  is_official: true,
  is_exclusive: n === 2,
  portrait_url: '/assets/mara.webp',
  hover_url: null,
  preview: 'data:image/webp;base64,',
  stats: { chats: 1, messages: 1234, likes: 0 },
  creator: null,
  created_at: '2020-01-01T00:00:00.000Z',
});
const page =
  (numbers: number[], next_cursor: string | null = null) =>
  () =>
    Response.json({
      characters: numbers.map(character),
      total_count: numbers.length,
      is_similar: false,
      limit: 24,
      offset: 0,
      next_cursor,
    });
const refusal = () =>
  Response.json({ code: 'request.invalid', title: 'Not like this.', status: 422 }, { status: 422 });

function show(filters: Partial<Filters> = {}) {
  const onClear = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <CharacterGrid
          which="list"
          gender="female"
          title="Everyone"
          filters={{ search: '', tags: [], sort: 'popular', ...filters }}
          onClear={onClear}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { onClear };
}

beforeEach(() => network.requests.splice(0));

test('while loading it says so and has the shape of what comes', async () => {
  network.answer = page([1]);
  show();
  expect(screen.getByRole('status').textContent).toBe('Loading characters');
  await screen.findByRole('link');
});

test('a card is one link with name, age, tagline and count, to the chat with this character', async () => {
  network.answer = page([1, 2]);
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
  network.answer = page([1]);
  show({ search: 'mara', tags: ['warm', 'shy'], sort: 'new' });
  await screen.findByRole('link');
  expect(network.requests[0]).toBe(
    '/api/characters?gender=female&sort=new&search=mara&tags=warm%2Cshy&limit=24&host=pd',
  );
});

test('an empty catalogue says so; without matches the filters can be cleared', async () => {
  network.answer = page([]);
  show();
  await screen.findByText('No characters yet');
  cleanup();
  const { onClear } = show({ tags: ['warm'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('a failure says what the server said, and trying again works', async () => {
  network.answer = refusal;
  show();
  await screen.findByText('Not like this.');
  network.answer = page([1]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link');
});

test('every place says which of how many it is, and only those near the window are drawn', async () => {
  const many = Array.from({ length: 200 }, (_, n) => n);
  network.answer = page(many);
  show();
  await screen.findAllByRole('link');
  const places = screen.getAllByRole('listitem');
  expect(places.length).toBeLessThan(60);
  expect(places[4]?.getAttribute('aria-posinset')).toBe('5');
  expect(places[4]?.getAttribute('aria-setsize')).toBe('200');
});

test('where a search finds more than the server counts, the page does not pretend to know', async () => {
  network.answer = () =>
    Response.json({
      characters: [character(1)],
      total_count: 1_001,
      is_similar: false,
      limit: 24,
      offset: 0,
      next_cursor: null,
    });
  show({ search: 'a' });
  await screen.findByText('More than 1,000 characters');
  expect(screen.getByRole('listitem').getAttribute('aria-setsize')).toBe('-1');
});

test('more is loaded with the cursor, and a failure there keeps what is shown', async () => {
  network.answer = page([1], 'after-1');
  show();
  await screen.findByRole('link');
  network.answer = refusal;
  act(() => sight.reachEnd());
  await screen.findByText('We couldn’t load more characters.');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  network.answer = page([2]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  expect(network.requests.at(-1)).toContain('cursor=after-1');
});

test('a page that came before anybody saw it loading does not end the list', () => {
  const fetchNextPage = vi.fn(async () => undefined);
  const query = {
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage,
  };
  const { rerender } = render(<MoreCharacters query={query} pages={1} />);
  const watches = sight.watched.length;
  sight.reachEnd();
  rerender(<MoreCharacters query={query} pages={2} />);
  expect(sight.watched.length).toBe(watches + 1);
  sight.reachEnd();
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

test('people who only come close to what was typed are announced as such', async () => {
  network.answer = () =>
    Response.json({
      characters: [character(1)],
      total_count: 1,
      is_similar: true,
      limit: 24,
      offset: 0,
      next_cursor: null,
    });
  show({ search: 'nubmer' });
  await screen.findByText('No exact matches for “nubmer”. These come close.');
});
