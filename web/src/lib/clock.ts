// Interval subscriptions for `useSyncExternalStore`: components that show the time re-render every second or minute.
const ticking = (ms: number) => (tick: () => void) => {
  const interval = setInterval(tick, ms);
  return () => clearInterval(interval);
};

export const everySecond = ticking(1_000);
export const everyMinute = ticking(60_000);
