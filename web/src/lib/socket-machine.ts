// State machine of the page's WebSocket (pure): when to connect, authenticate, check alive, back off and give up.
import type {
  closeCodes as contractCodes,
  closeReasons as contractReasons,
  ServerEvent,
} from '@velour/contract/realtime.ts';

/**
 * A copy of the contract's values, whose module would add the validator to the bundle; the type
 * keeps both equal.
 */
export const closeCodes: typeof contractCodes = {
  auth: 4401,
  forbidden: 4403,
  slow: 4408,
  protocol: 4409,
  rate: 4429,
  restart: 1012,
};

export const closeReasons: typeof contractReasons = {
  windows: 'too many windows',
  frames: 'too many frames',
  ended: 'sign-in ended',
};

export type SocketPhase =
  /** There are no listeners, so there is no socket. */
  | 'idle'
  /** Backing off until `wakeAt`. */
  | 'waiting'
  /** Opening, or waiting for the reply to `hello`. */
  | 'connecting'
  | 'ready'
  /** The server refused this client. Only reloading or signing in changes that. */
  | 'refused';

export interface SocketState {
  readonly phase: SocketPhase;
  /** Failed attempts since the last `ready`. */
  readonly attempt: number;
  /** When the machine must be called again (epoch milliseconds); null if nothing is due. */
  readonly wakeAt: number | null;
  /** When the last frame was received (epoch milliseconds). */
  readonly receivedAt: number;
  /** True while the reply to an alive check is due. */
  readonly probing: boolean;
  /** When the token expires, by this page's clock (epoch milliseconds). */
  readonly expiresAt: number;
  /** True if the server rejected the token, which must not be sent again. */
  readonly needsToken: boolean;
  /** True if the server named the delay: then becoming visible does not shorten it. */
  readonly mustWait: boolean;
  /** Why the server refused this client. */
  readonly refusal: { code: number; title: string } | null;
}

export type SocketInput =
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'opened' }
  | { type: 'frame'; event: ServerEvent }
  /** Closed by the server, by the network, or because there is no token. */
  | { type: 'closed'; code: number; title: string }
  /** The page is online, visible or focused again, or a reply is overdue. */
  | { type: 'woken' }
  /** The token was refreshed: authenticate with the new one. */
  | { type: 'renewed' }
  /** Another person has signed in: the open socket is the previous person's. */
  | { type: 'replaced' }
  | { type: 'alarm' };

export type SocketAction = 'open' | 'greet' | 'close';

export interface Environment {
  readonly now: number;
  /** A random number from 0 to 1. */
  readonly random: () => number;
}

interface Step {
  readonly state: SocketState;
  readonly actions: readonly SocketAction[];
}

const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 30_000;
export const CONNECT_MS = 12_000;
export const PROBE_MS = 5_000;
/** After a shorter silence the connection is assumed to be alive. */
const FRESH_MS = 5_000;
/**
 * After this long without a frame an alive check is sent, since browsers don't expose the server's
 * pings.
 */
const SILENCE_MS = 120_000;
/** The token is refreshed this long before it expires. */
const RENEWAL_MS = 60_000;
/**
 * Reconnects after a server restart are spread over this time, in addition to the delay that the
 * server names.
 */
const RESTART_SPREAD_MS = 2_000;

export const idle: SocketState = {
  phase: 'idle',
  attempt: 0,
  wakeAt: null,
  receivedAt: 0,
  probing: false,
  expiresAt: Infinity,
  needsToken: false,
  mustWait: false,
  refusal: null,
};

export function step(state: SocketState, input: SocketInput, environment: Environment): Step {
  switch (input.type) {
    case 'start':
      return state.phase === 'idle' || state.phase === 'refused'
        ? open(idle, environment)
        : stay(state);
    case 'stop':
      return { state: idle, actions: ['close'] };
    case 'opened':
      return state.phase === 'connecting' ? { state, actions: ['greet'] } : stay(state);
    case 'frame':
      return onEvent(state, input.event, environment);
    case 'closed':
      return close(state, input, environment);
    case 'woken':
      return wake(state, environment);
    case 'renewed':
      return state.phase === 'ready' ? probe(state, environment) : stay(state);
    case 'replaced':
      return state.phase === 'idle' ? stay(state) : open(idle, environment);
    case 'alarm':
      return onTimer(state, environment);
  }
}

/**
 * Exponential backoff with full jitter, in milliseconds: pages that lost one server don't reconnect
 * all at once.
 */
