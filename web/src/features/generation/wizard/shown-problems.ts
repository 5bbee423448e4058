// Which fields of the last step show their errors: those that were left, and all after a click on the pay button.
import { createStore, useStore } from '../../../lib/store.ts';

const store = createStore<ReadonlySet<string>>(new Set());

export const showProblems = (...names: readonly string[]): void =>
  store.change((known) => new Set([...known, ...names]));

export const useShownProblems = () => ({ touched: useStore(store), touch: showProblems });

export const forgetProblems = (): void => store.change(() => new Set());
