// Which notifications a member gets, and how the emails end with one click and no sign-in.
import type { NotificationSettings } from '@velour/contract/notifications.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { readUnsubscribeToken, type QuietHours } from './notifications.rules.ts';
import { endDigests, findSettings, saveSettings, type Settings } from './inbox.store.ts';

const DEFAULTS: Settings = {
  enabled: true,
  email_digest: false,
  quiet_from: null,
  quiet_to: null,
  time_zone: 'UTC',
};

export const quietOf = ({
  quiet_from: from,
  quiet_to: to,
}: Pick<Settings, 'quiet_from' | 'quiet_to'>): QuietHours | null =>
  from === null || to === null ? null : { from, to };

const viewOf = (settings: Settings): NotificationSettings => ({
  enabled: settings.enabled,
  email_digest: settings.email_digest,
  quiet_hours: quietOf(settings),
  time_zone: settings.time_zone,
});

interface Needs {
  readonly secret: Buffer;
  /** What quiet hours put off is looked at again. */
  readonly reconsider: (tx: Scope, personId: string) => Promise<void>;
}

export function createNotificationSettings({ secret, reconsider }: Needs) {
  return {
    read: async (scope: Scope, personId: string): Promise<NotificationSettings> =>
      viewOf((await findSettings(scope, personId)) ?? DEFAULTS),

    async change(
      scope: Scope,
      personId: string,
      { quiet_hours, ...wanted }: NotificationSettings,
    ): Promise<NotificationSettings> {
      const settings = {
        ...wanted,
        quiet_from: quiet_hours?.from ?? null,
        quiet_to: quiet_hours?.to ?? null,
      };
      await inTransaction(scope, async (tx) => {
        await saveSettings(tx, personId, settings);
        await reconsider(tx, personId);
      });
      return viewOf(settings);
    },

    /** Safe to do twice. Throws `notification.not_found`. */
    async unsubscribe(scope: Scope, token: string): Promise<void> {
      const personId = readUnsubscribeToken(secret, token);
      if (personId === undefined) throw new AppError('notification.not_found');
      await endDigests(scope, personId);
    },
  };
}
