// Builds the options of a select from values and their labels.
import type { SelectOption } from './select.tsx';

export const optionsOf = <V extends string>(
  values: readonly V[],
  labels: Readonly<Record<V, string>>,
): (SelectOption & { value: V })[] => values.map((value) => ({ value, label: labels[value] }));
