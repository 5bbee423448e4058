// The life of the page's connection as a pure machine: when to open, greet, probe, wait and give up.
import type {
  closeCodes as contractCodes,
  closeReasons as contractReasons,
  ServerEvent,
} from '@velour/contract/realtime.ts';

/** The contract's values come with a validator that the page does not carry; the type keeps these the same. */
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
  /** Without listeners. */
  | 'idle'
  /** Waiting for `wakeAt` before the next try. */
  | 'waiting'
  /** Opening, or greeted without an answer yet. */
  | 'connecting'
  | 'ready'
  /** The server will not have us: only a new start of the page, or signing in, changes that. */
  | 'refused';

export interface SocketState {
  readonly phase: SocketPhase;
  /** Failed tries since the last `ready`. */
  readonly attempt: number;
  /** When the machine wants to be woken; null when nothing is due. */
  readonly wakeAt: number | null;
  /** When the last frame arrived. */
  readonly receivedAt: number;
  /** Set while an answer to a probe is due. */
  readonly probing: boolean;
  /** When the token ends, by this page's own clock. */
  readonly expiresAt: number;
  /** The rejected token must not be tried again. */
  readonly needsToken: boolean;
  /** The server named the wait, so that waking the page does not cut it short. */
  readonly patient: boolean;
  /** Why the server will not have us. */
  readonly refusal: { code: number; title: string } | null;
}

export type SocketInput =
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'opened' }
  | { type: 'frame'; event: ServerEvent }
  /** Closed by the other side, by the network, or for want of a token. */
  | { type: 'closed'; code: number; title: string }
  /** The page is online, visible or focused again, or an answer is overdue. */
  | { type: 'woken' }
  /** The token has changed: present the new one. */
  | { type: 'renewed' }
  /** Another person is signed in: what is open belongs to the one before. */
  | { type: 'replaced' }
  | { type: 'alarm' };

export type SocketAction = 'open' | 'greet' | 'close';

export interface Surroundings {
  readonly now: number;
  /** From 0 to 1. */
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
/** After a shorter pause the connection is assumed to be alive. */
const FRESH_MS = 5_000;
/** Browsers hide the server's pings: after this long without a frame we ask for one. */
const SILENCE_MS = 120_000;
/** How long before the token's end the next one is presented. */
const RENEWAL_MS = 60_000;
/** Over how long the pages of a restarted server come back, beside what the server asks for. */
const RESTART_SPREAD_MS = 2_000;

export const idle: SocketState = {
  phase: 'idle',
  attempt: 0,
  wakeAt: null,
  receivedAt: 0,
  probing: false,
  expiresAt: Infinity,
  needsToken: false,
  patient: false,
  refusal: null,
};

export function step(state: SocketState, input: SocketInput, around: Surroundings): Step {
  switch (input.type) {
    case 'start':
      return state.phase === 'idle' || state.phase === 'refused' ? open(idle, around) : stay(state);
    case 'stop':
      return { state: idle, actions: ['close'] };
    case 'opened':
      return state.phase === 'connecting' ? { state, actions: ['greet'] } : stay(state);
    case 'frame':
      return onEvent(state, input.event, around);
    case 'closed':
      return close(state, input, around);
    case 'woken':
      return wake(state, around);
    case 'renewed':
      return state.phase === 'ready' ? probe(state, around) : stay(state);
    case 'replaced':
      return state.phase === 'idle' ? stay(state) : open(idle, around);
    case 'alarm':
      return ring(state, around);
  }
}

/** Full jitter: a fleet of pages that lost one server does not come back as one wave. */
export function backoff(attempt: number, random: () => number): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 10));
  return FIRST_WAIT_MS / 2 + random() * (most - FIRST_WAIT_MS / 2);
}

const stay = (state: SocketState): Step => ({ state, actions: [] });

function open(state: SocketState, { now }: Surroundings): Step {
  const wakeAt = now + CONNECT_MS;
  const opening = { ...state, wakeAt, probing: false, patient: false, refusal: null };
  return { state: { ...opening, phase: 'connecting' }, actions: ['open'] };
}

function onEvent(state: SocketState, event: ServerEvent, { now, random }: Surroundings): Step {
  if (state.phase !== 'connecting' && state.phase !== 'ready') return stay(state);
  const received = { ...state, receivedAt: now, probing: false };
  if (event.type === 'ready') {
    // By the server's own clock, so that a wrong clock here neither renews in a loop nor never.
    const lasts = Date.parse(event.expires_at) - Date.parse(event.server_time);
    const expiresAt = Number.isFinite(lasts) ? now + lasts : Infinity;
    return stay(
      rest({ ...received, phase: 'ready', attempt: 0, needsToken: false, expiresAt }, now),
    );
  }
  if (event.type === 'restart')
    return pause(
      { ...received, patient: true },
      now + event.after_ms + random() * RESTART_SPREAD_MS,
    );
  return stay(state.phase === 'ready' ? rest(received, now) : received);
}

/** Nothing to do until the silence is long or the token nearly over. */
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
  around: Surroundings,
): Step {
  if (state.phase === 'idle' || state.phase === 'refused' || state.phase === 'waiting')
    return stay(state);
  if (code === closeCodes.protocol || code === closeCodes.forbidden)
    return stay({ ...state, phase: 'refused', wakeAt: null, refusal: { code, title } });
  const waiting = { ...state, phase: 'waiting', probing: false, patient: false } as const;
  // Another window took this one's place, and would lose its own to this one: back when it is looked at again.
  // An ended sign-in has no new token: the session finds out who is here now, and replaces the line.
  if (title === closeReasons.windows || title === closeReasons.ended)
    return stay({ ...waiting, needsToken: false, wakeAt: null });
  const attempt = state.attempt + 1;
  const rejected = code === closeCodes.auth;
  // A fresh token is worth one try at once; if that one is turned away, too, it is a matter of waiting.
  if (rejected && !state.needsToken) return open({ ...state, attempt, needsToken: true }, around);
  const patient = code === closeCodes.restart;
  // Too many frames: back when this page is looked at again, or after a good while.
  const least = code === closeCodes.rate ? LONGEST_WAIT_MS : patient ? RESTART_SPREAD_MS : 0;
  const wait = least + backoff(attempt - 1, around.random);
  return stay({
    ...waiting,
    attempt,
    needsToken: rejected,
    patient,
    wakeAt: around.now + wait,
  });
}

function wake(state: SocketState, around: Surroundings): Step {
  if (state.phase === 'waiting') return state.patient ? stay(state) : open(state, around);
  if (state.phase !== 'ready' || state.probing) return stay(state);
  return around.now - state.receivedAt < FRESH_MS ? stay(state) : probe(state, around);
}

/** A second hello is answered with `ready`: it tests the line, renews the token and resumes, all in one. */
function probe(state: SocketState, { now }: Surroundings): Step {
  return { state: { ...state, probing: true, wakeAt: now + PROBE_MS }, actions: ['greet'] };
}

function ring(state: SocketState, around: Surroundings): Step {
  if (state.wakeAt === null || around.now < state.wakeAt) return stay(state);
  if (state.phase === 'waiting') return open(state, around);
  if (state.phase === 'ready' && !state.probing) return probe(state, around);
  if (state.phase !== 'ready' && state.phase !== 'connecting') return stay(state);
  const attempt = state.attempt + 1;
  const wait = backoff(attempt - 1, around.random);
  return pause({ ...state, attempt }, around.now + wait);
}
