// Payments in money: member, product, amount, refunds, findings for review, and settled marks.
import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PaidPurchase } from '@velour/contract/ledger.ts';
import { q } from '../../../lib/queries.ts';
import { api } from '../../../lib/api.ts';
import { toasts } from '../../../lib/toasts.ts';
import { LoadMore } from '../../shared/load-more.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { optionsOf } from '../../../ui/options.ts';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableTools } from '../../../ui/table/table-tools.tsx';
import { useEverything } from '../../../ui/table/use-everything.ts';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { useTableView } from '../../../ui/table/use-table-view.ts';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { amountOf, columns, itemOf } from './payment-columns.tsx';
import { texts } from './texts.ts';

const viewOf = {
  filters: { only: ['paid', 'to_check', 'returned', 'unsettled', 'settled'] },
} as const;
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
  const search = view.search.trim();
  const query = { ...(only && { only }), ...(search && { search }) };
  const list = useInfiniteQuery(q.ledger.purchases.pages({ query }, 'cursor'));
  const rows = list.data?.pages.flatMap((page) => page.purchases);
  const selection = useSelection(rows?.map(({ id }) => id) ?? []);
  const { data: matching } = useQuery({
    ...q.ledger.countPurchases({ query }),
    enabled: selection.areAll,
  });
  const { total, unsettled } = matching ?? { total: 0, unsettled: 0 };
  const everything = useEverything({ view, selection, total, most: Infinity });
  const [isAsking, setAsking] = useState(false);
  const { settle, settleMatching, pending } = useSettling(() => {
    setAsking(false);
    selection.clear();
  });
  if (list.error && !list.data)
    return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  const chosen = rows?.filter(({ id }) => selection.isSelected(id)) ?? [];
  return (
    <div className="flex flex-col gap-5">
      <ScreenHead title={texts.title} sentence={texts.sentence} />
      <TableTools view={view} onChange={change} searchLabel={texts.search} filters={filters} />
      <DataTable
        label={texts.title}
        columns={columns}
        rows={rows}
        selection={selection}
        keyOf={({ id }) => id}
        nameOf={(row) => texts.name(itemOf(row), amountOf(row))}
        instead={
          <EmptyState scene="cup" title={texts.nothing}>
            {search ? texts.nothing_like_it : only ? texts.nothing_found[only] : texts.nothing_yet}
          </EmptyState>
        }
      />
      <BulkBar selection={selection} everything={everything}>
        {everything.isChosen ? (
          <Button size="sm" disabled={pending || unsettled === 0} onClick={() => setAsking(true)}>
            {texts.settle}
          </Button>
        ) : (
          <OnChosen {...{ chosen, pending, settle }} />
        )}
      </BulkBar>
      <LoadMore query={list} label={texts.more} />
      {isAsking && (
        <ConfirmDialog
          title={texts.ask_settle(unsettled)}
          tone="primary"
          sentence={texts.ask_settle_sentence}
          confirmLabel={texts.settle}
          pending={pending}
          onConfirm={() => void settleMatching(query, unsettled)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface OnChosenProps {
  chosen: readonly PaidPurchase[];
  pending: boolean;
  settle: (ids: string[], is_settled: boolean) => Promise<void>;
}

function OnChosen({ chosen, pending, settle }: OnChosenProps) {
  const idsOf = (which: (payment: PaidPurchase) => boolean) =>
    chosen.filter(which).map(({ id }) => id);
  const open = idsOf(({ settled, payments }) => settled < payments);
  const marked = idsOf(({ settled }) => settled > 0);
  return (
    <>
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
    </>
  );
}

type Filter = Parameters<typeof api.ledger.settleMatching>[0]['body']['filter'];

/** Shows how many changed in a toast, which offers undo. */
function useSettling(onDone: () => void) {
  const { run, pending } = useAdminCall(api.ledger.settle);
  const onMatching = useAdminCall(api.ledger.settleMatching);
  const undoing = useAdminCall(api.ledger.undoSettling, {
    onDone: ({ changed }) => toasts.success(texts.unmarked(changed)),
  });
  const settle = async (ids: string[], is_settled: boolean): Promise<void> => {
    const answer = await run({ body: { ids, is_settled } });
    if (!answer) return;
    onDone();
    const { changed } = answer;
    const text = is_settled ? texts.marked(changed.length) : texts.unmarked(changed.length);
    if (changed.length === 0 || !is_settled) return void toasts.success(text);
    toasts.offer(text, { label: texts.undo, onPress: () => void settle(changed, false) });
  };
  const settleMatching = async (filter: Filter, count: number): Promise<void> => {
    const answer = await onMatching.run({ body: { filter, count } });
    if (!answer) return;
    onDone();
    const { changed, settled_at } = answer;
    const undo = () => void undoing.run({ body: { settled_at } });
    toasts.offer(texts.marked(changed), { label: texts.undo, onPress: undo });
  };
  return { settle, settleMatching, pending: pending || onMatching.pending || undoing.pending };
}
