// Unsaved edits survive a reload and a newer version, and report conflicts.
import { afterEach, expect, test } from 'vitest';
import { applyEdits, editsBetween, savedEdits } from './saved-edits.ts';

const before = { name: 'Orla', tagline: 'Keeps a lighthouse.', age: '34' };
const ITEM = 'velour.character-edits';

afterEach(() => savedEdits.forget());

test('only touched fields are saved, so that newer values of the others stay', () => {
  const edits = editsBetween(before, { ...before, tagline: 'Keeps bees.', alternate_0: 'Hi.' });
  expect(edits?.mine).toEqual({ tagline: 'Keeps bees.', alternate_0: 'Hi.' });
  const there = { ...before, name: 'Orla Quinn' };
  expect(applyEdits(there, edits)).toEqual({
    values: { ...there, tagline: 'Keeps bees.', alternate_0: 'Hi.' },
    clashes: [],
  });
  expect(editsBetween(before, { ...before, alternate_0: '' })).toBeUndefined();
});

test('a field that both changed is a clash unless both wrote the same, and keeps the text of this window', () => {
  const edits = editsBetween(before, { ...before, tagline: 'Keeps bees.', age: '35' });
  const there = { ...before, tagline: 'Keeps secrets.', age: '35' };
  expect(applyEdits(there, edits)).toEqual({
    values: { ...there, tagline: 'Keeps bees.' },
    clashes: ['tagline'],
  });
});

test('each window goes on with its own, a reload with the latest; nothing of it is left after signing out', () => {
  const mine = editsBetween(before, { ...before, name: 'Una' });
  savedEdits.write('one', mine);
  localStorage.setItem(ITEM, JSON.stringify({ one: { before: {}, mine: { name: 'Eve' } } }));
  expect(savedEdits.read('one')).toEqual(mine);
  for (let at = 0; at < 30; at += 1) savedEdits.write(`other ${at}`, mine);
  expect(Object.keys(JSON.parse(localStorage.getItem(ITEM) ?? '{}') as object)).toHaveLength(20);
  savedEdits.forget();
  expect([savedEdits.read('one'), localStorage.getItem(ITEM)]).toEqual([undefined, null]);
  localStorage.setItem(ITEM, 'nonsense');
  expect(savedEdits.read('one')).toBeUndefined();
});
