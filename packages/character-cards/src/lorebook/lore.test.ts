// Lorebooks: which entries go into a prompt, in which order, within which budget, and what hostile books cost.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { readExtras, type LoreBook } from './lorebook.ts';
import { selectLore, type LoreQuery, type Story } from './lore.ts';

const bookOf = (entries: object[], more: object = {}): LoreBook => {
  const character_book = JSON.parse(JSON.stringify({ entries, ...more })) as never;
  const { book } = readExtras({ data: { name: 'Mira', character_book } }, 'Mira');
  return book ?? expect.fail('This is a book.');
};

const entry = (content: string, more: object = {}) => ({
  keys: ['lighthouse'],
  content,
  enabled: true,
  insertion_order: 0,
  extensions: {},
  ...more,
});

const beside = (extensions: object, content = 'tall') => entry(content, { extensions });

const chosen = (selectiveLogic: number, secondary_keys: string[]) =>
  entry('tall', { selective: true, secondary_keys, extensions: { selectiveLogic } });
const inGroup = (tall: object, sea: object) => [
  beside({ group: 'view', ...tall }),
  beside({ group: 'view', ...sea }, 'sea'),
];
const worded = (keys: string[]) => entry('tall', { keys, extensions: { match_whole_words: true } });
const slashed = (keys: string[]) =>
  entry('tall', { keys, use_regex: true, extensions: { position: 1, selectiveLogic: 0 } });

const story = (more: Partial<Story>): Story => ({
  messages: 2,
  replies: 1,
  greeting: 0,
  ...more,
});

const select = (book: LoreBook, more: Partial<LoreQuery> = {}) =>
  selectLore({
    book,
    recent: ['Hello.', 'We walk to the Lighthouse.'],
    story: story({ messages: more.recent?.length ?? 2 }),
    is_full: false,
    sections: ['before', 'described', 'personality', 'after', 'examples'],
    beside: '',
    seed: 'reply',
    room: 1_000,
    count: (text: string) => text.length,
    fill: (text: string) => text,
    isAllowed: () => true,
    ...more,
  });

const selected = (entries: object[], more: Partial<LoreQuery> & { book_is?: object } = {}) => {
  const { book_is, ...query } = more;
  const { placed: texts, asides } = select(bookOf(entries, book_is), query);
  const among = asides.map(({ role, text, followed_by }) => `${role} ${followed_by}: ${text}`);
  return [...Object.values(texts), ...among]
    .filter((text) => text !== '')
    .join('|')
    .replaceAll('\n\n', '|');
};

