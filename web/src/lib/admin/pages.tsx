// The way from page to page of a list whose place stands in the address.
import { Pager } from '../../ui/table/pager.tsx';
import type { TableView } from '../../ui/table/table-view.ts';

interface Props {
  view: TableView;
  onChange: (wish: Partial<TableView>) => void;
  /** Of one page. */
  size: number;
  shown: number;
  total: number;
  /** There are at least so many: counting stopped there. */
  isMore?: boolean;
}

export function Pages({ view: { at }, onChange, size, shown, total, isMore = false }: Props) {
  return (
    <Pager
      {...{ at, shown, total, isMore }}
      onPrevious={at > 0 ? () => onChange({ at: Math.max(0, at - size) }) : undefined}
      onNext={at + size < total ? () => onChange({ at: at + size }) : undefined}
    />
  );
}
