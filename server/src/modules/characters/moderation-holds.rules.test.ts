// Pictures out of a character and back again.
import { expect, test } from 'vitest';
import { publicVersionOf, putBack, takeOut, type Shown } from './moderation-holds.rules.ts';

const row: Shown = {
  id: 'c',
  portrait_id: 'p',
  portrait_preview: 'data:p',
  hover_id: 'h',
  gallery_ids: ['a', 'b', 'c', 'p'],
};

test.each([[['p']], [['h']], [['a', 'c']], [['p', 'h', 'a', 'b', 'c']], [['nobody']], [[]]])(
  'what is taken out (%j) is shown nowhere, and comes back to its place',
  (gone) => {
    const { withheld: kept, left } = takeOut(row, { ids: gone, from_version: 3 });
    const shown = [left.portrait_id, left.hover_id, ...left.gallery_ids];
    expect(shown.filter((id) => id !== null && gone.includes(id))).toEqual([]);
    expect(putBack(left, kept)).toEqual(row);
  },
);

test('withholding a portrait also removes its preview', () => {
  expect(takeOut(row, { ids: ['p'], from_version: null }).left.portrait_preview).toBe('');
});

test('restoring keeps pictures that were chosen since, and adds no picture twice', () => {
  const { withheld: kept, left } = takeOut(row, { ids: ['p', 'h', 'a'], from_version: null });
  const since = { ...left, portrait_id: 'q', portrait_preview: 'data:q', hover_id: 'i' };
  expect(putBack({ ...since, gallery_ids: ['a'] }, kept)).toMatchObject({
    portrait_id: 'q',
    portrait_preview: 'data:q',
    hover_id: 'i',
    gallery_ids: ['a', 'p'],
  });
});

test.each([
  [{ visibility: 'public', version: 3, held_from: null, held_version: null }, 3],
  [{ visibility: 'rejected', version: 3, held_from: 'public', held_version: 3 }, 3],
  [{ visibility: 'rejected', version: 4, held_from: 'public', held_version: 3 }, null],
  [{ visibility: 'private', version: 3, held_from: null, held_version: null }, null],
  [{ visibility: 'pending_review', version: 3, held_from: null, held_version: null }, null],
] as const)('of %j everybody saw version %s', (state, version) => {
  expect(publicVersionOf(state)).toBe(version);
});
