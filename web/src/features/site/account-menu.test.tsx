// A member's menu in the header: balance, top-up, daily reward and coupons, with and without a plan.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { overlays } from '../../lib/overlays.ts';
import { openScreen } from '../../lib/screen-fixture.tsx';
import { signedIn, walletWith } from '../../lib/session-fixture.ts';
import { session } from '../../lib/session.ts';
import AccountMenu from './account-menu.tsx';

test('a member without a plan finds balance, reward and coupons, and can buy tokens', async () => {
  session.enter(signedIn());
  const server = openScreen(<AccountMenu />, '/', {
    'wallet.wallet': walletWith({ new_one_time_balance: 1_060 }),
  });
  // Loaded when the menu is opened.
  expect(server.sentTo('wallet.wallet')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ann’s account' }));
  const balance = await screen.findByRole('menuitem', { name: '1,060 tokens' });
  const entries = screen.getAllByRole('menuitem');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Profile', '/profile'],
    ['Gallery', '/gallery'],
    ['Public', '/featured'],
    ['1,060 tokens', '/profile/tokens'],
    ['Buy tokens', null],
    ['Daily reward', '/profile/tokens#daily-reward'],
    ['Coupons', '/profile/tokens#coupons'],
    ['Send feedback', '/feedback'],
    [expect.any(String), '/removal'],
    ['Logout', null],
  ]);
  expect(balance.isConnected).toBe(true);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Buy tokens' }));
  expect(overlays.read()?.name).toBe('top-up');
});
