// Refunds and chargebacks: unspent tokens of the payment are removed, expired ones ignored, spent ones become a debt.
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import {
  bySpendOrder,
  cut,
  sumOf,
  takeTo,
  type Book,
  type Part,
  type Reference,
} from './ledger.rules.ts';
import type { LedgerSession, Ledger, AccountKey } from './ledger.ts';
import { addReversal, listGranted, listReversals, sumExpired } from './reversals.store.ts';

export interface ReversalRequest extends AccountKey {
  readonly key: string;
  readonly reason: 'refund' | 'dispute';
  /** The reference of the grant. */
  readonly reference: Reference;
  /** The number of tokens; by default all that were not reversed before. */
  readonly amount?: bigint | undefined;
}

export type ReversalOutcome =
  | {
      readonly status: 'done';
      readonly taken: bigint;
      /** What had expired unspent, and so is not owed. */
      readonly lapsed: bigint;
      readonly owed: bigint;
    }
  /** The member's books do not balance: nothing is reversed automatically before a review. */
  | { readonly status: 'frozen' };

export const createReversals = ({ ledger, ids }: { ledger: Ledger; ids: Ids }) => ({
  reverse: (scope: Scope, request: ReversalRequest): Promise<ReversalOutcome> =>
    ledger.open(scope, { ...request, kind: 'reverse' }, (session) =>
      reverse(session, request, ids),
    ),
});

async function reverse(
  session: LedgerSession,
  request: ReversalRequest,
  ids: Ids,
): Promise<ReversalOutcome> {
  const { scope, book, now } = session;
  const { key, reason, reference } = request;
  const account_id = book().spendable.id;
  const before = await listReversals(scope, account_id, reference);
  const same = before.find((one) => one.key === key);
  if (same) return { status: 'done', taken: same.taken, lapsed: same.lapsed, owed: same.owed };
  if (session.existing) throw new AppError('request.key_reused');
  if (book().is_frozen) return { status: 'frozen' };
  const granted = sumOf(await listGranted(scope, account_id, reference));
  const back = before.reduce((sum, { taken, lapsed, owed }) => sum + taken + lapsed + owed, 0n);
  const open = granted - back;
  const wanted = request.amount ?? open;
  const amount = wanted < open ? wanted : open;
  const { taken: parts } = cut(partsOf(book(), reference), amount);
  const taken = sumOf(parts);
  if (taken > 0n) {
    const movements = takeTo('user_spendable', parts, reason);
    session.post({ kind: 'reverse', key, reason, reference, actor: 'system', movements });
  }
  const known = before.reduce((sum, one) => sum + one.lapsed, 0n);
  const expired = (await sumExpired(scope, account_id, reference)) - known;
  const missing = amount - taken;
  const lapsed = missing < expired ? missing : expired;
  const owed = missing - lapsed;
  const about = { reference_type: reference.type, reference_id: reference.id, reason };
  const row = { id: ids.next(), account_id, key, taken, lapsed, owed, open: owed, created_at: now };
  await addReversal(scope, { ...row, ...about });
  session.notify();
  return { status: 'done', taken, lapsed, owed };
}

const partsOf = ({ lots }: Book, { type, id }: Reference): Part[] =>
  lots
    .filter((lot) => lot.reference?.type === type && lot.reference.id === id && lot.remaining > 0n)
    .toSorted(bySpendOrder)
    .map((lot) => ({ lot_id: lot.id, amount: lot.remaining }));
