// Sends messages to the server: saved first, sent in order, retried under the same id until acknowledged.
import type { Accepted } from '@velour/contract/messages.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import { ApiError } from '../../../lib/api-error.ts';
import type { Socket } from '../../../lib/socket.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { isUsedUp } from '../allowance/failures.ts';
import type { SavedMessages } from './saved-messages.ts';
import {
  again,
  changed,
  nextOf,
  refused,
  sending,
  soonAgain,
  without,
  written,
  type Outgoing,
  type Refusal,
} from './outgoing.ts';

export interface Outbox extends Pick<Store<readonly Outgoing[]>, 'read' | 'subscribe'> {
  add: (session_id: string, text: string) => Outgoing;
  retry: (client_message_id: string) => void;
  discard: (client_message_id: string) => void;
  /** While a reply is being written, the chat's messages wait. */
  hold: (session_id: string, holds: boolean) => void;
  /** Deletes all unsent messages. */
  forget: () => void;
}

export interface OutboxNeeds {
  socket: Pick<Socket, 'read' | 'subscribe' | 'listen' | 'send' | 'checkAlive' | 'renew'>;
  saved: Pick<SavedMessages, 'messages' | 'saveMessage' | 'dropMessage'>;
  post: (message: Outgoing) => Promise<Accepted>;
  /** Asks the user for what a refusal needs (an age, a token); true if a retry may succeed now. */
  recover: (code: string, session_id: string) => Promise<boolean>;
  onAccepted: (accepted: Accepted, text: string) => void;
  newId: () => string;
  clock?: () => number;
}

/** How long an acknowledgement may take before the connection is checked and the message is sent again. */
export const ACK_MS = 6_000;
/** How long to wait for a connection before a message is sent by HTTP. */
export const HTTP_AFTER_MS = 3_000;
const HELD_RECHECK_MS = 20_000;

export function createOutbox(needs: OutboxNeeds): Outbox {
  const { socket, saved, clock = Date.now } = needs;
  const store = createStore<readonly Outgoing[]>(saved.messages());
  const held = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let apartSince = clock();
  let leave: (() => void) | undefined;

  const change = (id: string, to: (message: Outgoing) => Outgoing) =>
    store.change((list) => changed(list, id, to));

  const settle = (id: string): void => {
    saved.dropMessage(id);
    store.change((list) => without(list, id));
    pumpAll();
  };

  const refuse = async (id: string, refusal: Refusal): Promise<void> => {
    const message = store.read().find(({ client_message_id }) => client_message_id === id);
    if (!message) return;
    const { code } = refusal;
    const helped = isRecoverable(code) && (await needs.recover(code, message.session_id));
    const next = helped ? soonAgain : refused;
    change(id, (latest) => next(latest, refusal, clock()));
    pumpAll();
  };

  const onEvent = (event: ServerEvent): void => {
    if (event.type === 'message.accepted') settle(event.client_message_id);
    if (event.type === 'message.refused') void refuse(event.client_message_id, event);
  };

  /** One timer per chat, for its next step. */
  const later = (session_id: string, ms: number, callback: () => void): void => {
    clearTimeout(timers.get(session_id));
    timers.set(session_id, setTimeout(callback, Math.max(0, ms)));
  };

  const pumpAll = (): void => {
    const list = store.read();
    listenWhile(list.some((message) => message.state !== 'failed'));
    for (const session_id of new Set(list.map((message) => message.session_id))) pump(session_id);
  };

  const pump = (session_id: string): void => {
    const message = nextOf(store.read(), session_id);
    if (!message || message.state === 'sending') return;
    const wait = message.not_before - clock();
    if (wait > 0) return later(session_id, wait, () => pump(session_id));
    if (held.has(session_id)) return later(session_id, HELD_RECHECK_MS, () => pump(session_id));
    if (socket.read().phase === 'ready') return bySocket(message);
    const apart = clock() - apartSince;
    if (apart >= HTTP_AFTER_MS) return void byHttp(message);
    later(session_id, HTTP_AFTER_MS - apart, () => pump(session_id));
  };

  const bySocket = ({ session_id, client_message_id, text, attempts }: Outgoing): void => {
    change(client_message_id, sending);
    socket.send({ type: 'message.send', session_id, client_message_id, text });
    later(session_id, ACK_MS * Math.min(attempts + 1, 4), () => {
      if (nextOf(store.read(), session_id)?.state !== 'sending') return;
      socket.checkAlive();
      change(client_message_id, unsure);
      pump(session_id);
    });
  };

  const byHttp = async (message: Outgoing): Promise<void> => {
    const { client_message_id, text } = message;
    change(client_message_id, sending);
    try {
      needs.onAccepted(await needs.post(message), text);
      settle(client_message_id);
    } catch (error) {
      await refuse(client_message_id, refusalOf(error));
    }
  };

  /** A connection is only kept for messages that are still to be sent. */
  const listenWhile = (wanted: boolean): void => {
    if (wanted) leave ??= socket.listen({ onEvent });
    else {
      leave?.();
      leave = undefined;
    }
  };

  let wasReady = false;
  socket.subscribe(() => {
    const isReady = socket.read().phase === 'ready';
    if (wasReady === isReady) return;
    wasReady = isReady;
    if (!isReady) {
      apartSince = clock();
      return;
    }
    // Messages sent over the old connection may or may not have arrived: the same id makes a retry harmless.
    store.change((list) =>
      list.map((message) => (message.state === 'sending' ? unsure(message) : message)),
    );
    pumpAll();
  });
  pumpAll();

  return {
    read: store.read,
    subscribe: store.subscribe,
    add: (session_id, text) => {
      const message = written({ session_id, client_message_id: needs.newId(), text, at: clock() });
      saved.saveMessage(message);
      store.change((list) => [...list, message]);
      pumpAll();
      return message;
    },
    retry: (id) => {
      change(id, (message) => again(message, clock()));
      pumpAll();
    },
    discard: settle,
    forget: () => {
      for (const message of store.read()) settle(message.client_message_id);
    },
    hold: (session_id, holds) => {
      if (holds === held.has(session_id)) return;
      if (holds) held.add(session_id);
      else {
        held.delete(session_id);
        pump(session_id);
      }
    },
  };
}

/** Confirming an age, signing in, or getting messages. */
const isRecoverable = (code: string): boolean =>
  code.startsWith('safety.') || code === 'identity.required' || isUsedUp(code);

const unsure = (message: Outgoing): Outgoing => ({ ...message, state: 'waiting', not_before: 0 });

const refusalOf = (error: unknown): Refusal =>
  error instanceof ApiError
    ? { code: error.code, title: error.title, retry_after_ms: error.retry_after_ms }
    : { code: 'network.failed', title: '' };
