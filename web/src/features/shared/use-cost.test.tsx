// A button that spends tokens: its price and note for guests, and with enough or too few tokens; and what a press
// requests.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { overlays } from '../../lib/overlays.ts';
import { canPay } from './paying.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { signedIn, walletWith } from '../../lib/session-fixture.ts';
import { session } from '../../lib/session.ts';
import { useCost } from './use-cost.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { renderScreen } from '../../lib/screen-fixture.tsx';

let has: { expiring: number; permanent: number } | 'broken';
let outcomes: string[];
beforeEach(() => {
  has = { expiring: 0, permanent: 0 };
  outcomes = [];
  fakeServer({
    'wallet.wallet': () => {
      if (has === 'broken') throw new TypeError('Failed to fetch');
      const { expiring, permanent } = has;
      return walletWith({ new_subscriber_balance: expiring, new_one_time_balance: permanent });
    },
  });
});

const client = createQueryClient();
function Create() {
  const press = async () => {
    outcomes.push(
      await canPay(client, 50, (missing) => `${missing} missing`).then(String, () => 'unknown'),
    );
  };
  const { price, note } = useCost(50);
  return (
    <>
      <button aria-describedby={note && 'note'} onClick={() => void press()}>
        Create · {price}
      </button>
      <p id="note">{note}</p>
    </>
  );
}

const show = () => {
  client.clear();
  renderScreen(<Create />, '/', client);
  return screen.getByRole('button', { name: 'Create · 50 tokens' });
};
const press = () => userEvent.setup().click(screen.getByRole('button'));
const hasNote = (words: string) => screen.findByRole('button', { description: words });

test.each([
  [{ expiring: 40, permanent: 22 }, '12 left after this', ['true']],
  [{ expiring: 0, permanent: 50 }, '0 left after this', ['true']],
  [{ expiring: 0, permanent: 49 }, 'You need 1 more token. You can buy them in the next step.', []],
])('with %o it says: %s', async (wallet, note, done) => {
  has = wallet;
  session.enter(signedIn());
  show();
  await hasNote(note);
  await press();
  await vi.waitFor(() => expect(outcomes.length > 0 || overlays.read() !== undefined).toBe(true));
  expect(outcomes).toEqual(done);
});

test('a member with too few tokens tops up and continues, or cancels and nothing is done', async () => {
  session.enter(signedIn());
  show();
  await press();
  await vi.waitFor(() => expect(overlays.read()).toEqual({ name: 'top-up', reason: '50 missing' }));
  overlays.close();
  await vi.waitFor(() => expect(outcomes).toEqual(['false']));
  await press();
  await vi.waitFor(() => expect(overlays.read()).toEqual({ name: 'top-up', reason: '50 missing' }));
  has = { expiring: 0, permanent: 60 };
  overlays.close();
  await vi.waitFor(() => expect(outcomes).toEqual(['false', 'true']));
});

test('a visitor sees the price, signs in and continues', async () => {
  has = { expiring: 0, permanent: 60 };
  const button = show();
  expect(button.getAttribute('aria-describedby')).toBeNull();
  await press();
  expect(overlays.read()).toEqual({ name: 'sign-in', newcomer: true });
  session.enter(signedIn());
  overlays.close();
  await vi.waitFor(() => expect(outcomes).toEqual(['true']));
  await hasNote('10 left after this');
});

test('without a wallet, no note is shown', async () => {
  has = 'broken';
  session.enter(signedIn());
  const button = show();
  await press();
  // A query is retried before it fails.
  await vi.waitFor(() => expect(outcomes).toEqual(['unknown']), { timeout: 15_000 });
  expect(button.getAttribute('aria-describedby')).toBeNull();
});
