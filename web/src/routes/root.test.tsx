// Overlays: after a sign-in, the requested top-up opens; after a canceled sign-in, it does not.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { overlays } from '../lib/overlays.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { signedIn } from '../lib/session-fixture.ts';
import { Root } from './root.tsx';

const confirmAge = vi.hoisted(() => {
  window.fetch = () => new Promise(() => undefined);
  const confirm = () => localStorage.setItem('velour.adult', 'yes');
  // The session reads it at load, too.
  confirm();
  return confirm;
});

beforeEach(() => {
  confirmAge();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Routes>
          <Route element={<Root />}>
            <Route index element={<p>The screen</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
});

/** Parts of the page are loaded when they are first needed. */
const patient = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const dialog = (name: string) => screen.findByRole('dialog', { name }, patient);

test('a guest who buys messages signs in and then sees the packages', async () => {
  overlays.open('top-up', { type: 'message' });
  await dialog('Sign In');
  expect(screen.queryByRole('dialog', { name: 'Messages Inventory' })).toBeNull();
  session.enter(signedIn());
  await dialog('Messages Inventory');
  expect(screen.queryByRole('dialog', { name: 'Sign In' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(overlays.read()).toBeUndefined());
});

test('a guest who turns back is where it began, also after a later sign-in', async () => {
  overlays.open('top-up');
  await dialog('Sign In');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(overlays.read()).toBeUndefined());
  session.enter(signedIn());
  screen.getByText('The screen');
  expect(screen.queryByRole('dialog')).toBeNull();
});
