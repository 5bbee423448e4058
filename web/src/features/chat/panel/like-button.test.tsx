// The like button: optimistic, rolled back where the server refuses, and sign-in for visitors.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overlays } from '../../../lib/overlays.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { LikeButton } from './like-button.tsx';

// The network's edge, in place before the client takes hold of it.
const edge = vi.hoisted(() => {
  const held: Pick<typeof window, 'fetch'> = { fetch: () => new Promise(() => undefined) };
  window.fetch = (...asked) => held.fetch(...asked);
  return held;
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LikeButton character_id="one" name="Mara" likes={7} />
    </QueryClientProvider>,
  );
const heart = () => screen.getByRole('button', { name: /^Like Mara/ });

beforeEach(() => session.enter(signedIn()));
afterEach(() => {
  cleanup();
  session.leave();
});

test('a like counts at once, and what the server counts stands in the end', async () => {
  let answer = (_: Response): void => undefined;
  edge.fetch = (_input, init) =>
    init?.method === 'PUT'
      ? new Promise((resolve) => (answer = resolve))
      : Promise.resolve(Response.json({ is_liked: false, likes: 9 }));
  show();
  await screen.findByText('9');
  fireEvent.click(heart());
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  screen.getByText('10');
  answer(Response.json({ is_liked: true, likes: 12 }));
  await screen.findByText('12');
});

test('a like that the server refuses is taken back', async () => {
  edge.fetch = (_input, init) =>
    Promise.resolve(
      init?.method === 'PUT'
        ? Response.json({ code: 'character.not_found', title: 'Gone.' }, { status: 404 })
        : Response.json({ is_liked: false, likes: 9 }),
    );
  show();
  await screen.findByText('9');
  fireEvent.click(heart());
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
  await screen.findByText('9');
});

test('visitors sign in first, and see the number of likes', () => {
  session.leave();
  show();
  screen.getByText('7');
  fireEvent.click(heart());
  expect(overlays.read()).toBeDefined();
  overlays.close();
});
