// An admin screen with a list: title, filters, rows, and its empty and error states.
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { isNarrowed } from '../../../ui/table/table-view.ts';
import { TableTools } from '../../../ui/table/table-tools.tsx';
import { isPasswordNeeded, LoadFailed } from './load-failed.tsx';
import { ScreenHead } from './screen-head.tsx';

type Table<Row> = Omit<
  ComponentProps<typeof DataTable<Row>>,
  'label' | 'rows' | 'isWaiting' | 'instead'
>;
type Tools = Pick<ComponentProps<typeof TableTools>, 'view' | 'onChange' | 'filters' | 'sorts'>;

interface Props<Row> {
  texts: Record<'title' | 'sentence' | 'list' | 'empty' | 'empty_sentence', string> & {
    readonly keys?: string;
    /** Undefined if the list cannot be searched. */
    readonly search?: string;
    /** Replaces `empty_sentence` if no filter is active. */
    readonly nothing_yet?: string;
  };
  scene: ComponentProps<typeof EmptyState>['scene'];
  query: { error: unknown; refetch: () => unknown; isPlaceholderData: boolean };
  /** Undefined while loading for the first time. */
  rows: readonly Row[] | undefined;
  tools: Tools;
  table: Table<Row>;
  /** In the header: a button to create something. */
  begin?: ReactNode;
  above?: ReactNode;
  beside?: ReactNode;
  /** Below the rows: pagination and dialogs. */
  children: ReactNode;
}

export function ListScreen<Row>(props: Props<Row>) {
  const { texts: words, scene, query, rows, tools, table, begin, above, beside, children } = props;
  const { error, refetch, isPlaceholderData } = query;
  const failed = Boolean(error) && !rows;
  const notShown = <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isPasswordNeeded(error)) return notShown;
  const list = (
    <>
      <TableTools {...tools} {...(words.search && { searchLabel: words.search })} />
      <DataTable
        {...table}
        label={words.list}
        rows={failed ? [] : rows}
        isWaiting={isPlaceholderData}
        instead={
          failed ? (
            notShown
          ) : (
            <EmptyState scene={scene} title={words.empty}>
              {isNarrowed(tools.view)
                ? words.empty_sentence
                : (words.nothing_yet ?? words.empty_sentence)}
            </EmptyState>
          )
        }
      />
      {children}
    </>
  );
  return (
    <div className="flex flex-col gap-4">
      <ScreenHead title={words.title} sentence={words.sentence} keys={words.keys}>
        {begin}
      </ScreenHead>
      {above}
      {beside === undefined ? (
        list
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem]">
          <div className="flex min-w-0 flex-col gap-4">{list}</div>
          {beside}
        </div>
      )}
    </div>
  );
}
