// The filters in the current address, and a function that changes them without adding to the history.
import { readFilters, type Filters } from '@velour/contract/browse.ts';
import { useSearchParams } from 'react-router';
import { writeFilters } from './browse-filters.ts';

export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [address, setAddress] = useSearchParams();
  const change = (next: Partial<Filters>) =>
    setAddress((current) => writeFilters(current, next), {
      replace: true,
      preventScrollReset: true,
    });
  return [readFilters(address), change];
}
