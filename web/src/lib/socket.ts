// The page's only WebSocket: driven by the state machine, shared by all listeners.
import type {
  ClientFrame,
  PROTOCOL as contractProtocol,
  ResumePoint,
  ServerEvent,
} from '@velour/contract/realtime.ts';
import type { PublicConfig } from '@velour/contract/site.ts';
import { deviceTimeZone } from './formats.ts';
import type { Credentials } from './http.ts';
import { session, type Session } from './session.ts';
import { siteConfig } from './site-config.ts';
import {
  closeCodes,
  closeReasons,
  idle,
  step,
  type SocketAction,
  type SocketInput,
  type SocketState,
} from './socket-machine.ts';
import { createStore, useStore, type Store } from './store.ts';

const PROTOCOL: typeof contractProtocol = 1;
/**
 * The socket stays open this long without listeners, so that moving between chats does not
 * reconnect.
 */
const LINGER_MS = 20_000;
const MAX_RESUME_POINTS = 20;

/** In a task of its own: the first `Intl` object of a page takes a slow phone 50 ms to construct. */
const readTimeZone = () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(deviceTimeZone())));

export interface SocketListener {
  onEvent: (event: ServerEvent) => void;
  /** This listener's partial replies; read at every authentication. */
  resume?: () => readonly ResumePoint[];
}

export interface Socket extends Pick<Store<SocketState>, 'read' | 'subscribe'> {
  /**
   * Subscribes; the socket is connected while there are listeners. Returns the function that
   * unsubscribes.
   */
  listen: (listener: SocketListener) => () => void;
  /** False if there is no connection: nothing was sent. */
  send: (frame: Exclude<ClientFrame, { type: 'hello' }>) => boolean;
  /** Checks whether the connection is alive, when a reply is overdue. */
  checkAlive: () => void;
  /** Authenticates the open socket again, with the current token. */
  renew: () => void;
  /**
   * Closes the socket after another person signed in, so that nothing is sent as the previous one.
   */
  replace: () => void;
}

/** The part of `WebSocket` in use, so that tests can replace it. */
export interface OpenSocket {
  send: (text: string) => void;
  close: () => void;
}

export interface SocketEvents {
  onOpen: () => void;
  onText: (text: string) => void;
  onClose: (code: number, reason: string) => void;
}

export interface SocketNeeds {
  host: string;
  credentials: Pick<Credentials, 'obtain' | 'refresh'> & Pick<Session, 'onSignInEnded'>;
  openSocket: (events: SocketEvents) => OpenSocket;
  /** Calls back when the page becomes online, visible or focused. */
  onWake: (woken: () => void) => void;
  clock?: () => number;
  random?: () => number;
}

