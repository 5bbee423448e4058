// The notice for slow queries, with a retry, and for a missing network.
import { act, screen } from '@testing-library/react';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../lib/fake-server.ts';
import { q } from '../lib/queries.ts';
import { renderScreen } from '../lib/screen-fixture.tsx';
import { SlowNotice } from './slow-notice.tsx';

function Plans() {
  const { data } = useQuery(q.wallet.plans());
  return (
    <>
      <p>{data ? 'The plans' : 'Loading'}</p>
      <SlowNotice />
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notice = () => screen.getByRole('status').textContent;

test('after eight seconds, a slow query is reported and can be retried', async () => {
  const server = fakeServer({ 'wallet.plans': new Promise<never>(() => undefined) });
  renderScreen(<Plans />);
  await pass(7_000);
  expect(notice()).toBe('');
  await pass(2_000);
  expect(notice()).toContain('This is taking longer than usual');
  server.answer({ 'wallet.plans': { plans: [] } });
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await pass(100);
  expect(screen.getByText('The plans')).toBeTruthy();
  expect(notice()).toBe('');
  const [first] = server.sentTo('wallet.plans');
  expect(first?.signal.aborted).toBe(true);
});

test('a read that came is not named, however long the screen stays', async () => {
  fakeServer({ 'wallet.plans': { plans: [] } });
  renderScreen(<Plans />);
  await pass(30_000);
  expect(notice()).toBe('');
});

test('without a network the screen says that it waits, and loads when it is back', async () => {
  onlineManager.setOnline(false);
  fakeServer({ 'wallet.plans': { plans: [] } });
  renderScreen(<Plans />);
  await pass(2_000);
  expect(notice()).toContain('You’re offline');
  onlineManager.setOnline(true);
  await pass(100);
  expect(screen.getByText('The plans')).toBeTruthy();
  expect(notice()).toBe('');
});
