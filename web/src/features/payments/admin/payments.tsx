// Payments in money: member, product, amount, refunds, and what an admin has to check.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PaidPurchase } from '@velour/contract/ledger.ts';
import { q } from '../../../lib/queries.ts';
import { formatDollars, formatMoment, formatNumber } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { LoadMore } from '../../shared/load-more.tsx';
import { optionsOf } from '../../../ui/options.ts';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableTools } from '../../../ui/table/table-tools.tsx';
import { useTableView } from '../../../ui/table/use-table-view.ts';
import { shortId } from '../../../lib/ids.ts';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { texts } from './texts.ts';

const { columns: heads } = texts;
const viewOf = { filters: { only: ['to_check', 'returned'] } } as const;
const filters = [
  {
    name: 'only',
    label: texts.filter,
    options: optionsOf(viewOf.filters.only, texts.filters),
  },
];
const readOnly = (value: string | undefined): 'to_check' | 'returned' | '' =>
  value === 'to_check' || value === 'returned' ? value : '';

const columns: readonly Column<PaidPurchase>[] = [
  {
    key: 'what',
    title: heads.what,
    lead: true,
    cell: ({ kind, unit, units, provider, provider_id, finding }) => (
      <span className="flex min-w-0 flex-col">
        <span>{kind === 'plan' ? texts.kinds.plan : texts.packages[unit](units)}</span>
        {provider_id && (
          <span className="truncate text-ink-faint">
            {texts.at_provider(provider, provider_id)}
          </span>
        )}
        {finding && <span className="text-danger">{texts.finding(finding)}</span>}
      </span>
    ),
  },
  {
    key: 'member',
    title: heads.member,
    cell: ({ member_id, member_name }) =>
      member_id ? (
        <Link to={paths.adminLedger(member_id)} className="underline">
          {member_name ?? shortId(member_id)}
        </Link>
      ) : (
        <span className="text-ink-faint">{texts.gone}</span>
      ),
  },
  {
    key: 'amount',
    title: heads.amount,
    align: 'end',
    cell: ({ amount_cents }) => formatDollars(amount_cents),
  },
  { key: 'state', title: heads.state, cell: ({ state }) => texts.states[state] },
  {
    key: 'given',
    title: heads.given,
    align: 'end',
    from: 'lg',
    cell: ({ units, reversed }) => (
      <>
        {formatNumber(units)}
        {reversed > 0 && <span className="block text-ink-faint">{texts.went_back(reversed)}</span>}
      </>
    ),
  },
  {
    key: 'time',
    title: heads.time,
    from: 'lg',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
  },
];

export function Payments() {
  const { view, change } = useTableView(viewOf);
  const only = readOnly(view.filters['only']);
  const list = useInfiniteQuery(
    q.ledger.purchases.pages({ query: only ? { only } : {} }, 'cursor'),
  );
  if (list.error && !list.data)
    return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <div className="flex flex-col gap-5">
      <ScreenHead title={texts.title} sentence={texts.sentence} />
      <TableTools view={view} onChange={change} filters={filters} />
      <DataTable
        label={texts.title}
        columns={columns}
        rows={list.data?.pages.flatMap((page) => page.purchases)}
        keyOf={({ id }) => id}
        nameOf={({ id }) => id}
        instead={
          <p className="text-ink-faint">{only === '' ? texts.nothing : texts.nothing_found}</p>
        }
      />
      <LoadMore query={list} label={texts.more} />
    </div>
  );
}
