// Keeps the shown creations up to date with the jobs' socket events.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { socket } from '../../../lib/socket.ts';
import { creation, creations } from './queries.ts';

export function useJobEvents(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      socket.listen({
        onEvent: (event) => {
          if (event.type !== 'job.changed') return;
          const { type: _, ...job } = event;
          const read = creation(job.job_id);
          client.setQueryData(read.queryKey, (known) => known && { ...known, ...job });
          // Events do not contain the pictures, the step and the payment.
          void client.invalidateQueries({ queryKey: read.queryKey });
          void client.invalidateQueries({ queryKey: creations.queryKey });
        },
      }),
    [client],
  );
}
