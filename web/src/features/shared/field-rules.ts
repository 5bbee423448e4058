// Validation rules that several forms share: a length, and an adult's age.
import { texts } from './texts.ts';

const words = texts.rules;

export const within =
  (most: number) =>
  (value: string): string | undefined =>
    value.length > most ? words.too_long(most) : undefined;

/** An adult's age in full years. */
export function checkAge(value: string): string | undefined {
  const text = value.trim();
  if (!/^\d{1,6}$/.test(text) || Number(text) > 100_000) return words.age_wrong;
  return Number(text) < 18 ? words.age_young : undefined;
}
