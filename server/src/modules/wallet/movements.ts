// Grants and spending: tokens that are added or spent at once, without a hold.
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import {
  refusalOf,
  split,
  sumOf,
  takeTo,
  type Reason,
  type Reference,
  type Refusal,
} from './ledger.rules.ts';
import type { AccountKey, Grant, Ledger, LedgerSession } from './ledger.ts';

export interface GrantRequest extends AccountKey {
  readonly key: string;
  readonly reason: Reason;
  /** The payment or other source of the tokens; a reversal finds the lots by it. */
  readonly reference?: Reference | undefined;
  /** A bonus is a separate lot. `origin` and `reference` are those of the grant by default. */
  readonly lots: readonly Omit<Grant['lots'][number], 'reference'>[];
}

interface SpendRequest extends AccountKey {
  readonly key: string;
  readonly amount: bigint;
  readonly reason: Reason;
  readonly reference?: Reference | undefined;
}

/** `repeated`: it was already done under the same key. */
export interface Done {
  readonly status: 'done';
  readonly repeated: boolean;
  readonly txn_id: string;
}

export type Movements = ReturnType<typeof createMovements>;

export const createMovements = ({ ledger }: { ledger: Ledger }) => ({
  grant: (scope: Scope, request: GrantRequest): Promise<Done> =>
    ledger.open(scope, { ...request, kind: 'grant' }, (session) => grant(session, request)),

  spend: (scope: Scope, request: SpendRequest): Promise<Done | Refusal> =>
    ledger.open(scope, { ...request, kind: 'spend' }, (session) => spend(session, request)),
});

async function grant(
  session: LedgerSession,
  { key, reason, reference, lots }: GrantRequest,
): Promise<Done> {
  const total = sumOf(lots);
  if (lots.length === 0 || lots.some(({ amount }) => amount <= 0n))
    throw new Error('A grant needs a positive amount in each lot.');
  const { existing } = session;
  if (existing) return repeatOf(session, { amount: total, reason, reference });
  const txn_id = await session.grant({
    kind: 'grant',
    key,
    reason,
    reference,
    actor: 'system',
    lots: lots.map((lot) => ({ ...lot, reference })),
  });
  return { status: 'done', repeated: false, txn_id };
}

async function spend(session: LedgerSession, request: SpendRequest): Promise<Done | Refusal> {
  const { key, amount, reason, reference } = request;
  if (amount <= 0n) throw new Error('The amount must be above zero.');
  if (session.existing) return repeatOf(session, { amount: -amount, reason, reference });
  const book = session.book();
  const parts = split(book.lots, amount, session.now);
  const refusal = refusalOf(book, amount);
  if (refusal || !parts) return refusal ?? { status: 'insufficient', missing: amount };
  const movements = takeTo('user_spendable', parts, reason);
  const txn_id = session.post({
    kind: 'spend',
    key,
    reason,
    reference,
    actor: 'member',
    movements,
  });
  return { status: 'done', repeated: false, txn_id };
}

/** Reusing a key for another movement is a bug, so it throws. */
function repeatOf(
  { existing }: LedgerSession,
  {
    amount,
    reason,
    reference,
  }: { amount: bigint; reason: Reason; reference: Reference | undefined },
): Done {
  if (
    existing?.amount !== amount ||
    existing.reason !== reason ||
    existing.reference_id !== (reference?.id ?? null)
  )
    throw new AppError('request.key_reused');
  return { status: 'done', repeated: true, txn_id: existing.id };
}
