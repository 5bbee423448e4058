// The age check: requested by a refused call, explained before it starts, and its results.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../lib/fake-server.ts';
import { openScreen } from '../../lib/screen-fixture.tsx';
import AgeCheckDialog from './age-check-dialog.tsx';
import { AgeCheckReturn } from './age-check-return.tsx';
import { AgeCheckSection } from './age-check-section.tsx';

const provider = 'https://age.example.com';
const state = {
  is_needed: true,
  provider,
  state: 'none',
  checked_at: null,
  valid_until: null,
} as const;
const passed = {
  ...state,
  is_needed: false,
  state: 'passed',
  checked_at: '2026-05-01T10:00:00.000Z',
  valid_until: '2027-05-01T10:00:00.000Z',
} as const;

test('the profile shows the state of the age check, and nothing on a site without one', async () => {
  openScreen(<AgeCheckSection />, '/profile', { 'safety.ageCheck': passed });
  await screen.findByText(/Valid until May 1, 2027/);
  screen.getByRole('button', { name: 'Verify again' });
});

test('if it is required and the site has none, the profile says so', async () => {
  openScreen(<AgeCheckSection />, '/profile', {
    'safety.ageCheck': { ...state, provider: null },
  });
  await screen.findByText(/doesn’t offer age verification yet/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a visitor is led to an account first', async () => {
  openScreen(<AgeCheckDialog onClose={() => undefined} />, '/', {});
  await screen.findByRole('dialog', { name: 'Verify your age' });
  screen.getByRole('button', { name: 'Sign in' });
});

test('the returned code is sent once and removed from the address, and a pass is shown', async () => {
  window.history.replaceState(null, '', '/age-check?code=abc&state=xyz');
  const server = openScreen(<AgeCheckReturn />, '/age-check', { 'safety.finishAgeCheck': passed });
  await screen.findByRole('heading', { name: 'Your age is verified' });
  expect(server.bodiesOf('safety.finishAgeCheck')).toEqual([{ code: 'abc', state: 'xyz' }]);
  expect(window.location.search).toBe('');
});

test.each([
  ['a refused code', '?code=abc&state=xyz', refuse('safety.age_check_failed')],
  ['an outcome that says no', '?code=abc&state=xyz', { ...state, state: 'not_adult' as const }],
  ['a check that was canceled', '?error=access_denied&state=xyz', passed],
])('%s is shown, and can be retried', async (_, search, answer) => {
  window.history.replaceState(null, '', `/age-check${search}`);
  const go = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  openScreen(<AgeCheckReturn />, '/age-check', {
    'safety.finishAgeCheck': answer,
    'safety.startAgeCheck': { url: `${provider}/authorize` },
  });
  await screen.findByRole('heading', { name: 'We couldn’t verify your age' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => go.mock.calls).toEqual([[`${provider}/authorize`]]);
  go.mockRestore();
});
