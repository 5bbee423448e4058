// Searching while typing: in place on a catalogue, on the home page from anywhere else.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SearchBox } from './search-box.tsx';

afterEach(cleanup);

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: SearchBox }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  const box = screen.getByRole('searchbox', { name: 'Search characters' });
  const now = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), box, now, router };
}

test('on a catalogue the address follows after a short pause, and keeps the rest', async () => {
  const { user, box, now } = open('/?preference=anime');
  await user.type(box, 'aoi');
  expect(now()).toBe('/?preference=anime');
  await waitFor(() => expect(now()).toBe('/?preference=anime&search=aoi'));
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(now()).toBe('/?preference=anime');
  expect(box).toHaveProperty('value', '');
});

test('elsewhere nothing happens while typing, and Enter leads to the home page', async () => {
  const { user, box, now } = open('/premium');
  await user.type(box, 'mara');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(now()).toBe('/premium');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(now()).toBe('/?search=mara'));
});

test('a change of the address by other means shows in the box', async () => {
  const { box, router } = open('/?search=mara');
  expect(box).toHaveProperty('value', 'mara');
  await router.navigate('/?search=ines');
  await waitFor(() => expect(box).toHaveProperty('value', 'ines'));
});
