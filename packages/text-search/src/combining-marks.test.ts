// Which texts lose combining marks: those that no script needs, and no others.
import { expect, test } from 'vitest';
import { createMarkLimit, limitMarks } from './combining-marks.ts';

test.each([
  ['Vietnamese, decomposed', 'Tiếng Việt rất đẹp'.normalize('NFD')],
  ['Thai', 'ที่นี่มีน้ำ ปู่ ผู้ใหญ่'],
  ['Hebrew with points and accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
  ['Arabic with vowels', 'بِسْمِ ٱللَّٰهِ'],
  ['Hindi', 'क्षत्रिय स्त्री'],
  ['a Tibetan stack', 'ཧཱུྃ ཧྐྵྨླྺྼྻྂ'],
  ['emoji of several', '👩‍❤️‍💋‍👩 👨‍👩‍👧‍👦 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣'],
  ['a few marks on each letter', 'Z̴̢̛̖a̶͎̿l̵̰̀g̷̱̈́o̸͇͝'],
])('%s stays as it is', (_, text) => {
  expect(limitMarks(text)).toBe(text);
});

test('of very many marks on a letter, twelve stay', () => {
  const many = '\u0301'.repeat(100_000);
  const twelve = '\u0301'.repeat(12);
  expect(limitMarks(`Hello${many}, you${many}.`)).toBe(`Hello${twelve}, you${twelve}.`);
  const joined = `a${'\u0301\u200d\u0302\u200c'.repeat(50_000)}b`;
  expect(limitMarks(joined)).toBe(`a${'\u0301\u200d\u0302\u200c'.repeat(3)}b`);
});

test('marks in pieces are counted on', () => {
  const limit = createMarkLimit();
  const pieces = [
    'He',
    'y\u0301\u0302',
    ...Array.from({ length: 5_000 }, () => '\u0301\u0303'),
    '!',
  ];
  const whole = pieces.map((piece) => limit(piece)).join('');
  expect(whole).toBe(limitMarks(pieces.join('')));
  expect(whole).toHaveLength(3 + 12 + 1);
});
