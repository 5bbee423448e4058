// The rows of push in the settings: on or off for this device, and its topics.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  NOTIFICATION_TOPICS,
  type NotificationTopic,
} from '@velour/contract/notification-values.ts';
import { api } from '../../lib/api.ts';
import { alwaysFresh, q } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { toasts } from '../../lib/toasts.ts';
import { useCall } from '../../lib/use-call.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { canPush, isBlocked, pushToken, startPush, stopPush } from './push-browser.ts';
import { texts } from './texts.ts';

const words = texts.settings;

export function PushRows() {
  const token = useStore(pushToken);
  const { data: state } = useQuery({
    ...alwaysFresh(q.notifications.state({ params: { token: token ?? '' } })),
    enabled: token !== null,
    retry: false,
  });
  const [pending, setPending] = useState(false);
  const isOn = token !== null && state !== undefined;
  const toggle = async (on: boolean) => {
    setPending(true);
    try {
      if (!on && token !== null) {
        await stopPush(token);
        toasts.success(words.push_ended);
      } else if ((await startPush()) === 'on') toasts.success(words.push_done);
      else toasts.error(words.push_blocked);
    } catch {
      toasts.error(words.push_failed);
    }
    setPending(false);
  };
  if (!canPush())
    return (
      <SettingRow label={words.push}>
        <span className="text-sm">{words.push_missing}</span>
      </SettingRow>
    );
  return (
    <>
      <SwitchRow label={words.push} on={isOn} disabled={pending} onChange={(on) => void toggle(on)}>
        {isOn ? words.push_on : isBlocked() ? words.push_blocked : words.push_off}
      </SwitchRow>
      {isOn && <Topics token={token} chosen={state.topics} />}
    </>
  );
}

function Topics({ token, chosen }: { token: string; chosen: readonly NotificationTopic[] }) {
  const client = useQueryClient();
  const { run, pending } = useCall(api.notifications.change, {
    onDone: (state) =>
      client.setQueryData(q.notifications.state({ params: { token } }).queryKey, state),
  });
  const choose = (topic: NotificationTopic, on: boolean) => {
    const others = chosen.filter((one) => one !== topic);
    void run({ params: { token }, body: { topics: on ? [...others, topic] : others } });
  };
  return (
    <div className="border-l-2 border-edge pl-4">
      {NOTIFICATION_TOPICS.map((topic) => (
        <SwitchRow
          key={topic}
          label={words.topics[topic]}
          on={chosen.includes(topic)}
          disabled={pending}
          onChange={(on) => choose(topic, on)}
        />
      ))}
    </div>
  );
}
