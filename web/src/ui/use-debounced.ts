// Calls back with a value once it has rested; what is typed meanwhile counts from the last key.
import { useEffect, useEffectEvent, useState } from 'react';

const REST_MS = 250;

/** The value as it was when it last rested. */
export function useDebounced<T>(value: T, ms: number = REST_MS): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const rest = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(rest);
  }, [value, ms]);
  return rested;
}

/** A field's text, which its owner hears of when it rests and may change from outside, as the way back does. */
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
