// How many members stay: all weeks of sign-up together as bars, and each of them in a table.
import type { Outcomes as Data } from '@velour/contract/stats.ts';
import { formatNumber, formatPercent, formatUtcDay } from '../../../lib/formats.ts';
import { Bar, cell, head, Part, Scrolled } from './outcome-part.tsx';
import { retentionByWeek } from './retention-by-week.ts';
import { texts as all } from './texts.ts';

const texts = all.outcomes;

interface Props {
  cohorts: Data['cohorts'];
  /** When they were read. */
  at: number;
}

export function Retention({ cohorts, at }: Props) {
  const most = Math.max(0, ...cohorts.map(({ active }) => active.length));
  return (
    <Part title={texts.retention} sentence={texts.retention_sentence} className="xl:col-span-2">
      {cohorts.length === 0 ? (
        <p className="mt-3 text-ink-soft">{texts.no_sign_ups}</p>
      ) : (
        <>
          <Chart weeks={retentionByWeek(cohorts, at)} />
          <Scrolled label={texts.retention}>
            <table className="w-full min-w-lg">
              <thead>
                <tr>
                  <th className={head}>{texts.week}</th>
                  <th className={head}>{texts.steps.sign_ups}</th>
                  {Array.from({ length: most }, (_, after) => (
                    <th key={after} className={head}>
                      {texts.after(after)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {cohorts.map(({ week, sign_ups, active }) => (
                  <tr key={week} className="border-t border-line">
                    <th scope="row" className={`${cell} text-start font-normal whitespace-nowrap`}>
                      {formatUtcDay(week)}
                    </th>
                    <td className={cell}>{formatNumber(sign_ups)}</td>
                    {active.map((members, after) => (
                      <td
                        // Weeks after sign-up, in their order.
                        key={after}
                        className={cell}
                        title={texts.members(members)}
                      >
                        {formatPercent(sign_ups === 0 ? 0 : members / sign_ups)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolled>
        </>
      )}
    </Part>
  );
}

function Chart({ weeks }: { weeks: readonly number[] }) {
  if (weeks.length === 0) return null;
  return (
    <table className="mt-3 w-full max-w-2xl">
      <caption className="pb-1 text-start text-sm text-ink-faint">
        {texts.retention_chart}. {texts.retention_chart_sentence}
      </caption>
      <thead className="sr-only">
        <tr>
          <th>{texts.week}</th>
          <th>{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((share, after) => (
          // Weeks after sign-up, in their order.
          <tr key={after}>
            <th scope="row" className="w-36 py-1 pe-4 text-start font-normal whitespace-nowrap">
              {texts.after(after)}
            </th>
            <td className="py-1">
              <Bar share={share}>{formatPercent(share)}</Bar>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
