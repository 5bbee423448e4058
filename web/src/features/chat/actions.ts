// The actions of a chat except sending: stop, regenerate, continue, edit, delete, switch the variant.
import { useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Message, Rating } from '@velour/contract/messages.ts';
import { isApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/api.ts';
import { overlays } from '../../lib/overlays.ts';
import { paths } from '../../lib/paths.ts';
import { q } from '../../lib/queries.ts';
import { socket } from '../../lib/socket.ts';
import { toasts } from '../../lib/toasts.ts';
import { attempt as call } from '../../lib/use-call.ts';
import { isUsedUp } from './allowance/failures.ts';
import { isGone, runningReply } from './conversation/conversation.ts';
import type { Reader } from './conversation/reader.ts';
import { changeChat } from './list/list-cache.ts';
import { forgetReader, savedMessages } from './runtime.ts';
import { memoryOf, oneChat } from './queries.ts';
import { texts } from './stream/texts.ts';

export type ChatActions = ReturnType<typeof createChatActions>;

export function useChatActions(session_id: string, reader: Reader): ChatActions {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMemo(() => {
    const goTo = (id: string) => void navigate(paths.chat(id));
    return createChatActions({ client, session_id, reader, goTo });
  }, [client, session_id, reader, navigate]);
}

/** How long a stop over the socket may take: it is immediate unless the connection is broken. */
const STOP_PATIENCE_MS = 3_000;
/** How many earlier messages are sent along when a refusal is contested. */
const MAX_BEFORE = 6;

/** What an edit is based on: saving it is refused if another window has changed it since. */
type Version = Pick<Message, 'seq' | 'variant' | 'edited_at'>;

interface Needs {
  client: QueryClient;
  session_id: string;
  reader: Reader;
  /** Opens another chat. */
  goTo: (session_id: string) => void;
}

interface ChatChange {
  title?: string | null;
  is_pinned?: boolean;
  is_archived?: boolean;
}

/** Each action reports its own failure and resolves with whether it succeeded. */
function createChatActions({ client, session_id, reader, goTo }: Needs) {
  const params = { id: session_id };
  const at = (seq: number) => ({ id: session_id, seq: String(seq) });

  const editsOf = ({ seq }: Version): string => `${session_id}/${seq}/`;
  const editKey = (message: Version): string =>
    `${editsOf(message)}${message.variant}/${message.edited_at ?? ''}`;

  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    const run = async () => {
      await action().catch((error: unknown) => {
        if (isApiError(error) && isUsedUp(error.code)) overlays.open('top-up', { type: 'message' });
        throw error;
      });
      return true;
    };
    return (await call(run, { failed: texts.action.failed })) ?? false;
  };

  /** Whether the running reply ends soon: a frame on a broken connection may never arrive. */
  const endsWithin = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const isOver = () => runningReply(reader.read().conversation) === null;
      const leave = reader.subscribe(() => isOver() && finish());
      const finish = () => {
        leave();
        clearTimeout(timer);
        resolve(isOver());
      };
      const timer = setTimeout(finish, ms);
    });

  /** Usually the event arrived before this response; without a connection it never does. */
  const begin = ({ seq, variant }: Pick<Message, 'seq' | 'variant'>): void => {
    const known = reader.read().conversation.messages.findLast((entry) => entry.seq === seq);
    const event = { type: 'reply.started' as const, session_id, seq, variant, n: 0 };
    if (known && variant > known.variant)
      reader.act({ type: 'received', event, now: new Date().toISOString() });
    else if (socket.read().phase !== 'ready') reader.act({ type: 'stale' });
  };

  const bringBack = (draft: string) =>
    attempt(async () => {
      const chat = await api.chat.restore({ params });
      savedMessages.saveDraft(session_id, draft, Date.now());
      client.setQueryData(oneChat(session_id).queryKey, chat);
      await client.invalidateQueries(q.chat.list.all);
      goTo(session_id);
    });

  return {
    stop: () =>
      attempt(async () => {
        const sent = socket.send({ type: 'reply.stop', session_id });
        if (sent && (await endsWithin(STOP_PATIENCE_MS))) return;
        await api.chat.stop({ params });
        reader.act({ type: 'stale' });
      }),
    regenerate: (seq: number) =>
      attempt(async () => begin((await api.chat.regenerate({ params, body: { seq } })).reply)),
    proceed: (seq: number) =>
      attempt(async () => begin((await api.chat.continue({ params, body: { seq } })).reply)),
    edit: (message: Version, text: string) =>
      attempt(async () =>
        reader.act({
          type: 'replaced',
          message: await api.chat.edit({
            params: at(message.seq),
            body: { text, variant: message.variant, edited_at: message.edited_at },
          }),
        }),
      ),
    /** Where the text of a message's editor is saved. */
    editKey,
    /** The message, in the version that its saved text is based on if there is one. */
    edited<T extends Version>(message: T): T {
      const key = savedMessages.draftKey(editsOf(message));
      if (key === undefined) return message;
      const [variant, edited_at] = key.slice(editsOf(message).length).split('/');
      return { ...message, variant: Number(variant), edited_at: edited_at || null };
    },
    /** False if the message is gone, and its saved text with it. */
    keepEdit(message: Version): boolean {
      const isThere = !isGone(reader.read().conversation, message.seq);
      if (!isThere) savedMessages.saveDraft(editKey(message), '', Date.now());
      return isThere;
    },
    choose: (seq: number, variant: number) =>
      attempt(async () =>
        reader.act({
          type: 'replaced',
          message: await api.chat.chooseVariant({ params: at(seq), body: { variant } }),
        }),
      ),
    rate: (seq: number, rating: Rating | null) =>
      attempt(async () =>
        reader.act({
          type: 'replaced',
          message: await api.chat.rate({ params: at(seq), body: { rating } }),
        }),
      ),
    remove: (seq: number) =>
      attempt(async () => {
        await api.chat.removeMessage({ params: at(seq) });
        reader.act({ type: 'removed', seq });
      }),
    /** Includes everything after it. */
    removeFrom: (seq: number) =>
      attempt(async () => {
        await api.chat.removeFrom({ params, query: { seq: String(seq) } });
        reader.act({ type: 'stale' });
      }),
    /** A new chat with everything up to this message, opened at once. */
    branch: (seq: number) =>
      attempt(async () => {
        const chat = await api.chat.branch({ params, body: { seq } });
        client.setQueryData(oneChat(chat.session_id).queryKey, chat);
        await client.invalidateQueries(q.chat.list.all);
        goTo(chat.session_id);
        toasts.success(texts.action.branched);
      }),
    /** Deletes what the character learned from this message, and excludes it from memory. */
    forget: (seq: number) =>
      attempt(async () => {
        const memory = await api.memory.forget({ params: at(seq) });
        client.setQueryData(memoryOf(session_id).queryKey, memory);
        reader.act({ type: 'forgotten', seq, is_forgotten: true });
        toasts.success(texts.action.forgotten);
      }),
    /** Includes it in memory again, from the next reply on. */
    rememberAgain: (seq: number) =>
      attempt(async () => {
        const memory = await api.memory.rememberAgain({ params: at(seq) });
        client.setQueryData(memoryOf(session_id).queryKey, memory);
        reader.act({ type: 'forgotten', seq, is_forgotten: false });
        toasts.success(texts.action.remembered_again);
      }),
    change: (body: ChatChange) =>
      attempt(async () => {
        const chat = await api.chat.change({ params, body });
        reader.explain(chat.revision);
        client.setQueryData(oneChat(session_id).queryKey, chat);
        await client.invalidateQueries(q.chat.list.all);
      }),
    removeChat: () =>
      attempt(async () => {
        reader.explain((await api.chat.remove({ params })).revision);
        const draft = savedMessages.draft(session_id);
        forgetReader(session_id);
        // The chat is still on screen for a moment: it is refetched only when it is opened again.
        const { queryKey } = oneChat(session_id);
        await client.invalidateQueries({ queryKey, refetchType: 'none' });
        await client.invalidateQueries(q.chat.list.all);
        toasts.offer(texts.deleted, {
          label: texts.undo,
          onPress: () => void bringBack(draft),
        });
      }),
    /** The texts of the loaded messages before a message. */
    wordsBefore: (seq: number): string =>
      reader
        .read()
        .conversation.messages.filter((one) => one.seq < seq && one.author !== 'notice')
        .slice(-MAX_BEFORE)
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\n\n'),
    /** Fails silently: a failed read marker is set by the next one. */
    markRead: async (seq: number): Promise<void> => {
      const chat = await api.chat.markRead({ params, body: { seq } }).catch(() => undefined);
      if (!chat) return;
      reader.explain(chat.revision);
      client.setQueryData(oneChat(session_id).queryKey, chat);
      changeChat(client, session_id, () => chat);
    },
  };
}
