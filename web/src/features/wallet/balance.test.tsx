// The button with the balance: loading, loaded, failed, and refetched on return.
import { act, screen, waitFor } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, refuse } from '../../lib/fake-server.ts';
import { session } from '../../lib/session.ts';
import { signedIn, walletWith } from '../../lib/session-fixture.ts';
import { toasts } from '../../lib/toasts.ts';
import Balance from './balance.tsx';
import { renderScreen } from '../../lib/screen-fixture.tsx';

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  session.enter(signedIn({ active_plan: 'annual' }));
});

test('both kinds of tokens are one number, and screen readers announce which of them expire', async () => {
  const wallet = walletWith({ new_subscriber_balance: 100, new_one_time_balance: 1_150 });
  server.answer({ 'wallet.wallet': wallet });
  renderScreen(<Balance />);
  screen.getByText('Tokens, loading');
  await screen.findByText('1,250');
  screen.getByText('Tokens: 1,250, including 100 that expire');
});

test('a balance that fails to load is not shown as zero, and has no toast', async () => {
  server.answer({ 'wallet.wallet': refuse('identity.forbidden') });
  renderScreen(<Balance />);
  await screen.findByText('We couldn’t load your tokens');
  expect(screen.queryByText('0')).toBeNull();
  expect(toasts.read()).toEqual([]);
});

test('the balance is refetched on return; where that fails, the old one stays', async () => {
  server.answer({ 'wallet.wallet': walletWith({ new_one_time_balance: 30 }) });
  renderScreen(<Balance />);
  await screen.findByText('30');
  const comeBack = () =>
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
  server.answer({ 'wallet.wallet': walletWith({ new_one_time_balance: 25 }) });
  comeBack();
  await screen.findByText('Tokens: 25');
  await screen.findByText('25', {}, { timeout: 10_000 });
  server.answer({ 'wallet.wallet': refuse('identity.forbidden') });
  comeBack();
  await waitFor(() => expect(server.sent).toHaveLength(3));
  screen.getByText('Tokens: 25');
  focusManager.setFocused(undefined);
});
