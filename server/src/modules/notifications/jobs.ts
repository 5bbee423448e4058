// The jobs of notifications: pushing, finding replies and ending plans, digests, and forgetting.
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Queue } from '../../platform/queue.ts';
import { PUSH } from './push.ts';
import type { Found, NotificationsService } from './service.ts';

interface Sources {
  readonly clock: Clock;
  /** Replies that ended between these times and that their reader has not seen. */
  readonly unseenReplies: (from: Date, to: Date) => Promise<readonly Found[]>;
  /** Plans that end before this time and are not renewed. */
  readonly endingPlans: (before: Date) => Promise<readonly Found[]>;
}

/** A person who looks at the chat has seen a reply by then. */
const SEEN_MS = 20_000;
/** Runs come every minute; one that was late finds what it missed, and an old reply is no news. */
const LATE_MS = 5 * 60_000;
const PLAN_NOTICE_MS = 3 * 24 * 3_600_000;

/** Each is safe to run twice. */
export function defineNotificationJobs(
  queue: Queue,
  notifications: NotificationsService,
  { clock, unseenReplies, endingPlans }: Sources,
): void {
  const nothing = z.object({});
  queue.define(
    PUSH,
    z.object({ notification_id: z.uuid(), subscription_id: z.uuid() }),
    (one) => notifications.push.send(one),
    { retries: 8, retryDelaySeconds: 30, concurrency: 4, runSeconds: 60 },
  );
  queue.define('notifications.find_replies', nothing, async () => {
    const now = clock.now().getTime();
    const found = await unseenReplies(new Date(now - LATE_MS), new Date(now - SEEN_MS));
    await notifications.notifyFound(found, { onlyRegistered: true });
  });
  queue.schedule('notifications.find_replies', '* * * * *');
  queue.define('notifications.find_ending_plans', nothing, async () => {
    const before = new Date(clock.now().getTime() + PLAN_NOTICE_MS);
    await notifications.notifyFound(await endingPlans(before));
  });
  queue.schedule('notifications.find_ending_plans', '41 * * * *');
  queue.define('notifications.digests', nothing, () => notifications.digests.sendDue());
  queue.schedule('notifications.digests', '7 * * * *');
  queue.define('notifications.forget_old', nothing, () => notifications.forgetOld());
  queue.schedule('notifications.forget_old', '47 3 * * *');
}
