// A data table with sorting and row selection; on phones each row is a card. Arrow keys move between rows.
import type { KeyboardEvent, ReactNode } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { Skeleton } from '../skeleton.tsx';
import { CheckBox } from './check-box.tsx';
import { columnStyle, type Column } from './columns.ts';
import { turnSort } from './table-view.ts';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface Props<Row> {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading for the first time. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** The row's name in the label of its checkbox. */
  nameOf: (row: Row) => string;
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection;
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** True while the shown rows are stale and new ones are loading. */
  isWaiting?: boolean;
  /** Shown instead of the rows if there are none: an empty or error state. */
  instead?: ReactNode;
}

const WAITING_ROWS = 8;

/**
 * The ARIA roles are explicit, because the CSS that lays the table out as cards removes the
 * implicit ones.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, keyOf, selection, actions, isWaiting = false } = props;
  if (rows?.length === 0) return <>{props.instead}</>;
  return (
    <table
      role="table"
      aria-label={label}
      aria-busy={rows === undefined || isWaiting}
      onKeyDown={walk}
      className={classNames(
        'w-full border-separate border-spacing-0 text-sm transition-opacity max-md:block',
        isWaiting && 'opacity-55',
      )}
    >
      <Head {...props} />
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-2">
        {rows?.map((row) => (
          <Row key={keyOf(row)} row={row} table={props} />
        ))}
        {!rows &&
          Array.from({ length: WAITING_ROWS }, (_, at) => (
            <tr key={at} role="row" className="max-md:block">
              <td
                role="cell"
                className="py-1.5 max-md:block"
                colSpan={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)}
              >
                <Skeleton className="h-11 max-md:h-24" />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Head<Row>({ columns, rows, sort = '', onSort, selection, actions }: Props<Row>) {
  const cell =
    'border-b border-line bg-ground py-2.5 pr-4 font-medium whitespace-nowrap text-ink-soft';
  return (
    <thead
      role="rowgroup"
      className="max-md:sr-only md:sticky md:top-(--top-bar) md:z-(--z-raised)"
      // Phones show sorting and the selection of all rows above the list.
    >
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className={`${cell} w-11 pl-3`}>
            <CheckBox
              label={texts.choose_all}
              checked={selection.areAll}
              partly={selection.chosen.length > 0 && !selection.areAll}
              disabled={!rows?.length}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            aria-sort={orderOf(column, sort)}
            className={classNames(
              cell,
              columnStyle(column),
              !column.align && 'text-left',
              'first:pl-3',
            )}
          >
            {column.sort && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              column.title
            )}
          </th>
        ))}
        {actions && (
          <th role="columnheader" scope="col" className={cell}>
            <span className="sr-only">{texts.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const orderOf = <Row,>({ sort: key }: Column<Row>, sort: string) => {
  if (!key) return undefined;
  return sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';
};

interface SortProps<Row> {
  column: Column<Row>;
  sort: string;
  onSort: (sort: string) => void;
}

function SortButton<Row>({ column, sort, onSort }: SortProps<Row>) {
  const key = column.sort ?? '';
  const isBy = sort === key || sort === `-${key}`;
  const icon = sort === key ? ArrowUp : isBy ? ArrowDown : ArrowUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort(turnSort(sort, key))}
      className={classNames(
        'group touch -mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-small px-1.5 hover:text-ink',
        isBy && 'text-ink',
      )}
    >
      {column.title}
      <Icon of={icon} size="xs" className={isBy ? '' : 'opacity-55 group-hover:opacity-100'} />
    </button>
  );
}

const cellStyle =
  'py-2 pr-4 align-middle md:border-b md:border-line md:first:pl-3 max-md:flex max-md:min-w-0 max-md:items-baseline max-md:gap-2 max-md:p-0';

function Row<Row>({ row, table }: { row: Row; table: Props<Row> }) {
  const { columns, keyOf, nameOf, selection, actions } = table;
  const key = keyOf(row);
  const isChosen = selection?.isSelected(key) ?? false;
  return (
    <tr
      role="row"
      aria-selected={selection ? isChosen : undefined}
      className={classNames(
        'transition-colors max-md:relative max-md:flex max-md:flex-col max-md:gap-1.5 max-md:rounded-control max-md:p-3',
        isChosen ? 'bg-accent-tint' : 'max-md:bg-raised md:hover:bg-raised',
        selection && 'max-md:pl-12',
      )}
    >
      {selection && (
        <td role="cell" className={`${cellStyle} max-md:absolute max-md:top-3.5 max-md:left-3.5`}>
          <CheckBox
            label={texts.choose_row(nameOf(row))}
            checked={isChosen}
            isRow
            onChange={(stretch) => selection.toggle(key, stretch)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          className={classNames(
            cellStyle,
            columnStyle(column),
            column.lead ? 'md:w-full md:max-w-0 md:min-w-48' : 'md:whitespace-nowrap',
          )}
        >
          {!column.lead && (
            <span aria-hidden className="shrink-0 text-ink-faint md:hidden">
              {column.title}
            </span>
          )}
          {column.cell(row)}
        </td>
      ))}
      {actions && (
        <td role="cell" className={`${cellStyle} md:pr-2 md:whitespace-nowrap`}>
          <span className="flex items-center justify-end gap-1 max-md:absolute max-md:top-2 max-md:right-2">
            {actions(row)}
          </span>
        </td>
      )}
    </tr>
  );
}

const places: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus between the rows' checkboxes by arrow keys; with Shift it selects on the way. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const place = places[event.key];
  const from = event.target;
  if (!place || !(from instanceof HTMLInputElement) || !from.matches('[data-row-box]')) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-row-box]')];
  const at = boxes.indexOf(from);
  const next = boxes[place(at, boxes.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (event.shiftKey && next !== from && next.checked !== from.checked) next.click();
}
