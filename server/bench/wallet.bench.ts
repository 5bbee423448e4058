// The ledger on PostgreSQL: debits beside the transactions of pgbench on the same server, and an account with a million entries.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { post, takeTo, type Book, type Posted } from '../src/modules/wallet/ledger/rules.ts';
import { readBook } from '../src/modules/wallet/ledger/store.ts';
import { createWalletService, NO_STANDING } from '../src/modules/wallet/service.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import { openDatabase, type Database } from '../src/platform/db/open.ts';
import { openScope, type Scope } from '../src/platform/db/scope.ts';
import { createIds } from '../src/platform/ids.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { quietLog } from '../test/databases.ts';
import { makeCluster, type Cluster } from '../test/postgres.ts';
import { temporaryFolder } from './processes.ts';
import { median } from './talkers.ts';

const run_ = promisify(execFile);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);
const CALLERS = 16;
const MEMBERS = 400;
const ENTRIES = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000);
const AT_ONCE = 2_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET');
type Wallet = ReturnType<typeof createWalletService>;

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const cluster = await makeCluster({ durable: true });
  try {
    await cluster.start();
    const theirs = await runPgbench(cluster);
    const url = cluster.url('postgres');
    const database = await openDatabase({ url, dataDir: folder.path, log: quietLog });
    try {
      await database.migrate();
      await measure(database, theirs);
    } finally {
      await database.close();
    }
  } finally {
    await cluster.remove();
    await folder.remove();
  }
}

/** Its own transactions a second, TPC-B-like, with as many callers. */
async function runPgbench(cluster: Cluster): Promise<number> {
  const versions = (await readdir('/usr/lib/postgresql')).toSorted();
  const program = join('/usr/lib/postgresql', versions.at(-1) ?? '', 'bin', 'pgbench');
  const url = cluster.url('postgres');
  await run_(program, ['-i', '-q', '-s', '10', url]);
  const args = ['-n', '-c', String(CALLERS), '-j', '2', '-T', String(SECONDS), url];
  const { stdout } = await run_(program, args);
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (found === undefined) throw new Error('pgbench told no rate');
  return Number(found);
}

async function measure(database: Database, theirs: number): Promise<void> {
  const { db, pool } = database;
  const site_id = randomUUID();
  await pool.query(
    `insert into site (id, host, hostnames, record, created_at, updated_at) values ($1, 'pd', '{}', '{}', now(), now())`,
    [site_id],
  );
  const scope = openScope(db, site_id);
  const wallet = createWalletService({
    ...{ db, clock, ids: createIds(clock), log: quietLog, metrics: createMetrics() },
    audit: { record: () => Promise.resolve() },
    isMember: () => Promise.resolve(true),
    galleryOf: () => Promise.resolve(undefined),
    standingOf: () => Promise.resolve(NO_STANDING),
    findSoldMistakes: () => Promise.resolve([]),
    publish: () => undefined,
  });
  await measureDebits(scope, wallet, theirs);
  const member_id = await plantMovements(scope, { wallet, pool });
  await measureBalance(scope, { wallet, member_id });
  const began = performance.now();
  const { entries, findings } = await wallet.reconcile();
  const seconds = (performance.now() - began) / 1000;
  print(
    `reconciliation of ${entries} entries: ${seconds.toFixed(1)} s (goal 60 for a million), ${findings.length} findings (goal 0)  ${verdict(seconds <= 60 && findings.length === 0)}`,
  );
}

const whose = (member_id: string) => ({ member_id, unit: 'token' as const, key: randomUUID() });

async function measureDebits(scope: Scope, wallet: Wallet, theirs: number): Promise<void> {
  const members = Array.from({ length: MEMBERS }, () => randomUUID());
  for (const member_id of members) {
    const lots = [{ bucket: 'one_time' as const, amount: 1_000_000n }];
    await wallet.grant(scope, { ...whose(member_id), reason: 'package', lots });
  }
  let done = 0;
  let next = 0;
  const until = performance.now() + SECONDS * 1000;
  const spend = async (): Promise<void> => {
    while (performance.now() < until) {
      const member_id = members[next++ % MEMBERS] ?? '';
      await wallet.spend(scope, { ...whose(member_id), amount: 5n, reason: 'image' });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, spend));
  const ours = done / SECONDS;
  print(
    `debits: ${ours.toFixed(0)} a second (goal 1,500), pgbench ${theirs.toFixed(0)}, ratio ${(ours / theirs).toFixed(2)} (goal 0.4)  ${verdict(ours / theirs >= 0.4 && ours >= 1_500)}`,
  );
}

