// The engines as the server tells of them, and the test of one, which answers with that engine anew.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EngineKind } from '@velour/contract/operations.ts';
import { api } from '../../../lib/api.ts';

const meta = { shown_in_place: true };

export const engineList = queryOptions({
  queryKey: ['admin', 'engines'],
  queryFn: ({ signal }) => api.operations.engines(undefined, signal),
  meta,
});

export function useEngineTest(engine: EngineKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.operations.testEngine({ params: { engine } }),
    onSuccess: (tested) =>
      client.setQueryData(engineList.queryKey, (known) => ({
        engines: (known?.engines ?? []).map((one) => (one.engine === engine ? tested : one)),
      })),
    meta,
  });
}
