// Route guards while the code of the target screen is loading.
import { act, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { expect, test } from 'vitest';
import { PageRouter } from '../lib/navigation/page-router.tsx';
import { createScreen } from '../lib/navigation/screen.tsx';
import { signedIn } from '../lib/session-fixture.ts';
import { session } from '../lib/session.ts';
import { AdminOnly, GuestOnly, LoginRequired } from './guards.tsx';

const slow = createScreen(() => new Promise(() => undefined), { handle: {}, Waiting: () => null });

const open = (path: string) =>
  render(
    <PageRouter
      history={createMemoryHistory({ initialEntries: [path], v5Compat: true })}
      routes={[
        { path: '/', ...slow },
        {
          Component: GuestOnly,
          children: [
            { path: '/register', element: <p>the form</p> },
            { path: '/login', ...slow },
          ],
        },
        {
          Component: LoginRequired,
          children: [
            { path: '/profile', element: <p>the profile</p> },
            { Component: AdminOnly, children: [{ path: '/admin', element: <p>admin</p> }] },
          ],
        },
      ]}
    />,
  );

test.each([
  ['a guest', '/profile'],
  ['a member', '/admin'],
])('%s at %s sees that another screen is loading', (who, path) => {
  if (who === 'a member') session.enter(signedIn());
  open(path);
  expect(screen.getByRole('status').textContent).toContain('Loading');
});

test('a sign-in form is replaced by a skeleton while the next screen is loading', () => {
  open('/register');
  screen.getByText('the form');
  act(() => session.enter(signedIn()));
  expect(screen.queryByText('the form')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Loading');
});
