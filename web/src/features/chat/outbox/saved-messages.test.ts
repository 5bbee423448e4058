// What is typed in a chat stays in the browser until the server has it.
import { expect, test } from 'vitest';
import { createSavedMessages } from './saved-messages.ts';
import { written } from './outgoing.ts';

test('unsent messages become the drafts of their chats, before what was being written', () => {
  const stored = new Map<string, string | null>();
  const saved = createSavedMessages({
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
  });
  const add = (session_id: string, client_message_id: string) =>
    saved.saveMessage(written({ session_id, client_message_id, text: client_message_id, at: 1 }));
  add('a', 'First');
  add('b', 'Other');
  add('a', 'Second');
  saved.saveDraft('a', 'Third', 2);
  saved.keepAsDrafts(3);
  expect(saved.messages()).toEqual([]);
  expect(saved.draft('a')).toBe('First\n\nSecond\n\nThird');
  expect(saved.draft('b')).toBe('Other');
});
