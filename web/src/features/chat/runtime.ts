// State that lives as long as the page: unsent messages, drafts, and recently opened conversations.
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/api.ts';
import { newId } from '../../lib/ids.ts';
import { overlays } from '../../lib/overlays.ts';
import { session } from '../../lib/session.ts';
import { socket } from '../../lib/socket.ts';
import { memory } from '../../lib/storage.ts';
import { isUsedUp } from './allowance/failures.ts';
import { runningReply } from './conversation/conversation.ts';
import { createReader, type Reader } from './conversation/reader.ts';
import { nextFrame } from './next-frame.ts';
import { createSavedMessages } from './outbox/saved-messages.ts';
import { createOutbox } from './outbox/outbox.ts';
import { historyPage, oneChat } from './queries.ts';
import { texts } from './texts.ts';

const MAX_READERS = 6;

export const savedMessages = createSavedMessages(memory);

/** Knows the names of recently opened chats. */
let cache: QueryClient | undefined;

/** Most recently used last. */
const readers = new Map<string, Reader>();

export const outbox = createOutbox({
  socket,
  saved: savedMessages,
  post: ({ session_id, client_message_id, text }) =>
    api.chat.send({ params: { id: session_id }, body: { client_message_id, text } }),
  recover,
  onAccepted: (accepted, text) =>
    readers
      .get(accepted.session_id)
      ?.act({ type: 'acknowledged', accepted, text, now: new Date().toISOString() }),
  newId,
});

let before = session.read();
session.subscribe(() => {
  const now = session.read();
  const helped = [
    ...(now.ageConfirmed && !before.ageConfirmed ? ['safety.age_gate_required'] : []),
    ...(now.id !== null && before.id === null ? ['identity.required'] : []),
  ];
  const isOther = now.id !== before.id;
  before = now;
  // The open connection belongs to the previous visitor or member, whose chats may have moved to this account.
  if (isOther) socket.replace();
  // Messages that failed for lack of a confirmed age or an account are sent now.
  for (const { failure, client_message_id } of outbox.read())
    if (failure && helped.includes(failure.code)) outbox.retry(client_message_id);
});

/** May be called during rendering: it only creates what is missing. */
export function readerOf(client: QueryClient, session_id: string): Reader {
  cache = client;
  const known = readers.get(session_id);
  if (known) return known;
  const reader = makeReader(client, session_id);
  readers.set(session_id, reader);
  return reader;
}

/** Makes it the most recently used one; the oldest are dropped. */
export function touchReader(session_id: string, reader: Reader): void {
  readers.delete(session_id);
  readers.set(session_id, reader);
  for (const [oldest] of readers) {
    if (readers.size <= MAX_READERS) break;
    readers.delete(oldest);
  }
}

export function forgetReader(session_id: string): void {
  readers.delete(session_id);
  savedMessages.dropDrafts(session_id);
}

/** After signing out, nothing that was read or written remains on this page or in this browser. */
export function forgetChats(): void {
  outbox.forget();
  savedMessages.forget();
  readers.clear();
}

/** After a sign-in that ended by itself, typed text waits in the composer for the next one. */
export function setChatsAside(): void {
  savedMessages.keepAsDrafts(Date.now());
  outbox.forget();
  readers.clear();
}

function makeReader(client: QueryClient, session_id: string): Reader {
  const reader = createReader({
    session_id,
    socket,
    loadPage: (span, limit) =>
      historyPage(client, session_id, span, limit).catch((error: unknown) => {
        // Another window has deleted the chat; reading it fails with the reason.
        if (isApiError(error, 'chat.not_found')) void client.invalidateQueries(oneChat(session_id));
        throw error;
      }),
    nextFrame,
    isVisible: () => document.visibilityState === 'visible',
  });
  reader.subscribe(() =>
    outbox.hold(session_id, runningReply(reader.read().conversation) !== null),
  );
  return reader;
}

/** The trial is over: the sign-up mentions the chat's character. */
async function askToSignUp(session_id: string): Promise<void> {
  const chat = await cache?.ensureQueryData(oneChat(session_id)).catch(() => undefined);
  const reason = chat && texts.trial_over(chat.character.name);
  overlays.open('sign-in', { newcomer: true, ...(reason && { reason }) });
}

/**
 * Gets a token that says 18 or older; without a confirmation the age gate opens instead. After a trial it opens the
 * sign-up, after a used-up day the message packages; waiting messages are sent afterwards.
 */
async function recover(code: string, session_id: string): Promise<boolean> {
  if (code === 'identity.required' && session.read().kind !== 'member')
    await askToSignUp(session_id);
  if (isUsedUp(code)) overlays.open('top-up', { type: 'message' });
  if (code !== 'safety.age_gate_required' && code !== 'safety.age_check_required') return false;
  const token = await session.refresh(undefined, code).catch(() => undefined);
  if (token === undefined) return false;
  socket.renew();
  return true;
}
