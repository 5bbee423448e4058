// What the lines at the head of an entry of lore are read as, fallbacks and hostile ones included.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { readDecorators, type Decorated } from './decorators.ts';

const { not_followed: _, ...plain } = readDecorators('');

test.each<[string, Partial<Decorated>]>([
  ['@@activate', { is_always: true }],
  ['@@dont_activate', { is_never: true }],
  ['@@activate_only_after 5', { only_after: 5 }],
  ['@@activate_only_every 3', { only_every: 3 }],
  ['@@is_greeting 2', { only_greeting: 2 }],
  ['@@keep_activate_after_match', { stays: true }],
  ['@@dont_activate_after_match', { only_once: true }],
  ['@@scan_depth 7', { scan_depth: 7 }],
  ['@@additional_keys fog, sea ', { more_keys: ['fog', 'sea'] }],
  ['@@exclude_keys fog', { other_keys: ['fog'] }],
  ['@@ignore_on_max_context', { may_be_dropped: true }],
  ['@@position before_desc', { position: 'before' }],
  ['@@position after_desc', { position: 'described' }],
  ['@@position personality', { position: 'personality' }],
  ['@@position scenario', { position: 'scenario' }],
  ['@@depth 4', { depth: { from: 'newest', messages: 4 } }],
  ['@@depth -1', { depth: { from: 'newest', messages: 0 } }],
  ['@@reverse_depth 4', { depth: { from: 'oldest', messages: 4 } }],
  ['@@role user', { role: 'user' }],
  [
    '@@depth 4\r\n\r\n@@role assistant\r\n',
    { depth: { from: 'newest', messages: 4 }, role: 'assistant' },
  ],
  ['@@depth 4\n@@depth 9', { depth: { from: 'newest', messages: 4 } }],
  [
    '@@sing\n@@@dance\n@@@hum 1\n@@@whistle\n@@@clap\n@@@scan_depth 2\n@@@scan_depth 3',
    { scan_depth: 2 },
  ],
  ['@@scan_depth 2\n@@@dont_activate', { scan_depth: 2 }],
  ['@@instruct_depth 100\n@@@depth 5', { depth: { from: 'newest', messages: 5 } }],
  ['@@position nowhere\n@@@position scenario', { position: 'scenario' }],
])('%j is applied and removed from the content', (head, meant) => {
  const { not_followed, ...read } = readDecorators(`${head}\nThe text.\n@@depth 1`);
  expect(read).toEqual({ ...plain, ...meant, content: 'The text.\n@@depth 1' });
  expect(not_followed).toEqual([]);
});

test.each([
  ['@@instruct_depth 4', ['instruct_depth']],
  ['@@reverse_instruct_depth 4', ['reverse_instruct_depth']],
  ['@@instruct_scan_depth 4', ['instruct_scan_depth']],
  ['@@is_user_icon main', ['is_user_icon']],
  ['@@disable_ui_prompt system_prompt', ['disable_ui_prompt']],
  ['@@Risu_only2 1\n@@@other', ['Risu_only2']],
  ['@@depth many\n@@role nobody\n@@scan_depth -1', ['depth', 'role', 'scan_depth']],
  ['@@position constructor', ['position']],
  ['@@activate_only_every 0\n@@is_greeting -1', ['activate_only_every', 'is_greeting']],
  ['@@additional_keys ,', ['additional_keys']],
])('%j changes nothing, is removed from the content, and is reported', (head, names) => {
  const { not_followed, ...read } = readDecorators(`${head}\nThe text.`);
  expect(read).toEqual({ ...plain, content: 'The text.' });
  expect(not_followed).toEqual(names);
});

test('decorator lines are never part of the content, however many there are', () => {
  const line = fc.stringMatching(/^@@@?[a-z_]{1,9}( [^\n]{0,9})?$/);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 200 }), (lines) => {
      expect(readDecorators([...lines, 'The text.'].join('\n')).content).toBe('The text.');
    }),
    runs(100, 1_000),
  );
});
