// The age check in the profile, if the site has one or this region requires it.
import { useQuery } from '@tanstack/react-query';
import type { AgeCheck } from '@velour/contract/safety.ts';
import { formatDay } from '../../lib/formats.ts';
import { q } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { SettingRow } from '../../ui/setting-row.tsx';
import { texts } from './texts.ts';
import { useAgeCheck } from './use-age-check.ts';

const words = texts.check;

export function AgeCheckSection() {
  const { data } = useQuery(q.safety.ageCheck());
  const start = useAgeCheck();
  // Not required, or failed to load: the section is left out.
  if (!data || (data.provider === null && !data.is_needed)) return null;
  return (
    <Section title={words.section}>
      <SettingRow
        label={words.title}
        action={
          data.provider !== null && (
            <Button size="sm" pending={start.pending} onClick={() => void start.run()}>
              {data.state === 'passed' ? words.again : words.start}
            </Button>
          )
        }
      >
        {stateOf(data)}
      </SettingRow>
    </Section>
  );
}

function stateOf({ provider, state, valid_until }: AgeCheck): string {
  if (state === 'passed' && valid_until) return words.passed(formatDay(valid_until));
  if (provider === null) return words.missing;
  return state === 'not_adult' ? words.not_adult : words.none;
}
