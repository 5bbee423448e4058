// How days and prices are written beside plans.
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

export const wholeDay = (time: string): string => day.format(new Date(time));

/** `43.65` → `$43.65` */
export const inDollars = (usd_price: string): string => dollars.format(Number(usd_price));
