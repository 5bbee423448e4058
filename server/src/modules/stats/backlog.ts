// The admins' backlog: cheap enough for every page with a badge to poll it every minute.
import { DAY_MS } from '@velour/calendar/calendar.ts';
import type { Backlog } from '@velour/contract/stats.ts';
import type { Scope } from '../../platform/db/scope.ts';
import * as store from './backlog.store.ts';
import type { StatsNeeds } from './service.ts';

/** A payment that does not match is settled at its provider, and stays marked here. */
const LOOKED_BACK_MS = 30 * DAY_MS;
/** A mail server that is slow once is no news. */
const DELAYED_MS = 5 * 60_000;

export function createBacklog({ clock, payments: { disputesOf } }: StatsNeeds) {
  return async (scope: Scope): Promise<Backlog> => {
    const now = clock.now();
    const since = new Date(now.getTime() - LOOKED_BACK_MS);
    const [
      reports,
      overdue,
      reviews,
      pictures,
      payments,
      disputes,
      adjustments,
      approvals,
      jobs,
      emails,
      books,
    ] = await Promise.all([
      store.countReports(scope),
      store.countOverdue(scope, now),
      store.countReviews(scope),
      store.countPictures(scope),
      store.countPayments(scope, since),
      disputesOf(scope),
      store.countAdjustments(scope),
      store.countApprovals(scope, now),
      store.countJobs(scope),
      store.countEmails(scope, { now, before: new Date(now.getTime() - DELAYED_MS) }),
      store.readLastRun(scope),
    ]);
    return {
      reports: { open: reports.n, overdue: overdue.n, first_due_at: written(reports.first) },
      reviews: { open: reviews.n, oldest_at: written(reviews.first) },
      pictures: { open: pictures.n, oldest_at: written(pictures.first) },
      payments: payments.n,
      disputes,
      adjustments: adjustments.n,
      approvals: approvals.n,
      jobs: { queued: jobs.n, oldest_at: written(jobs.first) },
      emails: { delayed: emails.n, oldest_at: written(emails.first) },
      books,
    };
  };
}

const written = (at: Date | null): string | null => at?.toISOString() ?? null;
