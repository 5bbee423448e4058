// The data of a sign-up or password reset that waits for its code. It survives a reload, because phones unload pages while
// the user looks for the code in another app; the password is in memory only, and then in the server's cookie.
import { isApiError } from '../../../lib/api-error.ts';
import { tabMemory } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

export interface Pending {
  email: string;
  /** For the automatic sign-in after the confirmation. */
  password: string;
  /** When another code may be requested, by this browser's clock. */
  resendAt: number;
  /** The step that waits for the code: until the address is confirmed, or the new password set. */
  step: 'confirm' | 'reset' | null;
}

const nothing: Pending = { email: '', password: '', resendAt: 0, step: null };
const KEY = 'code-for';
const store = createStore<Pending>(restored());

function change(next: Pending): void {
  store.change(() => next);
  const { password: _, ...stored } = next;
  tabMemory.write(KEY, stored.email === '' ? null : JSON.stringify(stored));
}

function restored(): Pending {
  try {
    // Written by `change`.
    const stored = JSON.parse(tabMemory.read(KEY) ?? '{}') as Partial<Pending>;
    return { ...nothing, ...stored };
  } catch {
    return nothing;
  }
}

export const pending = {
  read: store.read,
  keep: (changes: Partial<Pending>) => change({ ...store.read(), ...changes }),
  forget: () => change(nothing),
};

export const usePending = (): Pending => useStore(store);

/** The longest accepted wait, because the server's clock and ours may differ. */
const LONGEST_MS = 2 * 60_000;

export const pauseUntil = (resend_at: string, now = Date.now()): number => {
  const ms = Date.parse(resend_at) - now;
  return now + Math.min(Math.max(Number.isNaN(ms) ? 0 : ms, 0), LONGEST_MS);
};

/** Requests a code; calls `pause` with the time until another may be requested, also after a refusal. */
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
