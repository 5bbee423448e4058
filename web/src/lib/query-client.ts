// The cache of server state, and the rule for its failures: own words if the call has some, the generic ones if not.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, describeFailure } from './api-error.ts';
import { toasts as pageToasts, type Toasts } from './toasts.ts';

interface FailureWords extends Record<string, unknown> {
  /** The call's own words for its failure. */
  failure?: string;
  /** True where the screen itself shows the failure, so that no toast is needed. */
  shown_in_place?: boolean;
  /** True for what should be the same after a reload. */
  kept?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureWords;
    mutationMeta: FailureWords;
  }
}

const MOST_TRIES = 3;

export function createQueryClient({ toasts = pageToasts }: { toasts?: Toasts } = {}): QueryClient {
  const report = (error: unknown, meta: FailureWords | undefined) => {
    if (!meta?.shown_in_place) toasts.error(meta?.failure ?? describeFailure(error));
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MOST_TRIES - 1 && mayPass(error),
        retryDelay: (failures, error) =>
          (error instanceof ApiError ? error.retry_after_ms : undefined) ?? 500 * 2 ** failures,
      },
      mutations: { retry: false },
    },
  });
}

/** Trying again helps against the network and a busy server, never against a refusal. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 429 || error.status >= 500) &&
  (error.retry_after_ms ?? 0) <= 5_000;
