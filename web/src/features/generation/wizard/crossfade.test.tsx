// A picture that fails to load is retried after a while and when the network is back, a limited number of times.
import { act, fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Crossfade } from './crossfade.tsx';

test('a failed picture is retried twice, and once more when the network is back', () => {
  vi.useFakeTimers();
  const { container } = render(<Crossfade src="/one.jpg" alt="One" />);
  const picture = () => container.querySelector('img[alt="One"]');
  const failed = () => {
    const before = picture();
    fireEvent.error(before as Element);
    act(() => void vi.advanceTimersByTime(60_000));
    return picture() !== before;
  };
  expect([failed(), failed(), failed()]).toEqual([true, true, false]);
  const before = picture();
  fireEvent(window, new Event('online'));
  expect(picture()).not.toBe(before);
  fireEvent.load(picture() as Element);
  expect(picture()?.className).toContain('opacity-100');
});
