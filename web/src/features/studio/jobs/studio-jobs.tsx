// The jobs of the studio; rendered for members only.
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

/** The DOM id of the section. */
export const JOBS = 'studio-jobs';

/** Scrolls to the jobs, which are below the form on phones. */
export const showJobs = (): void =>
  void setTimeout(() => document.getElementById(JOBS)?.scrollIntoView?.({ block: 'nearest' }));
