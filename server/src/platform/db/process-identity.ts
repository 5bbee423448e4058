// Identifies a process uniquely, even if its process id is reused.
import { readFile, readlink } from 'node:fs/promises';

export interface ProcessIdentity {
  readonly pid: number;
  /** Clock ticks from boot to the process's start; null if the system does not report it. */
  readonly started: string | null;
  readonly boot: string | null;
  /** The process namespace, in which process ids are valid; each container has its own. Null if unknown. */
  readonly namespace: string | null;
}

/** Another process is described as seen from our own machine and namespace. */
export async function describeProcess(pid: number): Promise<ProcessIdentity> {
  const [stat, boot, namespace] = await Promise.all([
    readStat(pid),
    orNull(readFile('/proc/sys/kernel/random/boot_id', 'utf8')),
    orNull(readlink('/proc/self/ns/pid')),
  ]);
  return { pid, started: stat?.started ?? null, boot: boot && boot.trim(), namespace };
}

/** For a process of our own machine and namespace. Returns true when in doubt. */
export async function isRunning({ pid, started }: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  const current = await readStat(pid);
  if (current?.isGone) return false;
  return current === null || started === null || current.started === started;
}

interface Stat {
  readonly started: string | null;
  /** Ended with all its threads, but its parent has not asked for the exit code yet. */
  readonly isGone: boolean;
}

async function readStat(pid: number): Promise<Stat | null> {
  const line = await orNull(readFile(`/proc/${pid}/stat`, 'utf8'));
  if (line === null) return null;
  // The second field is the program's name in parentheses and may contain anything; the state is
  // the third, the number of threads the 20th, and the start time the 22nd.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { started: fields[19] ?? null, isGone: fields[0] === 'Z' && Number(fields[17]) <= 1 };
}

function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch(() => null);
}
