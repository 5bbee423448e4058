// Discreet mode, stored in this browser only: a neutral tab title and icon, and an optional PIN lock.
import { memory } from './storage.ts';
import { createStore } from './store.ts';

const NEUTRAL = 'discreet';
const LOCK = 'lock';
/** In sessionStorage, so each new tab asks for the PIN. */
const UNLOCKED = 'velour.unlocked';
const AWAY_MS = 5 * 60_000;
/** The number of PBKDF2-SHA-256 iterations that OWASP recommends. */
const ITERATIONS = 600_000;
export const PIN = { least: 4, most: 12 } as const;
/** Wrong PINs before the first pause. Each further wrong PIN doubles the pause. */
const FREE_TRIES = 5;
const PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

interface Lock {
  readonly salt: string;
  readonly hash: string;
  readonly iterations: number;
  readonly wrong: number;
  /** Epoch milliseconds until which no PIN is checked. */
  readonly paused_until: number;
}

export const discreet = createStore({
  neutral: memory.read(NEUTRAL) === 'yes',
  hasPin: readLock() !== undefined,
  locked: readLock() !== undefined && !isUnlocked(),
});

/** Web Crypto needs a secure context (TLS or localhost). */
export const canLock = (): boolean => globalThis.crypto?.subtle !== undefined;

export function setNeutral(neutral: boolean): void {
  memory.write(NEUTRAL, neutral ? 'yes' : null);
  discreet.change((state) => ({ ...state, neutral }));
  showTab();
}

export async function setPin(pin: string): Promise<void> {
  const salt = encode(crypto.getRandomValues(new Uint8Array(16)));
  const hash = await hashOf(pin, salt, ITERATIONS);
  writeLock({ salt, hash, iterations: ITERATIONS, wrong: 0, paused_until: 0 });
  noteUnlocked(true);
  discreet.change((state) => ({ ...state, hasPin: readLock() !== undefined, locked: false }));
}

export function removePin(): void {
  memory.write(LOCK, null);
  noteUnlocked(false);
  discreet.change((state) => ({ ...state, hasPin: false, locked: false }));
}

/** `paused`: too many wrong PINs; `ms` is the time until the next attempt. */
export async function unlock(
  pin: string,
): Promise<{ status: 'open' } | { status: 'wrong' } | { status: 'paused'; ms: number }> {
  const lock = readLock();
  if (!lock) {
    removePin();
    return { status: 'open' };
  }
  const left = lock.paused_until - Date.now();
  // If the system clock was set back, the pause must not become longer than the longest possible
  // one.
  if (left > 0 && left <= LONGEST_PAUSE_MS) return { status: 'paused', ms: left };
  if ((await hashOf(pin, lock.salt, lock.iterations)) === lock.hash) {
    writeLock({ ...lock, wrong: 0, paused_until: 0 });
    noteUnlocked(true);
    discreet.change((state) => ({ ...state, locked: false }));
    return { status: 'open' };
  }
  const wrong = lock.wrong + 1;
  const ms = wrong < FREE_TRIES ? 0 : pauseOf(wrong);
  writeLock({ ...lock, wrong, paused_until: ms === 0 ? 0 : Date.now() + ms });
  return ms === 0 ? { status: 'wrong' } : { status: 'paused', ms };
}

/** Applies the tab title and icon, and locks the page after it was hidden for long. */
export function followDiscreet(): void {
  showTab();
  let left_at: number | undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return void (left_at = Date.now());
    const wasAway = left_at !== undefined && Date.now() - left_at >= AWAY_MS;
    if (!wasAway || !readLock()) return;
    noteUnlocked(false);
    discreet.change((state) => ({ ...state, locked: true }));
  });
}

const pauseOf = (wrong: number): number =>
  Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (wrong - FREE_TRIES));

const NEUTRAL_TITLE = 'Notes';
const NEUTRAL_ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"%3E%3Crect x="3" y="2" width="10" height="12" rx="1.5" fill="%23888"/%3E%3C/svg%3E';

/**
 * A document's title is its first `title` element. React inserts a screen's title before ours, so
 * ours is moved first.
 */
function showTab(): void {
  const { neutral } = discreet.read();
  watcher?.disconnect();
  document.head.querySelector('title[data-neutral]')?.remove();
  const icon = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = neutral ? NEUTRAL_ICON : '/favicon.svg';
  if (!neutral) return;
  const title = document.createElement('title');
  title.dataset['neutral'] = '';
  title.textContent = NEUTRAL_TITLE;
  document.head.prepend(title);
  watcher = new MutationObserver(() => {
    if (document.head.querySelector('title') !== title) document.head.prepend(title);
  });
  watcher.observe(document.head, { childList: true });
}

let watcher: MutationObserver | undefined;

async function hashOf(pin: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: decode(salt), iterations };
  return encode(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

const encode = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function readLock(): Lock | undefined {
  try {
    const given: unknown = JSON.parse(memory.read(LOCK) ?? 'null');
    // Only `writeLock` writes an object with a hash.
    return typeof given === 'object' && given && 'hash' in given ? (given as Lock) : undefined;
  } catch {
    return undefined;
  }
}

const writeLock = (lock: Lock): void => memory.write(LOCK, JSON.stringify(lock));

function isUnlocked(): boolean {
  try {
    return window.sessionStorage.getItem(UNLOCKED) === 'yes';
  } catch {
    return false;
  }
}

function noteUnlocked(unlocked: boolean): void {
  try {
    if (unlocked) window.sessionStorage.setItem(UNLOCKED, 'yes');
    else window.sessionStorage.removeItem(UNLOCKED);
  } catch {
    // Storage is forbidden: the PIN is asked for at each load.
  }
}
