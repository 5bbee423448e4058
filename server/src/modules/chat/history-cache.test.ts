// The length of a chat is counted once, and follows the messages that this process writes.
import { GREETING_SEQ } from '@velour/contract/chat-limits.ts';
import { expect, test } from 'vitest';
import type { Db } from '../../platform/db/handle.ts';
import type { StoryPart } from './conversation.store.ts';
import { createHistoryCache, END } from './history-cache.ts';

/** Only the messages themselves are read from it. */
const noDatabase = {} as Db;

test('the length of a chat is counted again only if it is no longer known', async () => {
  const history = createHistoryCache(noDatabase);
  let counted = 0;
  const lengthAt = (revision: number) =>
    history.readStory('chat', { revision, below: END }, () => {
      counted += 1;
      return Promise.resolve({ messages: 10, replies: 5, greeting: 0 });
    });
  expect(await lengthAt(1)).toEqual({ messages: 10, replies: 5, greeting: 0 });
  history.append('chat', 1, { message: { role: 'user', text: 'Hello.' } });
  history.append('chat', 2, { message: { role: 'assistant', text: 'Oh, hello.' } });
  expect(await lengthAt(3)).toEqual({ messages: 12, replies: 6, greeting: 0 });
  expect(counted).toBe(1);

  // What no model reads may count or not, so it is counted again; so is what another process wrote.
  history.append('chat', 3, { message: undefined });
  await lengthAt(4);
  expect(counted).toBe(2);
  await lengthAt(9);
  expect(counted).toBe(3);
});

test('the length below a message is the known length plus later messages, even while that message is regenerated', async () => {
  const history = createHistoryCache(noDatabase);
  const parts: StoryPart[] = [];
  /** Of a chat with 9 messages, every second one the character's. */
  const count = (part: StoryPart) => {
    parts.push(part);
    const seqs = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((seq) => seq >= part.from && seq < part.below);
    const replies = seqs.filter((seq) => seq % 2 === 1).length;
    return Promise.resolve({ messages: seqs.length, replies, greeting: 0 });
  };
  const lengthAt = (revision: number, below: number) =>
    history.readStory('chat', { revision, below }, count);
  expect(await lengthAt(1, END)).toEqual({ messages: 9, replies: 5, greeting: 0 });
  expect(await lengthAt(1, 9)).toEqual({ messages: 8, replies: 4, greeting: 0 });
  history.changed('chat', 1, 9);
  history.changed('chat', 2, 9);
  expect(await lengthAt(3, 9)).toEqual({ messages: 8, replies: 4, greeting: 0 });
  expect(await lengthAt(3, END)).toEqual({ messages: 9, replies: 5, greeting: 0 });
  expect(parts.map(({ from, below }) => [from, below])).toEqual([
    [0, END],
    [9, END],
    [9, END],
  ]);

  // A change of what was counted, or of the greeting, is not followed.
  history.changed('chat', 3, 9);
  await lengthAt(4, END);
  expect(parts.at(-1)).toMatchObject({ from: 0, below: END });
  await lengthAt(4, GREETING_SEQ);
  history.changed('chat', 4, GREETING_SEQ);
  await lengthAt(5, 9);
  expect(parts.at(-1)).toMatchObject({ from: 0, below: 9 });
});
