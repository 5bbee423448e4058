// The daily email about unread notifications: how many of each kind, without their content.
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { renderEmail } from '../../platform/email-template.ts';
import type { RowOf } from '../../platform/pages.ts';
import { countUnreadByTopic, claimDigest, dueForDigest } from './inbox.store.ts';
import { digestLines, isDigestHour, quietUntil, unsubscribeToken } from './notifications.rules.ts';
import { quietOf } from './settings.ts';
import type { NotificationsNeeds } from './service.ts';

const HOUR_MS = 3_600_000;
/** A little less than a day, so that digests stay at the same hour. */
const APART_MS = 23 * HOUR_MS;
const TRIED_MS = 12 * HOUR_MS;

type Due = RowOf<ReturnType<typeof dueForDigest>>;

export function createDigests(
  { db, clock, mailer, sites, home }: NotificationsNeeds,
  secret: Buffer,
) {
  const write = async (tx: Scope, { settings, host }: Due, to: string, lines: string[]) => {
    const { name, accent } = await sites.recordOf(tx);
    const token = unsubscribeToken(secret, settings.person_id);
    const mail = renderEmail({
      brand: { name, accent },
      subject: `What’s new on ${name}`,
      paragraphs: ['Since your last visit:', ...lines],
      link: { label: `Open ${name}`, url: `${home}/` },
      reason: `You’re receiving this because you asked for a daily email. To stop it: ${home}/unsubscribe/${token}`,
    });
    const unsubscribe_url = `${home}/api/unsubscribe/${token}?host=${encodeURIComponent(host)}`;
    await mailer.send(tx, { mail: { to, ...mail, unsubscribe_url }, triedMs: TRIED_MS });
  };

  const sendTo = async (due: Due, before: Date): Promise<void> => {
    const { settings, time_zone, email } = due;
    const { person_id, digest_at, site_id } = settings;
    const now = clock.now();
    const isNow = isDigestHour(time_zone, now) && !quietUntil(quietOf(settings), time_zone, now);
    if (!isNow || email === null) return;
    await inTransaction(openScope(db, site_id), async (tx) => {
      const counts = await countUnreadByTopic(tx, person_id, digest_at ?? new Date(0));
      if (counts.size === 0 || !(await claimDigest(tx, { person_id, before, at: now }))) return;
      await write(tx, due, email, digestLines(counts));
    });
  };

  return {
    /** At most once a day per member; the time is recorded in the transaction that sends the digest. */
    async sendDue(): Promise<void> {
      const before = new Date(clock.now().getTime() - APART_MS);
      for await (const page of dueForDigest(db, before))
        for (const due of page) await sendTo(due, before);
    },
  };
}
