// Keeps one open conversation up to date: pages, live events, refetches and reconnections.
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { Socket } from '../../../lib/socket.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import {
  emptyConversation,
  isStale,
  reduce,
  resumePoints,
  runningReply,
  type Action,
  type Conversation,
  type ConversationEvent,
} from './conversation.ts';
import type { Page, Span } from './pages.ts';

export interface ReaderState {
  readonly conversation: Conversation;
  /** Which page is being loaded. */
  readonly loading: 'end' | 'before' | 'after' | 'around' | null;
  /** Why the last page failed to load. */
  readonly failure: unknown;
}

export interface Reader extends Pick<Store<ReaderState>, 'read' | 'subscribe'> {
  /**
   * Follows the chat until the returned function is called; starts at this message if it is not loaded yet, or at the
   * end.
   */
  follow: (seq?: number) => () => void;
  act: (action: Action) => void;
  loadBefore: () => Promise<void>;
  loadAfter: () => Promise<void>;
  /** Loads the end of the chat, whatever is on screen. */
  loadEnd: () => Promise<void>;
  /** Loads the messages around this one, if it is not loaded. */
  loadAround: (seq: number) => void;
  /** Requests the failed page again. */
  retry: () => Promise<void>;
  /** A revision that this page caused itself and whose result it already shows. */
  explain: (revision: number) => void;
}

export interface ReaderNeeds {
  session_id: string;
  socket: Pick<Socket, 'read' | 'subscribe' | 'listen' | 'send' | 'checkAlive'>;
  loadPage: (span: Span, limit: number) => Promise<Page>;
  /** Calls back in the next frame, or soon if there are no frames. */
  nextFrame: (callback: () => void) => void;
  isVisible: () => boolean;
  now?: () => Date;
}

const PAGE = 50;
const REFETCH_PAGE = 100;
const MAX_PAGES = 30;
/** More messages than this are not kept in memory: those far from the visible ones are unloaded. */
export const MAX_LOADED = 1_200;
/** Changes arrive in bursts and may be our own: they are handled after a moment. */
export const STALE_MS = 400;
const WATCH_MS = 3_000;
const SILENCE_MS = 20_000;
const RETRY_MS = 5_000;

