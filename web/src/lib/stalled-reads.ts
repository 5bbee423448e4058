// Detects queries that have been loading for unusually long: the server is slow, or the network is offline.
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';

export type Waiting = 'server' | 'network' | 'nothing';

const empty = {
  type: 'active',
  predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined,
} as const;

function waitingOf(client: QueryClient): Waiting {
  const reads = client.getQueryCache().findAll(empty);
  if (reads.some(({ state }) => state.fetchStatus === 'paused')) return 'network';
  return reads.some(({ state }) => state.fetchStatus === 'fetching') ? 'server' : 'nothing';
}

function useWaiting(client: QueryClient): Waiting {
  const subscribe = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  );
  return useSyncExternalStore(
    subscribe,
    () => waitingOf(client),
    () => 'nothing',
  );
}

/** True once `waits` has been true for `ms` milliseconds without a break. */
export function useLasting(waits: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false);
  if (!waits && isLong) setLong(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setLong(true), ms);
    return () => clearTimeout(timer);
  }, [waits, ms]);
  return isLong;
}

/** Most queries take less than a second, even on a slow mobile network. */
export const PATIENCE_MS = 8_000;
const OFFLINE_PATIENCE_MS = 1_000;

/** What the screen is waiting for, if it takes unusually long, and a function to retry. */
export function useStalledReads(): { waiting: Waiting; retry: () => void } {
  const client = useQueryClient();
  const waiting = useWaiting(client);
  const isSlow = useLasting(waiting === 'server', PATIENCE_MS);
  const isOffline = useLasting(waiting === 'network', OFFLINE_PATIENCE_MS);
  const retry = () => {
    void client.cancelQueries(empty).then(() => client.refetchQueries(empty));
  };
  return { waiting: isSlow ? 'server' : isOffline ? 'network' : 'nothing', retry };
}
