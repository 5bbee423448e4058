// The queries of the studio: jobs, polled by their state, and shared helpers.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { StudioJob } from '@velour/contract/studio.ts';
import { q } from '../../lib/queries.ts';

export type StudioKind = StudioJob['kind'];

const POLL_MS = 2_500;
/** Addresses of pictures are good for ten minutes. */
const PICTURES_MS = 5 * 60_000;

export const isUnderWay = ({ state }: Pick<StudioJob, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** Delivered without some of what was ordered. */
export const isPartial = ({ outcome }: Pick<StudioJob, 'outcome'>): boolean =>
  outcome !== null && outcome.delivered > 0 && outcome.blocked + outcome.failed > 0;

/** In progress, failed or made in part, newest first; the socket says when to read sooner. */
export const studioJobs = (kind: StudioKind) =>
  queryOptions({
    ...q.studio.jobs({ query: { kind } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jobs.some(isUnderWay) ? 2 * POLL_MS : PICTURES_MS),
  });

/** One job, which may have ended. */
export const studioJob = (kind: StudioKind, job_id: string) =>
  kind === 'image'
    ? q.studio.image({ query: { generated_image_id: job_id } })
    : q.studio.video({ query: { video_id: job_id } });

/** Shows a job as the server has just described it. */
export function putJob(client: QueryClient, job: StudioJob): void {
  client.setQueryData(studioJobs(job.kind).queryKey, (known) => {
    const others = known?.jobs ?? [];
    const isKnown = others.some(({ job_id }) => job_id === job.job_id);
    return {
      jobs: isKnown
        ? others.map((one) => (one.job_id === job.job_id ? job : one))
        : [job, ...others],
    };
  });
}

export const characterOf = (char_id: string) => ({
  ...q.characters.read({ params: { char_id } }),
  staleTime: 5 * 60_000,
});

export const suggestionsFor = (character_id: string) => ({
  ...q.studio.suggestions({ query: { character_id } }),
  staleTime: 5 * 60_000,
});

/** What one can see of a character's own gallery. */
export const profileImagesOf = (character_id: string) => ({
  ...q.gallery.profileImages({ query: { character_id } }),
  staleTime: 5 * 60_000,
});
