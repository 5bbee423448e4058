// The number of open reports by deadline, shortest first; each filters the list.
import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../../ui/class-names.ts';
import { reportCounts } from './queries.ts';
import { texts } from './texts.ts';

interface Props {
  chosen: string;
  onChoose: (clock: string) => void;
}

export function Deadlines({ chosen, onChoose }: Props) {
  const { data } = useQuery(reportCounts);
  return (
    <ul aria-label={texts.clock_list} className="grid gap-2 sm:grid-cols-3">
      {data?.clocks.map(({ clock, open, overdue }) => (
        <li key={clock}>
          <button
            type="button"
            aria-pressed={chosen === clock}
            onClick={() => onChoose(chosen === clock ? '' : clock)}
            className={classNames(
              'flex w-full items-baseline gap-x-3 rounded-control px-4 py-2.5 text-left transition-colors sm:flex-wrap',
              chosen === clock ? 'bg-accent-tint' : 'bg-raised hover:bg-raised-2',
            )}
          >
            <span className="grow text-sm text-ink-soft sm:w-full">{texts.clocks[clock]}</span>
            <span className="whitespace-nowrap tabular-nums sm:text-lg">
              {texts.open_count(open)}
            </span>
            {overdue > 0 && (
              <span className="font-medium whitespace-nowrap text-danger tabular-nums">
                {texts.overdue_count(overdue)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
