// Books of lore: which entries a reply is told, in which order, within how much, and what hostile books cost.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readExtras, type LoreBook } from '../../characters/service.ts';
import { selectLore, type LoreAsk } from './rules.ts';

const bookOf = (entries: object[], more: object = {}): LoreBook => {
  const character_book = JSON.parse(JSON.stringify({ entries, ...more })) as never;
  const { book } = readExtras({ data: { name: 'Mira', character_book } }, 'Mira');
  return book ?? expect.fail('This is a book.');
};

const entry = (content: string, more: object = {}) => ({
  ...{ keys: ['lighthouse'], content, enabled: true, insertion_order: 0, extensions: {} },
  ...more,
});

const select = (book: LoreBook, more: Partial<LoreAsk> = {}) =>
  selectLore({
    ...{ book, said: ['Hello.', 'We walk to the Lighthouse.'], replies: 1 },
    ...{ room: 1_000, count: (text: string) => text.length, fill: (text: string) => text },
    isAllowed: () => true,
    ...more,
  });

const told = (entries: object[], more: Partial<LoreAsk> & { book_is?: object } = {}) => {
  const { book_is, ...ask } = more;
  const { before, after } = select(bookOf(entries, book_is), ask);
  return [before, after]
    .filter((text) => text !== '')
    .join('|')
    .replaceAll('\n\n', '|');
};

test.each<[string, object[], string, (Partial<LoreAsk> & { book_is?: object })?]>([
  ['a key is found whatever its case', [entry('tall')], 'tall'],
  ['not where the case counts', [entry('tall', { case_sensitive: true })], ''],
  ['nor where nobody said it', [entry('tall', { keys: ['harbour'] })], ''],
  ['a constant entry needs no key', [entry('sea', { keys: [], constant: true })], 'sea'],
  [
    'a disabled one is not told',
    [entry('sea', { constant: true, enabled: false }), entry('tall')],
    'tall',
  ],
  ['a selective one needs both', [entry('tall', { selective: true, secondary_keys: ['fog'] })], ''],
  ['and has both', [entry('tall', { selective: true, secondary_keys: ['walk'] })], 'tall'],
  ['secondary keys alone mean nothing', [entry('tall', { secondary_keys: ['fog'] })], 'tall'],
  [
    'they stand in the order of the book',
    [entry('b', { insertion_order: 2 }), entry('a', { insertion_order: 1 })],
    'a|b',
  ],
  [
    'before and after the character',
    [entry('after', { position: 'after_char' }), entry('before', { position: 'before_char' })],
    'before|after',
  ],
  [
    'what was said too long ago is not looked at',
    [entry('tall')],
    '',
    { book_is: { scan_depth: 1 }, said: ['lighthouse', 'hm'] },
  ],
  [
    'an entry finds another where the book says so',
    [entry('the keeper'), entry('is old', { keys: ['keeper'] })],
    'the keeper|is old',
    { book_is: { recursive_scanning: true } },
  ],
  ['and only there', [entry('the keeper'), entry('is old', { keys: ['keeper'] })], 'the keeper'],
  ['a pattern', [entry('tall', { keys: ['light\\w+'], use_regex: true })], 'tall'],
  [
    'a pattern that cannot be read',
    [entry('tall', { keys: ['(?<=light)house'], use_regex: true })],
    '',
  ],
  [
    'what is worth least goes first',
    [entry('12345', { priority: 1 }), entry('abcde', { priority: 9 })],
    'abcde',
    { book_is: { token_budget: 10 } },
  ],
  ['@@activate', [entry('@@activate\nsea', { keys: [] })], 'sea'],
  ['@@dont_activate', [entry('@@dont_activate\nsea', { constant: true })], ''],
  ['@@activate_only_after', [entry('@@activate_only_after 2\ntall')], ''],
  [
    '@@activate_only_after, later',
    [entry('@@activate_only_after 2\ntall')],
    'tall',
    { replies: 2 },
  ],
  ['@@activate_only_every', [entry('@@activate_only_every 3\ntall')], 'tall', { replies: 6 }],
  ['@@exclude_keys', [entry('@@exclude_keys walk, fog\ntall')], ''],
  ['@@additional_keys', [entry('@@additional_keys fog\ntall')], ''],
  ['@@scan_depth', [entry('@@scan_depth 2\ntall')], 'tall', { book_is: { scan_depth: 0 } }],
  ['@@position', [entry('@@position before_desc\ntall'), entry('sea')], 'tall|sea'],
  [
    '@@keep_activate_after_match',
    [entry('@@keep_activate_after_match\ntall')],
    'tall',
    { book_is: { scan_depth: 1 }, said: ['lighthouse', 'hm'] },
  ],
  [
    '@@dont_activate_after_match',
    [entry('@@dont_activate_after_match\ntall')],
    '',
    { said: ['lighthouse', 'lighthouse'] },
  ],
  ['an unknown one has fallbacks', [entry('@@sing 3\n@@@dance\n@@@dont_activate\ntall')], ''],
  ['a known one needs none', [entry('@@scan_depth 9\n@@@dont_activate\ntall')], 'tall'],
])('%s', (_, entries, expected, more) => {
  expect(told(entries, more)).toBe(expected);
});

test('what safety does not allow is not told, not even in two halves', () => {
  const entries = [entry('one', { constant: true }), entry('two', { constant: true })];
  expect(told(entries, { isAllowed: (text) => text !== 'one' })).toBe('two');
  expect(told(entries, { isAllowed: (text) => !/one[^]*two/.test(text) })).toBe('');
});

test('a huge and hostile book costs little', () => {
  const entries = Array.from({ length: 2_000 }, (_, at) =>
    entry(`@@additional_keys ${'x'.repeat(200)}`.padEnd(2_000, `text ${at} `), {
      keys: Array.from({ length: 60 }, (__, n) =>
        at % 2 ? '(a+)+$|(a|aa)+b' : `a${'b'.repeat(250)}${n}`,
      ),
      use_regex: at % 2 === 1,
    }),
  );
  const book = bookOf(entries, { scan_depth: 100, recursive_scanning: true });
  const begun = process.cpuUsage();
  select(book, { said: Array.from({ length: 50 }, () => 'ab'.repeat(2_000)) });
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_500); // a quiet machine needs a tenth
});

test('any book of any entries stays within its room', () => {
  const anyEntry = fc.record({
    keys: fc.array(fc.constantFrom('a', 'b', '(', '.*', '@@')),
    content: fc.string({ maxLength: 60 }),
    use_regex: fc.boolean(),
    constant: fc.boolean(),
    priority: fc.constantFrom(0, -1, 1e300, null),
    insertion_order: fc.integer(),
    position: fc.constantFrom('before_char', 'after_char', 'elsewhere'),
  });
  fc.assert(
    fc.property(
      fc.array(anyEntry, { minLength: 1, maxLength: 8 }),
      fc.nat(120),
      (entries, room) => {
        const { book } = readExtras({ data: { name: 'M', character_book: { entries } } }, 'M');
        if (!book) return;
        const { before, after } = select(book, { room, said: ['a', 'b'] });
        expect(before.length + after.length).toBeLessThanOrEqual(room);
      },
    ),
    { numRuns: 300 },
  );
});
