// The TanStack query client: retries and stale times. Screens show errors of queries themselves.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { noteFailure } from './failed-call.ts';
import { toasts as pageToasts, type Toasts } from './toasts.ts';

interface ReadMeta extends Record<string, unknown> {
  /** Text of an error toast, for queries whose screen does not show the error. */
  failure?: string;
  /** True if the data should survive a reload. */
  saved?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
    mutationMeta: ReadMeta;
  }
}

const MAX_TRIES = 3;
const STALE_MS = 30_000;

export function createQueryClient({ toasts = pageToasts }: { toasts?: Toasts } = {}): QueryClient {
  const report = (meta: ReadMeta | undefined): void => {
    if (meta?.failure !== undefined) toasts.error(meta.failure);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        noteFailure(error);
        report(meta);
      },
    }),
    mutationCache: new MutationCache({
      onError: (_error, _input, _result, { meta }) => report(meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Data that the server wrote into the page, and recent responses, are not requested again at once.
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          !isMissing(error) || Date.now() - errorUpdatedAt > STALE_MS,
        retry: (failures, error) => failures < MAX_TRIES - 1 && mayPass(error),
        retryDelay: (failures, error) =>
          (error instanceof ApiError ? error.retry_after_ms : undefined) ?? 500 * 2 ** failures,
      },
      // Without a network, mutations fail at once; by default they would pause without feedback.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/**
 * Retries network errors and overloaded servers, never refusals. Timeouts are not retried: the user
 * has already waited that long.
 */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  !error.timedOut &&
  (error.status === 0 || error.status === 429 || error.status >= 500) &&
  (error.retry_after_ms ?? 0) <= 5_000;
