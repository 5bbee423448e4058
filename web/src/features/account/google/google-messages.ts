// The messages from the Google popup to the page that opened it.

/** Sent by `postMessage` to the exact origin, and on this channel in case the two windows were disconnected. */
export const CHANNEL = 'velour.google';

export interface GoogleWord {
  type: 'velour.google';
  /** The one-time state that the page gave to its popup. */
  attempt: string;
  outcome: 'success' | 'error';
}

export function readWord(given: unknown): GoogleWord | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { type, attempt, outcome } = given as Partial<Record<keyof GoogleWord, unknown>>;
  if (type !== 'velour.google' || typeof attempt !== 'string') return undefined;
  return outcome === 'success' || outcome === 'error' ? { type, attempt, outcome } : undefined;
}
