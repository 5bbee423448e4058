// Authorization holds: tokens set aside for work, captured when it is delivered, released to the same lots when it is not.
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import {
  cut,
  isExpired,
  refusalOf,
  shift,
  split,
  takeTo,
  type Lot,
  type Part,
  type Reason,
  type Reference,
  type Refusal,
} from './ledger.rules.ts';
import type { LedgerSession, Ledger, AccountKey } from './ledger.ts';
import * as store from './ledger.store.ts';
import type { HoldRow } from './ledger.store.ts';

export interface HoldRequest extends AccountKey {
  readonly key: string;
  readonly amount: bigint;
  readonly reason: Reason;
  readonly reference?: Reference | undefined;
  /** Longer than the work can take: an open hold expires then, and its tokens are released. */
  readonly timeout_ms: number;
}

export type HoldOutcome = { readonly status: 'held'; readonly repeated: boolean } | Refusal;

/** `closed`: it had ended the other way before; `unknown`: no such hold. */
export type CloseOutcome =
  | { readonly status: 'done'; readonly amount: bigint; readonly repeated: boolean }
  | { readonly status: 'closed' }
  | { readonly status: 'frozen' }
  | { readonly status: 'unknown' };

/** Who is at fault decides what happens to tokens that expired while they were held. */
export type Fault = 'ours' | 'member';

const RESTORED_MS = 72 * 3_600_000;
const SWEPT_AT_ONCE = 100;

export type Holds = ReturnType<typeof createHolds>;

export function createHolds({ ledger, ids }: { ledger: Ledger; ids: Ids }) {
  const hold = (scope: Scope, request: HoldRequest): Promise<HoldOutcome> =>
    ledger.open(scope, { ...request, kind: 'hold' }, (session) => setAside(session, request, ids));

  /** The hold's row is read again under the lock, since it may have changed before. */
  const withHold = (
    scope: Scope,
    key: string,
    work: (session: LedgerSession, row: HoldRow) => Promise<CloseOutcome>,
  ): Promise<CloseOutcome> =>
    inTransaction(scope, async (tx) => {
      const found = await store.findHold(tx, key);
      if (!found?.owner_id) return { status: 'unknown' };
      const owner = { member_id: found.owner_id, unit: found.unit };
      return ledger.open(tx, owner, async (session) => {
        const current = await store.findHold(session.scope, key);
        if (!current) throw new Error('The hold disappeared while its account was locked.');
        return work(session, current.hold);
      });
    });

  const release = (
    scope: Scope,
    key: string,
    { fault, state = 'released' }: { fault: Fault; state?: 'released' | 'expired' },
  ): Promise<CloseOutcome> =>
    withHold(scope, key, async (session, row) => {
      const { amount } = row;
      if (row.state === 'captured') return { status: 'closed' };
      if (row.state !== 'open') return { status: 'done', amount, repeated: true };
      if (session.book().is_frozen) return { status: 'frozen' };
      const back = await giveBack(
        session,
        row,
        await store.listParts(session.scope, row.id),
        fault,
      );
      await store.closeHold(session.scope, row.id, {
        state,
        captured: 0n,
        released: amount,
        closed_at: session.now,
      });
      await session.payDebt(back);
      return { status: 'done', amount, repeated: false };
    });

  return {
    hold,
    release,

    /** Captures the delivered part, by default the whole hold, and releases the rest. */
    capture: (scope: Scope, key: string, delivered?: bigint): Promise<CloseOutcome> =>
      withHold(scope, key, async (session, row) => {
        const captured = delivered ?? row.amount;
        if (captured <= 0n || captured > row.amount)
          throw new Error('The captured amount must be above zero and no more than the hold.');
        if (row.state === 'captured' && row.captured === captured)
          return { status: 'done', amount: captured, repeated: true };
        if (row.state !== 'open') return { status: 'closed' };
        const { taken, left } = cut(await store.listParts(session.scope, row.id), captured);
        session.post({
          ...draftOf(row, row.reason),
          kind: 'capture',
          movements: takeTo('user_held', taken, row.reason),
        });
        const back = left.length > 0 ? await giveBack(session, row, left, 'ours') : [];
        const released = row.amount - captured;
        const to = { state: 'captured', captured, released, closed_at: session.now } as const;
        await store.closeHold(session.scope, row.id, to);
        await session.payDebt(back);
        return { status: 'done', amount: captured, repeated: false };
      }),

    /** Releases holds that were not closed in time; returns their number. */
    async sweep(db: Db, now: Date): Promise<number> {
      const late = await store.listLate(db, now, SWEPT_AT_ONCE);
      for (const { site_id, key } of late)
        await release(openScope(db, site_id), key, { fault: 'ours', state: 'expired' });
      return late.length;
    },

    /** For a deleted member, whose jobs are no longer awaited. */
    async releaseAllOf(scope: Scope, accountId: string): Promise<void> {
      for (const { key } of await store.listOpenOf(scope, accountId))
        await release(scope, key, { fault: 'member' });
    },
  };
}

