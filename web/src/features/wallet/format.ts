// How days and moments are written beside tokens.
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const wholeDay = (time: string): string => day.format(new Date(time));
export const wholeMoment = (time: string): string => moment.format(new Date(time));
