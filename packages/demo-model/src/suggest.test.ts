// Suggested replies fit the last question, and differ from earlier ones.
import { expect, test } from 'vitest';
import { suggestReplies } from './suggest.ts';

test.each([
  ['*She smiles.* Shall we walk down to the harbor?', 'I’d like that.'],
  ['I was out early. How was your day?', 'Better, now that we’re talking.'],
  ['Do you sing?', 'Yes, very much.'],
  ['Tea or coffee?', 'That’s a hard one.'],
  ['And why did you leave?', 'I’ve asked myself the same thing.'],
  ['Where would you go first?', 'Home, mostly.'],
  ['What keeps you awake?', 'Honestly? I don’t know yet.'],
])('%s', (said, expected) => {
  const lines = [suggestReplies(said, []), suggestReplies(`${said} `, [])].flat();
  expect(lines).toContain(expected);
});

test('without a question they ask on, and nothing is suggested twice in a row', () => {
  const said = 'The lamp went out. *He lights it again.*';
  const first = suggestReplies(said, []);
  expect(first).toHaveLength(3);
  const next = suggestReplies(said, first.slice(0, 1));
  expect(next).toHaveLength(3);
  expect(next).not.toEqual(first);
});
