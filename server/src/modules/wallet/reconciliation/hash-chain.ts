// Verifies all hash chains: finds changed, removed and inserted transactions.
import type { Db } from '../../../platform/db/handle.ts';
import type { Finding } from './reconciliation.store.ts';
import { readChainHeads, readLinks, type ChainLink } from './hash-chain.store.ts';
import { hashOf } from '../ledger.rules.ts';

const PAGE = 2_000;
const NO_SUBJECT = '00000000-0000-0000-0000-000000000000';
const KIND = 'the chain of transactions is broken';

interface ChainCheck {
  readonly entries: bigint;
  readonly findings: Finding[];
}

/** The end is compared with the account only if no write can have happened in between. */
export async function verifyChains(db: Db): Promise<ChainCheck> {
  const findings: Finding[] = [];
  let entries = 0n;
  let end: End = beginning(NO_SUBJECT);
  const report = (account_id: string, subject_id: string, detail: string): void =>
    void findings.push({ kind: KIND, account_id, subject_id, detail });
  for (;;) {
    const links = await readLinks(db, end, PAGE);
    const ends: End[] = [];
    for (const link of links) {
      const { account_id } = link.txn;
      if (account_id !== end.account_id) {
        ends.push(end);
        end = beginning(account_id);
      }
      const defect = defectOf(link, end);
      if (defect !== undefined) report(account_id, link.txn.id, defect);
      entries += BigInt(link.entries.length);
      end = endOf(link);
    }
    if (links.length < PAGE) ends.push(end);
    await compareHeads(db, ends, report);
    if (links.length < PAGE) return { entries, findings };
  }
}

/** Compares the chain's end with the account. A newer last transaction is not a defect: it was posted since. */
async function compareHeads(
  db: Db,
  ends: readonly End[],
  report: (account_id: string, subject_id: string, detail: string) => void,
): Promise<void> {
  const real = ends.filter(({ account_id }) => account_id !== NO_SUBJECT);
  const [first, last] = [real[0]?.account_id, real.at(-1)?.account_id];
  if (first === undefined || last === undefined) return;
  const heads = await readChainHeads(db, { first, last });
  for (const { account_id, seq, hash } of real) {
    const head = heads.get(account_id);
    if (!head) report(account_id, account_id, 'the account no longer exists');
    else if (head.seq < seq || (head.seq === seq && head.hash !== hash))
      report(account_id, account_id, 'the account ends at a different transaction');
    else if (head.seq > seq && !(await isThere(db, { account_id, seq })))
      report(account_id, account_id, `the account knows ${head.seq}, the chain ends at ${seq}`);
  }
}

async function isThere(db: Db, at: { account_id: string; seq: bigint }): Promise<boolean> {
  const next: ChainLink | undefined = (await readLinks(db, at, 1))[0];
  return next?.txn.account_id === at.account_id;
}

interface End {
  readonly account_id: string;
  readonly seq: bigint;
  readonly balance: bigint;
  readonly hash: string;
}

const beginning = (account_id: string): End => ({
  account_id,
  seq: 0n,
  balance: 0n,
  hash: '',
});

/** What is wrong with a link that should follow `end`; undefined if nothing is. */
function defectOf({ txn, hash, entries }: ChainLink, end: End): string | undefined {
  if (txn.seq !== end.seq + 1n) return `number ${txn.seq} comes after ${end.seq}`;
  if (txn.previous_hash !== end.hash) return 'it doesn’t reference the previous transaction';
  if (hashOf(txn, entries) !== hash) return 'its hash doesn’t match its contents';
  if (txn.balance_after !== end.balance + txn.amount)
    return 'its balance doesn’t follow from the previous one';
  return undefined;
}

const endOf = ({ txn, hash }: ChainLink): End => ({
  account_id: txn.account_id,
  seq: txn.seq,
  balance: txn.balance_after,
  hash,
});
