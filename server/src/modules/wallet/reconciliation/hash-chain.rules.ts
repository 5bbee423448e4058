// Whether a chain of transactions is intact: every number present, every hash matching its content. Pure.
import { hashOf } from '../ledger.rules.ts';
import type { ChainLink } from './hash-chain.store.ts';

export interface End {
  readonly account_id: string;
  readonly seq: bigint;
  readonly balance: bigint;
  readonly hash: string;
}

export const beginning = (account_id: string): End => ({
  account_id,
  seq: 0n,
  balance: 0n,
  hash: '',
});

/** What is wrong with a link that should come after `end`; undefined where nothing is. */
export function mistakeOf({ txn, hash, entries }: ChainLink, end: End): string | undefined {
  if (txn.seq !== end.seq + 1n) return `number ${txn.seq} comes after ${end.seq}`;
  if (txn.previous_hash !== end.hash) return 'it doesn’t reference the previous transaction';
  if (hashOf(txn, entries) !== hash) return 'its hash doesn’t match its contents';
  if (txn.balance_after !== end.balance + txn.amount)
    return 'its balance doesn’t follow from the previous one';
  return undefined;
}

export const endOf = ({ txn, hash }: ChainLink): End => ({
  account_id: txn.account_id,
  seq: txn.seq,
  balance: txn.balance_after,
  hash,
});
