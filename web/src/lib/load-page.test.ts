// Loading a screen's code: a failure reloads the page after 1.2 seconds, but not repeatedly.
import { expect, test, vi } from 'vitest';
import { createLoadPage } from './load-page.ts';

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const soon = () => new Promise((resolve) => setTimeout(resolve, 0, 'waiting'));

function setUp(marks: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const later = vi.fn();
  const reload = vi.fn();
  let time = 1_000_000;
  const load = createLoadPage({ reload, later, now: () => time, marks });
  return { load, later, reload, pass: (ms: number) => (time += ms) };
}

function remember() {
  const stored = new Map<string, string>();
  return () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
}

test('a loaded module is returned', async () => {
  const { load, later } = setUp(remember());
  expect(await load(async () => 'screen')).toBe('screen');
  expect(later).not.toHaveBeenCalled();
});

test('a failure reloads the page after exactly 1.2 seconds and shows nothing until then', async () => {
  const { load, later, reload } = setUp(remember());
  expect(await Promise.race([load(broken), soon()])).toBe('waiting');
  expect(later).toHaveBeenCalledExactlyOnceWith(reload, 1_200);
});

test('a second failure right after the reload is shown instead', async () => {
  const { load, later, pass } = setUp(remember());
  void load(broken);
  await soon();
  pass(3_000);
  await expect(load(broken)).rejects.toThrow('dynamically imported');
  expect(later).toHaveBeenCalledOnce();
});

test('a failure much later may be the next update, and reloads again', async () => {
  const { load, later, pass } = setUp(remember());
  void load(broken);
  await soon();
  pass(60_000);
  expect(await Promise.race([load(broken), soon()])).toBe('waiting');
  expect(later).toHaveBeenCalledTimes(2);
});

test('without storage there is no reload, because it could loop', async () => {
  const { load, later } = setUp(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(load(broken)).rejects.toThrow('dynamically imported');
  expect(later).not.toHaveBeenCalled();
});
