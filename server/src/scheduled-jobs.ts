// The scheduled jobs (cron, in UTC), in one list; each runs once for all processes and is safe to run twice.
import type { Clock } from './platform/clock.ts';
import type { Parts } from './parts.ts';
import type { Services } from './services.ts';

/** Names are stored, so they stay. */
export function scheduleJobs({ queue, clock, sandbox, database }: Parts, services: Services): void {
  const { account, assets, budgets, catalogue, characters, chat, feedback } = services;
  const { gallery, generation, idempotency, jobs, notifications, payments, reports } = services;
  const { stats, studio, wallet } = services;
  const { findReplies, findEndingPlans } = createFinders(services, clock);

  // Every few minutes
  queue.schedule('characters.fold_activity', '* * * * *', catalogue.activity.fold);
  queue.schedule('characters.read_words', '* * * * *', characters.readMissingWords);
  queue.schedule('notifications.find_replies', '* * * * *', findReplies);
  queue.schedule('reports.watch', '* * * * *', reports.watch);
  queue.schedule('payments.poll', '*/2 * * * *', payments.poll);
  queue.schedule('characters.rank_leaders', '*/5 * * * *', catalogue.activity.rankLeaders);
  queue.schedule('chat.index_earlier', '*/5 * * * *', ({ signal }) => chat.indexEarlier(signal));
  queue.schedule('figures.count', '*/5 * * * *', stats.count);
  queue.schedule('studio.clear_deleted', '*/5 * * * *', studio.pictures.clearDeleted);
  queue.schedule('wallet.sweep', '*/5 * * * *', async ({ signal }) => {
    while (!signal.aborted && (await wallet.sweep()));
  });
  queue.schedule('gallery.remove_unused', '*/10 * * * *', gallery.uploads.removeUnused);
  queue.schedule('payments.grant_due', '*/10 * * * *', async ({ signal }) => {
    while (!signal.aborted && (await payments.grantDue()));
  });

  // Every hour
  queue.schedule('assets.end_quarantine', '7 * * * *', assets.quarantine.forgetOld);
  queue.schedule('notifications.digests', '7 * * * *', notifications.digests.sendDue);
  queue.schedule('characters.measure', '23 * * * *', characters.measure);
  queue.schedule('payments.catch_up', '23 * * * *', payments.catchUp);
  queue.schedule('assets.clear_spare', '37 * * * *', assets.removeOrphans);
  queue.schedule('notifications.find_ending_plans', '41 * * * *', findEndingPlans);
  queue.schedule('payments.watch_disputes', '51 * * * *', payments.watchDisputes);

  // Every night
  queue.schedule('platform.forget_old_keys', '17 3 * * *', () =>
    Promise.all([
      idempotency.forgetOld(database.db),
      budgets.forgetOld(),
      chat.metering.forgetOld(),
    ]),
  );
  queue.schedule('account.forget_old', '41 3 * * *', account.forgetOld);
  queue.schedule('characters.remove_deleted', '41 3 * * *', characters.removeDeleted);
  queue.schedule('payments.forget_conversions', '41 3 * * *', payments.forgetConversions);
  queue.schedule('catalogue.remove_deleted_domes', '43 3 * * *', catalogue.domesAdmin.removeOld);
  queue.schedule('characters.clear_unchosen', '47 3 * * *', generation.creations.clearUnchosen);
  queue.schedule('notifications.forget_old', '47 3 * * *', notifications.forgetOld);
  queue.schedule('reports.forget_old', '53 3 * * *', reports.forgetOld);
  queue.schedule('feedback.forget_old', '59 3 * * *', feedback.forgetOld);
  queue.schedule('wallet.reconcile', '7 4 * * *', () => wallet.reconcile(), { runSeconds: 3_600 });
  queue.schedule('characters.forget_words', '53 4 * * *', catalogue.removeUnusedWords);
  queue.schedule('work.forget_old', '9 5 * * *', jobs.forgetOld);

  if (!sandbox) return;
  // What a real provider does on its own servers: sending webhooks, renewing subscriptions.
  sandbox.deliverTo(payments.receive);
  queue.schedule('payments.provider', '* * * * *', sandbox.runDue);
}

/** A person who looks at the chat has seen a reply by then. */
const SEEN_MS = 20_000;
/** Runs come every minute; one that was late finds what it missed, and an old reply is no news. */
const LATE_MS = 5 * 60_000;
const PLAN_NOTICE_MS = 3 * 24 * 3_600_000;

/** What notifications are found by looking, since nothing causes them. */
function createFinders({ notifications, chat, payments }: Services, clock: Clock) {
  const from = (ms: number): Date => new Date(clock.now().getTime() + ms);
  return {
    findReplies: async () =>
      notifications.notifyFound(await chat.unseenReplies(from(-LATE_MS), from(-SEEN_MS)), {
        onlyRegistered: true,
      }),
    findEndingPlans: async () =>
      notifications.notifyFound(await payments.endingPlans(from(PLAN_NOTICE_MS))),
  };
}