export function createReader(needs: ReaderNeeds): Reader {
  const { session_id, socket, loadPage } = needs;
  const now = needs.now ?? (() => new Date());
  const store = createStore<ReaderState>({
    conversation: emptyConversation(session_id),
    loading: null,
    failure: null,
  });
  const received: ConversationEvent[] = [];
  const explained = new Set<number>();
  let scheduled = false;
  let staleTimer: ReturnType<typeof setTimeout> | undefined;
  let refetching: Promise<void> | null = null;
  let requested = '';
  let lastEventAt = 0;
  let following = false;
  /** A message to load as soon as no other page is being loaded. */
  let sought: number | undefined;
  let failed: (() => Promise<unknown>) | undefined;

  const current = () => store.read().conversation;

  const act = (action: Action): void => {
    store.change((state) => {
      const conversation = reduce(state.conversation, action);
      return conversation === state.conversation ? state : { ...state, conversation };
    });
    refreshIfStale();
  };

  /** Everything that arrived since the last frame is rendered at once. */
  const flush = (): void => {
    scheduled = false;
    const time = now().toISOString();
    store.change((state) => {
      const conversation = received
        .splice(0)
        .reduce(
          (before, event) => reduce(before, { type: 'received', event, now: time }),
          state.conversation,
        );
      return { ...state, conversation };
    });
    refreshIfStale();
  };

  const take = (event: ConversationEvent): void => {
    received.push(event);
    if (scheduled) return;
    scheduled = true;
    needs.nextFrame(flush);
  };

  const onEvent = (event: ServerEvent): void => {
    if (!('session_id' in event) || event.session_id !== session_id) return;
    lastEventAt = now().getTime();
    if (event.type !== 'chat.changed') return take(event);
    // The response to our own call may still be on its way and explain this.
    setTimeout(() => !explained.has(event.revision) && take(event), STALE_MS);
  };

  /** Requests missing chunks, and refetches what is stale. */
  const refreshIfStale = (): void => {
    const { gap } = current();
    const wanted = gap ? `${gap.seq}/${gap.variant}/${gap.n}` : '';
    if (gap && wanted !== requested) socket.send({ type: 'resume', points: [gap] });
    requested = wanted;
    if (!following || !isStale(current()) || current().has_after || !needs.isVisible()) return;
    staleTimer ??= setTimeout(() => {
      staleTimer = undefined;
      // Another request may have been answered since.
      if (isStale(current())) void refetch();
    }, STALE_MS);
  };

  const load = async (which: NonNullable<ReaderState['loading']>, span: Span): Promise<boolean> => {
    if (store.read().loading) return false;
    store.change((state) => ({ ...state, loading: which, failure: null }));
    const { clock } = current();
    try {
      const page = await loadPage(span, PAGE);
      store.change((state) => ({ ...state, loading: null }));
      const first = !current().loaded;
      act({ type: 'paged', page, span, clock });
      // The first page has everything.
      if (first) act({ type: 'reread', clock });
      return true;
    } catch (failure) {
      failed = () => load(which, span);
      store.change((state) => ({ ...state, loading: null, failure }));
      return false;
    } finally {
      seek();
    }
  };

  const seek = (): void => {
    if (sought === undefined || store.read().loading) return;
    const seq = sought;
    sought = undefined;
    if (!isLoaded(current(), seq)) void load('around', { around: seq });
  };

  /** Reloads the whole loaded range, from its start to the end of the chat. */
  const refetch = (): Promise<void> => {
    refetching ??= readAll()
      .catch(() => void setTimeout(refreshIfStale, RETRY_MS))
      .finally(() => (refetching = null));
    return refetching;
  };

  const readAll = async (): Promise<void> => {
    const { clock, messages } = current();
    const first = messages[0]?.seq;
    if (first === undefined) {
      const page = await loadPage({}, PAGE);
      act({ type: 'paged', page, span: {}, clock });
      return act({ type: 'reread', clock });
    }
    let after = first - 1;
    for (let count = 0; count < MAX_PAGES; count += 1) {
      const requestClock = current().clock;
      const page = await loadPage({ after }, REFETCH_PAGE);
      act({ type: 'paged', page, span: { after }, clock: requestClock });
      const last = page.messages.at(-1);
      if (!page.has_after || !last) break;
      after = last.seq;
    }
    act({ type: 'reread', clock });
  };

  /** A running reply that falls silent: reads it by HTTP in case the connection is bad, and checks whether it is dead. */
  const watch = (): void => {
    if (!runningReply(current()) || !needs.isVisible()) return;
    const silent = now().getTime() - lastEventAt > SILENCE_MS;
    if (socket.read().phase === 'ready' && !silent) return;
    lastEventAt = now().getTime();
    if (silent) socket.checkAlive();
    void refetch();
  };

  /** Events may have been missed while there was no connection. */
  const catchUp = (seq?: number): void => {
    act({ type: 'stale' });
    if (current().loaded) return;
    if (seq === undefined) void load('end', {});
    else void load('around', { around: seq });
  };

  const follow = (seq?: number): (() => void) => {
    following = true;
    const leave = socket.listen({ onEvent, resume: () => resumePoints(current()) });
    let wasReady = socket.read().phase === 'ready';
    const leaveState = socket.subscribe(() => {
      const isReady = socket.read().phase === 'ready';
      if (isReady && !wasReady) catchUp();
      wasReady = isReady;
    });
    const watching = setInterval(watch, WATCH_MS);
    document.addEventListener('visibilitychange', refreshIfStale);
    catchUp(seq);
    // What was loaded last was an earlier part.
    if (seq === undefined && current().has_after) void load('end', {});
    return () => {
      following = false;
      leave();
      leaveState();
      clearInterval(watching);
      clearTimeout(staleTimer);
      staleTimer = undefined;
      document.removeEventListener('visibilitychange', refreshIfStale);
    };
  };

  return {
    read: store.read,
    subscribe: store.subscribe,
    follow,
    act,
    loadBefore: async () => {
      const { messages, has_before } = current();
      const before = messages[0]?.seq;
      if (!has_before || before === undefined) return;
      if (await load('before', { before }))
        act({ type: 'trimmed', keep: 'start', most: MAX_LOADED });
    },
    loadAfter: async () => {
      const { messages, has_after } = current();
      const after = messages.at(-1)?.seq;
      if (!has_after || after === undefined) return;
      if (await load('after', { after }))
        needs.nextFrame(() => act({ type: 'trimmed', keep: 'end', most: MAX_LOADED }));
    },
    loadEnd: async () => void (await load('end', {})),
    loadAround: (seq) => {
      sought = seq;
      seek();
    },
    retry: async () => void (await failed?.()),
    explain: (revision) => void explained.add(revision),
  };
}

const isLoaded = ({ messages }: Conversation, seq: number): boolean =>
  seq >= (messages[0]?.seq ?? Infinity) && seq <= (messages.at(-1)?.seq ?? 0);
