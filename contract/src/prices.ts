// Prices of paid jobs, in tokens. No validator is imported, so that the page can use it.
import type { JobKind } from './job-states.ts';

export const PRICES = { image: 5, video: 20, character: 50 } as const satisfies Record<
  JobKind,
  number
>;
