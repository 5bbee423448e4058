// What a provider tells: kept at once, followed later. Each message leads to its object, which is read anew.
import { createHash } from 'node:crypto';
import {
  PaymentsFailure,
  type PaymentsProvider,
  type PaymentsEvent,
  type RemotePayment,
} from '../../providers/payments/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { nextCheck } from './payments.rules.ts';
import type { Settle } from './settlement.ts';
import * as store from './payments.store.ts';
import type { createSubscriptions } from './subscriptions.ts';
import { changeSubscription, listToCheck, type SubscriptionRow } from './subscriptions.store.ts';

interface Needs {
  readonly db: Db;
  readonly payments: PaymentsProvider;
  readonly settlePayment: Settle<RemotePayment>;
  readonly subscriptions: ReturnType<typeof createSubscriptions>;
  /** The job exists if and only if the transaction commits. */
  readonly followLater: (scope: Scope, event_id: string) => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Longer than a provider needs to tell, and than we may be away in a night. */
const LOOK_BACK_MS = 26 * 60 * 60_000;

export function createWebhooks(needs: Needs) {
  const { db, payments, settlePayment, subscriptions, followLater, clock, log } = needs;
  const { provider } = payments;

  const keep = (event: PaymentsEvent, body_hash: string | null): Promise<void> =>
    inTransaction(openScope(db, ''), async (tx) => {
      const isNew = await store.addEvent(tx.db, provider, {
        ...event,
        body_hash,
        received_at: clock.now(),
      });
      if (isNew && event.about !== 'other') await followLater(tx, event.id);
    });

  const settleSubscription = async (id: string) => {
    const asked_at = clock.now();
    const remote = await payments.readSubscription(id);
    const outcome = await subscriptions.settleSubscription(remote, asked_at);
    return { outcome, latest_bill: remote.latest_bill };
  };

  /** Asks the provider and does what follows; the same for messages, returns of the browser and the poller. */
  const follow = {
    async payment(id: string) {
      const asked_at = clock.now();
      const remote = await payments.readPayment(id);
      return remote.bill === null ? settlePayment(remote, asked_at) : follow.bill(remote.bill);
    },
    /** After its subscription, since of a second plan nothing is credited. */
    async bill(id: string) {
      const asked_at = clock.now();
      const remote = await payments.readBill(id);
      if (remote.subscription !== null) await settleSubscription(remote.subscription);
      return subscriptions.settleBill(remote, asked_at);
    },
    /** With its bill: whoever comes back from paying has the tokens at once, however late its message is. */
    async subscription(id: string) {
      const { outcome, latest_bill } = await settleSubscription(id);
      if (outcome === 'settled' && latest_bill !== null) {
        const asked_at = clock.now();
        await subscriptions.settleBill(await payments.readBill(latest_bill), asked_at);
      }
      return outcome;
    },
    async checkout(id: string) {
      const remote = await payments.readCheckout(id);
      return remote.subscription === null
        ? subscriptions.settleCheckout(remote)
        : follow.subscription(remote.subscription);
    },
  };

  const checkPayment = async (row: store.PaymentRow, now: Date): Promise<void> => {
    // Before it is asked, so that what follows can say that no further look is needed.
    await store.changePayment(db, row.id, { next_check_at: nextCheck(row.created_at, now) });
    if (row.provider_id !== null) await follow.payment(row.provider_id);
  };
  const checkSubscription = async (row: SubscriptionRow, now: Date): Promise<void> => {
    const next_check_at = nextCheck(row.created_at, now);
    await changeSubscription(db, row.id, { next_check_at });
    if (row.checkout_id !== null) await follow.checkout(row.checkout_id);
    // The provider was never reached, and nobody came back for it.
    else if (next_check_at === null) await changeSubscription(db, row.id, { state: 'ended' });
  };
  const inTurn = async <T>(rows: readonly T[], check: (row: T, now: Date) => Promise<void>) => {
    for (const row of rows) {
      // One that cannot be read does not keep the others waiting; it is looked at again.
      await check(row, clock.now()).catch((error: unknown) => {
        log.warn({ err: error }, 'checking a purchase failed');
      });
    }
  };

  return {
    follow,

    /** Keeps a message by the bytes that came. Throws `payments.message_refused`. */
    async receive(raw: Buffer, headers: Readonly<Record<string, unknown>>): Promise<void> {
      const event = readMessage(payments, raw, headers);
      if (event.live !== payments.live) throw new AppError('payments.message_refused');
      await keep(event, createHash('sha256').update(raw).digest('hex'));
    },

    /** Safe to run twice. What is not found is somebody else's: an account may serve more than us. */
    async work(event_id: string): Promise<void> {
      const key = { provider, event_id };
      const event = await store.takeEvent(db, key);
      if (!event || event.object_id === null || event.about === 'other') return;
      const outcome = await follow[event.about](event.object_id).catch((error: unknown) => {
        if (error instanceof PaymentsFailure && error.kind === 'not_found')
          return 'not_ours' as const;
        throw error;
      });
      const state = outcome === 'settled' ? ('done' as const) : ('not_ours' as const);
      await store.closeEvent(db, key, { state, done_at: clock.now() });
    },

    /** Purchases that should have been paid or given up by now. */
    async poll(): Promise<void> {
      const about = { provider, now: clock.now() };
      await inTurn(await store.listPaymentsToCheck(db, about), checkPayment);
      await inTurn(await listToCheck(db, about), checkSubscription);
    },

    /** Messages that never arrived. */
    async catchUp(): Promise<void> {
      const since = new Date(clock.now().getTime() - LOOK_BACK_MS);
      for await (const event of payments.eventsSince(since)) {
        if (event.live === payments.live) await keep(event, null);
      }
    },
  };
}

function readMessage(
  payments: PaymentsProvider,
  raw: Buffer,
  headers: Readonly<Record<string, unknown>>,
): PaymentsEvent {
  try {
    return payments.readWebhook(raw, headers);
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error;
    throw new AppError('payments.message_refused', { cause: error });
  }
}
