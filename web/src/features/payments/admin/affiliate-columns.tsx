// The columns of the reports to the affiliate network.
import type { Conversion } from '@velour/contract/affiliates.ts';
import { formatDollars, formatMoment, formatNumber } from '../../../lib/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { memberColumn } from './member-column.tsx';
import { texts } from './affiliate-texts.ts';

const { columns: heads } = texts;

export const columns: readonly Column<Conversion>[] = [
  {
    key: 'what',
    title: heads.what,
    lead: true,
    cell: ({ kind, amount_cents, live }) => (
      <span className="flex flex-col">
        <span>{`${texts.kinds[kind]} · ${formatDollars(amount_cents)}`}</span>
        {!live && <span className="text-ink-faint">{texts.test}</span>}
      </span>
    ),
  },
  memberColumn,
  { key: 'state', title: heads.state, cell: (row) => <State row={row} /> },
  {
    key: 'attempts',
    title: heads.attempts,
    align: 'end',
    cell: ({ attempts }) => formatNumber(attempts),
  },
  {
    key: 'parameters',
    title: heads.parameters,
    from: 'lg',
    cell: ({ parameters }) => {
      const lines = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
      if (lines.length === 0) return <span className="text-ink-faint">{texts.none}</span>;
      return <span className="text-sm wrap-anywhere">{lines.join(', ')}</span>;
    },
  },
  {
    key: 'time',
    title: heads.time,
    from: 'lg',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
  },
];

function State({ row }: { row: Conversion }) {
  const { state, failure, dropped_because, tried_at, expires_at } = row;
  const isFailing = state === 'waiting' && failure !== null;
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={state === 'told' ? 'accent' : 'neutral'}>
        {isFailing ? texts.states.failing : texts.states[state]}
      </Badge>
      {dropped_because && (
        <span className="text-sm text-ink-soft">{texts.dropped[dropped_because]}</span>
      )}
      {failure && <span className="text-sm text-danger">{failure}</span>}
      {isFailing && (
        <span className="text-sm text-ink-faint">{texts.until(formatMoment(expires_at))}</span>
      )}
      {tried_at && (
        <span className="text-sm text-ink-faint">{texts.last_try(formatMoment(tried_at))}</span>
      )}
    </span>
  );
}
