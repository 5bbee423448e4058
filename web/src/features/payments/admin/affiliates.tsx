// Reports to the affiliate network: sent, or failed with a reason and a retry.
import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { Conversion } from '@velour/contract/affiliates.ts';
import { api } from '../../../lib/api.ts';
import { formatDollars } from '../../../lib/formats.ts';
import { q } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { optionsOf } from '../../../ui/options.ts';
import { useTableView } from '../../../ui/table/use-table-view.ts';
import { ListScreen } from '../../shared/admin/list-screen.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { LoadMore } from '../../shared/load-more.tsx';
import { columns } from './affiliate-columns.tsx';
import { texts } from './affiliate-texts.ts';

const viewOf = { filters: { only: ['failing', 'waiting', 'told', 'dropped'] } } as const;
const filters = [
  {
    name: 'only',
    label: texts.filter,
    options: optionsOf(viewOf.filters.only, texts.filters),
  },
];
const readOnly = (value: string | undefined) =>
  viewOf.filters.only.find((known) => known === value);

const canRetry = ({ state, dropped_because }: Conversion): boolean =>
  state === 'waiting' || dropped_because === 'late';

export function Affiliates() {
  const { view, change } = useTableView(viewOf);
  const only = readOnly(view.filters['only']);
  const query = useInfiniteQuery(
    q.affiliates.list.pages({ query: only ? { only } : {} }, 'cursor'),
  );
  const retry = useAdminCall(api.affiliates.retry, {
    done: ({ retried }) => texts.retried(retried),
  });
  const [first] = query.data?.pages ?? [];
  const rows = query.data?.pages.flatMap(({ conversions }) => conversions);
  return (
    <ListScreen
      {...{ query, rows }}
      texts={only ? { ...texts, empty_sentence: texts.no_match } : texts}
      scene="lamp"
      tools={{ view, onChange: change, filters }}
      begin={
        <Button
          icon={RotateCw}
          pending={retry.pending && retry.input?.[0].body.conversion_id === undefined}
          disabled={!first?.has_failed}
          onClick={() => void retry.run({ body: {} })}
        >
          {texts.retry_all}
        </Button>
      }
      above={
        first && (
          <p className="max-w-3xl text-sm text-ink-soft">
            {first.report_host === null
              ? texts.nowhere
              : texts.to(first.report_host, first.parameter_names.join(', ') || texts.none)}
          </p>
        )
      }
      table={{
        columns,
        keyOf: ({ id }) => id,
        nameOf: ({ kind, amount_cents }) => `${texts.kinds[kind]} ${formatDollars(amount_cents)}`,
        actions: (row) =>
          canRetry(row) && (
            <Button
              size="sm"
              aria-label={texts.retry_label(
                `${texts.kinds[row.kind]} ${formatDollars(row.amount_cents)}`,
              )}
              pending={retry.input?.[0].body.conversion_id === row.id}
              onClick={() => void retry.run({ body: { conversion_id: row.id } })}
            >
              {texts.retry}
            </Button>
          ),
      }}
    >
      <LoadMore query={query} />
    </ListScreen>
  );
}
