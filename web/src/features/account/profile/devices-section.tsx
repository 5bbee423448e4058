// Where one is signed in, and how to end it there.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Device } from '@velour/contract/account.ts';
import { api } from '../../../lib/api.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { wordsOf } from '../failures.ts';
import { sinceThen } from './format.ts';
import { ownDevices } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.devices;

export function DevicesSection() {
  const { data, isError, refetch } = useQuery(ownDevices);
  return (
    <Section title={words.title} sentence={words.sentence}>
      {isError && (
        <SettingRow
          label={words.failed}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        />
      )}
      {!data && !isError && (
        <div role="status" className="flex flex-col gap-2 py-2">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-10" />
        </div>
      )}
      {data && <Devices devices={data.devices} />}
    </Section>
  );
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const client = useQueryClient();
  const [ending, setEnding] = useState<string>();
  const end = async (id: string, deed: () => Promise<string>) => {
    setEnding(id);
    try {
      toasts.success(await deed());
    } catch (error) {
      toasts.error(wordsOf(error, texts.error));
    }
    await client.invalidateQueries({ queryKey: ownDevices.queryKey });
    setEnding(undefined);
  };
  const endOne = ({ id, name }: Device) =>
    end(id, async () => {
      await api.account.revokeDevice({ params: { device_id: id } });
      return words.ended(name);
    });
  const endOthers = () =>
    end('others', async () => {
      const { revoked } = await api.account.revokeOtherDevices();
      return words.ended_others(revoked);
    });
  return (
    <>
      <ul className="flex flex-col">
        {devices.map((device) => (
          <li key={device.id}>
            <SettingRow
              label={device.name}
              action={
                device.is_current ? (
                  <span className="rounded-full bg-accent-tint px-3 py-1 text-sm">
                    {words.current}
                  </span>
                ) : (
                  <Button
                    size="sm"
                    aria-label={words.end_label(device.name)}
                    pending={ending === device.id}
                    onClick={() => void endOne(device)}
                  >
                    {words.end}
                  </Button>
                )
              }
            >
              <span className="text-sm">
                {words.line(
                  words.methods[device.method],
                  sinceThen(device.seen_at),
                  device.network,
                )}
              </span>
            </SettingRow>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          className="mt-2 self-start"
          pending={ending === 'others'}
          onClick={() => void endOthers()}
        >
          {words.end_others}
        </Button>
      )}
    </>
  );
}
