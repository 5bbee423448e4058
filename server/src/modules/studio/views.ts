// A member's pictures and jobs as the API returns them to the owner.
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import { PRICES } from '@velour/contract/prices.ts';
import type { Outcome, Shape, StudioJob } from '@velour/contract/studio.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { canSignedSee, type Asset } from '../assets/service.ts';
import type { JobRow } from '../jobs/service.ts';
import { listMade, listOfJobs, type Entry, type PictureRow } from './pictures.store.ts';
import { promptPlace } from './prompt.rules.ts';
import { statesOf, type RequestFound, type StudioRequest } from './requests.store.ts';
import type { StudioNeeds } from './service.ts';

const VIEWED = 960;

export function shapeOf({ width, height }: { width: number; height: number }): Shape {
  if (width > height * 1.1) return 'landscape';
  return height > width * 1.1 ? 'portrait' : 'square';
}

type OfCharacter = Pick<
  StudioRequest,
  'character_id' | 'character_name' | 'character_slug' | 'gender'
>;

export const characterOf = (row: OfCharacter) => ({
  id: row.character_id,
  name: row.character_name,
  slug: row.character_slug,
  gender: row.gender,
});

/** By the captured amount of the hold: the share of the delivered pictures, or nothing. */
function outcomeOf(row: JobRow, found: number): Outcome | null {
  const { state, price, total } = row;
  if (state === 'queued' || state === 'running') return null;
  const delivered = state === 'succeeded' ? row.done : 0;
  const charged = Math.floor((price * delivered) / total);
  const blocked = state === 'cancelled' ? 0 : Math.min(found, total - delivered);
  const failed = total - delivered - blocked;
  return { delivered, blocked, failed, charged, returned: price - charged };
}

/** `made` includes the member's text; `failed` includes blocked, canceled and timed out. */
export type PictureOutcome =
  | { readonly state: 'made'; readonly prompt: string }
  | { readonly state: 'making' | 'failed' };

export type Views = ReturnType<typeof createViews>;

export function createViews({ assets, characters, identity, jobs }: StudioNeeds) {
  /** Those of these characters that the member owns. */
  const ownOf = async (scope: Scope, ownerId: string, ids: readonly string[]) => {
    const own = new Set<string>();
    for (const id of new Set(ids)) {
      const row = await characters.find(scope, id);
      if (row?.owner_id === ownerId) own.add(id);
    }
    return own;
  };

  const fileOf = (asset: Asset) => ({
    id: asset.id,
    kind: asset.kind,
    url: assets.viewUrlOf(asset, VIEWED),
    video_url: asset.kind === 'video' ? assets.clips.signedUrlOf(asset) : null,
    preview: asset.preview,
    width: asset.width,
    height: asset.height,
  });

  /** In the given order, without taken-down pictures. */
  const pictures = async (
    scope: Scope,
    ownerId: string,
    rows: readonly PictureRow[],
  ): Promise<GalleryPicture[]> => {
    if (rows.length === 0) return [];
    const shown = await assets.shownOf(
      scope,
      ownerId,
      rows.map(({ asset_id }) => asset_id),
    );
    const found = new Map(shown.map((asset) => [asset.id, asset]));
    const key = await identity.dataKey(scope, ownerId);
    const own = await ownOf(
      scope,
      ownerId,
      rows.map(({ character_id }) => character_id),
    );
    return rows.flatMap((row): GalleryPicture[] => {
      const asset = found.get(row.asset_id);
      if (!asset) return [];
      return [
        {
          ...fileOf(asset),
          origin: row.origin,
          character: characterOf(row),
          prompt: key.open(row.prompt, promptPlace(row.job_id)),
          shared: row.shared,
          refusal: row.refusal,
          is_own: true,
          can_be_portrait: row.kind === 'image' && own.has(row.character_id),
          created_at: row.created_at.toISOString(),
        },
      ];
    });
  };

  /** Undefined if the picture or its character is deleted, or it was taken down. */
  const bought = async (scope: Scope, entry: Entry): Promise<GalleryPicture | undefined> => {
    const { asset_id, of_character, bought_at } = entry;
    const asset = await assets.find(scope, asset_id);
    const row = of_character === null ? undefined : await characters.find(scope, of_character);
    if (!asset || !row || !canSignedSee(asset)) return undefined;
    return {
      ...fileOf(asset),
      origin: 'gallery',
      character: { id: row.id, name: row.name, slug: row.slug, gender: row.gender },
      prompt: null,
      shared: 'no',
      refusal: null,
      is_own: false,
      can_be_portrait: false,
      created_at: new Date(bought_at ?? asset.created_at).toISOString(),
    };
  };

  /** In the given order. */
  const entries = async (
    scope: Scope,
    ownerId: string,
    listed: readonly Entry[],
  ): Promise<GalleryPicture[]> => {
    const madeIds = listed.flatMap((one) => (one.of_character === null ? one.asset_id : []));
    const rows = await listMade(scope, ownerId, madeIds);
    const made = new Map((await pictures(scope, ownerId, rows)).map((one) => [one.id, one]));
    const shown: GalleryPicture[] = [];
    for (const entry of listed) {
      const picture =
        entry.of_character === null ? made.get(entry.asset_id) : await bought(scope, entry);
      if (picture) shown.push(picture);
    }
    return shown;
  };

  const job = async (scope: Scope, found: RequestFound): Promise<StudioJob> => {
    const { request, job: row } = found;
    const { owner_id } = request;
    const key = await identity.dataKey(scope, owner_id);
    const made = await listOfJobs(scope, [row.id]);
    const view = await jobs.view(scope, row);
    return {
      ...view,
      kind: request.kind,
      character: characterOf(request),
      prompt: key.open(request.prompt, promptPlace(row.id)),
      shape: request.shape,
      price: row.price,
      outcome: outcomeOf(row, request.blocked),
      source_image_id: request.source_image_id,
      pictures: await pictures(scope, owner_id, made),
      created_at: request.created_at.toISOString(),
    };
  };

  /** A job whose row has expired, reconstructed from its pictures (`rows`). */
  const forgotten = async (
    scope: Scope,
    ownerId: string,
    rows: readonly [PictureRow, ...PictureRow[]],
  ): Promise<StudioJob> => {
    const [{ job_id, kind, prompt, created_at, ...row }] = rows;
    const key = await identity.dataKey(scope, ownerId);
    const shown = await pictures(scope, ownerId, rows);
    const { width, height } = shown[0] ?? { width: 1, height: 1 };
    return {
      job_id,
      kind,
      state: 'succeeded',
      position: null,
      progress: { done: rows.length, total: rows.length },
      reason: null,
      retryable: false,
      character: characterOf(row),
      prompt: key.open(prompt, promptPlace(job_id)),
      shape: shapeOf({ width, height }),
      price: PRICES[kind] * rows.length,
      outcome: {
        delivered: rows.length,
        blocked: 0,
        failed: 0,
        charged: PRICES[kind] * rows.length,
        returned: 0,
      },
      source_image_id: null,
      pictures: shown,
      created_at: created_at.toISOString(),
    };
  };

  /** By job, for jobs of this member; undefined for jobs whose pictures were deleted. */
  const outcomesOf = async (
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

  return { pictures, bought, entries, job, forgotten, outcomesOf };
}
