// Obfuscated letters are normalized, with offsets into the original.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { looseKey, normalise, rotate } from './normalizer.ts';

describe('normalise', () => {
  test.each([
    ['Ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
    ['𝐦𝐚𝐭𝐡 𝟏𝟕', 'math 17'],
    ['сyrillic Αlpha', 'cyrillic alpha'],
    ['ze\u200bro\u2060 wi\u00addth\ufeff', 'zero width'],
    ['hid\u{e0061}den', 'hidden'],
    ['\u202eturned\u202c', 'turned'],
    ['1️⃣7️⃣ 🔟 ⑭ ❹', '17 10 14 4'],
    ['١٧ १७', '17 17'],
    ['ünder straße', 'under strasse'],
    ['s̶t̶r̶u̶c̶k̶', 'struck'],
    ['🅰🅱 ⓒ 🇩', 'ab c d'],
    ['14살 岁', '14살 岁'],
    ['17½ 18¾', '17½ 18½'],
    ['\ufdfa', '\ufdfa'],
    ['don’t “say”', 'don\'t "say"'],
  ])('reads %s as %s', (text, plain) => {
    expect(normalise(text).text).toBe(plain);
  });

  test('every letter knows where it stood', () => {
    const { text, offsets } = normalise('𝐚\u200bb🔟c');
    expect(text).toBe('ab10c');
    expect([...offsets]).toEqual([0, 3, 4, 4, 6, 7]);
  });

  test('offsets never fall and never leave the original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (original) => {
        const { text, offsets } = normalise(original);
        expect(offsets.length).toBe(text.length + 1);
        expect(offsets.at(-1)).toBe(original.length);
        expect([...offsets]).toEqual([...offsets].toSorted((one, other) => one - other));
      }),
      runs(100, 1_000),
    );
  });

  test('plain English stays as it is', () => {
    expect(normalise('Call me at 17:30, ok?').text).toBe('call me at 17:30, ok?');
  });
});

test('two disguises of a word have one key', () => {
  expect(looseKey('sch00l')).toBe(looseKey('school'));
  expect(looseKey('k!$$')).toBe(looseKey('kiss'));
  expect(looseKey('rom@nt|c')).toBe(looseKey('romantic'));
  expect(looseKey('teeeen')).toBe(looseKey('ten'));
});

test('rotation undoes itself', () => {
  expect(rotate(rotate('Seventeen, ok'))).toBe('Seventeen, ok');
});
