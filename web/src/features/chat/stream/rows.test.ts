// Rows keep their identity, so that one growing reply draws one row.
import { expect, test } from 'vitest';
import type { Entry } from '../conversation/conversation.ts';
import { written } from '../outbox/outgoing.ts';
import { createRows } from './rows.ts';
import { blankMessage } from '../conversation/events.ts';

const today = '2026-11-21';

const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  ...blankMessage('chat'),
  seq,
  author: seq % 2 ? 'character' : 'user',
  text: `text ${seq}`,
  message_send_at: `2026-11-2${seq > 2 ? 1 : 0}T12:00:00.000Z`,
  heard: 0,
  ...more,
});

test('the chat begins where nothing is before, and each day is named once', () => {
  const rows = createRows()({
    messages: [entry(1), entry(2), entry(3)],
    outgoing: [],
    has_before: false,
    today,
  });
  expect(rows.map(({ kind }) => kind)).toEqual([
    'beginning',
    'message',
    'message',
    'message',
    'end',
  ]);
  const days = rows.map((row) => row.kind === 'message' && row.day !== null);
  expect(days).toEqual([false, true, false, true, false]);
});

test('a day is called by how long ago it is, also when the next one begins', () => {
  const makeRows = createRows();
  const daysOn = (today: string) =>
    makeRows({ messages: [entry(1), entry(3)], outgoing: [], has_before: true, today }).flatMap(
      (row) => (row.kind === 'message' ? [row.day] : []),
    );
  expect(daysOn('2026-11-21')).toEqual(['Yesterday', 'Today']);
  expect(daysOn('2026-11-22')).toEqual(['Friday', 'Yesterday']);
});

test('only the row of a changed message is another object', () => {
  const makeRows = createRows();
  const messages = [entry(1), entry(2), entry(3)];
  const before = makeRows({ messages, outgoing: [], has_before: true, today });
  const grown = [...messages.slice(0, 2), entry(3, { text: 'more' })];
  const after = makeRows({ messages: grown, outgoing: [], has_before: true, today });
  expect(after.map((row, at) => row === before[at])).toEqual([true, true, false, true]);
});

test('an acknowledged message keeps the key that it had on its way', () => {
  const makeRows = createRows();
  const made = { session_id: 'chat', client_message_id: 'mine', text: 'hi', at: 0 };
  const waiting = makeRows({ messages: [], outgoing: [written(made)], has_before: true, today });
  const arrived = makeRows({
    messages: [entry(2, { client_message_id: 'mine' })],
    outgoing: [],
    has_before: true,
    today,
  });
  expect(waiting[0]?.key).toBe('mine');
  expect(arrived[0]?.key).toBe('mine');
});
