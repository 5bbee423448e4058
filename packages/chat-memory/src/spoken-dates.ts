// Days named in a text, as dates: relative to the day on which it was said ("tomorrow", "next Friday") or by month. Pure.
import { addDays, DAY_MS, dayOf } from '@velour/calendar/calendar.ts';
import { languageOf } from './grammar-words.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NUMBERS = 'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const NEAR: Readonly<Record<string, number>> = {
  'the day before yesterday': -2,
  yesterday: -1,
  'last night': -1,
  today: 0,
  tonight: 0,
  tomorrow: 1,
  'the day after tomorrow': 2,
  vorgestern: -2,
  gestern: -1,
  heute: 0,
  morgen: 1,
  übermorgen: 2,
  anteayer: -2,
  ayer: -1,
  anoche: -1,
  hoy: 0,
  mañana: 1,
  'pasado mañana': 2,
  'avant-hier': -2,
  hier: -1,
  'aujourd’hui': 0,
  "aujourd'hui": 0,
  demain: 1,
  'après-demain': 2,
  anteontem: -2,
  ontem: -1,
  hoje: 0,
  amanhã: 1,
  'depois de amanhã': 2,
};
/** In a script without spaces. */
const NEAR_UNSPACED: Readonly<Record<string, number>> = {
  一昨日: -2,
  昨日: -1,
  昨夜: -1,
  今日: 0,
  今夜: 0,
  明日: 1,
  明後日: 2,
};
/** "Good morning" and "in the morning" are not days. */
const NO_MORNING = /(?<!\b(?:guten|am|jeden|diesen|heute|gestern|la|una|cada|esta)\s)/u.source;
const COUNT = String.raw`(?<count>\d{1,3}|${NUMBERS.join('|')})`;
const UNIT = '(?<unit>day|week|month|year)s?';
type Groups = Readonly<Record<string, string | undefined>>;

