// What became of newcomers: from a visit to a purchase, the experiments with their intervals, and retention by week.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Outcomes as Data, Share } from '@velour/contract/stats.ts';
import {
  formatNumber,
  formatPercent,
  formatTenthPercent,
  formatUtcDay,
} from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { polled, q } from '../../../lib/queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Range } from './queries.ts';
import { texts as all } from './texts.ts';

const texts = all.outcomes;
const head = 'py-2 pe-4 text-start text-sm font-normal text-ink-faint';
const cell = 'py-2 pe-4 align-top tabular-nums';

export function Outcomes({ range }: { range: Range }) {
  const { data } = useQuery(polled(q.stats.outcomes({ query: { days: range } })));
  if (!data) return null;
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Funnel funnel={data.funnel} />
      <Experiments experiments={data.experiments} />
      <Ratings ratings={data.ratings} />
      <Retention cohorts={data.cohorts} />
    </div>
  );
}

function Funnel({ funnel }: Pick<Data, 'funnel'>) {
  const steps = (['visitors', 'trials', 'sign_ups', 'payers'] as const).map((step) => ({
    step,
    count: funnel[step],
  }));
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <Part title={texts.funnel} sentence={texts.funnel_sentence}>
      <table className="mt-3 w-full">
        <thead className="sr-only">
          <tr>
            <th>{texts.step}</th>
            <th>{texts.people}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, count }) => (
            <tr key={step}>
              <th scope="row" className="w-36 py-1.5 pe-4 text-start font-normal">
                {texts.steps[step]}
              </th>
              <td className="py-1.5">
                <span className="flex items-center gap-3">
                  <span className="h-5 min-w-0 flex-1">
                    <span
                      aria-hidden
                      className="block h-full rounded-small bg-accent/70"
                      style={{ width: `${(count / most) * 100}%` }}
                    />
                  </span>
                  <span className="w-16 text-end tabular-nums">{formatNumber(count)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {funnel.conversion && (
        <p className="mt-3 text-ink-soft">{texts.conversion(words(funnel.conversion))}</p>
      )}
    </Part>
  );
}

/** 4.2% (3.1% to 5.6%) */
const words = ({ share, low, high }: Share): string =>
  texts.interval(formatTenthPercent(share), formatTenthPercent(low), formatTenthPercent(high));

function Experiments({ experiments }: Pick<Data, 'experiments'>) {
  return (
    <Part
      title={texts.experiments}
      sentence={
        <>
          {texts.experiments_sentence}{' '}
          <Link to={paths.adminSite()} className="underline underline-offset-4">
            {texts.end}
          </Link>
        </>
      }
    >
      <Scrolled label={texts.experiments}>
        <table className="w-full min-w-lg">
          <thead>
            <tr>
              <th className={head}>{texts.variant}</th>
              <th className={head}>{texts.newcomers}</th>
              <th className={head}>{texts.signed_up}</th>
              <th className={head}>{texts.paid}</th>
            </tr>
          </thead>
          {experiments.map(({ name, is_running, variants }) => (
            <tbody key={name} className="border-t border-line">
              <tr>
                <th colSpan={4} scope="rowgroup" className="pt-3 text-start font-medium">
                  {texts.names[name] ?? name} {!is_running && <Badge size="xs">{texts.over}</Badge>}
                </th>
              </tr>
              {variants.map((one) => (
                <tr key={one.variant}>
                  <td className={`${cell} uppercase`}>{one.variant}</td>
                  <td className={cell}>{formatNumber(one.newcomers)}</td>
                  <td className={cell}>{one.signed_up ? words(one.signed_up) : texts.nobody}</td>
                  <td className={cell}>{one.paid ? words(one.paid) : texts.nobody}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Scrolled>
    </Part>
  );
}

function Ratings({ ratings }: Pick<Data, 'ratings'>) {
  return (
    <Part title={texts.ratings} sentence={texts.ratings_sentence} className="xl:col-span-2">
      {ratings.length === 0 ? (
        <p className="mt-3 text-ink-soft">{texts.no_ratings}</p>
      ) : (
        <Scrolled label={texts.ratings}>
          <table className="w-full">
            <thead>
              <tr>
                <th className={head}>{texts.model}</th>
                <th className={head}>{texts.rated}</th>
                <th className={head}>{texts.good}</th>
              </tr>
            </thead>
            <tbody>
              {ratings.map(({ engine, rated, good }) => (
                <tr key={engine} className="border-t border-line">
                  <th scope="row" className={`${cell} text-start font-normal wrap-anywhere`}>
                    {engine}
                  </th>
                  <td className={cell}>{formatNumber(rated)}</td>
                  <td className={cell}>{words(good)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
    </Part>
  );
}

function Retention({ cohorts }: Pick<Data, 'cohorts'>) {
  const most = Math.max(0, ...cohorts.map(({ active }) => active.length));
  return (
    <Part title={texts.retention} sentence={texts.retention_sentence} className="xl:col-span-2">
      {cohorts.length === 0 ? (
        <p className="mt-3 text-ink-soft">{texts.no_sign_ups}</p>
      ) : (
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
      )}
    </Part>
  );
}

interface PartProps {
  title: string;
  sentence: ReactNode;
  className?: string;
  children: ReactNode;
}

const Part = ({ title, sentence, className = '', children }: PartProps) => (
  <Card aria-label={title} className={`min-w-0 ${className}`}>
    <h2 className="font-display text-xl">{title}</h2>
    <p className="mt-1 text-ink-soft">{sentence}</p>
    {children}
  </Card>
);

const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="mt-3 overflow-x-auto" tabIndex={0} role="group" aria-label={label}>
    {children}
  </div>
);
