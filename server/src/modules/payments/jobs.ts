// The payment jobs: processing webhooks, looking for missed ones, granting a month's tokens.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import { REPORT } from './affiliate-conversions.ts';
import {
  CANCEL_DUPLICATE,
  PROCESS_WEBHOOK,
  SYNC_NEXT_PLAN,
  type PaymentsService,
} from './service.ts';

const nothing = z.object({});

/** What a real provider does on its own servers: sending webhooks, renewing subscriptions. */
interface Sandbox {
  deliverTo(receive: PaymentsService['receive']): void;
  runDue(): Promise<void>;
}

/** Each is safe to run twice. */
export function definePaymentsJobs(
  queue: Queue,
  payments: PaymentsService,
  sandbox: Sandbox | undefined,
): void {
  queue.define(
    PROCESS_WEBHOOK,
    // Jobs from before there was more than one provider name none.
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
  queue.define('payments.poll', nothing, () => payments.poll());
  queue.schedule('payments.poll', '*/2 * * * *');
  queue.define('payments.catch_up', nothing, () => payments.catchUp());
  queue.schedule('payments.catch_up', '23 * * * *');
  queue.define('payments.watch_disputes', nothing, () => payments.watchDisputes());
  queue.schedule('payments.watch_disputes', '51 * * * *');
  queue.define('payments.grant_due', nothing, async (_, { signal }) => {
    while (!signal.aborted && (await payments.grantDue()));
  });
  queue.schedule('payments.grant_due', '*/10 * * * *');
  queue.define(
    REPORT,
    z.object({ conversion_id: z.uuid() }),
    ({ conversion_id }) => payments.notifyAffiliate(conversion_id),
    { retries: 90, retryDelaySeconds: 10, runSeconds: 60, concurrency: 4 }, // for three days, and a few hours
  );
  queue.define('payments.forget_conversions', nothing, () => payments.forgetConversions());
  queue.schedule('payments.forget_conversions', '41 3 * * *');
  if (!sandbox) return;
  sandbox.deliverTo(payments.receive);
  queue.define('payments.provider', nothing, sandbox.runDue);
  queue.schedule('payments.provider', '* * * * *');
}