export function createSocket(needs: SocketNeeds): Socket {
  const { clock = Date.now, random = Math.random } = needs;
  const store = createStore<SocketState>(idle);
  const listeners = new Set<SocketListener>();
  let connection: OpenSocket | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let linger: ReturnType<typeof setTimeout> | undefined;
  let token: string | undefined;
  /** Read while the connection is made. */
  let timeZone: Promise<string> | undefined;

  const put = (input: SocketInput): void => {
    const { state, actions } = step(store.read(), input, { now: clock(), random });
    store.change(() => state);
    clearTimeout(alarm);
    if (state.wakeAt !== null)
      alarm = setTimeout(() => put({ type: 'alarm' }), Math.max(0, state.wakeAt - clock()));
    for (const action of actions) handlers[action]();
  };

  const write = (frame: ClientFrame) => connection?.send(JSON.stringify(frame));

  const authenticate = async (): Promise<void> => {
    const current = connection;
    try {
      const rejected = store.read().needsToken ? token : undefined;
      token = rejected
        ? await needs.credentials.refresh(rejected, 'identity.token_invalid')
        : await needs.credentials.obtain();
    } catch {
      token = undefined;
    }
    const time_zone = await timeZone;
    if (connection !== current) return;
    if (token === undefined) return lose(closeCodes.auth, '');
    const resume = [...listeners].flatMap((listener) => [...(listener.resume?.() ?? [])]);
    write({
      type: 'hello',
      token,
      host: needs.host,
      protocol: PROTOCOL,
      resume: resume.slice(0, MAX_RESUME_POINTS),
      time_zone,
    });
  };

  const open = (): void => {
    drop();
    // Ignores events of a socket that was replaced.
    const ifCurrent = (callback: () => void) => () => void (connection === current && callback());
    const current = needs.openSocket({
      onOpen: () => ifCurrent(() => put({ type: 'opened' }))(),
      onText: (text) => ifCurrent(() => onText(text))(),
      onClose: (code, reason) => ifCurrent(() => lose(code, reason))(),
    });
    connection = current;
    timeZone = readTimeZone();
  };

  const lose = (code: number, title: string): void => {
    drop();
    put({ type: 'closed', code, title });
    if (title === closeReasons.ended) void needs.credentials.onSignInEnded();
  };

  const drop = (): void => {
    const dropped = connection;
    connection = undefined;
    dropped?.close();
  };

  const onText = (text: string): void => {
    const event = readEvent(text);
    if (!event) return;
    put({ type: 'frame', event });
    for (const listener of [...listeners]) listener.onEvent(event);
  };

  const handlers: Record<SocketAction, () => void> = {
    open,
    close: drop,
    greet: () => void authenticate(),
  };

  needs.onWake(() => put({ type: 'woken' }));

  return {
    read: store.read,
    subscribe: store.subscribe,
    listen: (listener) => {
      listeners.add(listener);
      clearTimeout(linger);
      put({ type: 'start' });
      return () => {
        listeners.delete(listener);
        clearTimeout(linger);
        if (listeners.size === 0) linger = setTimeout(() => put({ type: 'stop' }), LINGER_MS);
      };
    },
    send: (frame) => {
      if (store.read().phase !== 'ready') return false;
      write(frame);
      return true;
    },
    checkAlive: () => put({ type: 'woken' }),
    renew: () => put({ type: 'renewed' }),
    replace: () => put({ type: 'replaced' }),
  };
}

/** Parses an event, trusting the contract; anything that is not an event is ignored. */
function readEvent(text: string): ServerEvent | null {
  try {
    const given: unknown = JSON.parse(text);
    const isEvent = typeof given === 'object' && given !== null && 'type' in given;
    return isEvent ? (given as ServerEvent) : null;
  } catch {
    return null;
  }
}

/** With the key in its query: a browser sets no headers on a socket. */
export function socketAddress(
  { addresses, api_keys }: Pick<PublicConfig, 'addresses' | 'api_keys'>,
  page: string,
): URL {
  const url = new URL(addresses.realtime, page);
  url.protocol = url.protocol.replace('http', 'ws');
  if (api_keys.realtime !== null) url.searchParams.set('api_key', api_keys.realtime);
  return url;
}

function openWebSocket({ onOpen, onText, onClose }: SocketEvents): OpenSocket {
  const socket = new WebSocket(socketAddress(siteConfig, window.location.href));
  socket.onopen = onOpen;
  socket.onmessage = ({ data }) => typeof data === 'string' && onText(data);
  socket.onclose = ({ code, reason }) => onClose(code, reason);
  return {
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  };
}

function onWakeOfPage(woken: () => void): void {
  // Server-side rendering opens no connection.
  if (typeof window === 'undefined') return;
  const ifVisible = () => document.visibilityState === 'visible' && woken();
  window.addEventListener('online', woken);
  window.addEventListener('focus', ifVisible);
  window.addEventListener('pageshow', ifVisible);
  document.addEventListener('visibilitychange', ifVisible);
}

export const socket = createSocket({
  host: siteConfig.host,
  credentials: session,
  openSocket: openWebSocket,
  onWake: onWakeOfPage,
});

export const useSocket = (): SocketState => useStore(socket);
