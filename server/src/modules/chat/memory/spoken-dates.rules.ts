// Days that a text names by the day on which it was said ("tomorrow", "next Friday", "in two weeks"), as dates. Pure.

const DAY_MS = 86_400_000;
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
};
const COUNT = String.raw`(?<count>\d{1,3}|${NUMBERS.join('|')})`;
const UNIT = '(?<unit>day|week|month|year)s?';
const SPOKEN = new RegExp(
  String.raw`\b(?:(?<near>${Object.keys(NEAR)
    .toSorted((a, b) => b.length - a.length)
    .join(
      '|',
    )})|(?<which>last|next|this) (?<weekday>${WEEKDAYS.join('|')})|(?:in ${COUNT} ${UNIT}|${COUNT.replace('count', 'before')} ${UNIT.replace('unit', 'past')} ago))\b`,
  'giu',
);

const countOf = (word: string): number => {
  const at = NUMBERS.indexOf(word);
  return at < 0 ? Number(word) : Math.max(1, at - 1);
};

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const daysFrom = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** Of months and years the day is not meant. */
function shifted(at: Date, count: number, unit: string): string {
  if (unit === 'day' || unit === 'week')
    return dayOf(daysFrom(at, count * (unit === 'week' ? 7 : 1)));
  const months = unit === 'year' ? count * 12 : count;
  const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
  return unit === 'year' ? String(month.getUTCFullYear()) : dayOf(month).slice(0, 7);
}

function weekday(at: Date, which: string, name: string): string {
  const ahead = (WEEKDAYS.indexOf(name) - at.getUTCDay() + 7) % 7;
  if (which === 'last') return dayOf(daysFrom(at, ahead === 0 ? -7 : ahead - 7));
  return dayOf(daysFrom(at, ahead === 0 && which !== 'this' ? 7 : ahead));
}

/** Writes behind each such day the date that it was, counted from when it was said. */
export const withDates = (text: string, sentAt: Date): string =>
  text.replace(SPOKEN, (spoken: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>; // the last argument where groups are named
    const [near, which, name] = ['near', 'which', 'weekday'].map((one) =>
      groups[one]?.toLowerCase(),
    );
    if (near !== undefined) return `${spoken} (${dayOf(daysFrom(sentAt, NEAR[near] ?? 0))})`;
    if (which !== undefined && name !== undefined)
      return `${spoken} (${weekday(sentAt, which, name)})`;
    const isPast = groups['before'] !== undefined;
    const count = countOf((groups['count'] ?? groups['before'] ?? '1').toLowerCase());
    const unit = (groups['unit'] ?? groups['past'] ?? 'day').toLowerCase();
    return `${spoken} (${shifted(sentAt, isPast ? -count : count, unit)})`;
  });
