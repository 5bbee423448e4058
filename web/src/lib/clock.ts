// Interval subscriptions for `useSyncExternalStore`: components that show the time re-render every second or minute.
import { useSyncExternalStore } from 'react';
import { deviceDay } from './formats.ts';

const ticking = (ms: number) => (tick: () => void) => {
  const interval = setInterval(tick, ms);
  return () => clearInterval(interval);
};

export const everySecond = ticking(1_000);
export const everyMinute = ticking(60_000);

/** The date on this device, YYYY-MM-DD; re-renders when a day begins. */
export const useToday = (): string =>
  useSyncExternalStore(everyMinute, () => deviceDay(new Date()));
