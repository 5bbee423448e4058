// Which share of members is active so many weeks after their sign-up, over all weeks of sign-up. Pure.
import type { Outcomes } from '@velour/contract/stats.ts';

const WEEK_MS = 7 * 86_400_000;

/** Of each week after sign-up, only those who have had it: a week that is not over would look like a loss. */
export function retentionByWeek(cohorts: Outcomes['cohorts'], at: number): number[] {
  const lived = cohorts.map(({ week, sign_ups, active }) => ({
    weeks: Math.floor((at - Date.parse(week)) / WEEK_MS),
    sign_ups,
    active,
  }));
  const most = Math.max(0, ...lived.map(({ weeks }) => weeks));
  return Array.from({ length: most }, (_, after) => {
    const its = lived.filter(({ weeks }) => weeks > after);
    const all = its.reduce((sum, { sign_ups }) => sum + sign_ups, 0);
    const stayed = its.reduce((sum, { active }) => sum + (active[after] ?? 0), 0);
    return all === 0 ? 0 : stayed / all;
  });
}
