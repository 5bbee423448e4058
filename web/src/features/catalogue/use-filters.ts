// The filters of this address, and a way to change them that replaces the address instead of piling up history.
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
