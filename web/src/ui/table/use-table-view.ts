// Keeps a table's state in the query string, so that reload, links and the back button restore it.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changeView, readView, writeView, type TableView, type TableViewOf } from './table-view.ts';

/** `of` must be a stable reference. */
export function useTableView(of: TableViewOf) {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readView(address, of), [address, of]);
  /** Pages and filters add history entries; the letters of a search replace the current one. */
  const change = (wish: Partial<TableView>) =>
    setAddress((known) => writeView(known, changeView(readView(known, of), wish), of), {
      replace: wish.search !== undefined,
      preventScrollReset: true,
    });
  return { view, change };
}
