// Calls of chats and their messages. No validator is imported, as in all call files.
import { MAX_CHAT_FILE_BYTES } from './chat-limits.ts';
import type { Call } from './endpoint.ts';

export const chatCalls = {
  open: {
    method: 'POST',
    path: '/sessions',
    access: 'visitor',
    idempotent: 'transaction',
    summary: 'Open the latest session with a character, or start a new one',
  },
  list: {
    method: 'GET',
    path: '/chats',
    access: 'visitor',
    summary: 'List your chats: pinned ones, then the newest first; archived ones apart',
  },
  importFile: {
    method: 'POST',
    path: '/chats/import',
    access: 'member',
    upload: MAX_CHAT_FILE_BYTES,
    long: true,
    summary: 'Import a chat from a file, our own or SillyTavern’s, as a new chat',
  },
  search: {
    // The search is in the body, because query strings are logged by proxies.
    method: 'POST',
    path: '/chats/search',
    access: 'visitor',
    summary: 'Search your chats by names and by the words of messages, newest first',
  },
  read: {
    method: 'GET',
    path: '/chats/:id',
    access: 'visitor',
    summary: 'Get one of your chats',
  },
  history: {
    method: 'GET',
    path: '/chats/:id/history',
    access: 'visitor',
    summary: 'List a chat’s messages, oldest first',
  },
  send: {
    method: 'POST',
    path: '/chats/:id/messages',
    access: 'visitor',
    summary:
      'Send a message. The reply is a record that grows. Sending again with the same client_message_id (or Idempotency-Key) returns the same message',
  },
  orderPicture: {
    method: 'POST',
    path: '/chats/:id/pictures',
    access: 'member',
    adults: true,
    feature: 'pictures',
    idempotent: 'transaction',
    summary: 'Order a picture of the character; it becomes a message of this chat',
  },
  suggest: {
    method: 'POST',
    path: '/chats/:id/suggestions',
    access: 'visitor',
    summary: 'Suggest what to say next',
  },
  stop: {
    method: 'POST',
    path: '/chats/:id/stop',
    access: 'visitor',
    summary: 'Stop the running reply and keep what’s written so far',
  },
  regenerate: {
    method: 'POST',
    path: '/chats/:id/regenerate',
    access: 'visitor',
    idempotent: 'transaction',
    summary: 'Regenerate the last reply as a new variant, or retry a failed one',
  },
  continue: {
    method: 'POST',
    path: '/chats/:id/continue',
    access: 'visitor',
    idempotent: 'transaction',
    summary: 'Continue the last reply where it ended',
  },
  lore: {
    method: 'GET',
    path: '/chats/:id/lore',
    access: 'visitor',
    summary: 'List the lore of a chat and what of it the last reply used',
  },
  receipt: {
    method: 'GET',
    path: '/chats/:id/messages/:seq/receipt',
    access: 'visitor',
    summary: 'Get what the model was given for a reply',
  },
  edit: {
    method: 'PATCH',
    path: '/chats/:id/messages/:seq',
    access: 'visitor',
    summary: 'Edit a message',
  },
  chooseVariant: {
    method: 'PUT',
    path: '/chats/:id/messages/:seq/variant',
    access: 'visitor',
    summary: 'Switch to another variant of a message',
  },
  rate: {
    method: 'PUT',
    path: '/chats/:id/messages/:seq/rating',
    access: 'visitor',
    summary: 'Rate a reply as good or bad, or take that back',
  },
  removeMessage: {
    method: 'DELETE',
    path: '/chats/:id/messages/:seq',
    access: 'visitor',
    summary: 'Delete a message; its seq isn’t reused',
  },
  removeFrom: {
    method: 'DELETE',
    path: '/chats/:id/messages',
    access: 'visitor',
    summary: 'Delete a message and everything after it; their seqs aren’t reused',
  },
  branch: {
    method: 'POST',
    path: '/chats/:id/branch',
    access: 'visitor',
    idempotent: 'transaction',
    summary: 'Start a new chat with everything up to a message of this one',
  },
  change: {
    method: 'PATCH',
    path: '/chats/:id',
    access: 'visitor',
    summary: 'Rename, pin, or archive a chat',
  },
  remove: { method: 'DELETE', path: '/chats/:id', access: 'visitor', summary: 'Delete a chat' },
  restore: {
    method: 'POST',
    path: '/chats/:id/restore',
    access: 'visitor',
    summary: 'Bring back a deleted chat',
  },
  markRead: {
    method: 'POST',
    path: '/chats/:id/read',
    access: 'visitor',
    summary: 'Mark messages as read',
  },
} as const satisfies Record<string, Call>;
