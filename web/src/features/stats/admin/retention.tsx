// Retention: all weeks of sign-up together as bars, and each week in a table; also by the variants of an experiment.
import { useState } from 'react';
import type { Cohort, Outcomes as Data } from '@velour/contract/stats.ts';
import { formatNumber, formatPercent, formatUtcDay } from '../../../lib/formats.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Bar, cell, head, Part, Scrolled } from './outcome-part.tsx';
import { retentionByWeek, type Stayed } from './retention-by-week.ts';
import { texts as all } from './texts.ts';

const texts = all.outcomes;

/** The members of a variant, or all members under an empty name. */
interface Group {
  readonly variant: string;
  readonly cohorts: readonly Cohort[];
}

interface Props extends Pick<Data, 'cohorts' | 'experiments'> {
  /** When the data was fetched. */
  at: number;
}

const EVERYONE = '';

export function Retention({ cohorts, experiments, at }: Props) {
  const [by, setBy] = useState(EVERYONE);
  const split = experiments.find(({ name }) => name === by);
  const groups: readonly Group[] = split?.variants ?? [{ variant: '', cohorts }];
  return (
    <Part title={texts.retention} sentence={texts.retention_sentence} className="xl:col-span-2">
      {cohorts.length === 0 ? (
        <p className="mt-3 text-ink-soft">{texts.no_sign_ups}</p>
      ) : (
        <>
          <Segmented
            label={texts.split}
            size="sm"
            className="mt-3"
            options={[
              { value: EVERYONE, label: texts.everyone },
              ...experiments.map(({ name }) => ({
                value: name,
                label: texts.by_experiment(texts.names[name] ?? name),
              })),
            ]}
            value={by}
            onChange={setBy}
          />
          {split && <p className="mt-2 text-sm text-ink-faint">{texts.split_sentence}</p>}
          <Chart groups={groups} at={at} />
          <Cohorts groups={groups} />
        </>
      )}
    </Part>
  );
}

const shadeOf = (place: number) => (place === 0 ? 'bg-accent/70' : 'bg-ink-faint/60');

function Chart({ groups, at }: { groups: readonly Group[]; at: number }) {
  const lines = groups.map(({ variant, cohorts }) => ({
    variant,
    weeks: retentionByWeek(cohorts, at),
  }));
  const most = Math.max(0, ...lines.map(({ weeks }) => weeks.length));
  if (most === 0) return null;
  return (
    <table className="mt-3 w-full max-w-2xl">
      <caption className="pb-1 text-start text-sm text-ink-faint">
        {texts.retention_chart}. {texts.retention_chart_sentence}
      </caption>
      <thead className="sr-only">
        <tr>
          <th>{texts.week}</th>
          {groups.length > 1 && <th>{texts.variant}</th>}
          <th>{texts.share}</th>
        </tr>
      </thead>
      {Array.from({ length: most }, (_, after) => (
        // The index is the number of weeks after sign-up.
        <tbody key={after}>
          {lines.map(({ variant, weeks }, place) => (
            <tr key={variant}>
              {place === 0 && (
                <th
                  scope="rowgroup"
                  rowSpan={lines.length}
                  className="w-28 py-1 pe-4 text-start align-top font-normal sm:w-36"
                >
                  {texts.after(after)}
                </th>
              )}
              {groups.length > 1 && (
                <th scope="row" className="w-8 py-1 pe-2 font-normal uppercase">
                  {variant}
                </th>
              )}
              <td className="py-1">
                <Weeks stayed={weeks[after]} shade={shadeOf(place)} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Weeks({ stayed, shade }: { stayed: Stayed | undefined; shade: string }) {
  if (!stayed || stayed.of === 0) return texts.no_people;
  const share = stayed.members / stayed.of;
  return (
    <Bar share={share} shade={shade}>
      <span className="inline-block w-28">
        {texts.of_members(formatPercent(share), formatNumber(stayed.of))}
      </span>
    </Bar>
  );
}

function Cohorts({ groups }: { groups: readonly Group[] }) {
  const cohorts = groups.flatMap((group) => group.cohorts);
  const most = Math.max(0, ...cohorts.map(({ active }) => active.length));
  const weeks = [...new Set(cohorts.map(({ week }) => week))].toSorted();
  return (
    <Scrolled label={texts.retention}>
      <table className="w-full min-w-lg">
        <thead>
          <tr>
            <th className={head}>{texts.week}</th>
            {groups.length > 1 && <th className={head}>{texts.variant}</th>}
            <th className={head}>{texts.steps.sign_ups}</th>
            {Array.from({ length: most }, (_, after) => (
              <th key={after} className={head}>
                {texts.after(after)}
              </th>
            ))}
          </tr>
        </thead>
        {weeks.map((week) => {
          const its = cohorts.filter((cohort) => cohort.week === week);
          const lasting = Math.max(...its.map(({ active }) => active.length));
          return (
            <tbody key={week} className="border-t border-line">
              {groups.map((group, place) => (
                <CohortRow
                  key={group.variant}
                  {...{ week, lasting, variant: group.variant, isFirst: place === 0 }}
                  isSplit={groups.length > 1}
                  cohort={group.cohorts.find((cohort) => cohort.week === week)}
                />
              ))}
            </tbody>
          );
        })}
      </table>
    </Scrolled>
  );
}

interface CohortRowProps {
  week: string;
  /** The number of weeks in which a member of any group was active. */
  lasting: number;
  variant: string;
  isFirst: boolean;
  isSplit: boolean;
  cohort: Cohort | undefined;
}

function CohortRow({ week, lasting, variant, isFirst, isSplit, cohort }: CohortRowProps) {
  const { sign_ups, active } = cohort ?? { sign_ups: 0, active: [] };
  return (
    <tr>
      <th scope="row" className={`${cell} text-start font-normal whitespace-nowrap`}>
        <span className={isFirst ? '' : 'sr-only'}>{formatUtcDay(week)}</span>
      </th>
      {isSplit && <td className={`${cell} uppercase`}>{variant}</td>}
      <td className={cell}>{formatNumber(sign_ups)}</td>
      {sign_ups > 0 &&
        Array.from({ length: lasting }, (_, after) => active[after] ?? 0).map((members, after) => (
          // The index is the number of weeks after sign-up.
          <td key={after} className={cell} title={texts.members(members)}>
            {formatPercent(members / sign_ups)}
          </td>
        ))}
    </tr>
  );
}
