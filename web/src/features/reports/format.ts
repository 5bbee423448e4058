// A moment as it is said to whoever waits for it, in the reader's own time.
const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const moment = (at: string): string => format.format(new Date(at));
