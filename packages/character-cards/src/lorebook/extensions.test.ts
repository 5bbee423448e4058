// What fields of other programs are read as, hostile ones included.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { readDepthNote, readEntryExtensions } from './extensions.ts';

const noteOf = (depth_prompt: unknown) =>
  readDepthNote(JSON.parse(JSON.stringify({ extensions: { depth_prompt } })) as never);

test.each<[string, unknown, object | null, string[]]>([
  ['none', null, null, []],
  ['an empty one', { prompt: ' ', depth: 4, role: 'system' }, null, []],
  ['a bare one', { prompt: ' Calm. ' }, { text: 'Calm.', depth: 4, role: 'system' }, []],
  [
    'a whole one',
    { prompt: 'Calm.', depth: 0, role: 'user' },
    { text: 'Calm.', depth: 0, role: 'user' },
    [],
  ],
  [
    'a role by its number',
    { prompt: 'Calm.', role: 2 },
    { text: 'Calm.', depth: 4, role: 'assistant' },
    [],
  ],
  ['words', 'Calm.', null, ['depth_prompt']],
  ['a list', [{ prompt: 'Calm.' }], null, ['depth_prompt']],
  ['a nested one', { prompt: { prompt: 'Calm.' } }, null, ['depth_prompt.prompt']],
  [
    'one of odd values',
    { prompt: 'Calm.', depth: -1, role: 'length' },
    { text: 'Calm.', depth: 4, role: 'system' },
    ['depth_prompt.depth', 'depth_prompt.role'],
  ],
  [
    'one of huge values',
    { prompt: 'x'.repeat(9_000), depth: 1e30, role: 1e9 },
    { text: 'x'.repeat(4_000), depth: 4, role: 'system' },
    ['depth_prompt.depth', 'depth_prompt.role'],
  ],
])('a note: %s', (_, given, note, fields) => {
  const read = noteOf(given);
  expect(read.note).toEqual(note);
  expect(read.passed_over).toEqual(fields.map((field) => ({ field, reason: 'wrong_kind' })));
});

test.each([
  [{ position: '4' }, 'position wrong_kind'],
  [{ position: -1 }, 'position wrong_kind'],
  [{ position: 7 }, 'position not_followed'],
  [{ position: 1e9 }, 'position wrong_kind'],
  [{ depth: 1.5 }, 'depth wrong_kind'],
  [{ depth: [[4]] }, 'depth wrong_kind'],
  [{ role: 3 }, 'role wrong_kind'],
  [{ probability: 101 }, 'probability wrong_kind'],
  [{ probability: '50' }, 'probability wrong_kind'],
  [{ useProbability: 0 }, 'useProbability wrong_kind'],
  [{ exclude_recursion: 'yes' }, 'exclude_recursion wrong_kind'],
  [{ prevent_recursion: {} }, 'prevent_recursion wrong_kind'],
  [{ delay_until_recursion: -1 }, 'delay_until_recursion wrong_kind'],
  [{ scan_depth: 1e12 }, 'scan_depth wrong_kind'],
  [{ match_whole_words: 1 }, 'match_whole_words wrong_kind'],
  [{ case_sensitive: 'no' }, 'case_sensitive wrong_kind'],
  [{ delay: [1] }, 'delay wrong_kind'],
  [{ group: ['weather'] }, 'group wrong_kind'],
  [{ group_override: 1 }, 'group_override wrong_kind'],
  [{ group_weight: -1 }, 'group_weight wrong_kind'],
  [{ use_group_scoring: true }, 'use_group_scoring not_followed'],
  [{ sticky: '3' }, 'sticky wrong_kind'],
  [{ cooldown: -3 }, 'cooldown wrong_kind'],
  [{ vectorized: true }, 'vectorized not_followed'],
  [{ triggers: ['swipe'] }, 'triggers not_followed'],
])('%j of an entry changes nothing and is known for it', (extensions, line) => {
  const { passed_over, ...read } = readEntryExtensions({ extensions });
  const { passed_over: none, ...plain } = readEntryExtensions({});
  expect(read).toEqual(plain);
  expect(none).toEqual([]);
  expect(passed_over.map(({ field, reason }) => `${field} ${reason}`)).toEqual([line]);
});

test('common fields with default values are not reported', () => {
  const extensions = {
    position: 0,
    depth: 4,
    role: 0,
    selectiveLogic: 0,
    probability: 100,
    useProbability: true,
    exclude_recursion: false,
    prevent_recursion: false,
    delay_until_recursion: false,
    group: '',
    group_override: false,
    group_weight: 100,
    sticky: 0,
    cooldown: 0,
    delay: 0,
    scan_depth: null,
    match_whole_words: null,
    case_sensitive: null,
    vectorized: false,
    automation_id: '',
    triggers: [],
    display_index: 3,
    use_group_scoring: null,
  };
  expect(readEntryExtensions({ extensions }).passed_over).toEqual([]);
});

test('an unknown logic is the usual one, and a later round is later', () => {
  const odd = { selectiveLogic: 9, delay_until_recursion: 2 };
  const { passed_over, ...read } = readEntryExtensions({ extensions: odd });
  expect(read).toMatchObject({ secondary_logic: 'any', needs_lore: true });
  expect(passed_over).toEqual([
    { field: 'delay_until_recursion', reason: 'not_followed' },
    { field: 'selectiveLogic', reason: 'wrong_kind' },
  ]);
});

test('any JSON value in the extensions can be read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('position', 'depth', 'role'), (value, field) => {
      const entry = { extensions: { position: 4, [field]: value } } as never;
      const { depth, role } = readEntryExtensions(entry);
      expect(depth?.messages ?? 0).toBeGreaterThanOrEqual(0);
      expect([undefined, 'system', 'user', 'assistant']).toContain(role);
      readDepthNote({ extensions: value } as never);
      readDepthNote({ extensions: { depth_prompt: value } } as never);
    }),
    runs(100, 1_000),
  );
});
