// Days of the message allowance: the current one, the start of the next, and what is left. Pure.

/** Counted parts: messages with a reply, and regenerated or continued replies (`again`). */
export const parts = ['message', 'again'] as const;
export type Part = (typeof parts)[number];

/** The outcome of a charge: captured for a usable reply, refunded otherwise. */
export type Settlement = 'captured' | 'refunded';

/** The UTC day, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

export const nextDay = (at: Date): Date =>
  new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS);

/** Never below zero: a site may have lowered its limit since. */
export const leftOf = (most: number, used: number): number => Math.max(0, most - used);
