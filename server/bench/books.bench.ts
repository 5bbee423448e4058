// Benchmark of an account with a million ledger entries on PostgreSQL: reading its balance, and reconciliation.
import { appendFile, chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { post, takeTo, type Book, type Posted } from '../src/modules/wallet/ledger.rules.ts';
import { readBook } from '../src/modules/wallet/ledger.store.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import type { Scope } from '../src/platform/db/scope.ts';
import { createIds } from '../src/platform/ids.ts';
import { temporaryFolder } from './processes.ts';
import { percentile } from './talkers.ts';
import { withWallet, type WalletWorld } from './wallet-world.ts';

const ENTRIES = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000);
const READS = 500;
const AT_ONCE = 5_000;
/** NULL in COPY's text format. */
const NULL = '\\N';
const BALANCE_GOAL_MS = 5;
const BOOKS_GOAL_S = 60;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET');
const secondsSince = (began: number): number => (performance.now() - began) / 1000;

export const run = (): Promise<void> =>
  withWallet(async (world) => {
    const began = performance.now();
    const member_id = await plantSpends(world);
    print(`  (${ENTRIES} entries planted in ${secondsSince(began).toFixed(0)} s)`);
    await measureBalance(world, member_id);
    await measureBooks(world);
  });

/** Alternates with an account of two entries, so that noise on the machine affects both. */
async function measureBalance(world: WalletWorld, member_id: string): Promise<void> {
  const { wallet, scope, grant } = world;
  const timesOf = { [member_id]: [] as number[], [await grant(1n)]: [] as number[] };
  for (let round = 0; round < READS; round += 1)
    for (const [id, times] of Object.entries(timesOf)) {
      const began = performance.now();
      await wallet.balances(scope, id);
      times.push(performance.now() - began);
    }
  const [large = 0, small = 0] = Object.values(timesOf).map((times) => percentile(times, 0.5));
  print(
    `balance of an account with ${ENTRIES} entries: ${large.toFixed(2)} ms (goal ${BALANCE_GOAL_MS}), with two: ${small.toFixed(2)} ms, medians  ${verdict(large <= BALANCE_GOAL_MS)}`,
  );
}

async function measureBooks({ wallet }: WalletWorld): Promise<void> {
  const began = performance.now();
  const { entries, findings } = await wallet.reconcile();
  const seconds = secondsSince(began);
  const rss = (process.memoryUsage().rss / 1024 / 1024).toFixed(0);
  print(
    `reconciliation of ${entries} entries: ${seconds.toFixed(1)} s (goal ${BOOKS_GOAL_S}), ${findings.length} findings (goal 0), ${rss} MB resident  ${verdict(seconds <= BOOKS_GOAL_S && findings.length === 0)}`,
  );
}

/**
 * Plants one member who spends a token half a million times: transactions are linked by the
 * ledger's rules and inserted by COPY under all constraints and triggers, then the account is set
 * to the last one.
 */
async function plantSpends({ grant, pool, scope }: WalletWorld): Promise<string> {
  const member_id = await grant(BigInt(ENTRIES));
  const { rows } = await pool.query<{ id: string }>(
    `select id from ledger_account where site_id = $1 and kind = 'sys_usage_image' and unit = 'token'`,
    [scope.site_id],
  );
  const read = await readBook(scope, { member_id, unit: 'token' });
  const [lot] = read?.book.lots ?? [];
  if (!read || !lot) throw new Error('a grant left no lot');
  const chain = createChain(scope, read.book, { lot_id: lot.id, other: rows[0]?.id ?? '' });
  const folder = await temporaryFolder();
  const client = await pool.connect();
  try {
    await chmod(folder.path, 0o755); // the database server reads them as another user
    const [txns, entries] = [join(folder.path, 'txns'), join(folder.path, 'entries')];
    // The grant has two entries of its own.
    await writeLines({ txns, entries }, chain, Math.floor(ENTRIES / 2) - 1);
    await client.query('set statement_timeout = 0');
    await client.query(`copy ledger_txn (${TXN.join(', ')}) from '${txns}'`);
    await client.query(
      `copy ledger_entry (txn_id, n, account_id, lot_id, amount) from '${entries}'`,
    );
    const { balance, seq } = chain.book().spendable;
    await client.query(
      `with lots as (update token_lot set remaining = $2 where id = $5)
       update ledger_account set balance = $2, seq = $3, hash = $4 where id = $1`,
      [read.book.spendable.id, String(balance), String(seq), chain.book().hash, lot.id],
    );
    await client.query('vacuum analyze ledger_txn, ledger_entry');
  } finally {
    client.release(true); // discards its session settings
    await folder.remove();
  }
  return member_id;
}

const TXN = [
  ...['id', 'site_id', 'account_id', 'unit', 'kind', 'idempotency_key', 'seq', 'amount'],
  ...['balance_after', 'reason', 'actor', 'previous_hash', 'hash', 'created_at'],
] as const;

type Chain = ReturnType<typeof createChain>;

/** Consecutive spends of one token each, linked like the ledger's. */
function createChain(
  { site_id }: Scope,
  start: Book,
  { lot_id, other }: { lot_id: string; other: string },
) {
  const ids = createIds(clock);
  const movements = takeTo('user_spendable', [{ lot_id, amount: 1n }], 'image');
  const about = { kind: 'spend', reason: 'image', actor: 'member', movements } as const;
  const accountOf = (kind: string) => (kind === 'user_spendable' ? start.spendable.id : other);
  let book = start;
  return {
    book: () => book,
    spend(): Posted {
      const link = { id: ids.next(), site_id, created_at: clock.now() };
      const posted = post(book, { ...about, key: `bench:${link.id}` }, { link, accountOf });
      book = posted.book;
      return posted;
    },
  };
}

async function writeLines(
  files: { readonly txns: string; readonly entries: string },
  chain: Chain,
  count: number,
): Promise<void> {
  for (let left = count; left > 0; left -= AT_ONCE) {
    const posted = Array.from({ length: Math.min(left, AT_ONCE) }, chain.spend);
    await appendFile(files.txns, posted.map(toTxnLine).join(''));
    await appendFile(files.entries, posted.flatMap(toEntryLines).join(''));
  }
}

function toTxnLine({ txn, book: { hash } }: Posted): string {
  const row = { ...txn, hash, created_at: txn.created_at.toISOString() };
  return `${TXN.map((column) => String(row[column])).join('\t')}\n`;
}

const toEntryLines = ({ txn, entries }: Posted): string[] =>
  entries.map(
    ({ account_id, lot_id, amount }, at) =>
      `${[txn.id, at + 1, account_id, lot_id ?? NULL, amount].join('\t')}\n`,
  );
