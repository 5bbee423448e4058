// Whether all rows that match are chosen, on every page: for as long as the list and the marks on this page stay.
import { useState } from 'react';
import type { Everything } from './bulk-bar.tsx';
import type { TableView } from './table-view.ts';
import type { Selection } from './use-selection.ts';

interface Of {
  readonly view: TableView;
  readonly selection: Pick<Selection, 'areAll'>;
  readonly total: number;
  readonly most: number;
}

export function useEverything({ view, selection, total, most }: Of): Everything {
  const [chosen, setChosen] = useState('');
  const { search, filters } = view;
  // Of other filters, or another number, nothing was confirmed.
  const key = JSON.stringify([search.trim(), filters, total]);
  return {
    total,
    most,
    isChosen: chosen === key && selection.areAll,
    choose: () => setChosen(key),
  };
}