const either = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join('|');
const SPOKEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${NO_MORNING}(?:(?<near>${either(Object.keys(NEAR))})|(?<which>last|next|this) (?:(?<weekday>${WEEKDAYS.join('|')})|(?<span>month|year))|(?:in ${COUNT} ${UNIT}|${COUNT.replace('count', 'before')} ${UNIT.replace('unit', 'past')} ago))(?![\p{L}\p{N}])|(?<unspaced>${either(Object.keys(NEAR_UNSPACED))})`,
  'giu',
);

/** In German, "hier" means here. */
const namesDay = ({ near }: Groups, text: string): boolean =>
  near?.toLowerCase() !== 'hier' || languageOf(text) === 'fr';

const countOf = (word: string): number => {
  const at = NUMBERS.indexOf(word);
  return at < 0 ? Number(word) : Math.max(1, at - 1);
};

/** For months and years, the exact day is not meant. */
function shifted(day: string, count: number, unit: string): string {
  if (unit === 'day' || unit === 'week') return addDays(day, count * (unit === 'week' ? 7 : 1));
  const months = unit === 'year' ? count * 12 : count;
  const at = new Date(day);
  const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
  return unit === 'year' ? String(month.getUTCFullYear()) : dayOf(month).slice(0, 7);
}

function weekday(day: string, which: string, name: string): string {
  const ahead = (WEEKDAYS.indexOf(name) - new Date(day).getUTCDay() + 7) % 7;
  if (which === 'last') return addDays(day, ahead === 0 ? -7 : ahead - 7);
  return addDays(day, ahead === 0 && which !== 'this' ? 7 : ahead);
}

/** The date of a match of `SPOKEN`. */
function dateOf(groups: Groups, spokenOn: string): string {
  const [near, which, name, span] = ['near', 'which', 'weekday', 'span'].map((one) =>
    groups[one]?.toLowerCase(),
  );
  const { unspaced } = groups;
  const days = unspaced === undefined ? NEAR[near ?? ''] : NEAR_UNSPACED[unspaced];
  if (days !== undefined) return addDays(spokenOn, days);
  if (span !== undefined) return shifted(spokenOn, { last: -1, next: 1 }[which ?? ''] ?? 0, span);
  if (which !== undefined && name !== undefined) return weekday(spokenOn, which, name);
  const isPast = groups['before'] !== undefined;
  const count = countOf((groups['count'] ?? groups['before'] ?? '1').toLowerCase());
  const unit = (groups['unit'] ?? groups['past'] ?? 'day').toLowerCase();
  return shifted(spokenOn, isPast ? -count : count, unit);
}

/** Adds the date after each such day, relative to the day on which it was said. */
export const withDates = (text: string, spokenOn: string): string =>
  text.replace(SPOKEN, (spoken: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Groups; // the last argument if there are named groups
    return namesDay(groups, text) ? `${spoken} (${dateOf(groups, spokenOn)})` : spoken;
  });

/** The words that name a day relative to when the text was said; undefined if there are none. */
export const spokenDayIn = (text: string): string | undefined => spokenIn(text)?.[0].toLowerCase();

const spokenIn = (text: string): RegExpExecArray | undefined =>
  [...text.matchAll(SPOKEN)].find(({ groups }) => namesDay(groups ?? {}, text));

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december'.split(
    '|',
  );
const MONTH = `(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`;
const DAY_OF_MONTH = String.raw`(?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?`;
const CALENDAR = new RegExp(
  String.raw`\b(?:(?<iso>\d{4}-\d\d-\d\d)|(?:(?:the )?(?<day>${DAY_OF_MONTH}) (?:of )?(?<month>${MONTH})|(?<month2>${MONTH}) (?<day2>${DAY_OF_MONTH}))(?:,? (?<year>(?:19|20)\d\d))?|on (?<weekday>${WEEKDAYS.join('|')}))\b`,
  'iu',
);
const PAST =
  /\b(?:was|were|had|did|met|went|got|came|saw|made|left|began|became|bought|lost|took|ago|\p{L}{2,}ed)\b/iu;

const EVERY_YEAR = /\b(?:birthday|anniversary)\b/iu;

/** Without a year, the most recent such day if the text is about the past, otherwise the next one. */
function calendarDay(groups: Groups, spokenOn: string, isPast: boolean): string | undefined {
  const { iso, year, weekday: name } = groups;
  if (name !== undefined) return weekday(spokenOn, isPast ? 'last' : 'next', name.toLowerCase());
  if (iso !== undefined) return Number.isNaN(Date.parse(iso)) ? undefined : iso;
  const month = MONTHS.findIndex((name) =>
    name.startsWith((groups['month'] ?? groups['month2'] ?? '').slice(0, 3).toLowerCase()),
  );
  const day = Number.parseInt(groups['day'] ?? groups['day2'] ?? '', 10);
  const inYear = (of: number): string => dayOf(new Date(Date.UTC(of, month, day)));
  if (year !== undefined) return inYear(Number(year));
  const spokenYear = Number(spokenOn.slice(0, 4));
  const near = inYear(spokenYear);
  if (isPast) return near > spokenOn ? inYear(spokenYear - 1) : near;
  return near < spokenOn ? inYear(spokenYear + 1) : near;
}

/**
 * When what a text says is or was, as `2026-03-05`, `2026-03` or `2026`, by the first day that it names; undefined if
 * it names none. `spokenOn`: the day on which it was said.
 */
export function dayNamedIn(text: string, spokenOn: string): string | undefined {
  if (EVERY_YEAR.test(text)) return undefined;
  const spoken = spokenIn(text)?.groups;
  if (spoken) return dateOf(spoken, spokenOn);
  const calendar = CALENDAR.exec(text)?.groups;
  return calendar && calendarDay(calendar, spokenOn, PAST.test(text));
}

/** As in "Wednesday, 2026-03-04". */
export function withWeekday(day: string): string {
  const name = WEEKDAYS[new Date(day).getUTCDay()] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${day}`;
}

/** From today until a day; undefined if only its month or year is known. */
export const daysUntil = (day: string, today: string): number | undefined =>
  day.length === 10 ? (Date.parse(day) - Date.parse(today)) / DAY_MS : undefined;