export function backoff(attempt: number, random: () => number): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 10));
  return FIRST_WAIT_MS / 2 + random() * (most - FIRST_WAIT_MS / 2);
}

const stay = (state: SocketState): Step => ({ state, actions: [] });

function open(state: SocketState, { now }: Environment): Step {
  const wakeAt = now + CONNECT_MS;
  const opening = { ...state, wakeAt, probing: false, mustWait: false, refusal: null };
  return { state: { ...opening, phase: 'connecting' }, actions: ['open'] };
}

function onEvent(state: SocketState, event: ServerEvent, { now, random }: Environment): Step {
  if (state.phase !== 'connecting' && state.phase !== 'ready') return stay(state);
  const received = { ...state, receivedAt: now, probing: false };
  if (event.type === 'ready') {
    // Measured by the server's clock, so that a wrong local clock causes neither a refresh loop nor
    // an expired token.
    const lasts = Date.parse(event.expires_at) - Date.parse(event.server_time);
    const expiresAt = Number.isFinite(lasts) ? now + lasts : Infinity;
    return stay(
      rest({ ...received, phase: 'ready', attempt: 0, needsToken: false, expiresAt }, now),
    );
  }
  if (event.type === 'restart')
    return pause(
      { ...received, mustWait: true },
      now + event.after_ms + random() * RESTART_SPREAD_MS,
    );
  return stay(state.phase === 'ready' ? rest(received, now) : received);
}

/** Sleeps until an alive check or a token refresh is due. */
function rest(state: SocketState, now: number): SocketState {
  const renewal = state.expiresAt - RENEWAL_MS;
  const silence = now + SILENCE_MS;
  return { ...state, wakeAt: renewal > now ? Math.min(silence, renewal) : silence };
}

function pause(state: SocketState, until: number): Step {
  return {
    state: { ...state, phase: 'waiting', wakeAt: until, probing: false },
    actions: ['close'],
  };
}

function close(
  state: SocketState,
  { code, title }: { code: number; title: string },
  environment: Environment,
): Step {
  if (state.phase === 'idle' || state.phase === 'refused' || state.phase === 'waiting')
    return stay(state);
  if (code === closeCodes.protocol || code === closeCodes.forbidden)
    return stay({ ...state, phase: 'refused', wakeAt: null, refusal: { code, title } });
  const waiting = { ...state, phase: 'waiting', probing: false, mustWait: false } as const;
  // Closed in favor of another window, which a reconnect would close in turn: wait until this page
  // is focused. Or the sign-in ended: the session finds out who is signed in now, and replaces the
  // socket.
  if (title === closeReasons.windows || title === closeReasons.ended)
    return stay({ ...waiting, needsToken: false, wakeAt: null });
  const attempt = state.attempt + 1;
  const rejected = code === closeCodes.auth;
  // A rejected token is replaced and tried once at once; if that is rejected, too, back off.
  if (rejected && !state.needsToken)
    return open({ ...state, attempt, needsToken: true }, environment);
  const mustWait = code === closeCodes.restart;
  // After too many frames: reconnect when the page is focused, or after the longest delay.
  const least = code === closeCodes.rate ? LONGEST_WAIT_MS : mustWait ? RESTART_SPREAD_MS : 0;
  const wait = least + backoff(attempt - 1, environment.random);
  return stay({
    ...waiting,
    attempt,
    needsToken: rejected,
    mustWait,
    wakeAt: environment.now + wait,
  });
}

function wake(state: SocketState, environment: Environment): Step {
  if (state.phase === 'waiting') return state.mustWait ? stay(state) : open(state, environment);
  if (state.phase !== 'ready' || state.probing) return stay(state);
  return environment.now - state.receivedAt < FRESH_MS ? stay(state) : probe(state, environment);
}

/**
 * Sends `hello` again. The `ready` reply proves that the connection is alive, renews the token and
 * resumes replies.
 */
function probe(state: SocketState, { now }: Environment): Step {
  return { state: { ...state, probing: true, wakeAt: now + PROBE_MS }, actions: ['greet'] };
}

function onTimer(state: SocketState, environment: Environment): Step {
  if (state.wakeAt === null || environment.now < state.wakeAt) return stay(state);
  if (state.phase === 'waiting') return open(state, environment);
  if (state.phase === 'ready' && !state.probing) return probe(state, environment);
  if (state.phase !== 'ready' && state.phase !== 'connecting') return stay(state);
  const attempt = state.attempt + 1;
  const wait = backoff(attempt - 1, environment.random);
  return pause({ ...state, attempt }, environment.now + wait);
}
