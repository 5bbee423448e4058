// What payments do by themselves: following messages, asking for those that never came, a month's tokens.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import { REPORT } from './affiliate-conversions.ts';
import { FOLLOW, NOTIFY_NEXT, UNDO, type PaymentsService } from './service.ts';

const nothing = z.object({});

/** What a real provider does on its own side: telling us, and its work. */
interface StandIn {
  deliverTo(receive: PaymentsService['receive']): void;
  work(): Promise<void>;
}

/** Each is safe to run twice. */
export function definePaymentsJobs(
  queue: Queue,
  payments: PaymentsService,
  standIn: StandIn | undefined,
): void {
  queue.define(
    FOLLOW,
    z.object({ event_id: z.string() }),
    ({ event_id }) => payments.work(event_id),
    {
      retries: 12,
      retryDelaySeconds: 5,
      concurrency: 4,
    },
  );
  queue.define(
    UNDO,
    z.object({ subscription_id: z.string() }),
    ({ subscription_id }) => payments.undoSecondPlan(subscription_id),
    { retries: 12, retryDelaySeconds: 30 },
  );
  queue.define(
    NOTIFY_NEXT,
    z.object({ subscription_id: z.string() }),
    ({ subscription_id }) => payments.tellNext(subscription_id),
    { retries: 12, retryDelaySeconds: 30 },
  );
  queue.define('payments.poll', nothing, () => payments.poll());
  queue.schedule('payments.poll', '*/2 * * * *');
  queue.define('payments.catch_up', nothing, () => payments.catchUp());
  queue.schedule('payments.catch_up', '23 * * * *');
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
  if (!standIn) return;
  standIn.deliverTo(payments.receive);
  queue.define('payments.provider', nothing, standIn.work);
  queue.schedule('payments.provider', '* * * * *');
}
