// Signing in with Google in a popup: only the popup itself is trusted, and every outcome is distinguished.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryGoogle, type PopupMessage } from './attempt.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const origin = 'https://velour.example';
const attempt = 'once-5';

function setUp({ blocked = false, resumes = true }: { blocked?: boolean; resumes?: boolean } = {}) {
  const popup = { closed: false, close: vi.fn() };
  let onMessage: ((message: PopupMessage) => void) | undefined;
  const stopped = vi.fn(() => (onMessage = undefined));
  const resume = vi.fn(async () => resumes);
  const done = vi.fn();
  const trying = tryGoogle({
    attempt,
    origin,
    open: () => (blocked ? null : popup),
    listen: (listener) => {
      onMessage = listener;
      return stopped;
    },
    resume,
  });
  void trying.then(done);
  const good = { from: 'window', source: popup, origin, word: word('success') } as const;
  return {
    popup,
    receive: (message: PopupMessage) => onMessage?.(message),
    good,
    resume,
    done,
    stopped,
    trying,
  };
}

const word = (outcome: string, changes = {}) => ({
  type: 'velour.google',
  attempt,
  outcome,
  ...changes,
});

test('the word of the popup takes up the sign-in, closes it and stops listening', async () => {
  const { receive, good, trying, popup, stopped } = setUp();
  receive(good);
  expect(await trying).toBe('success');
  expect(popup.close).toHaveBeenCalledOnce();
  expect(stopped).toHaveBeenCalledOnce();
});

test('a popup that lost sight of its page speaks on the channel', async () => {
  const { receive, trying } = setUp();
  receive({ from: 'channel', word: word('success') });
  expect(await trying).toBe('success');
});

test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['an origin that only begins alike', { origin: 'https://velour.example.elsewhere.example' }],
  ['no origin', { origin: 'null' }],
  ['another window', { source: {} }],
  ['no window', { source: null }],
  ['another attempt', { word: word('success', { attempt: 'once-4' }) }],
  ['no attempt', { word: word('success', { attempt: undefined }) }],
  ['another kind', { word: word('success', { type: 'elsewhere' }) }],
  ['an unknown outcome', { word: word('perhaps') }],
  ['a text', { word: 'success' }],
  ['nothing', { word: null }],
])('a word from or with %s is not believed', async (_, changes) => {
  const { receive, good, resume, done } = setUp();
  receive({ ...good, ...changes });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(resume).not.toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
});

test('a word on the channel of another attempt is not believed', async () => {
  const { receive, resume } = setUp();
  receive({ from: 'channel', word: word('success', { attempt: 'once-4' }) });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(resume).not.toHaveBeenCalled();
});

test('a success message without a sign-in is ignored', async () => {
  const { receive, good, trying } = setUp({ resumes: false });
  receive(good);
  expect(await trying).toBe('failed');
});

test('an error of the popup is reported', async () => {
  const { receive, good, trying, resume } = setUp();
  receive({ ...good, word: word('error') });
  expect(await trying).toBe('failed');
  expect(resume).not.toHaveBeenCalled();
});

test('a blocked popup is reported at once', async () => {
  expect(await setUp({ blocked: true }).trying).toBe('blocked');
});

test('a closed popup is noticed within a second, and the sign-in looked for a second later', async () => {
  const { popup, resume, done } = setUp({ resumes: false });
  await vi.advanceTimersByTimeAsync(10_300);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(700);
  expect(resume).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(999);
  expect(resume).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledExactlyOnceWith('cancelled');
});

test('a popup that closed after it had signed in was no cancellation', async () => {
  const { popup, trying } = setUp();
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await trying).toBe('success');
});

test('after five minutes it is over', async () => {
  const { popup, done } = setUp();
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledExactlyOnceWith('timeout');
  expect(popup.close).toHaveBeenCalledOnce();
});
