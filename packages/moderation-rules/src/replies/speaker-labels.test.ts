// Speaker labels in replies: the user’s ends a reply, however the model’s pieces are cut.
import { expect, test } from 'vitest';
import { createTurnFilter } from './speaker-labels.ts';

const names = { char: 'Maren Vos', user: 'Ann', before: '' };

/** The text that is shown, the model writing `size` letters at a time. */
function shown(
  text: string,
  size: number,
  speakers: Parameters<typeof createTurnFilter>[0] = names,
) {
  const filter = createTurnFilter(speakers);
  let all = '';
  for (let at = 0; at < text.length && !filter.isOver; at += size)
    all += filter.push(text.slice(at, at + size));
  return all + filter.end();
}

const sizes = [1, 3, 7, 1_000];

test.each([
  ['The tide is out.\nAnn: Shall we go?\nMaren Vos: Yes.', 'The tide is out.'],
  ['The tide is out.\n\n**Ann:** Shall we go?', 'The tide is out.'],
  ['The tide is out.  \r\n\r\n *Ann* : Shall we go?', 'The tide is out.'],
  ['Sí.\nAnn： ¿Vamos?', 'Sí.'],
  ['One.\n\nTwo.\nAnn:', 'One.\n\nTwo.'],
])('a reply ends before the user’s line: %j', (text, expected) => {
  for (const size of sizes) expect(shown(text, size).trimEnd()).toBe(expected);
});

test.each([
  'She smiles. “Ann: that is how you sign?”',
  'The tide is out.\nAnn, shall we go?',
  'The tide is out.\nAnna: a name on the boat.',
  'The tide is out.\nann: in small letters',
  'The tide is out.\nMaren Vos: a name on the list.',
  'The note said\nfrom Ann: milk, bread.',
  'Names:\nAnn',
  'One.\n\nTwo.\n\n* three\n* four\n',
  'Ann: the reply has nothing before it.',
])('a name that starts no line of the user’s stays: %j', (text) => {
  for (const size of sizes) expect(shown(text, size)).toBe(text);
});

test.each([
  'Maren Vos: Good evening.',
  '**Maren Vos:** Good evening.',
  ' Maren Vos:\nGood evening.',
])('the character’s own label is dropped from the start: %j', (text) => {
  for (const size of sizes) expect(shown(text, size)).toBe('Good evening.');
});

test.each(['Maren Vos is here.', 'Maren', '*Maren Vos* waves.', '*waves* Maren Vos: me.'])(
  'a start that only resembles the label stays: %j',
  (text) => {
    for (const size of sizes) expect(shown(text, size)).toBe(text);
  },
);

test('a continuation keeps the name it starts with, and ends before the user’s line', () => {
  const speakers = { ...names, before: 'My name is' };
  expect(shown(' Maren Vos: remember it.', 2, speakers)).toBe(' Maren Vos: remember it.');
  expect(shown('\nAnn: I will.', 2, speakers)).toBe('\n');
  expect(shown('Ann: I will.', 2, { ...names, before: 'Remember it.\n' })).toBe('');
});

test('a line break is shown at once, and only a line that may become the user’s is held back', () => {
  const filter = createTurnFilter(names);
  const pieces = ['One.\n', '\n', 'A', 'n', ' hour.', '\n\nAnn', ':'];
  expect(pieces.map((piece) => filter.push(piece))).toEqual([
    'One.\n',
    '\n',
    '',
    '',
    'An hour.',
    '\n\n',
    '',
  ]);
  expect(filter.isOver).toBe(true);
});

test('names with special characters are read literally', () => {
  const speakers = { char: 'M.', user: 'A+ (b)', before: '' };
  expect(shown('Hm.\nA+ (b): yes', 2, speakers)).toBe('Hm.\n');
  expect(shown('Hm.\nMx: yes', 2, speakers)).toBe('Hm.\nMx: yes');
});

test('a user without a name, or with the character’s, ends nothing', () => {
  for (const user of [undefined, 'Maren Vos']) {
    const text = 'Hm.\nMaren Vos: yes.\nAnn: no.';
    expect(shown(text, 2, { ...names, user })).toBe(text);
  }
});

test('a flood of spaces or line breaks is passed on, without being read again and again', () => {
  const filter = createTurnFilter({ char: 'Ada', user: 'Ann', before: '' });
  const breaks = Array.from({ length: 1_000 }, () => '\n');
  const shown = ['Hello.', ' '.repeat(100_000), ...breaks, 'Ann', ': Hi'].map((text) =>
    filter.push(text),
  );
  expect(shown.join('').length).toBeGreaterThan(100_900);
  expect(filter.isOver).toBe(true);
});
