// CPU time of processes, which is more reliable than wall-clock time on a shared machine.
import { readdirSync, readFileSync } from 'node:fs';

/** The unit of CPU times in /proc. */
const TICK_MS = 10;

interface Stat {
  readonly parent: number;
  readonly ms: number;
}

/** Milliseconds used by a process and all its children, including those that have ended. */
export function processorMs(pid: number): number {
  const all = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : undefined;
    if (stat) all.set(Number(name), stat);
  }
  const isOf = (one: number): boolean => {
    const parent = all.get(one)?.parent;
    return one === pid || (parent !== undefined && isOf(parent));
  };
  return [...all].reduce((sum, [one, { ms }]) => (isOf(one) ? sum + ms : sum), 0);
}

function readStat(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The text before the last parenthesis is the process's name, which may contain anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    const ticks = fields.slice(11, 15).reduce((all, one) => all + one, 0);
    return { parent, ms: ticks * TICK_MS };
  } catch {
    return undefined; // it has just ended
  }
}
