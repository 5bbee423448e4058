// Settles a payment by its state at the provider: the same for webhooks, the browser's return and polling.
import type { RemotePayment } from '../../providers/payments/port.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Conversions } from './affiliate-conversions.ts';
import type { Receipts } from './receipts.ts';
import type { ApplyRefund } from './refunds.ts';
import type { Receipt } from './receipts.rules.ts';
import {
  ACCOUNT_DELETED,
  changedReturns,
  differenceOf,
  isOfOwnObject,
  isOutdated,
  isRefunded,
  cardHashOf,
  reasonOf,
  returnedOf,
  reversedOf,
} from './payments.rules.ts';
import { changePayment, lockPayment, type PaymentRow } from './payments.store.ts';
import type { PaymentsNeeds } from './service.ts';

interface Parts {
  readonly applyRefund: ApplyRefund;
  readonly conversions: Pick<Conversions, 'note'>;
  readonly receipts: Receipts;
}

/**
 * `outdated`: the provider was read before the stored state, or by a clock that is behind, so it must be read again.
 */
export type Settled = 'settled' | 'not_ours' | 'outdated';

/** `asked_at`: the time before the provider was read. A read that is older than the stored one changes nothing. */
export type Settle<T> = (remote: T, asked_at: Date) => Promise<Settled>;

export function createSettlement(
  { db, wallet, vault, clock, log }: PaymentsNeeds,
  { applyRefund, conversions, receipts }: Parts,
): Settle<RemotePayment> {
  const cardKey = vault.secret('cards that paid');

  return async (remote, asked_at) => {
    const id = remote.metadata['purchase_id'] ?? '';
    if (!isUuid(id)) return 'not_ours';
    return inTransaction(openScope(db, ''), async ({ db: tx, afterCommit }) => {
      const row = await lockPayment(tx, id);
      if (!row) return 'not_ours';
      if (isOutdated(asked_at, row.read_at, clock.now())) return 'outdated';
      const scope = { db: tx, site_id: row.site_id, afterCommit };
      const finding = findingOf(row, remote);
      if (finding !== undefined && isOfOwnObject(finding) && isRefunded(remote)) {
        const { refunded_cents } = remote;
        const over = { state: 'cancelled', finding: null, next_check_at: null } as const;
        await changePayment(tx, id, { ...over, refunded_cents, read_at: asked_at });
        return 'settled';
      }
      if (finding !== undefined) {
        log.error({ payment_id: id, finding }, 'payment does not match its order; needs review');
        await changePayment(tx, id, { finding, next_check_at: null, read_at: asked_at });
        return 'settled';
      }
      const changes = { provider_id: remote.id, read_at: asked_at };
      if (remote.state === 'cancelled' && row.state === 'open') {
        await changePayment(tx, id, { ...changes, state: 'cancelled', next_check_at: null });
        return 'settled';
      }
      await changePayment(tx, id, changes);
      if (remote.state !== 'succeeded') return 'settled';
      const isNew = row.state !== 'credited';
      const bonus = isNew ? await credit(scope, row, remote) : row.bonus;
      if (isNew) await receipts.sendReceipt(scope, row.member_id, receiptOf({ ...row, bonus }));
      await applyRefunds(scope, { ...row, bonus }, remote);
      const returns = changedReturns(row, remote, clock.now());
      if (returns) {
        await changePayment(tx, id, returns);
        await receipts.sendRefund(scope, row.member_id, receiptOf({ ...row, bonus }), {
          before: row.refunded_cents,
          now: returns.refunded_cents,
        });
      }
      if (isRefunded(remote)) await changePayment(tx, id, { finding: null });
      return 'settled';
    });
  };

  /** Returns the coupon's bonus, which is a separate lot. */
  async function credit(scope: Scope, row: PaymentRow, remote: RemotePayment): Promise<bigint> {
    const { id, member_id, unit, units } = row;
    let bonus = 0n;
    const finding = member_id === null ? ACCOUNT_DELETED : row.finding;
    if (member_id === null) {
      log.error({ payment_id: id, finding }, 'payment of a deleted account; needs a refund');
    } else {
      const card = remote.card === null ? null : cardHashOf(cardKey, row, remote.card);
      if (card !== null) await wallet.coupons.noteCard(scope, member_id, card);
      const about = { unit, payment_id: id, card };
      const isDoubled = row.bonus > 0n && (await wallet.coupons.use(scope, member_id, about));
      if (isDoubled) bonus = row.bonus;
      await wallet.grant(scope, {
        member_id,
        unit,
        key: `payment:${id}`,
        reason: 'package' as const,
        reference: { type: 'payment', id },
        lots: [
          { bucket: 'one_time', amount: units },
          ...(bonus > 0n
            ? [{ bucket: 'one_time' as const, amount: bonus, origin: 'coupon' as const }]
            : []),
        ],
      });
    }
    const { amount_cents, currency, live } = row;
    const bought = { member_id, purchase_id: id, amount_cents, currency, live };
    await conversions.note(scope, { kind: 'package', ...bought });
    const credited_at = clock.now();
    await changePayment(scope.db, id, {
      state: 'credited',
      credited_at,
      finding,
      bonus,
      next_check_at: null,
    });
    return bonus;
  }

  async function applyRefunds(scope: Scope, row: PaymentRow, remote: RemotePayment): Promise<void> {
    const { id, member_id, unit, reversed, turns, amount_cents } = row;
    if (member_id === null) return;
    const returned_cents = returnedOf(remote);
    const reference = { type: 'payment' as const, id };
    const refunded = await applyRefund(
      scope,
      { member_id, unit, reference, reason: 'package', expires_at: null },
      {
        from: { reversed, turns, lapsed: 0n }, // packages never expire
        wanted: reversedOf(row.units + row.bonus, { amount_cents, returned_cents }),
        why: reasonOf(remote),
      },
    );
    if (!refunded) return;
    await changePayment(scope.db, id, { reversed: refunded.reversed, turns: refunded.turns });
  }
}

const receiptOf = (row: PaymentRow): Receipt => ({
  purchase_id: row.id,
  at: row.created_at,
  item: { kind: 'package', unit: row.unit, amount: row.units + row.bonus },
  amount_cents: row.amount_cents,
  currency: row.currency,
  live: row.live,
});

/** A payment must match the agreed terms, to the cent. */
function findingOf(row: PaymentRow, remote: RemotePayment): string | undefined {
  const difference = differenceOf(row, remote);
  if (difference !== undefined) return difference;
  const isPaid = remote.state === 'succeeded';
  return isPaid && remote.received_cents !== row.amount_cents ? 'received' : undefined;
}
