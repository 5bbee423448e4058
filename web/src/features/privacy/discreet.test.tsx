// Discreet mode: the tab’s title, the PIN lock, and pauses after wrong PINs.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discreet, followDiscreet, setNeutral } from '../../lib/discreet.ts';
import { removePin, setPin, unlock } from '../../lib/pin-lock.ts';
import { renderScreen } from '../../lib/screen-fixture.tsx';
import { DiscreetSection } from './discreet-section.tsx';
import LockScreen from './lock-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  removePin();
  setNeutral(false);
});

/** Locks the page, like a new tab. */
const lock = () => act(() => discreet.change((state) => ({ ...state, locked: true })));

test('the neutral title precedes the screens’ titles, and is removed when the mode is switched off', async () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg"><title>Maren · Velour</title>';
  render(<DiscreetSection />);
  await userEvent.click(screen.getByRole('switch', { name: 'Neutral tab' }));
  expect(document.head.querySelector('title')?.textContent).toBe('Notes');
  expect(document.head.querySelector('link')?.getAttribute('href')).toMatch(/^data:/);
  const next = document.createElement('title');
  next.textContent = 'Chats · Velour';
  document.head.prepend(next);
  await waitFor(() => expect(document.head.querySelector('title')?.textContent).toBe('Notes'));
  next.remove();
  await userEvent.click(screen.getByRole('switch', { name: 'Neutral tab' }));
  expect(document.head.querySelector('title')?.textContent).toBe('Maren · Velour');
  expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/favicon.svg');
});

test('a PIN is set twice the same, of four digits or more, and stored as a slow hash only', async () => {
  render(<DiscreetSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Set PIN' }));
  await userEvent.type(await screen.findByLabelText('PIN'), '12a3');
  await userEvent.type(screen.getByLabelText('Confirm PIN'), '9999');
  await userEvent.tab();
  await screen.findByText('Use 4 to 12 digits');
  await screen.findByText('PINs must match');
  await userEvent.type(screen.getByLabelText('PIN'), '7');
  await userEvent.clear(screen.getByLabelText('Confirm PIN'));
  await userEvent.type(screen.getByLabelText('Confirm PIN'), '1237{Enter}');
  await waitFor(() => expect(discreet.read()).toMatchObject({ hasPin: true, locked: false }));
  const stored = localStorage.getItem('velour.lock') ?? '';
  expect(stored).not.toContain('1237');
  expect(JSON.parse(stored)).toMatchObject({ iterations: 600_000 });
});

test('the lock opens with the right PIN alone', async () => {
  await setPin('1237');
  lock();
  renderScreen(<LockScreen />);
  await userEvent.type(screen.getByLabelText('PIN'), '1238{Enter}');
  await screen.findByText('That PIN isn’t right.');
  expect(discreet.read().locked).toBe(true);
  await userEvent.clear(screen.getByLabelText('PIN'));
  await userEvent.type(screen.getByLabelText('PIN'), '1237{Enter}');
  await waitFor(() => expect(discreet.read().locked).toBe(false));
});

test('from the fifth wrong PIN on, no PIN is tried for a while, also after a reload', async () => {
  await setPin('1237');
  const outcomes = [];
  for (let tries = 0; tries < 5; tries += 1) outcomes.push((await unlock('0000')).status);
  expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'paused']);
  expect((await unlock('1237')).status).toBe('paused');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
  expect((await unlock('0000')).status).toBe('paused');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect((await unlock('1237')).status).toBe('open');
  vi.restoreAllMocks();
}, 60_000); // each attempt computes a slow hash

test('five minutes in the background lock the page', async () => {
  followDiscreet();
  await setPin('1237');
  const show = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  };
  show('hidden');
  show('visible');
  expect(discreet.read().locked).toBe(false);
  show('hidden');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
  show('visible');
  expect(discreet.read().locked).toBe(true);
  expect(sessionStorage.getItem('velour.unlocked')).toBeNull();
  vi.restoreAllMocks();
});
