// How much processor time processes have used: on a machine that others use too it says more than the clock.
import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts it in. */
const TICK_MS = 10;

interface Stat {
  readonly parent: number;
  readonly ms: number;
}

/** Milliseconds of this process and those it has started, living ones and dead ones. */
export function processorMs(pid: number): number {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(name) : undefined;
    if (stat && (Number(name) === pid || stat.parent === pid)) sum += stat.ms;
  }
  return sum;
}

function readStat(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // What stands before the last bracket is the name, which may hold anything.
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