/** One member with a million entries in a chain as the product makes it, but many to a statement. */
async function plantMovements(
  scope: Scope,
  { wallet, pool }: { wallet: Wallet; pool: pg.Pool },
): Promise<string> {
  const member_id = randomUUID();
  const lots = [{ bucket: 'one_time' as const, amount: BigInt(ENTRIES) }];
  await wallet.grant(scope, { ...whose(member_id), reason: 'package', lots });
  const { rows } = await pool.query<{ id: string }>(
    `select id from ledger_account where site_id = $1 and kind = 'sys_usage_image' and unit = 'token'`,
    [scope.site_id],
  );
  const read = await readBook(scope, { member_id, unit: 'token' });
  const [lot] = read?.book.lots ?? [];
  if (!read || !lot) throw new Error('a grant left no lot');
  const chain = createChain(scope, read.book, { lot_id: lot.id, other: rows[0]?.id ?? '' });
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('alter table ledger_txn disable trigger user');
    await client.query('alter table ledger_entry disable trigger user');
    const count = Math.floor(ENTRIES / 2) - 1;
    for (let at = 0; at < count; at += AT_ONCE) {
      await writeAll(client, chain.spend(Math.min(AT_ONCE, count - at)));
    }
    const { book } = chain;
    await client.query(
      'update ledger_account set balance = $2, seq = $3, hash = $4 where id = $1',
      [book.spendable.id, String(book.spendable.balance), String(book.spendable.seq), book.hash],
    );
    await client.query('update token_lot set remaining = $2 where id = $1', [
      lot.id,
      String(book.spendable.balance),
    ]);
    await client.query('alter table ledger_txn enable trigger user');
    await client.query('alter table ledger_entry enable trigger user');
    await client.query('vacuum analyze ledger_txn');
    await client.query('vacuum analyze ledger_entry');
  } finally {
    client.release(true); // its settings go with it
  }
  return member_id;
}

/** Spends of one token after the other, linked as the ledger links them. */
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
  const spendOne = (): Posted => {
    const link = { id: ids.next(), site_id, created_at: clock.now() };
    const posted = post(book, { ...about, key: `bench:${link.id}` }, { link, accountOf });
    book = posted.book;
    return posted;
  };
  return {
    spend: (count: number) => Array.from({ length: count }, spendOne),
    get book() {
      return book;
    },
  };
}

async function writeAll(client: pg.PoolClient, posted: readonly Posted[]): Promise<void> {
  const txns = posted.map(({ txn, book }) => ({
    ...txn,
    seq: String(txn.seq),
    amount: String(txn.amount),
    balance_after: String(txn.balance_after),
    hash: book.hash,
  }));
  await client.query(
    `insert into ledger_txn select * from jsonb_populate_recordset(null::ledger_txn, $1)`,
    [JSON.stringify(txns)],
  );
  const entries = posted.flatMap(({ txn, entries: of }) =>
    of.map((entry, at) => ({ txn_id: txn.id, n: at + 1, ...entry, amount: String(entry.amount) })),
  );
  await client.query(
    `insert into ledger_entry select * from jsonb_populate_recordset(null::ledger_entry, $1)`,
    [JSON.stringify(entries)],
  );
}

async function measureBalance(
  scope: Scope,
  { wallet, member_id }: { wallet: Wallet; member_id: string },
): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const began = performance.now();
    await wallet.balances(scope, member_id);
    times.push(performance.now() - began);
  }
  const ms = median(times);
  print(
    `balance of an account with ${ENTRIES} entries: ${ms.toFixed(2)} ms (goal 5)  ${verdict(ms <= 5)}`,
  );
}
