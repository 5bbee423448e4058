// The filters of this address, and a way to change them that replaces the address instead of piling up history.
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type Filters } from './browse-filters.ts';

export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [address, setAddress] = useSearchParams();
  const change = (next: Partial<Filters>) =>
    setAddress((current) => writeFilters(current, next), {
      replace: true,
      preventScrollReset: true,
    });
  return [readFilters(address), change];
}
