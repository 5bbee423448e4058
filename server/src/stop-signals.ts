// The signals that end the process, from its first line on; how it stops is replaced as the start goes on.

type Stop = () => Promise<void>;

/** A stop takes at most this long altogether: 15 seconds for replies and jobs, and a few for the rest. */
const STOP_MS = 24_000;

/** Before anything is open there is nothing to close. */
let stop: Stop = () => Promise.resolve();
let isStopping = false;
let onFailure: (error: unknown) => void = () => undefined;

export const isStopRequested = (): boolean => isStopping;

/** What a stop does from now on. */
export function stopBy(next: Stop, reportFailure: (error: unknown) => void): void {
  stop = next;
  onFailure = reportFailure;
}

/** Stops once, and ends the process with this code. */
export function requestStop(code: number): void {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  stop().then(
    () => process.exit(code),
    (error: unknown) => {
      onFailure(error);
      process.exit(1);
    },
  );
}

process.on('SIGTERM', () => requestStop(0));
process.on('SIGINT', () => requestStop(0));
