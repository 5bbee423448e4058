// The load of the machine, for work that can wait.
import { cpus, loadavg } from 'node:os';

/** True while as many processes want to run as there are cores, in the mean of the last minute; false on Windows. */
export const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) >= cpus().length;