test.each<[string, object[], string, (Partial<LoreQuery> & { book_is?: object })?]>([
  ['a key is found whatever its case', [entry('tall')], 'tall'],
  ['not where the case counts', [entry('tall', { case_sensitive: true })], ''],
  ['nor where no message has it', [entry('tall', { keys: ['harbour'] })], ''],
  ['a constant entry needs no key', [entry('sea', { keys: [], constant: true })], 'sea'],
  [
    'a disabled one is left out',
    [entry('sea', { constant: true, enabled: false }), entry('tall')],
    'tall',
  ],
  ['a selective one needs both', [entry('tall', { selective: true, secondary_keys: ['fog'] })], ''],
  ['and has both', [entry('tall', { selective: true, secondary_keys: ['walk'] })], 'tall'],
  ['secondary keys alone mean nothing', [entry('tall', { secondary_keys: ['fog'] })], 'tall'],
  [
    'they are in the order of the book',
    [entry('b', { insertion_order: 2 }), entry('a', { insertion_order: 1 })],
    'a|b',
  ],
  [
    'before and after the character',
    [entry('after', { position: 'after_char' }), entry('before', { position: 'before_char' })],
    'before|after',
  ],
  [
    'messages beyond the scan depth are not searched',
    [entry('tall')],
    '',
    { book_is: { scan_depth: 1 }, recent: ['lighthouse', 'hm'] },
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
  [
    'of what is worth the same, what needs a key',
    [entry('12345', { constant: true, keys: [] }), entry('abcde', { insertion_order: 9 })],
    '12345',
    { book_is: { token_budget: 10 } },
  ],
  ['@@activate', [entry('@@activate\nsea', { keys: [] })], 'sea'],
  ['@@dont_activate', [entry('@@dont_activate\nsea', { constant: true })], ''],
  ['@@activate_only_after', [entry('@@activate_only_after 2\ntall')], ''],
  [
    '@@activate_only_after, later',
    [entry('@@activate_only_after 2\ntall')],
    'tall',
    { story: story({ replies: 2 }) },
  ],
  [
    '@@activate_only_every',
    [entry('@@activate_only_every 3\ntall')],
    'tall',
    { story: story({ replies: 6 }) },
  ],
  ['@@exclude_keys', [entry('@@exclude_keys walk, fog\ntall')], ''],
  ['@@additional_keys', [entry('@@additional_keys fog\ntall')], ''],
  ['@@scan_depth', [entry('@@scan_depth 2\ntall')], 'tall', { book_is: { scan_depth: 0 } }],
  ['@@position', [entry('@@position before_desc\ntall'), entry('sea')], 'tall|sea'],
  [
    '@@position behind a section',
    [entry('sea'), entry('@@position personality\ntall')],
    'tall|sea',
  ],
  ['@@position behind none', [entry('@@position scenario\n@@depth 1\ntall')], 'system 1: tall'],
  ['@@depth', [entry('@@depth 1\ntall')], 'system 1: tall'],
  ['@@depth below one', [entry('@@depth -3\ntall')], 'system 0: tall'],
  ['@@depth beside a place', [entry('@@depth 1\n@@position after_desc\ntall')], 'tall'],
  [
    '@@reverse_depth',
    [entry('@@reverse_depth 3\ntall')],
    'system 7: tall',
    { story: story({ messages: 10 }) },
  ],
  ['@@reverse_depth beyond the end', [entry('@@reverse_depth 9\ntall')], 'system 0: tall'],
  ['@@depth is stronger', [entry('@@reverse_depth 2\n@@depth 1\ntall')], 'system 1: tall'],
  ['@@role', [entry('@@role assistant\n@@depth 0\ntall')], 'assistant 0: tall'],
  ['@@role without a depth', [entry('@@role user\ntall')], 'tall'],
  ['@@is_greeting', [entry('@@is_greeting 0\ntall'), entry('@@is_greeting 1\nsea')], 'tall'],
  [
    '@@is_greeting where nothing greeted',
    [entry('@@is_greeting 1\ntall')],
    'tall',
    { story: story({ greeting: undefined }) },
  ],
  ['@@ignore_on_max_context', [entry('@@ignore_on_max_context\ntall')], '', { is_full: true }],
  ['@@ignore_on_max_context, room left', [entry('@@ignore_on_max_context\ntall')], 'tall'],
  ['@@activate is stronger', [entry('@@dont_activate\n@@activate\n@@is_greeting 3\ntall')], 'tall'],
  [
    '@@instruct_depth is for another kind of prompt',
    [entry('@@instruct_depth 90\n@@@depth 1\ntall')],
    'system 1: tall',
  ],
  [
    '@@dont_activate_after_match of a constant',
    [entry('@@dont_activate_after_match\ntall', { constant: true })],
    '',
    { story: story({ replies: 2 }) },
  ],
  [
    '@@keep_activate_after_match',
    [entry('@@keep_activate_after_match\ntall')],
    'tall',
    { book_is: { scan_depth: 1 }, recent: ['lighthouse', 'hm'] },
  ],
  [
    '@@dont_activate_after_match',
    [entry('@@dont_activate_after_match\ntall')],
    '',
    { recent: ['lighthouse', 'lighthouse'] },
  ],
  ['a place by its number', [beside({ position: 1 }, 'sea'), beside({ position: 0 })], 'tall|sea'],
  ['four messages deep', [beside({ position: 4 })], 'system 4: tall'],
  ['at another depth', [beside({ position: 4, depth: 1, role: 2 })], 'assistant 1: tall'],
  ['a depth without its place', [beside({ position: 1, depth: 1, role: 1 })], 'tall'],
  ['around a note that is not there', [beside({ position: 2, depth: 1 })], 'system 4: tall'],
  ['behind the examples', [beside({ position: 6 }), beside({ position: 5 }, 'sea')], 'sea|tall'],
  ['behind no examples', [beside({ position: 6 })], 'tall', { sections: ['after'] }],
  [
    'decorators are stronger',
    [beside({ position: 4, role: 1 }, '@@depth 2\n@@role assistant\ntall')],
    'assistant 2: tall',
  ],
  ['whatever the place', [beside({ position: 4 }, '@@position before_desc\ntall')], 'tall'],
  ['any secondary key', [chosen(0, ['walk', 'fog'])], 'tall'],
  ['not all of them', [chosen(1, ['walk', 'fog'])], 'tall'],
  ['not all of them, but they are', [chosen(1, ['walk', 'hello'])], ''],
  ['none of them', [chosen(2, ['sea', 'fog'])], 'tall'],
  ['none of them, but one is', [chosen(2, ['walk', 'fog'])], ''],
  ['all of them', [chosen(3, ['walk', 'hello'])], 'tall'],
  ['all of them, but one is not', [chosen(3, ['walk', 'fog'])], ''],
  ['no chance at all', [beside({ probability: 0 })], ''],
  ['every chance', [beside({ probability: 100 })], 'tall'],
  ['a chance that is not used', [beside({ probability: 0, useProbability: false })], 'tall'],
  ['@@activate is not left to chance', [beside({ probability: 0 }, '@@activate\ntall')], 'tall'],
  ['after so many messages', [beside({ delay: 2 })], 'tall'],
  ['after more messages', [beside({ delay: 3 })], ''],
  [
    'so many messages longer',
    [beside({ sticky: 2 })],
    'tall',
    { book_is: { scan_depth: 1 }, recent: ['lighthouse', 'hm', 'hm'] },
  ],
  [
    'and no longer',
    [beside({ sticky: 2 })],
    '',
    { book_is: { scan_depth: 1 }, recent: ['lighthouse', 'hm', 'hm', 'hm'] },
  ],
  ['nowhere is no longer there', [beside({ sticky: 9, scan_depth: 0 })], ''],
  [
    'not again so soon',
    [beside({ cooldown: 2 })],
    '',
    { book_is: { scan_depth: 1 }, recent: ['lighthouse', 'lighthouse'] },
  ],
  [
    'again after a rest',
    [beside({ cooldown: 2 })],
    'tall',
    { book_is: { scan_depth: 1 }, recent: ['lighthouse', 'lighthouse', 'lighthouse'] },
  ],
  [
    'staying before it rests',
    [beside({ sticky: 2, cooldown: 4 })],
    'tall',
    { book_is: { scan_depth: 1 }, recent: ['lighthouse', 'hm'] },
  ],
  [
    'resting after it stayed',
    [beside({ sticky: 2, cooldown: 4 })],
    '',
    { book_is: { scan_depth: 1 }, recent: ['lighthouse', 'hm', 'hm', 'hm', 'lighthouse'] },
  ],
  ['one of a group, by weight', inGroup({ group_weight: 0 }, { group_weight: 1 }), 'sea'],
  [
    'one of a group, where no weight counts',
    inGroup({ group_weight: 0 }, { group_weight: 0 }),
    'tall',
  ],
  [
    'the leader of a group',
    inGroup({ group_weight: 900 }, { group_override: true, group_weight: 0 }),
    'sea',
  ],
  [
    'one of two groups',
    inGroup({ group: 'sky' }, { group: 'sky, view', group_override: true }),
    'sea',
  ],
  ['each of its own group', inGroup({ group: 'sky' }, { group: 'view' }), 'tall|sea'],
  [
    'none of a group that an earlier entry has taken',
    [
      beside({ group: 'view' }, 'the keeper'),
      entry('old', { keys: ['keeper'], extensions: { group: 'view', group_override: true } }),
    ],
    'the keeper',
    { book_is: { recursive_scanning: true } },
  ],
  [
    'not found by others',
    [
      entry('the keeper'),
      entry('old', { keys: ['keeper'], extensions: { exclude_recursion: true } }),
    ],
    'the keeper',
    { book_is: { recursive_scanning: true } },
  ],
  [
    'finding no others',
    [beside({ prevent_recursion: true }, 'the keeper'), entry('old', { keys: ['keeper'] })],
    'the keeper',
    { book_is: { recursive_scanning: true } },
  ],
  ['found by others only', [beside({ delay_until_recursion: true })], ''],
  [
    'found by others only, in a book that says nothing of it',
    [beside({ delay_until_recursion: 1 }), entry('sea', { keys: [], constant: true })],
    'sea|tall',
  ],
  [
    'unless the book is not searched so',
    [beside({ delay_until_recursion: true }), entry('sea', { keys: [], constant: true })],
    'sea',
    { book_is: { recursive_scanning: false } },
  ],
  ['as deep as it says', [beside({ scan_depth: 0 })], ''],
  ['not as deep as its decorator', [beside({ scan_depth: 0 }, '@@scan_depth 1\ntall')], 'tall'],
  ['where the case counts', [beside({ case_sensitive: true })], ''],
  ['a whole word', [worded(['lighthouse'])], 'tall'],
  ['half a word', [worded(['light', 'house'])], ''],
  ['words', [worded(['the light'])], 'tall'],
  ['a word behind half of one', [worded(['to'])], 'tall', { recent: ['Tomorrow to.'] }],
  ['plain keys marked as patterns', [slashed(['t.e'])], ''],
  ['keys between slashes', [slashed(['/L.ght/'])], 'tall'],
  ['which say themselves whether the case counts', [slashed(['/l.ghth/'])], ''],
  ['an unknown one has fallbacks', [entry('@@sing 3\n@@@dance\n@@@dont_activate\ntall')], ''],
  ['a known one needs none', [entry('@@scan_depth 9\n@@@dont_activate\ntall')], 'tall'],
])('%s', (_, entries, expected, more) => {
  expect(selected(entries, more)).toBe(expected);
});

test('entries that moderation refuses are left out, even if two are harmful only together', () => {
  const entries = [entry('one', { constant: true }), entry('two', { constant: true })];
  expect(selected(entries, { isAllowed: (text) => text !== 'one' })).toBe('two');
  expect(selected(entries, { isAllowed: (text) => !/one[^]*two/.test(text) })).toBe('');
  expect(selected(entries, { beside: 'six', isAllowed: (text) => !/six[^]*two/.test(text) })).toBe(
    '',
  );
});

test('probability is deterministic for a reply and matches its rate', () => {
  const book = bookOf([beside({ probability: 30 }), beside({ probability: 30 }, 'sea')]);
  const drawn = Array.from({ length: 400 }, (_, at) => {
    const { after } = select(book, { seed: `reply ${at}` }).placed;
    expect(select(book, { seed: `reply ${at}` }).placed.after).toBe(after);
    return after;
  });
  const tall = drawn.filter((text) => text.includes('tall')).length;
  expect(tall).toBeGreaterThan(80);
  expect(tall).toBeLessThan(160);
  expect(new Set(drawn).size).toBe(4); // each by itself
});

test('each entry of a group is chosen in proportion to its weight', () => {
  const book = bookOf(inGroup({ group_weight: 30 }, { group_weight: 90 }));
  const drawn = Array.from({ length: 400 }, (_, at) =>
    Object.values(select(book, { seed: `reply ${at}` }).placed).join(''),
  );
  const tall = drawn.filter((text) => text === 'tall').length;
  expect(tall).toBeGreaterThan(60);
  expect(tall).toBeLessThan(140);
  expect(drawn.filter((text) => text === 'sea')).toHaveLength(400 - tall);
});

test('what rests in a long chat is counted from its first message, not from the last ones', () => {
  const says = (word: string, messages: number, length = 100) =>
    Array.from({ length: Math.min(messages, length) }, () => word);
  const constant = entry('tall', { keys: [], constant: true, extensions: { cooldown: 7 } });
  for (const one of [beside({ cooldown: 7 }), constant])
    for (let messages = 1; messages <= 300; messages += 1)
      expect(
        selected([one], {
          book_is: { scan_depth: 1 },
          recent: says('lighthouse', messages),
          story: story({ messages }),
        }),
        `${messages}`,
      ).toBe((messages - 1) % 7 === 0 ? 'tall' : '');
  const after = (silent: number) =>
    selected([beside({ cooldown: 90 })], {
      book_is: { scan_depth: 1 },
      recent: [...says('hm', 300 - silent, 120), 'lighthouse', ...says('hm', silent), 'lighthouse'],
      story: story({ messages: 302 }),
    });
  expect([after(80), after(88), after(89), after(95)]).toEqual(['', '', 'tall', 'tall']);
});

test('a huge, hostile book takes little time', () => {
  const entries = Array.from({ length: 2_000 }, (_, at) =>
    entry(`@@additional_keys ${'x'.repeat(200)}\n`.padEnd(2_000, `text ${at} `), {
      keys: Array.from({ length: 60 }, (__, n) =>
        at % 2 ? '(a+)+$|(a|aa)+b' : `a${'b'.repeat(250)}${n}`,
      ),
      use_regex: at % 2 === 1,
      extensions: {
        match_whole_words: at % 4 === 0,
        probability: 99.9,
        group: `${at % 40}`,
        sticky: at % 9,
        cooldown: at % 7,
      },
    }),
  );
  const book = bookOf(entries, { scan_depth: 100, recursive_scanning: true });
  const startedAt = process.cpuUsage();
  select(book, { recent: Array.from({ length: 50 }, () => 'ab'.repeat(2_000)) });
  expect(process.cpuUsage(startedAt).user / 1_000).toBeLessThan(1_500); // a quiet machine needs a tenth
});

test('each piece of a message is found as a key', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 40 }),
      fc.nat(39),
      fc.nat(40),
      (text, from, letters) => {
        const keys = [text.slice(from % text.length).slice(0, letters + 1)];
        const book = bookOf([entry('tall', { keys, case_sensitive: false })]);
        if (book.entries[0]?.keys.length === 0) return;
        expect(select(book, { recent: [text] }).used).toHaveLength(1);
      },
    ),
    runs(200, 4_000),
  );
});

