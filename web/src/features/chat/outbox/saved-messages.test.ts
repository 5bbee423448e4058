// What is typed in a chat stays in the browser until the server has it.
import { expect, test } from 'vitest';
import { createSavedMessages } from './saved-messages.ts';
import { written } from './outgoing.ts';

const emptyStore = () => {
  const stored = new Map<string, string | null>();
  return createSavedMessages({
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
  });
};

test('a long paste is saved completely, and is dropped before earlier drafts are', () => {
  const saved = emptyStore();
  const paste = 'word '.repeat(60_000);
  for (let at = 1; at < 5; at += 1) saved.saveDraft(`chat-${at}`, paste, at);
  expect(saved.draft('chat-4')).toBe(paste);
  expect(saved.draft('chat-2')).toBe(paste);
  expect(saved.draft('chat-1')).toBe('');
});

test('deleting a chat deletes the drafts of its message editors', () => {
  const saved = emptyStore();
  saved.saveDraft('a', 'Next', 1);
  saved.saveDraft('a/4', 'Edited', 2);
  saved.saveDraft('ab/4', 'Other', 3);
  saved.dropDrafts('a');
  expect(['a', 'a/4', 'ab/4'].map((key) => saved.draft(key))).toEqual(['', '', 'Other']);
});

test('unsent messages become drafts of their chats, before the text that was being typed', () => {
  const saved = emptyStore();
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
