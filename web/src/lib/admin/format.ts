// When something happened and whose it is, as the lists of admins say it.
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const momentOf = (time: string): string => moment.format(new Date(time));

/** The end of an id: its beginning is the time, which things made together share. */
export const shortId = (id: string): string => id.slice(-8);
