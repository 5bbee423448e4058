// Whether the present work runs inside an open transaction, so that slow work can refuse to hold a connection.
import { AsyncLocalStorage } from 'node:async_hooks';
import { SlowWorkInTransaction } from './failures.ts';

/** The transaction around a caller, and the pool that its connection is from. */
export interface OpenTransaction {
  readonly pool: object;
  open: boolean;
}

export const openTransaction = new AsyncLocalStorage<OpenTransaction>();

/** Throws where slow work would keep a transaction open; on the embedded database that is the only connection. */
export function demandNoTransaction(work: string): void {
  if (openTransaction.getStore()?.open) throw new SlowWorkInTransaction(work);
}
