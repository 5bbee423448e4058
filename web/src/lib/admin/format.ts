// Whose something is, as the lists of admins say it.
/** The end of an id: its beginning is the time, which things made together share. */
export const shortId = (id: string): string => id.slice(-8);
