// Benchmark of debits on PostgreSQL, alternating with pgbench transactions on the same server.
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processorMs } from './processor-time.ts';
import { median } from './talkers.ts';
import { ownerOf, withWallet, type WalletWorld } from './wallet-world.ts';

const run_ = promisify(execFile);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const CALLERS = 16;
const MEMBERS = 400;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export const run = (): Promise<void> =>
  withWallet(async (world) => {
    const runPgbench = await preparePgbench(world.url);
    const members: string[] = [];
    for (let at = 0; at < MEMBERS; at += 1) members.push(await world.grant(1_000_000_000n));
    await spendFor(world, members, 2); // warm-up
    const rounds: { ours: Effort; theirs: Effort }[] = [];
    for (let at = 0; at < ROUNDS; at += 1) {
      const theirs = await effortOf(runPgbench);
      const ours = await effortOf(() => spendFor(world, members, SECONDS));
      rounds.push({ ours, theirs });
      print(`  debits ${formatEffort(ours)} · pgbench ${formatEffort(theirs)}`);
    }
    const rate = median(rounds.map(({ ours }) => ours.rate));
    const ratio = median(rounds.map(({ ours, theirs }) => ours.rate / theirs.rate));
    const effort = median(rounds.map(({ ours, theirs }) => theirs.ms / ours.ms));
    const isMet = ratio >= 0.4 && rate >= 1_500;
    print(
      `debits: ${rate.toFixed(0)} a second (goal 1,500), beside pgbench ${ratio.toFixed(2)} (goal 0.4), by processor time ${effort.toFixed(2)}; medians of ${ROUNDS} rounds  ${isMet ? 'met' : 'NOT MET'}`,
    );
  });

/**
 * Transactions per second, and CPU time per transaction: of this process, of the server, and of
 * pgbench.
 */
interface Effort {
  readonly rate: number;
  readonly ms: number;
}

const formatEffort = ({ rate, ms }: Effort): string =>
  `${rate.toFixed(0)} a second, ${ms.toFixed(2)} ms`;

/** CPU time is more reliable than wall-clock time on a shared machine. */
async function effortOf(work: () => Promise<number>): Promise<Effort> {
  const before = processorMs(process.pid);
  const rate = await work();
  return { rate, ms: (processorMs(process.pid) - before) / (rate * SECONDS) };
}

/**
 * Returns a function that measures pgbench's TPC-B-like transactions per second, with the same
 * number of clients.
 */
async function preparePgbench(url: string): Promise<() => Promise<number>> {
  const versions = (await readdir('/usr/lib/postgresql')).toSorted();
  const program = join('/usr/lib/postgresql', versions.at(-1) ?? '', 'bin', 'pgbench');
  await run_(program, ['-i', '-q', '-s', '10', url]);
  const args = ['-n', '-c', String(CALLERS), '-j', '2', '-T', String(SECONDS), url];
  return async () => {
    const { stdout } = await run_(program, args);
    const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (found === undefined) throw new Error('pgbench printed no rate');
    return Number(found);
  };
}

/** Debits per second. */
async function spendFor(
  { wallet, scope }: WalletWorld,
  members: readonly string[],
  seconds: number,
): Promise<number> {
  let done = 0;
  let next = 0;
  const until = performance.now() + seconds * 1000;
  const spend = async (): Promise<void> => {
    while (performance.now() < until) {
      const member_id = members[next++ % members.length] ?? '';
      await wallet.spend(scope, { ...ownerOf(member_id), amount: 5n, reason: 'image' });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, spend));
  return done / seconds;
}
