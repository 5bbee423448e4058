// Payments in money: member, product, amount, refunds, what an admin has to check, and which are settled.
import { useInfiniteQuery } from '@tanstack/react-query';
import { q } from '../../../lib/queries.ts';
import { api } from '../../../lib/api.ts';
import { formatDollars } from '../../../lib/formats.ts';
import { toasts } from '../../../lib/toasts.ts';
import { LoadMore } from '../../shared/load-more.tsx';
import { Button } from '../../../ui/button.tsx';
import { optionsOf } from '../../../ui/options.ts';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableTools } from '../../../ui/table/table-tools.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { useTableView } from '../../../ui/table/use-table-view.ts';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { columns, itemOf } from './payment-columns.tsx';
import { texts } from './texts.ts';

const viewOf = { filters: { only: ['to_check', 'returned', 'unsettled', 'settled'] } } as const;
const filters = [
  {
    name: 'only',
    label: texts.filter,
    options: optionsOf(viewOf.filters.only, texts.filters),
  },
];
const readOnly = (value: string | undefined) =>
  viewOf.filters.only.find((known) => known === value);

export function Payments() {
  const { view, change } = useTableView(viewOf);
  const only = readOnly(view.filters['only']);
  const list = useInfiniteQuery(
    q.ledger.purchases.pages({ query: only ? { only } : {} }, 'cursor'),
  );
  const rows = list.data?.pages.flatMap((page) => page.purchases);
  const selection = useSelection(rows?.map(({ id }) => id) ?? []);
  const { settle, pending } = useSettling(selection.clear);
  if (list.error && !list.data)
    return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  const chosen = rows?.filter(({ id }) => selection.isSelected(id)) ?? [];
  const idsOf = (which: (payment: (typeof chosen)[number]) => boolean) =>
    chosen.filter(which).map(({ id }) => id);
  const open = idsOf(({ settled, payments }) => settled < payments);
  const marked = idsOf(({ settled }) => settled > 0);
  return (
    <div className="flex flex-col gap-5">
      <ScreenHead title={texts.title} sentence={texts.sentence} />
      <TableTools view={view} onChange={change} filters={filters} />
      <DataTable
        label={texts.title}
        columns={columns}
        rows={rows}
        selection={selection}
        keyOf={({ id }) => id}
        nameOf={(row) => texts.name(itemOf(row), formatDollars(row.amount_cents))}
        instead={
          <p className="text-ink-faint">{only ? texts.nothing_found[only] : texts.nothing}</p>
        }
      />
      <BulkBar selection={selection}>
        <Button
          size="sm"
          disabled={pending || open.length === 0}
          onClick={() => void settle(open, true)}
        >
          {texts.settle}
        </Button>
        <Button
          size="sm"
          tone="quiet"
          disabled={pending || marked.length === 0}
          onClick={() => void settle(marked, false)}
        >
          {texts.unsettle}
        </Button>
      </BulkBar>
      <LoadMore query={list} label={texts.more} />
    </div>
  );
}

/** Says how many changed, and offers to take it back. */
function useSettling(onDone: () => void) {
  const { run, pending } = useAdminCall(api.ledger.settle);
  const settle = async (ids: string[], is_settled: boolean): Promise<void> => {
    const answer = await run({ body: { ids, is_settled } });
    if (!answer) return;
    onDone();
    const { changed } = answer;
    const text = is_settled ? texts.marked(changed.length) : texts.unmarked(changed.length);
    if (changed.length === 0 || !is_settled) return void toasts.success(text);
    toasts.offer(text, { label: texts.undo, onPress: () => void settle(changed, false) });
  };
  return { settle, pending };
}
