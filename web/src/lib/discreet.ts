// Discreet mode, stored in this browser only: a neutral tab title and icon, and an optional PIN lock (pin-lock.ts).
import { memory } from './storage.ts';
import { createStore } from './store.ts';

const NEUTRAL = 'discreet';
export const LOCK = 'lock';
/** In sessionStorage, so each new tab asks for the PIN. */
const UNLOCKED = 'velour.unlocked';
const AWAY_MS = 5 * 60_000;
export interface Lock {
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

export function setNeutral(neutral: boolean): void {
  memory.write(NEUTRAL, neutral ? 'yes' : null);
  discreet.change((state) => ({ ...state, neutral }));
  showTab();
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

export function readLock(): Lock | undefined {
  try {
    const given: unknown = JSON.parse(memory.read(LOCK) ?? 'null');
    // Only `writeLock` writes an object with a hash.
    return typeof given === 'object' && given && 'hash' in given ? (given as Lock) : undefined;
  } catch {
    return undefined;
  }
}

function isUnlocked(): boolean {
  try {
    return window.sessionStorage.getItem(UNLOCKED) === 'yes';
  } catch {
    return false;
  }
}

export function noteUnlocked(unlocked: boolean): void {
  try {
    if (unlocked) window.sessionStorage.setItem(UNLOCKED, 'yes');
    else window.sessionStorage.removeItem(UNLOCKED);
  } catch {
    // Storage is forbidden: the PIN is required at each load.
  }
}
