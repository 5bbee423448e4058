// State of “select all rows on all pages”: ends when the filters, the total or this page's selection change.
import { useState } from 'react';
import type { Everything } from './bulk-bar.tsx';
import type { TableView } from './table-view.ts';
import type { Selection } from './use-selection.ts';

interface Params {
  readonly view: TableView;
  readonly selection: Pick<Selection, 'areAll'>;
  readonly total: number;
  readonly most: number;
}

export function useEverything({ view, selection, total, most }: Params): Everything {
  const [chosen, setChosen] = useState('');
  const { search, filters } = view;
  // The user confirmed exactly this search, these filters and this total.
  const key = JSON.stringify([search.trim(), filters, total]);
  return {
    total,
    most,
    isChosen: chosen === key && selection.areAll,
    choose: () => setChosen(key),
  };
}
