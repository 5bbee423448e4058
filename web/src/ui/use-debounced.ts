// Debouncing of values and text inputs.
import { useEffect, useEffectEvent, useState } from 'react';

const REST_MS = 250;

/** The value once it has not changed for `ms` milliseconds. */
export function useDebounced<T>(value: T, ms: number = REST_MS): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const rest = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(rest);
  }, [value, ms]);
  return rested;
}

/** A debounced text input, whose value may also change from outside, as by the back button. */
export function useDebouncedText(value: string, onChange: (text: string) => void) {
  const [state, setState] = useState({ typed: value, owners: value });
  if (state.owners !== value) setState({ typed: value, owners: value });
  const notify = useEffectEvent(onChange);
  const { typed } = state;
  useEffect(() => {
    if (typed === value) return undefined;
    const rest = setTimeout(() => notify(typed), REST_MS);
    return () => clearTimeout(rest);
  }, [typed, value]);
  return { typed, type: (text: string) => setState({ typed: text, owners: value }) };
}
