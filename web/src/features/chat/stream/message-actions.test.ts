// Which actions a message offers, by who wrote it, what became of it, and what goes on around it.
import { expect, test } from 'vitest';
import type { Entry } from '../conversation/conversation.ts';
import { actionsFor } from './message-actions.ts';
import { blankMessage } from '../conversation/events.ts';

const reply: Entry = {
  ...blankMessage('chat'),
  seq: 4,
  text: 'words',
  message_send_at: '2026-11-21T12:00:00.000Z',
  heard: 0,
};
const around = { isLast: true, busy: false, isOpen: true };
const names = (message: Partial<Entry>, change: Partial<typeof around> = {}) =>
  actionsFor({ ...reply, ...message }, { ...around, ...change }).map(({ name }) => name);

test.each<[string, Partial<Entry>, Partial<typeof around>, string[]]>([
  [
    'the last reply',
    {},
    {},
    [
      'regenerate',
      'proceed',
      'copy',
      'edit',
      'branch',
      'forget',
      'good',
      'bad',
      'receipt',
      'report',
      'remove',
    ],
  ],
  [
    'an earlier reply',
    {},
    { isLast: false },
    ['copy', 'edit', 'branch', 'forget', 'good', 'bad', 'receipt', 'report', 'remove'],
  ],
  ['my own message', { author: 'user' }, {}, ['copy', 'edit', 'branch', 'forget', 'remove']],
  [
    'a forgotten message',
    { author: 'user', is_forgotten: true },
    {},
    ['copy', 'edit', 'branch', 'rememberAgain', 'remove'],
  ],
  ['a message while a reply is written', { author: 'user' }, { busy: true }, ['copy']],
  ['a reply that is being written', { state: 'streaming' }, { busy: true }, []],
  [
    'a failed reply, which has its own button',
    { state: 'failed' },
    {},
    ['proceed', 'copy', 'edit', 'branch', 'forget', 'good', 'bad', 'receipt', 'report', 'remove'],
  ],
  ['a retracted reply', { state: 'retracted', text: '' }, {}, ['remove']],
  ['a blocked message', { author: 'user', state: 'blocked' }, {}, ['copy', 'remove']],
  ['a removed message', { state: 'removed', text: '' }, {}, ['remove']],
  ['a removed message meanwhile', { state: 'removed', text: '' }, { busy: true }, []],
  ['a notice', { author: 'notice' }, {}, []],
  [
    'a chat whose character is gone',
    {},
    { isOpen: false },
    ['copy', 'edit', 'branch', 'forget', 'good', 'bad', 'receipt', 'report', 'remove'],
  ],
])('%s', (_, message, change, expected) => expect(names(message, change)).toEqual(expected));
