// Deferred components: rendered in the same pass once their code is loaded, and loaded again after a failure.
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createLater } from './later.tsx';

const Shown = ({ word }: { word: string }) => <p>{word}</p>;
const idle = () => act(() => vi.advanceTimersByTimeAsync(5_000));

afterEach(() => vi.useRealTimers());

test('preloaded code is rendered in the same pass', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve({ Component: Shown }));
  const { Component, useLoadAhead } = createLater(load);
  function Opener({ isOpen }: { isOpen: boolean }) {
    useLoadAhead();
    return isOpen ? <Component word="here" /> : null;
  }
  const { rerender } = render(<Opener isOpen={false} />);
  expect(load).not.toHaveBeenCalled();
  await idle();
  expect(load).toHaveBeenCalledTimes(1);
  rerender(<Opener isOpen />);
  expect(screen.getByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that was not preloaded is loaded when it is rendered', async () => {
  const { Component } = createLater(() => Promise.resolve({ Component: Shown }));
  render(<Component word="here" />);
  expect(await screen.findByText('here')).toBeTruthy();
});

test('a failed preload is silent, and rendering loads it again', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.resolve({ Component: Shown }));
  load.mockRejectedValueOnce(new Error('no network'));
  const { Component, useLoadAhead } = createLater(load);
  function Ahead() {
    useLoadAhead();
    return null;
  }
  const { unmount } = render(<Ahead />);
  await idle();
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  vi.useRealTimers();
  render(<Component word="here" />);
  expect(await screen.findByText('here')).toBeTruthy();
});
