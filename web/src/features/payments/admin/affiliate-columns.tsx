// The columns of the reports to the affiliate network.
import type { Conversion } from '@velour/contract/affiliates.ts';
import { formatDollars, formatMoment } from '../../../lib/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { memberColumn } from './member-column.tsx';
import { texts } from './affiliate-texts.ts';

const { columns: heads } = texts;

/** Wraps, unlike other cells, because these texts may be long. */
const prose = 'block text-sm whitespace-normal wrap-anywhere';

export const columns: readonly Column<Conversion>[] = [
  {
    key: 'what',
    title: heads.what,
    lead: true,
    cell: ({ kind, amount_cents, live, created_at, parameters }) => (
      <span className="flex flex-col">
        <span>{`${texts.kinds[kind]} · ${formatDollars(amount_cents)}`}</span>
        <time dateTime={created_at} className="text-sm text-ink-faint">
          {formatMoment(created_at)}
        </time>
        {!live && <span className="text-ink-faint">{texts.test}</span>}
        {Object.keys(parameters).length > 0 && (
          <span className={`${prose} text-ink-faint`}>
            {texts.from_link(
              Object.entries(parameters)
                .map(([name, value]) => `${name}=${value}`)
                .join(', '),
            )}
          </span>
        )}
      </span>
    ),
  },
  memberColumn,
  { key: 'state', title: heads.state, cell: (row) => <State row={row} /> },
];

function State({ row }: { row: Conversion }) {
  const { state, failure, dropped_because, attempts, tried_at, expires_at } = row;
  const isFailing = state === 'waiting' && failure !== null;
  return (
    <span className="flex flex-col items-start gap-1 md:w-52">
      <Badge tone={isFailing ? 'accent' : 'neutral'}>
        {isFailing ? texts.states.failing : texts.states[state]}
      </Badge>
      {dropped_because && (
        <span className={`${prose} text-ink-soft`}>{texts.dropped[dropped_because]}</span>
      )}
      {failure && <span className={`${prose} text-danger`}>{failure}</span>}
      {isFailing && (
        <span className={`${prose} text-ink-faint`}>{texts.until(formatMoment(expires_at))}</span>
      )}
      {tried_at && (
        <span className={`${prose} text-ink-faint`}>
          {texts.last_try(attempts, formatMoment(tried_at))}
        </span>
      )}
    </span>
  );
}
