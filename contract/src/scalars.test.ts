// Names and titles accept any script, but no invisible characters.
import { expect, test } from 'vitest';
import { lineOf } from './scalars.ts';

const Name = lineOf(60, 'A name is required');

test.each([
  ...[
    'Zoë',
    'Анна',
    '雪',
    'नभा',
    'می\u200cخواهم',
    'שרה\u200f',
    "D'Arcy-O’Neill",
    '🌹',
    '👩\u200d🚀',
    '  Ada  ',
  ],
])('%j is a name', (name) => {
  expect(Name.parse(name)).toBe(name.trim());
});

test.each([
  ...['', '   ', '\t\n', '\u200b', '\u200d', '\u3164', '\u2800', '\u{e0041}'],
  ...[
    'a\nb',
    'a\u0007b',
    'a\0b',
    'Mara\u202eevil',
    'Ma\u2066ra',
    'Ma\u200bra',
    'a\u2028b',
    '\ud800',
  ],
])('%j is none', (name) => {
  expect(Name.safeParse(name).success).toBe(false);
});
