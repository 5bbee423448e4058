// How long this browser has shown the site today, in minutes, for the reminder that a person may ask for. It stays here.
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
  /** The minutes of today that are to be said; undefined where there is nothing to say. */
  const due = createStore<number | undefined>(undefined);

  /** Of the person's own day. */
  const today = (): string => {
    const at = now();
    return `${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`;
  };
  const spentToday = (): number => {
    const [day, minutes] = memory.read(SPENT)?.split(' ') ?? [];
    return day === today() ? Number(minutes) || 0 : 0;
  };

  return {
    due,
    readLimit,
    setLimit: (minutes: Reminder): void => {
      memory.write(LIMIT, minutes === 0 ? null : String(minutes));
      // Nothing is counted where no reminder was asked for.
      memory.write(SPENT, null);
    },
    /** A minute has passed in which the site was in sight. */
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

/** Counts while this page is visible; two visible windows count double, which only reminds sooner. */
export function followDailyTime(): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') dailyTime.tick();
  }, MINUTE_MS);
  return () => clearInterval(timer);
}
