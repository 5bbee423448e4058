// The main layout: a member whose account will be deleted is reminded on every screen but the profile.
import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../lib/screen-fixture.tsx';
import { signedIn } from '../lib/session-fixture.ts';
import { session } from '../lib/session.ts';
import { MainLayout } from './main-layout.tsx';

const due = 'Your account will be deleted on May 15, 2026.';

test('a scheduled deletion is shown until it is canceled', async () => {
  const { user, ...rest } = signedIn();
  const open = (at: string) => openScreen(<MainLayout />, at, {});
  session.enter({ ...rest, user: { ...user, deletion_at: '2026-05-15T19:00:00Z' } });
  open('/profile');
  expect(screen.queryByText(due)).toBeNull();
  cleanup();
  open('/chats');
  await screen.findByText(due);
  const keep = screen.getByRole('link', { name: 'Keep my account' });
  expect(keep.getAttribute('href')).toBe('/profile');
  act(() => session.update(user));
  expect(screen.queryByText(due)).toBeNull();
});
