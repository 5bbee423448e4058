// What paid engines may be asked for in a day: their units, and what a site allows where it says nothing. Pure.

/** llm counts generated tokens, image and video what is made, moderation what is looked at. */
export const engines = ['llm', 'image', 'video', 'moderation'] as const;
export type PaidEngine = (typeof engines)[number];

/** The UTC day, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

export const untilNextDay = (at: Date): number => DAY_MS - (at.getTime() % DAY_MS);
