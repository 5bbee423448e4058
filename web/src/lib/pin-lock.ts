// The PIN of discreet mode: set, removed and checked, with pauses after wrong ones.
import { discreet, LOCK, noteUnlocked, readLock, type Lock } from './discreet.ts';
import { memory } from './storage.ts';

/** The number of PBKDF2-SHA-256 iterations that OWASP recommends. */
const ITERATIONS = 600_000;
export const PIN = { least: 4, most: 12 } as const;
/** Wrong PINs before the first pause. Each further wrong PIN doubles the pause. */
const FREE_TRIES = 5;
const PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** Web Crypto needs a secure context (TLS or localhost). */
export const canLock = (): boolean => globalThis.crypto?.subtle !== undefined;

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

const pauseOf = (wrong: number): number =>
  Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (wrong - FREE_TRIES));

const writeLock = (lock: Lock): void => memory.write(LOCK, JSON.stringify(lock));

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
