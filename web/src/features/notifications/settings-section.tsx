// Notification settings: everything off, push on this device, the daily email, and quiet hours.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationSettings } from '@velour/contract/notifications.ts';
import { api } from '../../lib/api.ts';
import { deviceTimeZone } from '../../lib/formats.ts';
import { q } from '../../lib/queries.ts';
import { useCall } from '../../lib/use-call.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { PushRows } from './push-rows.tsx';
import { texts } from './texts.ts';

const words = texts.settings;

export function NotificationsSection() {
  const { data, isError, refetch } = useQuery(q.notifications.settings());
  return (
    <Section id="notifications" title={texts.title} sentence={words.sentence}>
      {data && <Known settings={data} />}
      {isError && !data && (
        <ErrorState title={words.failed} level="h3" onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Loading label={words.loading}>
          <Skeleton className="h-32 rounded-small" />
        </Loading>
      )}
    </Section>
  );
}

const NIGHT = { from: 22, to: 8 };
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

function Known({ settings }: { settings: NotificationSettings }) {
  const client = useQueryClient();
  const { run, pending, input } = useCall(api.notifications.changeSettings, {
    onDone: (saved) => client.setQueryData(q.notifications.settings().queryKey, saved),
  });
  const shown = input?.[0].body ?? settings;
  const { enabled, email_digest, quiet_hours } = shown;
  /** Also sends the device's time zone. */
  const change = (to: Partial<NotificationSettings>) =>
    void run({ body: { ...settings, ...to, time_zone: deviceTimeZone() } });
  return (
    <>
      <SwitchRow
        label={words.all}
        on={enabled}
        disabled={pending}
        onChange={(on) => change({ enabled: on })}
      >
        {enabled ? words.all_on : words.all_off}
      </SwitchRow>
      {enabled && (
        <>
          <PushRows />
          <SwitchRow
            label={words.digest}
            on={email_digest}
            disabled={pending}
            onChange={(on) => change({ email_digest: on })}
          >
            {words.digest_sentence}
          </SwitchRow>
          <SwitchRow
            label={words.quiet}
            on={quiet_hours !== null}
            disabled={pending}
            onChange={(on) => change({ quiet_hours: on ? NIGHT : null })}
          >
            {quiet_hours ? words.quiet_on(shown.time_zone) : words.quiet_off}
          </SwitchRow>
          {quiet_hours && (
            <div className="grid grid-cols-2 gap-3 pb-2">
              {(['from', 'to'] as const).map((end) => (
                <Select
                  key={end}
                  label={words[end]}
                  options={hours}
                  value={String(quiet_hours[end])}
                  disabled={pending}
                  onChange={(hour) =>
                    hour !== '' && change({ quiet_hours: { ...quiet_hours, [end]: Number(hour) } })
                  }
                />
              ))}
            </div>
          )}
        </>
      )}
    </>
  );
}
