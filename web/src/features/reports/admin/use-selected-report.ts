// The selected report of the list, in the address, and the ones before and after it.
import { useState } from 'react';
import { useLocation, useSearchParams, type To } from 'react-router';

const PARAMETER = 'report';

/** When the selected report is decided and leaves the list, the next one takes its place. */
export function useSelectedReport(ids: readonly string[]) {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const chosen = address.get(PARAMETER);
  const [place, setPlace] = useState(0);
  const found = chosen === null ? -1 : ids.indexOf(chosen);
  if (found >= 0 && found !== place) setPlace(found);
  const at = found >= 0 ? found : place;
  const previous = ids[at - 1];
  const next = ids[found >= 0 ? at + 1 : at];

  const linkTo = (id?: string): To => {
    const search = new URLSearchParams(address);
    if (id === undefined) search.delete(PARAMETER);
    else search.set(PARAMETER, id);
    return { pathname, search: search.toString() };
  };
  /** Replaces the history entry, so that the back button leads to the list. */
  const choose = (id: string): void =>
    setAddress(
      (known) => {
        const to = new URLSearchParams(known);
        to.set(PARAMETER, id);
        return to;
      },
      { replace: true },
    );
  return { chosen, previous, next, linkTo, choose };
}