async function setAside(
  session: LedgerSession,
  request: HoldRequest,
  ids: Ids,
): Promise<HoldOutcome> {
  const { key, amount, reason, reference } = request;
  const { existing, now } = session;
  const book = session.book();
  if (amount <= 0n) throw new Error('A hold needs a positive amount.');
  if (existing) {
    if (existing.amount !== -amount || existing.reason !== reason)
      throw new AppError('request.key_reused');
    return { status: 'held', repeated: true };
  }
  const parts = split(book.lots, amount, now);
  const refusal = refusalOf(book, amount);
  if (refusal || !parts) return refusal ?? { status: 'insufficient', missing: amount };
  const movements = shift('user_spendable', 'user_held', parts);
  session.post({ kind: 'hold', key, reason, reference, actor: 'member', movements });
  const row = {
    id: ids.next(),
    account_id: book.spendable.id,
    key,
    amount,
    reason,
    reference_type: reference?.type ?? null,
    reference_id: reference?.id ?? null,
    expires_at: new Date(now.getTime() + request.timeout_ms),
    created_at: now,
  };
  await store.addHold(session.scope, row, parts);
  return { status: 'held', repeated: false };
}

/**
 * Released to the same lots. An expired lot is replaced by a new one if the fault was ours, otherwise its tokens are
 * lost. Returns the lots.
 */
async function giveBack(
  session: LedgerSession,
  row: HoldRow,
  parts: readonly Part[],
  fault: Fault,
): Promise<string[]> {
  const lots = new Map(session.book().lots.map((lot) => [lot.id, lot]));
  const made: Lot[] = [];
  const back = parts.map((part) => {
    const lot = lots.get(part.lot_id);
    if (!lot) throw new Error('A lot with held tokens is missing.');
    if (fault === 'member' || !isExpired(lot, session.now)) return { ...part, to_lot_id: lot.id };
    const { bucket, priority, reference } = lot;
    const restored = session.makeLot({
      bucket,
      origin: 'restored',
      amount: part.amount,
      expires_at: new Date(session.now.getTime() + RESTORED_MS),
      priority,
      reference: reference ?? undefined,
    });
    made.push(restored);
    return { ...part, to_lot_id: restored.id };
  });
  session.post({
    ...draftOf(row, made.length > 0 ? 'restored' : row.reason),
    kind: 'release',
    movements: shift('user_held', 'user_spendable', back),
    made,
  });
  session.expireLots();
  return back.map(({ to_lot_id }) => to_lot_id);
}

const draftOf = (row: HoldRow, reason: Reason) => ({
  key: row.key,
  reason,
  actor: 'system' as const,
  reference:
    row.reference_type !== null && row.reference_id !== null
      ? { type: row.reference_type, id: row.reference_id }
      : undefined,
});
