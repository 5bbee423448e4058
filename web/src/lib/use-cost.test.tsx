// A button that spends tokens: what stands on it, and where it leads, for a guest, for enough and for too few.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { overlays } from './overlays.ts';
import { createQueryClient } from './query-client.ts';
import { signedIn } from './session-fixture.ts';
import { session } from './session.ts';
import { useCost } from './use-cost.ts';

const edge = vi.hoisted(() => {
  const held: Pick<typeof window, 'fetch'> = { fetch: () => new Promise(() => undefined) };
  window.fetch = (...asked) => held.fetch(...asked);
  return held;
});

afterEach(() => {
  cleanup();
  session.leave();
  overlays.close();
});

const deed = vi.fn();
function Create() {
  const { price, note, instead, onPress } = useCost(50, deed);
  return (
    <p>
      <button onClick={onPress}>{instead ?? `Create · ${price}`}</button>
      <span>{note}</span>
    </p>
  );
}

async function press(has: { expiring: number; permanent: number } | 'broken' | 'guest') {
  deed.mockClear();
  if (has !== 'guest') session.enter(signedIn());
  edge.fetch = () =>
    typeof has === 'string'
      ? Promise.reject(new Error('No line.'))
      : Promise.resolve(
          Response.json({
            new_subscriber_balance: has.expiring,
            new_one_time_balance: has.permanent,
          }),
        );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Create />
    </QueryClientProvider>,
  );
  if (typeof has !== 'string') await screen.findByText(/left after this|You need/);
  const button = screen.getByRole('button');
  await userEvent.setup().click(button);
  return { says: button.textContent, note: button.parentElement?.lastElementChild?.textContent };
}

test('with enough it says what is left, and does it', async () => {
  const { says, note } = await press({ expiring: 40, permanent: 22 });
  expect([says, note]).toEqual(['Create · 50 tokens', '12 left after this']);
  expect(deed).toHaveBeenCalledOnce();
});

test('exactly enough is enough', async () => {
  expect((await press({ expiring: 0, permanent: 50 })).note).toBe('0 left after this');
  expect(deed).toHaveBeenCalledOnce();
});

test('with too few it says how many more, and leads to them', async () => {
  const { says, note } = await press({ expiring: 0, permanent: 49 });
  expect([says, note]).toEqual(['Get tokens', 'You need 1 more for 50 tokens']);
  expect(deed).not.toHaveBeenCalled();
  expect(overlays.read()).toEqual({ name: 'top-up' });
});

test('whoever is not signed in sees the price, and is asked to sign in', async () => {
  expect((await press('guest')).says).toBe('Create · 50 tokens');
  expect(deed).not.toHaveBeenCalled();
  expect(overlays.read()).toEqual({ name: 'sign-in' });
});

test('a wallet that does not come keeps nobody from trying', async () => {
  expect((await press('broken')).says).toBe('Create · 50 tokens');
  expect(deed).toHaveBeenCalledOnce();
});
