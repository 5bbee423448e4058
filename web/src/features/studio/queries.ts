// The queries of the studio: jobs, polled depending on their state, and helpers.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { StudioJob } from '@velour/contract/studio.ts';
import { q } from '../../lib/queries.ts';

export type StudioKind = StudioJob['kind'];

const POLL_MS = 2_500;
/** Shorter than addresses of pictures are valid (ten minutes). */
const PICTURES_MS = 5 * 60_000;

export const isUnderWay = ({ state }: Pick<StudioJob, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** True if some of the ordered results are missing. */
export const isPartial = ({ outcome }: Pick<StudioJob, 'outcome'>): boolean =>
  outcome !== null && outcome.delivered > 0 && outcome.blocked + outcome.failed > 0;

/** Jobs in progress, failed or partly done, newest first; socket events trigger earlier refetches. */
export const studioJobs = (kind: StudioKind) =>
  queryOptions({
    ...q.studio.jobs({ query: { kind } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jobs.some(isUnderWay) ? 2 * POLL_MS : PICTURES_MS),
  });

/** A single job, which may have ended. */
export const studioJob = (kind: StudioKind, job_id: string) =>
  kind === 'image'
    ? q.studio.image({ query: { generated_image_id: job_id } })
    : q.studio.video({ query: { video_id: job_id } });

/** Updates a job in the cache from a server's reply. */
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

/** The visible pictures of a character's gallery. */
export const profileImagesOf = (character_id: string) => ({
  ...q.gallery.profileImages({ query: { character_id } }),
  staleTime: 5 * 60_000,
});
