// What a reply counts as in the message allowance, and how much of a day's is left. Pure.

/** Counted parts: messages with a reply, and regenerated or continued replies (`again`). */
export const parts = ['message', 'again'] as const;
export type Part = (typeof parts)[number];

/** The outcome of a charge: captured for a usable reply, refunded otherwise. */
export type Settlement = 'captured' | 'refunded';

/** Never below zero: a site may have lowered its limit since. */
export const leftOf = (most: number, used: number): number => Math.max(0, most - used);
