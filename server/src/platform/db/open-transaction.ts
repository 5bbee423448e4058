// Tracks whether code runs inside an open transaction, so that slow work can refuse to hold a connection.
import { AsyncLocalStorage } from 'node:async_hooks';
import { SlowWorkInTransaction } from './failures.ts';

/** The transaction around a caller, and the pool of its connection. */
export interface OpenTransaction {
  readonly pool: object;
  open: boolean;
}

export const openTransaction = new AsyncLocalStorage<OpenTransaction>();

/**
 * Throws if called inside a transaction, which slow work would keep open; the embedded database has
 * only one connection.
 */
export function assertNoTransaction(work: string): void {
  if (openTransaction.getStore()?.open) throw new SlowWorkInTransaction(work);
}
