// Which fields of the last step have been left, so that their problems are said; all of them once one wanted to pay.
import { createStore, useStore } from '../../../lib/store.ts';

const store = createStore<ReadonlySet<string>>(new Set());

export const showProblems = (...names: readonly string[]): void =>
  store.change((known) => new Set([...known, ...names]));

export const useShownProblems = () => ({ touched: useStore(store), touch: showProblems });

export const forgetProblems = (): void => store.change(() => new Set());
