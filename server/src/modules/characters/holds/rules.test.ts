// Pictures out of a character and back again.
import { expect, test } from 'vitest';
import { putBack, takeOut, type Shown } from './rules.ts';

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
    const { kept, left } = takeOut(row, gone);
    const shown = [left.portrait_id, left.hover_id, ...left.gallery_ids];
    expect(shown.filter((id) => id !== null && gone.includes(id))).toEqual([]);
    expect(putBack(left, kept)).toEqual(row);
  },
);

test('a portrait takes its preview with it', () => {
  expect(takeOut(row, ['p']).left.portrait_preview).toBe('');
});

test('a place that another picture has by now stays its own, and none comes twice', () => {
  const { kept, left } = takeOut(row, ['p', 'h', 'a']);
  const since = { ...left, portrait_id: 'q', portrait_preview: 'data:q', hover_id: 'i' };
  expect(putBack({ ...since, gallery_ids: ['a'] }, kept)).toMatchObject({
    portrait_id: 'q',
    portrait_preview: 'data:q',
    hover_id: 'i',
    gallery_ids: ['a', 'p'],
  });
});
