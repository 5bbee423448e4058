// Webhooks of the payment providers: stored at once, processed by a job, which reads the object again from the provider.
import { createHash } from 'node:crypto';
import {
  PaymentsFailure,
  type PaymentsProvider,
  type PaymentsEvent,
} from '../../providers/payments/port.ts';
import { inTransaction, openScope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { ConfiguredProviders } from './configured-providers.ts';
import { nextCheck } from './payments.rules.ts';
import type { SyncOf } from './provider-sync.ts';
import * as store from './payments.store.ts';
import { changeSubscription, listToCheck, type SubscriptionRow } from './subscriptions.store.ts';
import type { PaymentsNeeds } from './service.ts';

interface Parts {
  readonly providers: ConfiguredProviders;
  readonly syncOf: SyncOf;
}

/** The job that processes one webhook. */
export const PROCESS_WEBHOOK = 'payments.follow';

/** Longer than an event's job is retried. */
const TRIED_MS = 4 * 60 * 60_000;
const GIVEN_UP_MS = 30 * 24 * 60 * 60_000;

/** Longer than a provider takes to send a webhook, and than the server may be down overnight. */
const LOOK_BACK_MS = 26 * 60 * 60_000;
/** Providers do not list older events. */
const MAX_LOOK_BACK_MS = 30 * 24 * 60 * 60_000;
/** An event received within this time may be the first after an outage. */
const RECENT_MS = 2 * 60 * 60_000;

/** The maximum number of reads, because other webhooks of the same purchase may read it concurrently. */
const MAX_READS = 4;

export function createWebhooks(
  { db, clock, log, queue }: PaymentsNeeds,
  { providers, syncOf }: Parts,
) {
  const save = (
    { provider }: PaymentsProvider,
    event: PaymentsEvent,
    body_hash: string | null,
  ): Promise<void> =>
    inTransaction(openScope(db, ''), async (tx) => {
      const isNew = await store.addEvent(tx.db, provider, {
        ...event,
        body_hash,
        received_at: clock.now(),
      });
      if (isNew && event.about !== 'other')
        await queue.send(tx, PROCESS_WEBHOOK, { provider, event_id: event.id });
    });

  const checkPayment = async (row: store.PaymentRow, now: Date): Promise<void> => {
    // Stored first, so that settling the payment can clear it.
    await store.changePayment(db, row.id, { next_check_at: nextCheck(row.created_at, now) });
    if (row.provider_id !== null) await syncOf(row).payment(row.provider_id);
  };
  const checkSubscription = async (row: SubscriptionRow, now: Date): Promise<void> => {
    const next_check_at = nextCheck(row.created_at, now);
    await changeSubscription(db, row.id, { next_check_at });
    if (row.checkout_id !== null) await syncOf(row).checkout(row.checkout_id);
    // The provider was never reached, and the member did not retry.
    else if (next_check_at === null) await changeSubscription(db, row.id, { state: 'ended' });
  };
  const checkEach = async <T>(rows: readonly T[], check: (row: T, now: Date) => Promise<void>) => {
    for (const row of rows) {
      // A row that cannot be read does not block the others; it is checked again.
      await check(row, clock.now()).catch((error: unknown) => {
        log.warn({ err: error }, 'checking a purchase failed');
      });
    }
  };

  /** Reads events since the last one before an outage, because a provider stops retrying after days. */
  const saveMissed = async (provider: PaymentsProvider): Promise<void> => {
    const now = clock.now().getTime();
    const before = new Date(now - RECENT_MS);
    const last = await store.readLastEvent(db, { provider: provider.provider, before });
    const from = (last?.getTime() ?? now) - LOOK_BACK_MS;
    const since = new Date(Math.max(now - MAX_LOOK_BACK_MS, from));
    for await (const event of provider.eventsSince(since)) {
      if (event.live === provider.live) await save(provider, event, null);
    }
  };

  /** Safe to run twice. An unknown object belongs to another product on the same account. */
  const process = async (
    event_id: string,
    provider = providers.present.provider,
  ): Promise<void> => {
    const key = { provider, event_id };
    const event = await store.takeEvent(db, key);
    if (!event || event.object_id === null || event.about === 'other') return;
    const sync = syncOf(event);
    const { about, object_id } = event;
    const read = () =>
      sync[about](object_id).catch((error: unknown) => {
        if (error instanceof PaymentsFailure && error.kind === 'not_found')
          return 'not_ours' as const;
        throw error;
      });
    let outcome = await read();
    // Webhooks of one purchase arrive together, and others may have just read it. If the clock is behind, it stays
    // behind, and a later run repeats the read.
    for (let reads = 1; outcome === 'outdated' && reads < MAX_READS; reads += 1)
      outcome = await read();
    if (outcome === 'outdated') throw new Error('What was read is outdated; it is read again.');
    const state = outcome === 'settled' ? ('done' as const) : ('not_ours' as const);
    await store.closeEvent(db, key, { state, done_at: clock.now() });
  };

  /** Events whose jobs have used up their retries, for example while a provider refused our key for days. */
  const processWaiting = async (): Promise<void> => {
    const now = clock.now().getTime();
    const about = { from: new Date(now - GIVEN_UP_MS), to: new Date(now - TRIED_MS) };
    for (const { provider, event_id } of await store.listWaitingEvents(db, about)) {
      await process(event_id, provider).catch((error: unknown) => {
        log.warn({ err: error, provider, event_id }, 'processing a webhook failed again');
      });
    }
  };

  return {
    process,

    /** Stores a webhook with the hash of its bytes. Throws `payments.message_refused`. */
    async receive(raw: Buffer, headers: Readonly<Record<string, unknown>>): Promise<void> {
      const { provider, event } = readSigned(providers.all, raw, headers);
      if (event.live !== provider.live) throw new AppError('payments.message_refused');
      // Before its event, because processing the event reads what is stored here.
      await provider.storeWebhook?.(raw);
      await save(provider, event, createHash('sha256').update(raw).digest('hex'));
    },

    /** Polls purchases that should have been paid or given up by now. */
    async poll(): Promise<void> {
      for (const { provider } of providers.all) {
        const about = { provider, now: clock.now() };
        await checkEach(await store.listPaymentsToCheck(db, about), checkPayment);
        await checkEach(await listToCheck(db, about), checkSubscription);
      }
    },

    /**
     * Finds webhooks that never arrived or could not be processed. An unreachable provider does not block the others.
     */
    async catchUp(): Promise<void> {
      const outcomes = await Promise.allSettled(providers.all.map(saveMissed));
      const failures = outcomes.flatMap((one): unknown[] =>
        one.status === 'rejected' ? [one.reason] : [],
      );
      await processWaiting();
      if (failures.length === 1) throw failures[0];
      if (failures.length > 1) throw new AggregateError(failures, 'No payment provider answered.');
    },
  };
}

/** The provider that signed this, and its event: all providers share one URL. Throws `payments.message_refused`. */
function readSigned(
  providers: readonly PaymentsProvider[],
  raw: Buffer,
  headers: Readonly<Record<string, unknown>>,
): { provider: PaymentsProvider; event: PaymentsEvent } {
  let cause: PaymentsFailure | undefined;
  for (const provider of providers) {
    try {
      return { provider, event: provider.readWebhook(raw, headers) };
    } catch (error) {
      if (!(error instanceof PaymentsFailure)) throw error;
      cause ??= error;
    }
  }
  throw new AppError('payments.message_refused', { cause });
}
