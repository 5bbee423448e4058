// The cache of server state: what is tried again, and how long it is fresh. Screens show failed reads themselves.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { toasts as pageToasts, type Toasts } from './toasts.ts';

interface ReadMeta extends Record<string, unknown> {
  /** Said in a toast where the screen does not show the failure itself. */
  failure?: string;
  /** True for what should be the same after a reload. */
  saved?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
    mutationMeta: ReadMeta;
  }
}

const MOST_TRIES = 3;

export function createQueryClient({ toasts = pageToasts }: { toasts?: Toasts } = {}): QueryClient {
  const report = (meta: ReadMeta | undefined): void => {
    if (meta?.failure !== undefined) toasts.error(meta.failure);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (_error, { meta }) => report(meta) }),
    mutationCache: new MutationCache({
      onError: (_error, _input, _result, { meta }) => report(meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MOST_TRIES - 1 && mayPass(error),
        retryDelay: (failures, error) =>
          (error instanceof ApiError ? error.retry_after_ms : undefined) ?? 500 * 2 ** failures,
      },
      // Without a network a call fails, where it would wait for one behind a button that says nothing.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Trying again helps against the network and a busy server, never against a refusal; after a timeout the person decides,
 * who has already waited that long.
 */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  !error.timedOut &&
  (error.status === 0 || error.status === 429 || error.status >= 500) &&
  (error.retry_after_ms ?? 0) <= 5_000;
