// Counts the minutes per day that this browser has shown the site, for an optional reminder. Stored in this browser
// only.
import { deviceDay } from './formats.ts';
import { createStore } from './store.ts';
import { memory as browserMemory, type Memory } from './storage.ts';

export const REMINDERS = [0, 30, 60, 120] as const;
/** In minutes; 0 for none. */
export type Reminder = (typeof REMINDERS)[number];

const LIMIT = 'time-reminder';
const SPENT = 'time-today';
const MINUTE_MS = 60_000;

interface Needs {
  readonly memory: Memory;
  readonly now: () => Date;
}

export function createDailyTime({ memory, now }: Needs) {
  const readLimit = (): Reminder =>
    REMINDERS.find((minutes) => String(minutes) === memory.read(LIMIT)) ?? 0;
  /** The minutes to show in the reminder; undefined while no reminder is due. */
  const due = createStore<number | undefined>(undefined);

  const today = (): string => deviceDay(now());
  const spentToday = (): number => {
    const [day, minutes] = memory.read(SPENT)?.split(' ') ?? [];
    return day === today() ? Number(minutes) || 0 : 0;
  };

  return {
    due,
    readLimit,
    setLimit: (minutes: Reminder): void => {
      memory.write(LIMIT, minutes === 0 ? null : String(minutes));
      // Without a reminder, nothing is counted.
      memory.write(SPENT, null);
    },
    /** Called for each minute in which the page was visible. */
    tick: (): void => {
      const limit = readLimit();
      if (limit === 0) return;
      const spent = spentToday() + 1;
      memory.write(SPENT, `${today()} ${spent}`);
      if (spent % limit === 0) due.change(() => spent);
    },
    dismiss: (): void => due.change(() => undefined),
  };
}

export const dailyTime = createDailyTime({ memory: browserMemory, now: () => new Date() });

/**
 * Counts while this page is visible. Two visible windows count double, so the reminder only comes
 * earlier.
 */
export function followDailyTime(): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') dailyTime.tick();
  }, MINUTE_MS);
  return () => clearInterval(timer);
}
