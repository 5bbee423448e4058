// The query of all members' jobs, filtered by state, kind and search; polled while one of them is running.
import { keepPreviousData } from '@tanstack/react-query';
import { JOB_KINDS, JOB_STATES } from '@velour/contract/job-states.ts';
import type { AdminJob } from '@velour/contract/jobs.ts';
import { q } from '../../../lib/queries.ts';
import type { TableView, TableViewOf } from '../../../ui/table/table-view.ts';

const AGAIN_MS = 5_000;

export const jobView = {
  filters: { state: JOB_STATES, kind: JOB_KINDS },
} satisfies TableViewOf;

export const isUnderWay = ({ state }: Pick<AdminJob, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** True for jobs that ended without a result, all of which an admin may retry, unlike the owner. */
export const isToNothing = ({ state }: Pick<AdminJob, 'state'>): boolean =>
  state !== 'succeeded' && !isUnderWay({ state });

/** Filters were validated by `jobView`. */
export const jobList = ({ search, filters }: TableView) => {
  const wanted = search.trim();
  const query = { ...filters, ...(wanted && { search: wanted }) };
  const pages = q.jobs.list.pages({ query }, 'cursor');
  return {
    ...pages,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }: Refetched) =>
      state.data?.pages.some(({ jobs }) => jobs.some(isUnderWay)) ? AGAIN_MS : false,
  };
};
interface Refetched {
  state: { data?: { pages: { jobs: AdminJob[] }[] } | undefined };
}
