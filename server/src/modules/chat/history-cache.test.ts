// The length of a chat is counted once, and follows the messages that this process writes.
import { expect, test } from 'vitest';
import type { Db } from '../../platform/db/handle.ts';
import { createHistoryCache } from './history-cache.ts';

/** Only the messages themselves are read from it. */
const noDatabase = {} as Db;

test('the length of a chat is counted again only where it is not known any more', async () => {
  const history = createHistoryCache(noDatabase);
  let counted = 0;
  const lengthAt = (revision: number) =>
    history.readStory('chat', revision, () => {
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
