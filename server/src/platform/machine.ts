// The machine's load, so that background work can wait, and the processor time that work takes on any load.
import { cpus, loadavg } from 'node:os';

/** True while the load average of the last minute is at least the number of cores; always false on Windows. */
export const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) >= cpus().length;

/** This thread's processor time in milliseconds, which does not depend on the machine's load as elapsed time does. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
