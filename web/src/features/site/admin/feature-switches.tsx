// The feature flags of the site, each a switch that takes effect at once.
import { useQuery } from '@tanstack/react-query';
import type { FeatureState } from '@velour/contract/operations.ts';
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { Card } from '../../../ui/card.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { adminReads, useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { texts } from './texts.ts';

const words = texts.features;

export function FeatureSwitches() {
  const { data } = useQuery(q.operations.features());
  if (!data) return null;
  return (
    <Card padding="large" aria-label={words.title} className="flex flex-col gap-3">
      <div>
        <h2 className="font-display text-xl">{words.title}</h2>
        <p className="text-ink-soft">{words.sentence}</p>
      </div>
      <div className="grid gap-x-8 md:grid-cols-2">
        {data.features.map((one) => (
          <Row key={one.feature} state={one} />
        ))}
      </div>
    </Card>
  );
}

function Row({ state: { feature, is_on } }: { state: FeatureState }) {
  const { label, hint } = words.names[feature];
  const switching = useAdminCall(api.operations.switchFeature, {
    done: (now) => (now.is_on ? words.resumed(label) : words.paused(label)),
    invalidates: [adminReads, q.site.status.all],
  });
  const [sent] = switching.input ?? [];
  return (
    <SwitchRow
      label={label}
      on={sent?.body.is_on ?? is_on}
      disabled={switching.pending}
      onChange={(on) => void switching.run({ params: { feature }, body: { is_on: on } })}
    >
      {hint}
    </SwitchRow>
  );
}
