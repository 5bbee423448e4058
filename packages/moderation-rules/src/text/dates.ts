// Whether the year of a date is the birth year of a person who is still under eighteen: "December 14, 2008".
import { plainWord } from './lexicon.ts';

export interface Day {
  readonly year: number;
  /** From 1 on. */
  readonly month: number;
  readonly day: number;
}

const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt'];
/** The names of months by their plain spelling. */
const months = new Map(
  LANGUAGES.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at): [string, number] => [
      plainWord(format(Date.UTC(2_000, at))),
      at + 1,
    ]);
  }),
);
/** The maximum distance between a month and the year of its date, in words and numbers. */
const REACH = 4;

export interface DateReader {
  word(plain: string): void;
  number(value: number): void;
  /**
   * True if this number completes a date in the year of those who reach eighteen this year, and the date is still
   * ahead.
   */
  isToCome(value: number): boolean;
}

export function createDateReader(today: Day): DateReader {
  let parts: { readonly value: number; readonly isMonth: boolean; readonly at: number }[] = [];
  let count = 0;
  const turning = today.year - 18;
  let yearAt = -Infinity;
  const add = (value: number, isMonth: boolean) => {
    parts = [...parts.slice(-2), { value, isMonth, at: count }];
  };
  const isLater = (month: number, day: number) =>
    month > today.month || (month === today.month && day > today.day);
  return {
    word(plain) {
      count += 1;
      const month = months.get(plain);
      if (month !== undefined) add(month, true);
    },
    number(value) {
      count += 1;
      if (value <= 31) add(value, false);
      if (value === turning) yearAt = count;
    },
    isToCome(value) {
      // 2008年12月
      if (value <= 12 && count - yearAt === 1) return value > today.month;
      if (value !== turning) return false;
      const near = parts.filter(({ at }) => count - at < REACH);
      const month = near.find(({ isMonth }) => isMonth)?.value;
      const [one = 0, other = 0] = near.flatMap(({ value, isMonth }) => (isMonth ? [] : [value]));
      if (month !== undefined) return isLater(month, one);
      // Both orders are in use: 12/14 and 14/12.
      const ways = [
        [one, other],
        [other, one],
      ].filter(([first = 0, second = 0]) => first >= 1 && first <= 12 && second >= 1);
      return ways.length > 0 && ways.every(([first = 0, second = 0]) => isLater(first, second));
    },
  };
}
