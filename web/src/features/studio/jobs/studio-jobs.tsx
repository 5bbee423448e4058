// The jobs of the studio, which only members have.
import { lazy, Suspense } from 'react';
import { loadPage } from '../../../lib/load-page.ts';
import { useSession } from '../../../lib/session.ts';
import type { JobsProps } from './jobs.tsx';

const Jobs = lazy(() => loadPage(() => import('./jobs.tsx')));

export function StudioJobs(props: JobsProps) {
  const { kind, returning } = useSession();
  if (kind !== 'member' || returning) return null;
  return (
    <Suspense>
      <Jobs {...props} />
    </Suspense>
  );
}

/** The id of their section. */
export const JOBS = 'studio-jobs';

/** On a phone the jobs are below the form. */
export const showJobs = (): void =>
  void setTimeout(() => document.getElementById(JOBS)?.scrollIntoView?.({ block: 'nearest' }));
