// The queue jobs of payments: processing webhooks, undoing duplicates, reporting conversions.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import { REPORT } from './affiliate-conversions.ts';
import type { PaymentsService } from './service.ts';
import { CANCEL_DUPLICATE, SYNC_NEXT_PLAN } from './subscriptions.ts';
import { PROCESS_WEBHOOK } from './webhooks.ts';

/** Each job is safe to run twice. */
export function definePaymentsJobs(queue: Queue, payments: PaymentsService): void {
  queue.define(
    PROCESS_WEBHOOK,
    // Jobs from before there were several providers have no provider.
    z.object({ event_id: z.string(), provider: z.string().optional() }),
    ({ event_id, provider }) => payments.process(event_id, provider),
    {
      retries: 12,
      retryDelaySeconds: 5,
      concurrency: 4,
    },
  );
  queue.define(
    CANCEL_DUPLICATE,
    z.object({ subscription_id: z.string() }),
    ({ subscription_id }) => payments.cancelDuplicate(subscription_id),
    { retries: 12, retryDelaySeconds: 30 },
  );
  queue.define(
    SYNC_NEXT_PLAN,
    z.object({ subscription_id: z.string() }),
    ({ subscription_id }) => payments.syncNextPlan(subscription_id),
    { retries: 12, retryDelaySeconds: 30 },
  );
  queue.define(
    REPORT,
    z.object({ conversion_id: z.uuid() }),
    ({ conversion_id }) => payments.notifyAffiliate(conversion_id),
    { retries: 90, retryDelaySeconds: 10, runSeconds: 60, concurrency: 4 }, // for a little more than three days
  );
}
