// The view of a list in the address, so that a reload, a link and the way back show the same.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changeView, readView, writeView, type TableView, type TableViewOf } from './table-view.ts';

/** `of` is to be the same object each time. */
export function useTableView(of: TableViewOf) {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readView(address, of), [address, of]);
  /** The way back leads through pages and filters, but not through each letter of a search. */
  const change = (wish: Partial<TableView>) =>
    setAddress((known) => writeView(known, changeView(readView(known, of), wish), of), {
      replace: wish.search !== undefined,
      preventScrollReset: true,
    });
  return { view, change };
}