test('whole-word matching is fast even if every letter starts a word', () => {
  const extensions = { match_whole_words: true };
  const keys = Array.from({ length: 60 }, () => 'a');
  const book = bookOf(Array.from({ length: 2_000 }, () => entry('tall', { keys, extensions })));
  const started = process.cpuUsage();
  expect(select(book, { recent: ['a'.repeat(30_000)] }).placed.after).toBe('');
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_500); // a quiet machine needs a twentieth
});

test('any book stays within its token budget', () => {
  const anyEntry = fc.record({
    keys: fc.array(fc.constantFrom('a', 'b', '(', '.*', '@@')),
    content: fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('@@depth 1\n', '@@reverse_depth 1\n').map((line) => `${line}deep`),
    ),
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
        const { placed: texts, asides } = select(book, { room, recent: ['a', 'b'] });
        const all = [...Object.values(texts), ...asides.map(({ text }) => text)];
        expect(all.join('').length).toBeLessThanOrEqual(room);
      },
    ),
    runs(300, 3_000),
  );
});

test.each<[string, object, string]>([
  ['its first key', { keys: ['tower', 'keep'], comment: 'The tower' }, 'tower'],
  ['its title where that key is a pattern', { keys: ['/wyrm(s)?/i'], name: 'Dragons' }, 'Dragons'],
  ['its comment without a title', { keys: ['/wyrm(s)?/i'], comment: 'Dragons' }, 'Dragons'],
  ['its first plain key without either', { keys: ['/wyrm(s)?/i', 'wyrm'] }, 'wyrm'],
  [
    'a pattern that reads like a word',
    { keys: ['wyrm'], use_regex: true, name: 'Dragons' },
    'wyrm',
  ],
  ['the pattern without any', { keys: ['/wyrm(s)?/i'] }, '/wyrm(s)?/i'],
])('an entry is called by %s', (_, more, name) => {
  const book = bookOf([entry('Old.', { constant: true, use_regex: true, ...more })]);
  expect(select(book).used.map((one) => one.name)).toEqual([name]);
});
