// The funnel and retention: from a visit to a purchase, experiments with confidence intervals, and retention by week.
import { useQuery } from '@tanstack/react-query';
import type { Outcomes as Data, Share } from '@velour/contract/stats.ts';
import { formatNumber, formatTenthPercent } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { polled, q } from '../../../lib/queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { modelName } from '../../shared/admin/model-name.ts';
import { Bar, cell, head, Part, Scrolled } from './outcome-part.tsx';
import type { Range } from './queries.ts';
import { Retention } from './retention.tsx';
import { texts as all } from './texts.ts';

const texts = all.outcomes;

export function Outcomes({ range }: { range: Range }) {
  const { data, dataUpdatedAt } = useQuery(polled(q.stats.outcomes({ query: { days: range } })));
  if (!data) return null;
  const { cohorts, experiments } = data;
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Funnel funnel={data.funnel} />
      <Ratings ratings={data.ratings} />
      <Experiments experiments={experiments} />
      <Retention {...{ cohorts, experiments }} at={dataUpdatedAt} />
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
                <Bar share={count / most}>{formatNumber(count)}</Bar>
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

const shareOf = (share: Share | null): string => (share ? words(share) : texts.no_people);

const measures = ['tried', 'signed_up', 'paid', 'came_back'] as const;

function Experiments({ experiments }: Pick<Data, 'experiments'>) {
  return (
    <Part
      title={texts.experiments}
      className="xl:col-span-2"
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
        <table className="w-full min-w-3xl">
          <thead>
            <tr>
              <th className={head}>{texts.variant}</th>
              <th className={head}>{texts.shown}</th>
              {measures.map((measure) => (
                <th key={measure} className={head}>
                  {texts[measure]}
                </th>
              ))}
            </tr>
          </thead>
          {experiments.map(({ name, is_running, variants }) => (
            <tbody key={name} className="border-t border-line">
              <tr>
                <th
                  colSpan={2 + measures.length}
                  scope="rowgroup"
                  className="pt-3 text-start font-medium"
                >
                  {texts.names[name] ?? name} {!is_running && <Badge size="xs">{texts.over}</Badge>}
                </th>
              </tr>
              {variants.map((one) => (
                <tr key={one.variant}>
                  <td className={`${cell} uppercase`}>{one.variant}</td>
                  <td className={cell}>{formatNumber(one.people)}</td>
                  {measures.map((measure) => (
                    <td key={measure} className={cell}>
                      {shareOf(one[measure])}
                    </td>
                  ))}
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
    <Part title={texts.ratings} sentence={texts.ratings_sentence}>
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
                    {modelName(engine)}
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
