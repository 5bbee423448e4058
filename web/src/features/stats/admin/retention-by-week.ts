// The share of members who are active in each week after their sign-up, over all weeks of sign-up. Pure.
import type { Cohort } from '@velour/contract/stats.ts';

const WEEK_MS = 7 * 86_400_000;

export interface Stayed {
  readonly members: number;
  /** The number of members in total. */
  readonly of: number;
}

/** For each week after the sign-up, counts only members whose week has ended, because others would look inactive. */
export function retentionByWeek(cohorts: readonly Cohort[], at: number): Stayed[] {
  const lived = cohorts.map(({ week, sign_ups, active }) => ({
    weeks: Math.floor((at - Date.parse(week)) / WEEK_MS),
    sign_ups,
    active,
  }));
  const most = Math.max(0, ...lived.map(({ weeks }) => weeks));
  return Array.from({ length: most }, (_, after) => {
    const its = lived.filter(({ weeks }) => weeks > after);
    return {
      members: its.reduce((sum, { active }) => sum + (active[after] ?? 0), 0),
      of: its.reduce((sum, { sign_ups }) => sum + sign_ups, 0),
    };
  });
}
