// The like button: optimistic, rolled back where the server refuses, and sign-in for visitors.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { overlays } from '../../../lib/overlays.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { LikeButton } from './like-button.tsx';
import { fakeServer, refuse } from '../../../lib/fake-server.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';

const show = () => renderScreen(<LikeButton characterId="one" name="Mara" likes={7} />);
const heart = () => screen.getByRole('button', { name: /^Like Mara/ });

beforeEach(() => session.enter(signedIn()));

test('a like is counted at once, and the server’s count is shown in the end', async () => {
  const { promise, resolve } = Promise.withResolvers<{ is_liked: boolean; likes: number }>();
  fakeServer({ 'likes.read': { is_liked: false, likes: 9 }, 'likes.add': promise });
  show();
  await screen.findByText('9');
  fireEvent.click(heart());
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  screen.getByText('10');
  resolve({ is_liked: true, likes: 12 });
  await screen.findByText('12');
});

test('a like that the server refuses is taken back', async () => {
  fakeServer({
    'likes.read': { is_liked: false, likes: 9 },
    'likes.add': refuse('character.not_found'),
  });
  show();
  await screen.findByText('9');
  fireEvent.click(heart());
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
  await screen.findByText('9');
});

test('visitors sign in first, and see the number of likes', () => {
  session.leave();
  fakeServer();
  show();
  screen.getByText('7');
  fireEvent.click(heart());
  expect(overlays.read()).toBeDefined();
  overlays.close();
});
