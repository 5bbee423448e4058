// Notifications: an inbox, push and a daily email about finished jobs, reviews and decisions.
//
// Modules call `notify` in the transaction of an event. Replies and ending plans are found later in stored data, so that
// their own transactions are not delayed.
import type { Notification } from '@velour/contract/notifications.ts';
import type { Core } from '../../platform/core.ts';
import { pageOf } from '../../platform/cursor.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import type { Notify, Occurrence } from '../../platform/notify.ts';
import { mapPages } from '../../platform/pages.ts';
import type { Queue } from '../../platform/queue.ts';
import type { Mailer } from '../../providers/mail/port.ts';
import type { PushProvider } from '../../providers/push/port.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createDigests } from './digests.ts';
import * as inbox from './inbox.store.ts';
import { eraseSettings, findReachable, findSettings } from './inbox.store.ts';
import { createPush, PUSH } from './push.ts';
import {
  eraseSubscriptions,
  forgetSignedOut,
  forgetUnowned,
  listOf,
  listRegistered,
  listWanting,
} from './push.store.ts';
import { createNotificationSettings } from './settings.ts';

export interface NotificationsNeeds extends Pick<
  Core,
  'db' | 'clock' | 'ids' | 'log' | 'limits' | 'vault'
> {
  readonly queue: Pick<Queue, 'send' | 'makeDue'>;
  readonly mailer: Mailer;
  readonly push: PushProvider;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly identity: Pick<IdentityService, 'timeZones'>;
  /** The site's URL, without a trailing slash. */
  readonly home: string;
}

/** An event found in stored data, of any site. */
type Found = Occurrence & { readonly site_id: string };

export type NotificationsService = ReturnType<typeof createNotificationsService>;

const FORGOTTEN_MS = 90 * 24 * 3_600_000;

export function createNotificationsService(needs: NotificationsNeeds) {
  const { db, clock, ids, queue, vault } = needs;
  const secret = vault.secret('unsubscribe addresses');
  const push = createPush(needs);

  /** Runs in the caller's transaction; browsers with the topic get a push after the commit. */
  const notify: Notify = async (tx, { person_id, ...what }) => {
    const to = await findReachable(tx, person_id);
    if (!to || to.settings?.enabled === false) return;
    const row = { id: ids.next(), site_id: tx.site_id, person_id, ...what };
    const isNew = await inbox.addNotification(tx, { ...row, created_at: clock.now() });
    if (!isNew) return;
    for (const subscription_id of await listWanting(tx, person_id, row.topic))
      await queue.send(tx, PUSH, { notification_id: row.id, subscription_id, person_id });
  };

  const view = ({ id, topic, path, read_at, created_at }: inbox.NotificationRow): Notification => ({
    id,
    topic,
    path,
    is_read: read_at !== null,
    created_at: created_at.toISOString(),
  });

  const ownOf = (scope: Scope, personId: string) => mapPages(inbox.inboxOf(scope, personId), view);

  return {
    notify,
    push,
    settings: createNotificationSettings({
      secret,
      timeZones: needs.identity.timeZones,
      reconsider: push.reconsider,
    }),
    digests: createDigests(needs, secret),

    /** Safe to repeat with the same events. `onlyRegistered` skips people without pushes and digests. */
    async notifyFound(
      found: readonly Found[],
      { onlyRegistered = false }: { onlyRegistered?: boolean } = {},
    ): Promise<void> {
      if (found.length === 0) return;
      const people = found.map(({ person_id }) => person_id);
      const registered = onlyRegistered ? await listRegistered(db, people) : new Set(people);
      for (const { site_id, ...what } of found)
        if (registered.has(what.person_id))
          await inTransaction(openScope(db, site_id), (tx) => notify(tx, what));
    },

    async list(scope: Scope, personId: string, page: Parameters<typeof inbox.listInbox>[2]) {
      const rows = await inbox.listInbox(scope, personId, { ...page, limit: page.limit + 1 });
      const { shown, next_cursor } = pageOf(rows, page.limit, ({ id }) => id);
      return {
        notifications: shown.map(view),
        next_cursor,
        unread_count: await inbox.countUnread(scope, personId),
      };
    },

    async markRead(scope: Scope, personId: string, ids?: readonly string[]) {
      await inbox.markRead(scope, personId, { ids, at: clock.now() });
      return { unread_count: await inbox.countUnread(scope, personId) };
    },

    async forgetOld(): Promise<void> {
      const before = new Date(clock.now().getTime() - FORGOTTEN_MS);
      await forgetSignedOut(db);
      await forgetUnowned(db, before);
      await inbox.forgetNotifications(db, before);
    },

    personalData: {
      async exportOf(scope: Scope, personId: string) {
        const settings = await findSettings(scope, personId);
        const browsers = await listOf(scope, personId);
        return {
          notifications: ownOf(scope, personId),
          notification_settings: settings ?? null,
          push_subscriptions: browsers.map(({ topics, created_at }) => ({ topics, created_at })),
        };
      },
      async eraseOf(scope: Scope, personId: string): Promise<void> {
        await eraseSubscriptions(scope, personId);
        await eraseSettings(scope, personId);
        await inbox.eraseInbox(scope, personId);
      },
    },
  };
}
