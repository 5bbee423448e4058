// The machine's load, so that background work can wait.
import { cpus, loadavg } from 'node:os';

/**
 * True while the load average of the last minute is at least the number of cores; always false on
 * Windows.
 */
export const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) >= cpus().length;
