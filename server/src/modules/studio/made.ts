// What the jobs of the studio share: the words of a request, failures of providers, and the rows of what was made.
import { createHmac } from 'node:crypto';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { AppError } from '../../platform/errors.ts';
import { ImageFailure } from '../../providers/image/port.ts';
import { VideoFailure } from '../../providers/video/port.ts';
import type { Asset, AssetsService } from '../assets/service.ts';
import type { IdentityService } from '../identity/service.ts';
import { JobFailure } from '../jobs/service.ts';
import { addPictures, lockDelivery } from './pictures.store.ts';
import { readRequest, type StudioRequest } from './requests.store.ts';

export interface MadeNeeds {
  readonly db: Db;
  readonly clock: Clock;
  readonly assets: Pick<AssetsService, 'draft' | 'keep' | 'areStored' | 'asPng' | 'find'>;
  readonly identity: Pick<IdentityService, 'dataKey'>;
  /** What prompt hashes are keyed with. */
  readonly secret: Buffer;
}

export interface Made {
  readonly asset: Asset;
  readonly seed: number;
  /** The final one. */
  readonly prompt: string;
  readonly provider: string;
}

/** What the prompt of a job was sealed for. */
export const promptPlace = (jobId: string): string => `studio:${jobId}`;

/** No two pictures are the same to the byte: an identical one may be another member's, which must not be shown. */
export const mixedUp = (): JobFailure => new JobFailure('retry', 'image.broken');

/** A provider's refusal is final; any other failure may succeed on the next attempt. Throws what is neither. */
export function asJobFailure(cause: unknown): JobFailure {
  if (cause instanceof ImageFailure || cause instanceof VideoFailure) {
    const type = cause.kind === 'refused' ? 'blocked' : 'retry';
    return new JobFailure(type, `image.${cause.kind}`, { cause });
  }
  if (cause instanceof AppError && cause.code === 'request.invalid')
    return new JobFailure('retry', 'image.broken', { cause });
  throw cause;
}

export async function wordsOf({ db, identity }: MadeNeeds, row: StudioRequest): Promise<string> {
  const key = await identity.dataKey(openScope(db, row.site_id), row.owner_id);
  return key.open(row.prompt, promptPlace(row.job_id));
}

/** In the transaction that takes the tokens. Answers how many there are. */
export async function deliverMade(
  { assets, clock, secret }: MadeNeeds,
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
  return made.length;
}
