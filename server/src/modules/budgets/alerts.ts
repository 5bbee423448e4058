// Budget alerts: once a day, site and provider when most of a budget is used, and once when all of it is.
//
// In separate transactions: the refused caller may roll back, and the alert is still stored.
import { MailFailure } from '../../providers/mail/port.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { markNear, markReached, type Place } from './budgets.store.ts';
import { alertEmail, type BudgetAlert } from './alerts.rules.ts';
import type { Needs } from './service.ts';

const RETRIED_MS = 12 * 3_600_000;

export function createAlerts(needs: Needs) {
  const { db, clock, log, metrics, mailer, sites, identity, home } = needs;
  const countReached = metrics.counter(
    'velour_budget_reached_total',
    'Days on which a site reached the daily budget of a paid provider',
    'engine',
  );

  /** To every admin with a verified address. A failing mail provider must not refuse a request. */
  const sendEmails = async (tx: Scope, alert: BudgetAlert): Promise<void> => {
    const record = await sites.recordOf(tx);
    const content = alertEmail(alert, { record, url: `${home}/admin/budgets` });
    const until = new Date(clock.now().getTime() + RETRIED_MS);
    for (const { email, email_verified, banned_at } of await identity.members.listAdmins(tx)) {
      if (email === null || !email_verified || banned_at) continue;
      try {
        await mailer.send(tx, { mail: { to: email, ...content }, until });
      } catch (error) {
        if (!(error instanceof MailFailure)) throw error;
        log.warn({ err: error }, 'queueing a budget alert email failed');
      }
    }
  };

  /** A failing alert must neither refuse a reply nor let one through. */
  const quietly = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.error({ err: error }, 'budget alert failed'));

  const raise = (
    site_id: string,
    alert: BudgetAlert,
    mark: (tx: Scope) => Promise<boolean>,
  ): Promise<void> =>
    quietly(
      inTransaction(openScope(db, site_id), async (tx) => {
        if (!(await mark(tx))) return;
        const { engine, day, cap, type } = alert;
        const about = { event: `budget.${type}`, site_id, engine, day, cap };
        tx.afterCommit(() => {
          if (type === 'reached') countReached(engine);
          log[type === 'reached' ? 'error' : 'warn'](about, logTexts[type]);
        });
        await sendEmails(tx, alert);
      }),
    );

  return {
    /** A cap of zero is a decision and triggers no alert. */
    async reached(
      site_id: string,
      { engine, day }: Place,
      { cap, refused }: { cap: number; refused: number },
    ): Promise<void> {
      if (cap === 0) return;
      await raise(site_id, { type: 'reached', engine, day, cap }, (tx) =>
        markReached(tx, { engine, day }, { at: clock.now(), refused }),
      );
    },

    /** The early alert. */
    near: (site_id: string, { engine, day }: Place, cap: number): Promise<void> =>
      raise(site_id, { type: 'near', engine, day, cap }, (tx) =>
        markNear(tx, { engine, day }, clock.now()),
      ),
  };
}

const logTexts = {
  near: 'paid provider used 80% of its daily budget',
  reached: 'paid provider reached its daily budget; no more requests until midnight UTC',
};
