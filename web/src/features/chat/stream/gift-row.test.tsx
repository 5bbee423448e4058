// A gift and a tip as rows of the stream, which belong to neither side.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entry } from '../conversation/conversation.ts';
import { GiftRow } from './gift-row.tsx';
import { createRows } from './rows.ts';
import { blankMessage } from '../conversation/events.ts';

const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  ...blankMessage('chat'),
  seq,
  author: 'user',
  message_send_at: '2026-11-21T12:00:00.000Z',
  heard: 0,
  ...more,
});

const rose = entry(3, { kind: 'gift', item_name: 'A rose', tokens: 5, user_name: 'Alex' });

test('a gift shows its name, its value, and its signature', () => {
  render(<GiftRow gift={rose} name="Mara" />);
  expect(screen.getByText('You sent Mara a gift: A rose')).toBeTruthy();
  expect(screen.getByText('5 tokens · signed Alex')).toBeTruthy();
});

test('a gift without a signature says nothing of one', () => {
  render(<GiftRow gift={{ ...rose, user_name: null, tokens: 1 }} name="Mara" />);
  expect(screen.getByText('1 token')).toBeTruthy();
});

test('a tip says how much', () => {
  const tip = entry(3, { kind: 'tip', tokens: 50 });
  render(<GiftRow gift={tip} name="Mara" />);
  expect(screen.getByText('You tipped Mara 50 tokens')).toBeTruthy();
});

test('the reply before a gift stays the last one, and can be regenerated', () => {
  const messages = [entry(1), entry(2, { author: 'character', text: 'Hi.' }), rose];
  const rows = createRows()({ messages, outgoing: [], has_before: true, today: '2026-11-21' });
  const last = rows.flatMap((row) => (row.kind === 'message' && row.isLast ? row.message.seq : []));
  expect(last).toEqual([2]);
});
