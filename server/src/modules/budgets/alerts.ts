// Budget alerts, once per day, site and provider: when most of a budget is used, and when all of it is.
//
// In separate transactions: the refused caller may roll back, and the alert is still stored.
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { markNear, markReached, type Place } from './budgets.store.ts';
import type { BudgetsNeeds } from './service.ts';
import type { PaidProvider } from '@velour/contract/paid-providers.ts';
import { renderEmail, type RenderedEmail } from '../../platform/email-template.ts';

const TRIED_MS = 12 * 3_600_000;

export function createAlerts(needs: BudgetsNeeds) {
  const { db, clock, log, metrics, mailer, sites, identity, home } = needs;
  const countReached = metrics.counter(
    'velour_budget_reached_total',
    'Days on which a site reached the daily budget of a paid provider',
    'engine',
  );

  /** Sends to every admin with a verified address. A failing mail provider must not refuse a request. */
  const sendEmails = async (tx: Scope, alert: BudgetAlert): Promise<void> => {
    const record = await sites.recordOf(tx);
    const content = alertEmail(alert, { record, url: `${home}/admin/budgets` });
    for (const { email, email_verified, banned_at } of await identity.members.listAdmins(tx)) {
      if (email === null || !email_verified || banned_at) continue;
      const mail = { to: email, ...content };
      await mailer.trySend(tx, { mail, triedMs: TRIED_MS }, { email: 'budget alert' });
    }
  };

  /** A failing alert must neither refuse a reply nor allow one. */
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
        const { provider, day, cap, type } = alert;
        const about = { event: `budget.${type}`, site_id, provider, day, cap };
        tx.afterCommit(() => {
          if (type === 'reached') countReached(provider);
          log[type === 'reached' ? 'error' : 'warn'](about, logTexts[type]);
        });
        await sendEmails(tx, alert);
      }),
    );

  return {
    /** A cap of zero is an admin's decision and triggers no alert. */
    async reached(
      site_id: string,
      { engine, day }: Place,
      { cap, refused }: { cap: number; refused: number },
    ): Promise<void> {
      if (cap === 0) return;
      await raise(site_id, { type: 'reached', provider: engine, day, cap }, (tx) =>
        markReached(tx, { engine, day }, { at: clock.now(), refused }),
      );
    },

    near: (site_id: string, { engine, day }: Place, cap: number): Promise<void> =>
      raise(site_id, { type: 'near', provider: engine, day, cap }, (tx) =>
        markNear(tx, { engine, day }, clock.now()),
      ),
  };
}

const logTexts = {
  near: 'paid provider used 80% of its daily budget',
  reached: 'paid provider reached its daily budget; no more requests until midnight UTC',
};

interface BudgetAlert {
  readonly type: 'near' | 'reached';
  readonly provider: PaidProvider;
  readonly day: string;
  /** The cap including the extra amount. */
  readonly cap: number;
}

interface Sent {
  readonly record: { readonly name: string; readonly accent: string | null };
  /** The URL of the admin page of budgets. */
  readonly url: string;
}

const pieces: Readonly<Record<PaidProvider, string>> = {
  llm: 'reply tokens',
  image: 'pictures',
  video: 'clips',
  moderation: 'moderation checks',
};

function alertEmail(
  { type, provider, day, cap }: BudgetAlert,
  { record, url }: Sent,
): RenderedEmail {
  const most = `${cap.toLocaleString('en')} ${pieces[provider]}`;
  const brand = { name: record.name, accent: record.accent };
  const link = { label: 'View budgets', url };
  const reason = 'You’re receiving this because you’re an admin of this site.';
  if (type === 'near') {
    return renderEmail({
      brand,
      link,
      reason,
      subject: `80% of today’s budget used: ${pieces[provider]}`,
      paragraphs: [
        `Your site has used 80% of its limit of ${most} for ${day} (UTC).`,
        'Once it reaches the limit, we’ll refuse requests until midnight UTC, and members will see a message. You can allow more for today.',
      ],
    });
  }
  return renderEmail({
    brand,
    link,
    reason,
    subject: `Today’s budget is used up: ${pieces[provider]}`,
    paragraphs: [
      `Your site has reached its limit of ${most} for ${day} (UTC). We’ll refuse further requests until midnight UTC. Members see a message and aren’t charged.`,
      'If this looks like more than usual, check for an account with unusually heavy use before you allow more for today.',
    ],
  });
}
