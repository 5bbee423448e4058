// The number of shown crisis cards by year, without data about people.
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../lib/formats.ts';
import { q } from '../../../lib/queries.ts';
import { texts } from './texts.ts';

const words = texts.crisis_counts;

export function CrisisCounts() {
  const { data, isError } = useQuery(q.stats.crisisCards());
  return (
    <section
      aria-labelledby="crisis-counts"
      className="mx-auto w-full max-w-[1100px] px-4 pt-10 lg:px-8"
    >
      <div className="max-w-[42rem]">
        <h2 id="crisis-counts" className="font-display text-xl">
          {words.title}
        </h2>
        <p className="mt-3 text-ink-soft">{words.sentence}</p>
        {!data && (
          <p role="status" className="mt-3 text-ink-faint">
            {isError ? words.failed : words.loading}
          </p>
        )}
        {data && (
          <dl className="mt-4 flex max-w-xs flex-col gap-1">
            {data.years.map(({ year, cards }) => (
              <div key={year} className="flex justify-between gap-4">
                <dt className="text-ink-soft">{year}</dt>
                <dd className="tabular-nums">{formatNumber(cards)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
