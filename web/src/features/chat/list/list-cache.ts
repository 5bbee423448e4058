// Updates one chat in every cached list, so that a live event needs no call.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Chat } from '@velour/contract/chat.ts';
import { previewOf } from '@velour/contract/chat-preview.ts';
import type { ConversationEvent } from '../conversation/conversation.ts';
import { q } from '../../../lib/queries.ts';

interface ChatPage {
  chats: Chat[];
  next_cursor: string | null;
}

/** Scrolling lists have pages; the newest chats of all tabs are one page. */
type CachedChats = InfiniteData<ChatPage> | ChatPage;

export function changeChat(
  client: QueryClient,
  session_id: string,
  change: (chat: Chat) => Chat,
): void {
  client.setQueriesData<CachedChats>(q.chat.list.all, (cached) => {
    if (!cached) return cached;
    const pages = inOrder(pagesOf(cached), session_id, change);
    return 'pages' in cached ? { ...cached, pages } : pages[0];
  });
}

export function knownChat(client: QueryClient, session_id: string): Chat | undefined {
  return client
    .getQueriesData<CachedChats>(q.chat.list.all)
    .flatMap(([, cached]) => (cached ? pagesOf(cached) : []))
    .flatMap((page) => page.chats)
    .find((chat) => chat.session_id === session_id);
}

function pagesOf(cached: CachedChats): ChatPage[] {
  return 'pages' in cached ? cached.pages : [cached];
}

/** The latest chat moves to the top, as on the server. */
function inOrder(pages: ChatPage[], session_id: string, change: (chat: Chat) => Chat): ChatPage[] {
  const known = pages.flatMap((page) => page.chats).find((chat) => chat.session_id === session_id);
  if (!known) return pages;
  const changed = change(known);
  // A pinned chat keeps its place.
  const moves = changed.last_message_at !== known.last_message_at && !known.is_pinned;
  return pages.map((page, place) => {
    const put = page.chats.flatMap((chat) =>
      chat.session_id !== session_id ? [chat] : moves ? [] : [changed],
    );
    if (!moves || place > 0) return { ...page, chats: put };
    const pinned = put.filter(({ is_pinned }) => is_pinned);
    const others = put.filter(({ is_pinned }) => !is_pinned);
    return { ...page, chats: [...pinned, changed, ...others] };
  });
}

/** How a live event at `now` changes a chat in a list; null if it does not. */
export function changeBy(
  event: ConversationEvent,
  is_read: boolean,
  now: string,
): ((chat: Chat) => Chat) | null {
  switch (event.type) {
    case 'message.accepted':
      return (chat) => ({
        ...chat,
        last_message: previewOf(event.text),
        last_message_at: event.message_send_at,
        last_seq: Math.max(chat.last_seq, event.reply?.seq ?? event.seq),
        is_replying: event.reply !== null,
      });
    case 'reply.started':
      return (chat) => ({ ...chat, is_replying: true });
    case 'reply.done':
    case 'reply.stopped':
    case 'reply.failed':
      return (chat) => ({
        ...chat,
        is_replying: false,
        last_message_at: now,
        last_message: event.seq >= chat.last_seq ? previewOf(event.text) : chat.last_message,
        unread_count: is_read ? chat.unread_count : Math.max(1, chat.unread_count),
      });
    case 'reply.retracted':
      return (chat) => ({ ...chat, is_replying: false, last_message: '' });
    default:
      return null;
  }
}
