// The data of a sign-up that waits for its code: in this page's memory only, gone after a reload.
import { isApiError } from '../../../lib/api-error.ts';
import { createStore, useStore } from '../../../lib/store.ts';

export interface Pending {
  email: string;
  /** For signing in by itself once the address is confirmed. */
  password: string;
  /** When another code may be requested, by this browser's clock. */
  resendAt: number;
}

const nothing: Pending = { email: '', password: '', resendAt: 0 };
const store = createStore<Pending>(nothing);

export const pending = {
  read: store.read,
  keep: (changes: Partial<Pending>) => store.change((known) => ({ ...known, ...changes })),
  forget: () => store.change(() => nothing),
};

export const usePending = (): Pending => useStore(store);

/** Longest wait that we believe: the server's clock and ours may disagree. */
const LONGEST_MS = 2 * 60_000;

export const pauseUntil = (resend_at: string, now = Date.now()): number => {
  const ms = Date.parse(resend_at) - now;
  return now + Math.min(Math.max(Number.isNaN(ms) ? 0 : ms, 0), LONGEST_MS);
};

/** Requests a code; `pause` learns when another may be requested, after a refusal too. */
export async function requestCode(
  request: () => Promise<{ resend_at: string }>,
  pause: (resend_at: number) => void,
): Promise<void> {
  try {
    pause(pauseUntil((await request()).resend_at));
  } catch (error) {
    const wait = isApiError(error) ? error.retry_after_ms : undefined;
    if (wait !== undefined) pause(Date.now() + wait);
    throw error;
  }
}
