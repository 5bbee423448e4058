// Placeholders of cards: each of them by a table, and any text at all.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { fillMacros, hiddenKeys, unknownMacros } from './macros.ts';

const filling = { char: 'Mira', user: 'Ann', seed: 'one', stable: 'chat' };
const fill = (text: string, more: Partial<typeof filling> = {}) =>
  fillMacros(text, { ...filling, ...more });

test.each([
  ['{{char}} greets {{user}}.', 'Mira greets Ann.'],
  ['{{CHAR}} {{ User }} <BOT> <user> <Char>', 'Mira Ann Mira Ann Mira'],
  ['a{{// only for who edits}}b', 'ab'],
  ['a{{comment: only for who reads}}b{{hidden_key:lighthouse}}c', 'abc'],
  ['{{reverse:{{char}}}}', 'ariM'],
  ['{{random:one}} {{pick:a\\,b}}', 'one a,b'],
  ['{{roll:1}} {{roll:d1}} {{roll:D1}}', '1 1 1'],
  ['{{roll:3d1}} {{roll:2d1+3}} {{roll:1d1 - 1}} {{roll 4d1}} {{roll:0d6}}', '3 5 0 4 0'],
  ['{{original}}She is kind.', 'She is kind.'],
  ['{{roll:many}} {{unknown}} {{}} {{ {x} }}', '{{roll:many}} {{unknown}} {{}} {{ {x} }}'],
  ['{{random:{{char}},{{char}}}}', 'Mira'],
  ['{{random::one}} {{pick::{{char}}, once::{{char}}, once}}', 'one Mira, once'],
  [
    '{{reverse::ab}} {{roll::d1}} a{{setvar::mood::calm}}{{addvar::x::1}}{{trim}}{{noop}}b',
    'ba 1 ab',
  ],
  ['{{setvar::mood::calm}}She is {{getvar::mood}}, {{ GetVar : mood }}.', 'She is calm, calm.'],
  ['{{setvar::who::{{char}}}}{{getvar::who}} {{reverse::{{getvar::who}}}}', 'Mira ariM'],
  ['{{setglobalvar::a::x:y::z}}{{getglobalvar::a}}', 'x:y::z'],
  ['{{setvar::n::2}}{{addvar::n::3}}{{getvar::n}} {{incvar::n}} {{decvar::n}}', '5 6 5'],
  [
    '{{addvar::n::1.5}}{{addvar::n::1}}{{getvar::n}} {{addvar::s::a}}{{addvar::s::b}}{{getvar::s}}',
    '2.5 ab',
  ],
  ['a{{getvar::unset}}b{{getvar::__proto__}}c', 'abc'],
  ['a{{newline}}b', 'a\nb'],
  ['no placeholder at all', 'no placeholder at all'],
])('%s becomes %s', (text, filled) => {
  expect(fill(text)).toBe(filled);
});

test('`pick` always gives the same choice, `random` varies, and both give one of the choices', () => {
  const text = '{{pick:a,b,c,d,e,f,g,h}}|{{random:a,b,c,d,e,f,g,h}}';
  const drawn = Array.from({ length: 40 }, (_, at) => fill(text, { seed: String(at) }).split('|'));
  expect(new Set(drawn.map(([picked]) => picked)).size).toBe(1);
  expect(new Set(drawn.map(([, random]) => random)).size).toBeGreaterThan(3);
  expect(drawn.flat().every((one) => 'abcdefgh'.includes(one))).toBe(true);
  const rolls = drawn.map((_, at) => Number(fill('{{roll:d6}}', { seed: String(at) })));
  expect(Math.min(...rolls)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...rolls)).toBeLessThanOrEqual(6);
});

test.each([
  ['she/her', 'she her her hers herself'],
  ['He / him', 'he him his his himself'],
  ['they/them', 'they them their theirs themselves'],
  ['ze/hir', 'they them their theirs themselves'],
  [undefined, 'they them their theirs themselves'],
])('a person’s pronouns are filled in: %s', (pronouns, filled) => {
  const text = '{{sub}} {{obj}} {{poss}} {{poss_p}} {{ref}}';
  expect(fillMacros(text, { ...filling, ...(pronouns && { pronouns }) })).toBe(filled);
  expect(unknownMacros(text)).toEqual([]);
});

test('placeholder syntax in a name is removed', () => {
  expect(fill('{{char}}', { char: '{{user}}' })).toBe('user');
  expect(fill('<BOT>', { char: '<USER>' })).toBe('USER');
});

test('the time and the day are those of the person, and stay as they are written where there is none', () => {
  const text = '{{weekday}}, {{date}}, {{Time}} ({{isodate}} {{isotime}})';
  expect(fillMacros(text, { ...filling, now: new Date('2026-11-27T23:04:00Z') })).toBe(
    'Friday, November 27, 2026, 11:04 PM (2026-11-27 23:04)',
  );
  expect(fillMacros(text, filling)).toBe(text);
});

test.each<[number | undefined, string]>([
  [undefined, 'just now'],
  [20_000, 'a few seconds'],
  [60_000, 'a minute'],
  [25 * 60_000, '25 minutes'],
  [3_700_000, 'an hour'],
  [9 * 3_600_000, '9 hours'],
  [86_400_000, 'a day'],
  [3 * 86_400_000, '3 days'],
  [40 * 86_400_000, 'a month'],
  [800 * 86_400_000, '2 years'],
])('the time that has passed is said in words: %s ms as “%s”', (idle_ms, said) => {
  expect(fillMacros('{{ Idle_duration }}', { ...filling, idle_ms })).toBe(said);
});

test('variables cannot blow up a text', () => {
  const text = `{{setvar::a::${'x'.repeat(1_900)}}}${'{{getvar::a}}'.repeat(1_000)}`;
  expect(fill(text).length).toBeLessThan(21_000);
});

test('reading a variable that the text never sets is unknown', () => {
  expect(unknownMacros('{{setvar::a::1}}{{getvar::a}} {{incvar::b}}')).toEqual([]);
  expect(unknownMacros('{{getvar::a}}')).toEqual(['{{getvar}}']);
});

test('hidden keys are found', () => {
  expect(hiddenKeys('a {{hidden_key: The Lighthouse }} {{HIDDEN_KEY:fog}}')).toEqual([
    'The Lighthouse',
    'fog',
  ]);
});

test('placeholders of other programs are found', () => {
  const text =
    '{{char}} at {{time}}, {{idle_duration}}, {{ Outfit }}, {{outfit}}{{#if x}}y{{/if}}{{getvar::mood}} {{roll:many}} {{1}}';
  expect(unknownMacros(text)).toEqual([
    '{{outfit}}',
    '{{#if}}',
    '{{/if}}',
    '{{getvar}}',
    '{{roll}}',
  ]);
});

test('any text is filled, the same each time, and quickly', () => {
  const pieces = [
    '{{',
    '}}',
    'char',
    'user',
    ':',
    ',',
    'random',
    'roll',
    'reverse',
    '//',
    'd6',
    '\\',
    '<BOT>',
    'x',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const filled = fill(text);
      expect(fill(text)).toBe(filled);
      expect(filled).not.toMatch(/\{\{char\}\}|<BOT>/);
    }),
    runs(300, 3_000),
  );
  const started = process.cpuUsage();
  fill(`${'{{'.repeat(50_000)}random:${','.repeat(50_000)}${'}}'.repeat(50_000)}`);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000);
});
