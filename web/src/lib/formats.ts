// How numbers are written for people.
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** 1234 → 1.2K */
export const formatCount = (count: number): string => compact.format(count);
