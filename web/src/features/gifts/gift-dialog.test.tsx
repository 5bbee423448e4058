// Gifts and tips: prices, sending, and failures.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { refuse, type Answers, type fakeServer } from '../../lib/fake-server.ts';
import { overlays } from '../../lib/overlays.ts';
import { openScreen } from '../../lib/screen-fixture.tsx';
import { signedIn, walletWith } from '../../lib/session-fixture.ts';
import { session } from '../../lib/session.ts';
import { toasts } from '../../lib/toasts.ts';
import GiftDialog from './gift-dialog.tsx';

const maraId = '01900000-0000-7000-8000-0000000000c1';
const rose = { id: '01900000-0000-7000-8000-0000000000d1', kind: 'gift', name: 'Rose' } as const;
const items = [
  { ...rose, tokens: 10 },
  { id: '01900000-0000-7000-8000-0000000000d2', kind: 'unlock', name: 'Picture', tokens: 15 },
] as const;
const paid = { new_subscriber_balance: 0, new_one_time_balance: 33 };
const close = vi.fn();
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  close.mockClear();
  session.enter(signedIn());
});

function show(more: Answers = {}) {
  server = openScreen(
    <GiftDialog character_id={maraId} name="Mara" onClose={close} />,
    '/gallery',
    {
      'wallet.storeItems': { items: [...items] },
      'wallet.wallet': walletWith({ new_one_time_balance: 43 }),
      'wallet.buy': paid,
      ...more,
    },
  );
}
const choose = async () => userEvent.click(await screen.findByRole('radio', { name: /Rose/ }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send gift · 10 tokens' }));

test('a gift is sent with its signature, and only gifts are offered', async () => {
  show();
  await choose();
  expect(screen.queryByText('Picture')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /Sign it/ }), ' Ann ');
  await send();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(server.bodiesOf('wallet.buy')).toEqual([
    { store_item_id: rose.id, character_id: maraId, user_name: 'Ann' },
  ]);
  expect(toasts.read().at(-1)?.message).toBe('You sent Mara a gift: Rose.');
});

test('a tip is an amount, and an odd one is not sent', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Tip' }));
  const amount = screen.getByRole('textbox', { name: 'Tokens' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '1001');
  expect(screen.getByRole('button', { name: 'Send tip' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: '25 tokens' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send tip · 25 tokens' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(server.bodiesOf('wallet.buy')).toEqual([{ character_id: maraId, token_amount: 25 }]);
});

test('a store that does not load says so, and can be tried again', async () => {
  show({ 'wallet.storeItems': refuse('identity.forbidden') });
  await screen.findByRole('heading', { name: 'Failed to fetch store items' });
  server.answer({ 'wallet.storeItems': { items: [...items] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await choose();
});

test('a purchase that breaks says so and keeps the choice', async () => {
  show({ 'wallet.buy': refuse('server.failed') });
  await choose();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to purchase item');
  expect(screen.getByRole('radio', { name: /Rose/ })).toHaveProperty('checked', true);
  expect(close).not.toHaveBeenCalled();
});

test('with too few tokens, the top-up shows their purpose', async () => {
  show({
    'wallet.wallet': walletWith({ new_one_time_balance: 4 }),
    'wallet.buy': refuse('wallet.insufficient_tokens'),
  });
  await choose();
  await send();
  await waitFor(() =>
    expect(overlays.read()).toEqual({
      name: 'top-up',
      reason: '10 tokens to give Mara Rose. You need 6 more.',
    }),
  );
  act(() => overlays.close());
  await choose();
});
