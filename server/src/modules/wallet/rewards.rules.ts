// The daily reward: how much on each day of a streak. Pure.
import { addDays, dayOf } from '@velour/calendar/calendar.ts';
const tokensByDay = [1, 1, 2, 2, 3, 3, 5] as const;

export interface Claim {
  readonly day: string;
  readonly streak: number;
}

/** The streak that a claim today makes or has made: it continues if the last claim was yesterday's. */
function streakOn(today: string, last: Claim | undefined): number {
  if (last?.day === today) return last.streak;
  return last?.day === addDays(today, -1) ? last.streak + 1 : 1;
}

const rewardOf = (streak: number): number =>
  tokensByDay[Math.min(streak, tokensByDay.length) - 1] ?? 0;

export function rewardState(now: Date, last: Claim | undefined) {
  const today = dayOf(now);
  const streak = streakOn(today, last);
  return {
    claimed: last?.day === today,
    /** Which day of the streak today is. */
    streak,
    /** Today's reward, claimed or not. */
    tokens: rewardOf(streak),
    week: [...tokensByDay],
    /** When the next day starts. */
    next_at: new Date(addDays(today, 1)).toISOString(),
  };
}
