// Which notifications a member gets, and unsubscribing from emails with one click, without signing in.
import type { NotificationSettings } from '@velour/contract/notifications.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { IdentityService } from '../identity/service.ts';
import { readUnsubscribeToken, type QuietHours } from './notifications.rules.ts';
import { endDigests, findSettings, saveSettings, type Settings } from './inbox.store.ts';

const DEFAULTS: Settings = {
  enabled: true,
  email_digest: false,
  quiet_from: null,
  quiet_to: null,
};

export const quietOf = ({
  quiet_from: from,
  quiet_to: to,
}: Pick<Settings, 'quiet_from' | 'quiet_to'>): QuietHours | null =>
  from === null || to === null ? null : { from, to };

const viewOf = (settings: Settings, time_zone: string): NotificationSettings => ({
  enabled: settings.enabled,
  email_digest: settings.email_digest,
  quiet_hours: quietOf(settings),
  time_zone,
});

interface Needs extends Pick<IdentityService, 'timeZones'> {
  readonly secret: Buffer;
  /** Makes pushes that quiet hours postponed due. */
  readonly reconsider: (tx: Scope, personId: string) => Promise<void>;
}

export function createNotificationSettings({ secret, timeZones, reconsider }: Needs) {
  return {
    read: async (scope: Scope, personId: string): Promise<NotificationSettings> =>
      viewOf(
        (await findSettings(scope, personId)) ?? DEFAULTS,
        await timeZones.read(scope, personId),
      ),

    async change(
      scope: Scope,
      personId: string,
      { quiet_hours, time_zone, ...wanted }: NotificationSettings,
    ): Promise<NotificationSettings> {
      const settings = {
        ...wanted,
        quiet_from: quiet_hours?.from ?? null,
        quiet_to: quiet_hours?.to ?? null,
      };
      await inTransaction(scope, async (tx) => {
        await saveSettings(tx, personId, settings);
        await timeZones.set(tx, personId, time_zone);
        await reconsider(tx, personId);
      });
      return viewOf(settings, time_zone);
    },

    /** Sets the time zone of the device in use. */
    async setTimeZone(scope: Scope, personId: string, timeZone: string): Promise<void> {
      if (!(await timeZones.set(scope, personId, timeZone))) return;
      await reconsider(scope, personId);
    },

    /** Safe to repeat. Throws `notification.not_found`. */
    async unsubscribe(scope: Scope, token: string): Promise<void> {
      const personId = readUnsubscribeToken(secret, token);
      if (personId === undefined) throw new AppError('notification.not_found');
      await endDigests(scope, personId);
    },
  };
}
