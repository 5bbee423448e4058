// Search: suggestions while typing, navigated by arrow keys; Enter filters the grid here or on the home page.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryRouter } from 'react-router';
import { createQueryClient } from '../../../lib/query-client.ts';
import type { CharacterCard } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { fakeServer } from '../../../lib/fake-server.ts';
import { character, pageOf } from '../fixtures.ts';
import { SearchBox } from './search-box.tsx';
import { renderRouter } from '../../../lib/screen-fixture.tsx';

const person = (name: string, gender: Gender) =>
  character(1, {
    id: `id-${name}`,
    name,
    slug: name.toLowerCase(),
    gender,
    age: 31,
    tagline: 'Keeps a bookshop',
  });
const tags = [
  { name: 'night owl', count: 3 },
  { name: 'books', count: 2 },
  { name: 'old books', count: 1 },
];
let server = fakeServer();
const knows = (...people: CharacterCard[]) => server.answer({ 'characters.list': pageOf(people) });
const searches = () => server.sentTo('characters.list');

beforeEach(() => {
  server = fakeServer({ 'characters.tags': { tags } });
  knows(person('Leila', 'female'), person('Louis', 'male'));
});

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: SearchBox }], {
    initialEntries: [address],
  });
  const client = createQueryClient();
  renderRouter(router, client);
  const box = screen.getByRole('combobox', { name: 'Search characters' });
  const now = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), box, now, router, client };
}

const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

test('suggests people of every tab, tags that begin with the text first, and everyone who fits', async () => {
  const { user, box } = open('/premium');
  await user.type(box, 'book');
  await screen.findByRole('option', { name: /Leila/ });
  expect(options().map((option) => option.textContent)).toEqual([
    'Leila, 31Keeps a bookshop',
    'Louis, 31BoysKeeps a bookshop',
    'books2',
    'old books1',
    'Show all results for “book”',
  ]);
  expect(screen.getByRole('status').textContent).toBe('5 suggestions');
  // On a busy machine, typing may be so slow that prefixes are searched for, too.
  await waitFor(() => expect(searches().at(-1)?.query).toEqual({ search: 'book', limit: '6' }));
});

test('before anything is typed there are tags to begin with', async () => {
  const { user, box, now } = open('/chats');
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: /night owl/ }));
  expect(now()).toBe('/?tags=night+owl');
});

test('the arrow keys move through the suggestions, and Enter opens the active one', async () => {
  const { user, box, now } = open('/premium');
  await user.type(box, 'l');
  await screen.findByRole('option', { name: /Leila/ });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen.textContent).toContain('Louis');
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(box.getAttribute('aria-activedescendant')).toBe(null);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(now()).toBe('/leila/id-Leila/chat'));
  expect(box).toHaveProperty('value', '');
});

test('the active suggestion stays active when new results move it, and none is when it is gone', async () => {
  const { user, box, client } = open('/premium');
  await user.type(box, 'l');
  await screen.findByRole('option', { name: /Leila/ });
  await user.keyboard('{ArrowDown}');
  const offer = (...names: string[]) => {
    knows(...names.map((name) => person(name, 'female')));
    return act(() => client.invalidateQueries());
  };
  await offer('Lara', 'Leila');
  await waitFor(() => expect(options()[0]?.textContent).toContain('Lara'));
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Leila');
  await offer('Lara');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Leila/ })).toBe(null));
  expect(screen.queryByRole('option', { selected: true })).toBe(null);
});

test('Enter narrows the grid of a catalogue and keeps the rest of its address', async () => {
  const { user, box, now } = open('/featured?sort=new&tags=books');
  await user.type(box, 'leila{Enter}');
  await waitFor(() => expect(now()).toBe('/featured?sort=new&tags=books&search=leila'));
  expect(box).toHaveProperty('value', 'leila');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(now()).toBe('/featured?sort=new&tags=books'));
});

test('on other screens, Enter opens the home page', async () => {
  const { user, box, now } = open('/premium');
  await user.type(box, 'leila{Enter}');
  await waitFor(() => expect(now()).toBe('/?search=leila'));
});

test('if all matches are in another tab, that tab is opened', async () => {
  knows(person('Louis', 'male'));
  const { user, box, now } = open('/premium');
  await user.type(box, 'louis');
  await screen.findByRole('option', { name: /Louis/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(now()).toBe('/?search=louis&preference=male'));
});

test('Escape closes the suggestions first and then clears the text', async () => {
  const { user, box } = open('/premium');
  await user.type(box, 'book');
  await screen.findByRole('option', { name: /Leila/ });
  await user.keyboard('{Escape}');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(box).toHaveProperty('value', 'book');
  await user.keyboard('{Escape}');
  expect(box).toHaveProperty('value', '');
});

test('no matches are announced in a sentence', async () => {
  knows();
  const { user, box } = open('/premium');
  await user.type(box, 'zzz');
  await screen.findByText('No characters match “zzz”.');
});

test('a text that is overtaken ends its request', async () => {
  server.answer({
    'characters.list': ({ query }) =>
      query.search === 'a' ? new Promise<never>(() => undefined) : pageOf([]),
  });
  const { user, box } = open('/premium');
  await user.type(box, 'a');
  await waitFor(() => expect(searches()[0]?.query.search).toBe('a'));
  await user.type(box, 'da');
  await waitFor(() => expect(searches()[0]?.signal.aborted).toBe(true));
  expect(searches().at(-1)?.query.search).toBe('ada');
});

test('a slash focuses the search, except while typing', async () => {
  const { user, box } = open('/premium');
  await user.keyboard('/');
  expect(document.activeElement).toBe(box);
  await user.keyboard('a/b');
  expect(box).toHaveProperty('value', 'a/b');
});

test('a change of the address by other means shows in the box', async () => {
  const { box, router } = open('/?search=mara');
  expect(box).toHaveProperty('value', 'mara');
  await router.navigate('/?search=ines');
  await waitFor(() => expect(box).toHaveProperty('value', 'ines'));
});
