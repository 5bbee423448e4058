// How a change of tokens is written. Pure.
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** 5 → +5, -5 → −5 (a minus sign, which is read aloud and as wide as the plus), 0 → 0 */
export const formatSigned = (amount: number): string => signed.format(amount).replace('-', '−');
