// What became of picture jobs, for the chats that they were ordered in.
import type { Scope } from '../../platform/db/scope.ts';
import { promptPlace } from './made.ts';
import { listOfJobs } from './pictures.store.ts';
import { statesOf } from './requests.store.ts';
import type { StudioNeeds } from './service.ts';

/** `made` with the member's words; `failed` is also what was blocked, canceled or ran out of time. */
export type PictureOutcome =
  | { readonly state: 'made'; readonly prompt: string }
  | { readonly state: 'making' | 'failed' };

export const createOutcomes =
  ({ identity }: StudioNeeds) =>
  /** By job, of this member alone; jobs whose pictures were deleted have none. */
  async (
    scope: Scope,
    ownerId: string,
    jobIds: readonly string[],
  ): Promise<ReadonlyMap<string, PictureOutcome>> => {
    const outcomes = new Map<string, PictureOutcome>();
    for (const { id, state } of await statesOf(scope, ownerId, jobIds)) {
      if (state === 'queued' || state === 'running') outcomes.set(id, { state: 'making' });
      else if (state !== 'succeeded') outcomes.set(id, { state: 'failed' });
    }
    const key = await identity.dataKey(scope, ownerId);
    for (const row of await listOfJobs(scope, jobIds)) {
      if (row.owner_id !== ownerId) continue;
      const prompt = key.open(row.prompt, promptPlace(row.job_id));
      outcomes.set(row.job_id, { state: 'made', prompt });
    }
    return outcomes;
  };
