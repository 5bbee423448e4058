// Identifies a process uniquely, even if its process id is reused.
import { readFile, readlink } from 'node:fs/promises';

export interface ProcessIdentity {
  readonly pid: number;
  /** Clock ticks from boot to the process's start; null if the system does not report it. */
  readonly started: string | null;
  readonly boot: string | null;
  /**
   * The process namespace, in which process ids are valid; each container has its own. Null if
   * unknown.
   */
  readonly namespace: string | null;
}

/** Another process is described as seen from our own machine and namespace. */
export async function describeProcess(pid: number): Promise<ProcessIdentity> {
  const [started, boot, namespace] = await Promise.all([
    readStart(pid),
    orNull(readFile('/proc/sys/kernel/random/boot_id', 'utf8')),
    orNull(readlink('/proc/self/ns/pid')),
  ]);
  return { pid, started, boot: boot && boot.trim(), namespace };
}

/** For a process of our own machine and namespace. Returns true when in doubt. */
export async function isRunning({ pid, started }: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  const current = await readStart(pid);
  return current === null || started === null || current === started;
}

async function readStart(pid: number): Promise<string | null> {
  const line = await orNull(readFile(`/proc/${pid}/stat`, 'utf8'));
  // The second field is the program's name in parentheses and may contain anything; the start time
  // is the 22nd.
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch(() => null);
}
