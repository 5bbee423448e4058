// The notice of policies that a member has not agreed to yet.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, refuse } from '../../lib/fake-server.ts';
import { renderScreen } from '../../lib/screen-fixture.tsx';
import { session } from '../../lib/session.ts';
import { signedIn } from '../../lib/session-fixture.ts';
import { toasts } from '../../lib/toasts.ts';
import PoliciesGate from './policies-gate.tsx';

const due = { version: '2026-12-01', changes: 'We added gifts.', is_first: false };

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
});

async function open(changes: Partial<typeof due> = {}) {
  const signIn = signedIn({ policies_due: { ...due, ...changes } });
  session.enter(signIn);
  renderScreen(<PoliciesGate due={{ ...due, ...changes }} />);
  await screen.findByRole('dialog');
  return { user: userEvent.setup(), own: signIn.user };
}

const agree = () => screen.getByRole('button', { name: 'Agree and continue' });

test('it shows the effective date and the changes, and agreeing closes it', async () => {
  const { user, own } = await open();
  expect(screen.getByRole('dialog').textContent).toMatch(
    /updated our terms.*apply as of December 1, 2026.*Terms and conditions.*Privacy policy.*What’s new ?We added gifts\./,
  );
  expect(session.read().policies_due).toEqual(due);
  server.answer({ 'account.agreeToPolicies': { ...own, policies_due: null } });
  await user.click(agree());
  await waitFor(() => expect(session.read().policies_due).toBeNull());
  const sent = server.sentTo('account.agreeToPolicies').map(({ body }) => body);
  expect(sent).toEqual([{ version: '2026-12-01' }]);
});

test('a failure leaves it open and says so', async () => {
  const { user } = await open();
  server.answer({ 'account.agreeToPolicies': refuse('request.rate_limited') });
  await user.click(agree());
  await waitFor(() => expect(toasts.read()).toHaveLength(1));
  expect(session.read().policies_due).toEqual(due);
});

test('a member who does not agree can sign out, or download and delete their data in the profile', async () => {
  await open({ is_first: true });
  screen.getByRole('heading', { name: 'Before you continue' });
  screen.getByRole('button', { name: 'Sign out' });
  const account = screen.getByRole('link', { name: 'Download or delete my account' });
  expect(account.getAttribute('href')).toBe('/profile');
});
