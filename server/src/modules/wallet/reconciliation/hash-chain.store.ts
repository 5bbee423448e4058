// The SQL that reads the hash chains of all accounts, in order and page by page.
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import type { Txn } from '../ledger.rules.ts';

export interface Place {
  readonly account_id: string;
  readonly seq: bigint;
}

export interface ChainLink {
  readonly txn: Txn;
  readonly hash: string;
  readonly entries: readonly { account_id: string; lot_id: string | null; amount: bigint }[];
}

interface Row extends Omit<Txn, 'seq' | 'amount' | 'balance_after'> {
  seq: string;
  amount: string;
  balance_after: string;
  hash: string;
  entries: [string, string | null, string][] | null;
}

/** The entries are nested JSON, so that each transaction is one row. */
export async function readLinks(db: Db, after: Place, limit: number): Promise<ChainLink[]> {
  const rows = await runPrepared<Row>(
    db,
    'wallet_links',
    sql`select t.*, (select json_agg(json_build_array(e.account_id, e.lot_id, e.amount::text) order by e.n)
          from ledger_entry e where e.txn_id = t.id) as entries
        from ledger_txn t
        where (t.account_id, t.seq) > (${after.account_id}::uuid, ${String(after.seq)}::bigint)
        order by t.account_id, t.seq
        limit ${limit}`,
  );
  return rows.map(({ entries, hash, seq, amount, balance_after, ...row }) => ({
    txn: {
      ...row,
      seq: BigInt(seq),
      amount: BigInt(amount),
      balance_after: BigInt(balance_after),
      created_at: new Date(row.created_at),
    },
    hash,
    entries: (entries ?? []).map(([account_id, lot_id, by]) => ({
      account_id,
      lot_id,
      amount: BigInt(by),
    })),
  }));
}

/** The last transaction of each chain, as the account rows name it. */
export async function readChainHeads(
  db: Db,
  between: { readonly first: string; readonly last: string },
): Promise<Map<string, { seq: bigint; hash: string }>> {
  const rows = await runPrepared<{ id: string; seq: string; hash: string }>(
    db,
    'wallet_heads',
    sql`select id, seq::text, hash from ledger_account
        where id between ${between.first}::uuid and ${between.last}::uuid and kind = 'user_spendable'`,
  );
  return new Map(rows.map(({ id, seq, hash }) => [id, { seq: BigInt(seq), hash }]));
}
