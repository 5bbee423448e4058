// A day of messages: which one it is, when the next begins, and how many of it are left. Pure.

/** What is counted: messages that were answered, and replies that were asked for once more. */
export const parts = ['message', 'again'] as const;
export type Part = (typeof parts)[number];

/** What a reply is paid with until it has ended: one of the day's, or a message credit that the wallet holds. */
export const sources = ['day', 'credit'] as const;

/** What becomes of that: `kept` where the reply said something, `returned` where nothing came of it. */
export type Settlement = 'kept' | 'returned';

/** The UTC day, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

export const nextDay = (at: Date): Date =>
  new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS);

/** Never below nought: a site may have lowered the number since. */
export const leftOf = (most: number, used: number): number => Math.max(0, most - used);
