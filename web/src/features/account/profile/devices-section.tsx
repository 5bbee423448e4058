// The devices that are signed in, each with a button that signs it out.
import { useQuery } from '@tanstack/react-query';
import type { Device } from '@velour/contract/account.ts';
import { api } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
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
        <Loading label={words.loading} className="flex flex-col gap-2 py-2">
          <Skeleton className="h-10" />
        </Loading>
      )}
      {data && <Devices devices={data.devices} />}
    </Section>
  );
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const options = { failed: texts.error, invalidates: [ownDevices] };
  const one = useCall(({ id }: Device) => api.account.revokeDevice({ params: { device_id: id } }), {
    ...options,
    done: (_reply, { name }) => words.ended(name),
  });
  const others = useCall(() => api.account.revokeOtherDevices(), {
    ...options,
    done: ({ revoked }) => words.ended_others(revoked),
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
                  <Badge tone="accent">{words.current}</Badge>
                ) : (
                  <Button
                    size="sm"
                    aria-label={words.end_label(device.name)}
                    pending={one.input?.[0].id === device.id}
                    onClick={() => void one.run(device)}
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
          pending={others.pending}
          onClick={() => void others.run()}
        >
          {words.end_others}
        </Button>
      )}
    </>
  );
}
