// Lockout after wrong codes: five are free, then each doubles the wait, up to an hour. Pure.

const FREE = 5;
const FIRST_MS = 30_000;
const MAX_MS = 3_600_000;
/** Older failures no longer count. */
const FORGOTTEN_MS = 24 * 3_600_000;

export interface Failures {
  readonly failures: number;
  readonly failed_at: Date;
}

/** Milliseconds until another code may be entered; 0 if it may be now. */
export function lockedFor({ failures, failed_at }: Failures, now: Date): number {
  if (failures < FREE) return 0;
  const lock = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(failures - FREE, 20));
  return Math.max(0, failed_at.getTime() + lock - now.getTime());
}

export const failedOnceMore = ({ failures, failed_at }: Failures, now: Date): Failures => ({
  failures: now.getTime() - failed_at.getTime() > FORGOTTEN_MS ? 1 : failures + 1,
  failed_at: now,
});

/** True for the failure that first locks, at which the person is warned once. */
export const isFirstLock = ({ failures }: Failures): boolean => failures === FREE;
