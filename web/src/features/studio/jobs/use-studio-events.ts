// Keeps the shown jobs and pictures up to date with the jobs' socket events.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { q } from '../../../lib/queries.ts';
import { socket } from '../../../lib/socket.ts';
import { studioJobs, type StudioKind } from '../queries.ts';

export function useStudioEvents(kind: StudioKind): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = studioJobs(kind);
    return socket.listen({
      onEvent: (event) => {
        if (event.type !== 'job.changed' || event.kind !== kind) return;
        const { state, position, progress, reason, retryable } = event;
        client.setQueryData(
          queryKey,
          (known) =>
            known && {
              jobs: known.jobs.map((one) =>
                one.job_id === event.job_id
                  ? { ...one, state, position, progress, reason, retryable }
                  : one,
              ),
            },
        );
        // Events do not contain the pictures and refunds.
        void client.invalidateQueries({ queryKey });
        for (const { queryKey: one } of [q.studio.image.all, q.studio.video.all])
          void client.invalidateQueries({ queryKey: one });
      },
    });
  }, [client, kind]);
}
