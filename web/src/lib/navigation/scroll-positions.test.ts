// Scroll positions survive a reload; corrupt or forbidden storage is ignored.
import { expect, test } from 'vitest';
import { createPositions } from './scroll-positions.ts';

function memory(text: string | null = null, onSet?: (text: string) => void) {
  let stored = text;
  return () => ({
    getItem: () => stored,
    setItem: (_: string, next: string) => {
      stored = next;
      onSet?.(next);
    },
  });
}

test('a scroll position survives a reload', () => {
  const storage = memory();
  const before = createPositions(storage);
  before.record('abc', 420);
  before.save();
  expect(createPositions(storage).find('abc')).toBe(420);
  expect(createPositions(storage).find('other')).toBeUndefined();
});

test('an address is not stored, so that a tab doesn’t name the chats of who has left it', () => {
  let stored = '';
  const storage = memory(null, (text) => (stored = text));
  const before = createPositions(storage);
  before.record('/maren/0198/chat?m=3', 420);
  before.save();
  expect(stored).toContain('420');
  expect(stored).not.toMatch(/maren|0198/);
  expect(createPositions(storage).find('/maren/0198/chat?m=3')).toBe(420);
});

test.each(['nonsense', '{}', '[1, ["x"]]'])('what was stored as %s is ignored', (text) => {
  expect(createPositions(memory(text)).find('x')).toBeUndefined();
});

test('without storage, positions last as long as the page', () => {
  const positions = createPositions(() => {
    throw new Error('forbidden');
  });
  positions.record('abc', 7);
  positions.save();
  expect(positions.find('abc')).toBe(7);
});
