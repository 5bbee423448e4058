// What follows the clock while it is shown, for `useSyncExternalStore`: read again every second or every minute.
const ticking = (ms: number) => (tick: () => void) => {
  const interval = setInterval(tick, ms);
  return () => clearInterval(interval);
};

export const everySecond = ticking(1_000);
export const everyMinute = ticking(60_000);
