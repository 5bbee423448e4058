// What the jobs of the studio share: the words of a request, failures of providers, and the rows of what was made.
import { createHmac } from 'node:crypto';
import { patterns } from '@velour/contract/screens.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import type { Asset } from '../assets/service.ts';
import { mixedUp } from '../jobs/service.ts';
import { addPictures, lockDelivery, listOfJobs } from './pictures.store.ts';
import { readRequest, type StudioRequest, statesOf } from './requests.store.ts';
import type { StudioNeeds } from './service.ts';

export interface Made {
  readonly asset: Asset;
  readonly seed: number;
  /** The final one. */
  readonly prompt: string;
  readonly provider: string;
}

/** What the prompt of a job was sealed for. */
export const promptPlace = (jobId: string): string => `studio:${jobId}`;

export async function wordsOf({ db, identity }: StudioNeeds, row: StudioRequest): Promise<string> {
  const key = await identity.dataKey(openScope(db, row.site_id), row.owner_id);
  return key.open(row.prompt, promptPlace(row.job_id));
}

/** In the transaction that takes the tokens. Answers how many there are. */
export async function deliverMade(
  { assets, clock, secret, notify }: StudioNeeds,
  tx: Scope,
  jobId: string,
  made: readonly Made[],
): Promise<number> {
  const row = await readRequest(tx.db, jobId);
  const drafts = made.map(({ asset }) => asset);
  await lockDelivery(tx.db);
  if (await assets.areStored(tx.db, drafts)) throw mixedUp();
  await assets.keep(tx.db, drafts);
  const rows = made.map(({ asset, seed, prompt, provider }) => ({
    asset_id: asset.id,
    site_id: row.site_id,
    owner_id: row.owner_id,
    character_id: row.character_id,
    character_name: row.character_name,
    character_slug: row.character_slug,
    gender: row.gender,
    job_id: row.job_id,
    kind: asset.kind,
    origin: row.origin,
    prompt: row.prompt,
    prompt_hash: createHmac('sha256', secret).update(prompt).digest('base64url'),
    provider,
    seed,
    shared: 'no' as const,
    created_at: clock.now(),
  }));
  await addPictures(tx, rows);
  const { owner_id: person_id, job_id: subject } = row;
  await notify(tx, { person_id, topic: 'creation_ready', subject, path: patterns.gallery });
  return made.length;
}

/** `made` with the member's words; `failed` is also what was blocked, canceled or ran out of time. */
type PictureOutcome =
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
