// Pure rules of reports: deadlines, immediate takedowns, subjects of addresses, and report numbers.
import { REPORT_CLOCKS, REPORT_REASONS } from '@velour/contract/report-values.ts';
import type { ReportClock, ReportReason } from '@velour/contract/reports.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WORKING_DAYS = 3;

const clocks: Record<ReportReason, ReportClock> = {
  child_safety: 'hour',
  intimate_picture: 'day',
  real_person: 'working_days',
  illegal: 'working_days',
  hateful: 'working_days',
  other: 'working_days',
};

export const clockOf = (reason: ReportReason): ReportClock => clocks[reason];

export const reasonsOf = (clock: ReportClock): ReportReason[] =>
  REPORT_REASONS.filter((reason) => clockOf(reason) === clock);

interface ReportCounts {
  readonly open: number;
  readonly overdue: number;
}

/** The totals, and the counts by deadline, shortest first. */
export function sumUp(counts: readonly (ReportCounts & { readonly reason: ReportReason })[]) {
  const total = (of: readonly ReportCounts[]): ReportCounts => ({
    open: of.reduce((sum, { open }) => sum + open, 0),
    overdue: of.reduce((sum, { overdue }) => sum + overdue, 0),
  });
  const clocks = REPORT_CLOCKS.map((clock) => ({
    clock,
    ...total(counts.filter(({ reason }) => clockOf(reason) === clock)),
  }));
  return { ...total(counts), clocks };
}

export function dueAt(reason: ReportReason, received: Date): Date {
  const clock = clockOf(reason);
  if (clock === 'working_days') return addWorkingDays(received, WORKING_DAYS);
  return new Date(received.getTime() + (clock === 'hour' ? HOUR_MS : DAY_MS));
}

const isWeekend = (day: Date): boolean => day.getUTCDay() % 6 === 0;

/** In UTC. Saturdays and Sundays do not count: reports of a weekend start on Monday at midnight. */
export function addWorkingDays(from: Date, days: number): Date {
  let at = from;
  while (isWeekend(at)) at = nextMidnight(at);
  for (let left = days; left > 0; left -= 1) {
    do at = new Date(at.getTime() + DAY_MS);
    while (isWeekend(at));
  }
  return at;
}

const nextMidnight = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1));

/** Reasons that hide the subject before the review. */
export const URGENT_REASONS: readonly ReportReason[] = REPORT_REASONS.filter(
  (reason) => clockOf(reason) !== 'working_days',
);

/** True if the subject is hidden at once, and is of a kind that others can see. */
export const hidesAtOnce = (reason: ReportReason, subjectType: string): boolean =>
  URGENT_REASONS.includes(reason) && (subjectType === 'picture' || subjectType === 'character');

/** The reports of one source (a network or an email address, whichever has more). */
export interface TrackRecord {
  /** Undecided reports that hide something. */
  readonly hiding: number;
  /** Reports that would hide something and were rejected in the last thirty days. */
  readonly rejected: number;
}

export const REMEMBERED_MS = 30 * DAY_MS;
const MAX_TAKEDOWNS = 5;
const MAX_REJECTED = 3;

/** Above these limits, a person decides first, so that false reports cannot hide a catalogue. */
export const mayHide = ({ hiding, rejected }: TrackRecord): boolean =>
  hiding < MAX_TAKEDOWNS && rejected < MAX_REJECTED;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** The ids in an address, a path or a text, in order; the caller checks which exist. */
export function idsIn(text: string): string[] {
  return [...new Set((text.match(UUID) ?? []).map((id) => id.toLowerCase()))].slice(0, 5);
}

/** Without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A report number from ten random bytes, too many to guess. */
export function numberOf(random: Uint8Array): string {
  let bits = 0n;
  for (const byte of random.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  const symbols = Array.from(
    { length: 16 },
    (_, at) => ALPHABET[Number((bits >> BigInt(at * 5)) & 31n)],
  );
  return `VR-${symbols.join('').replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** How long a decided report is kept completely; after that, only the data that the law requires. */
export const retentionMs = (reason: ReportReason): number =>
  (reason === 'child_safety' ? 365 : 180) * DAY_MS;
