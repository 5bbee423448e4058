// Prometheus metrics: defined where they are counted, served on a separate port.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  // Under the names of every Node process, which ready-made dashboards look for.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    counter(name: string, help: string, label: string): (value: string) => void {
      // Aggregated in a map, because it is observed at every response but rarely read.
      const counts = new Map<string, number>();
      new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset();
          for (const [value, count] of counts) this.inc({ [label]: value }, count);
        },
      });
      return (value) => void counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    /** Observes durations, in seconds, that were measured by the caller. */
    histogram(name: string, help: string, buckets: number[]): (seconds: number) => void {
      const histogram = new Histogram({ name, help, buckets, registers });
      return (seconds) => histogram.observe(seconds);
    },
    /** A histogram of durations in seconds; starting it returns a function that observes the time since. */
    timer(name: string, help: string, buckets: number[]): () => () => void {
      const histogram = new Histogram({ name, help, buckets, registers });
      return () => {
        const stop = histogram.startTimer();
        return () => void stop();
      };
    },
    gauge(name: string, help: string, read: () => number): void {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    text: () => registry.metrics(),
  };
}
