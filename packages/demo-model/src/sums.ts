// Solves small arithmetic questions.

const signs: Record<string, (one: number, other: number) => number> = {
  '+': (one, other) => one + other,
  plus: (one, other) => one + other,
  '-': (one, other) => one - other,
  minus: (one, other) => one - other,
  '*': (one, other) => one * other,
  x: (one, other) => one * other,
  times: (one, other) => one * other,
  '/': (one, other) => one / other,
  'divided by': (one, other) => one / other,
  over: (one, other) => one / other,
};

const sum =
  /(-?\d{1,9}(?:[.,]\d{1,4})?)\s*(\+|-|\*|x|×|÷|\/|plus|minus|times|divided by|over)\s*(-?\d{1,9}(?:[.,]\d{1,4})?)/i;

/** The first sum in the text with its result, or `undefined`. */
export function solve(text: string): string | undefined {
  const [, one = '', sign = '', other = ''] = sum.exec(text) ?? [];
  const work = signs[sign.toLowerCase().replace('×', '*').replace('÷', '/')];
  const result = work?.(Number(one.replace(',', '.')), Number(other.replace(',', '.')));
  if (result === undefined || !Number.isFinite(result)) return undefined;
  return String(Math.round(result * 1_000) / 1_000);
}
