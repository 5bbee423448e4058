// The paid jobs of the studio: pictures of a character, and clips of a picture. Delivers results and refunds the rest.
import { createHmac } from 'node:crypto';
import { patterns } from '@velour/contract/screens.ts';
import { CLIP_SECONDS, CLIP_SIZES, SHAPE_SIZES } from '@velour/contract/studio-limits.ts';
import { z } from 'zod';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import type { PictureRequest } from '../../providers/image/port.ts';
import type { VideoProvider } from '../../providers/video/port.ts';
import {
  canFeedGenerator,
  CLIP_VERDICTS,
  labelFor,
  makerOf,
  type Asset,
  type Provenance,
} from '../assets/service.ts';
import {
  asJobFailure,
  JobFailure,
  mixedUp,
  taskOfPart,
  type Kind,
  type Run,
  type RunTools,
} from '../jobs/service.ts';
import { addPictures } from './pictures.store.ts';
import { finalWording, promptPlace, variationOf } from './prompt.rules.ts';
import * as store from './requests.store.ts';
import type { StudioRequest } from './requests.store.ts';
import type { StudioNeeds } from './service.ts';
import type { UploadReferences } from './upload-references.ts';

export const IMAGE = 'image';
export const VIDEO = 'video';

interface Made {
  readonly asset: Asset;
  readonly seed: number;
  /** The final prompt. */
  readonly prompt: string;
  readonly provider: string;
}

const ImageInput = z.strictObject({ total: z.int().min(1) });
type ImageRun = Run<z.output<typeof ImageInput>>;

/** Failures that further pictures would have, too. */
const ends = new Set<string>(['image.unavailable', 'image.busy', 'image.unchecked']);

export function createImageJob(
  needs: StudioNeeds,
  uploads: Pick<UploadReferences, 'read'>,
): Kind<typeof ImageInput, Made[]> {
  const { db, image, assets } = needs;

  const referenceOf = async (row: StudioRequest) => {
    const { site_id, reference_id, upload_id } = row;
    if (upload_id !== null) return uploads.read(openScope(db, site_id), row);
    if (image.isBuiltIn || reference_id === null) return undefined;
    const asset = await assets.find(openScope(db, site_id), reference_id);
    return asset && canFeedGenerator(asset) ? assets.asPng(reference_id) : undefined;
  };

  const draw = async (row: StudioRequest, request: PictureRequest): Promise<Made> => {
    const { site_id, owner_id, job_id } = row;
    const job = { site_id, owner_id, job_id, rights: rightsOf(row) };
    const { asset } = await assets.paint(image, request, job);
    const { seed } = request.scene;
    return { asset, seed, prompt: request.wording?.text ?? '', provider: image.name };
  };

  /** Makes as many pictures as possible; an unavailable provider ends it early. Throws if none was made. */
  const drawAll = async (run: ImageRun, { signal, report, rememberTask }: RunTools) => {
    const row = await store.readRequest(db, run.id);
    const { identity, scene } = row;
    const words = await wordsOf(needs, row);
    const wording = finalWording({ identity, scene, words });
    const reference = await referenceOf(row);
    const made: Made[] = [];
    let blocked = 0;
    let failure: JobFailure | undefined;
    for (let n = 1; n <= run.input.total; n += 1) {
      const request: PictureRequest = {
        identity,
        scene: variationOf(scene, words, n),
        ...SHAPE_SIZES[row.shape],
        wording,
        ...(reference && { reference, isReferencePrivate: row.upload_id !== null }),
        task: taskOfPart(run.task_id, n, rememberTask),
        signal,
      };
      try {
        made.push(await draw(row, request));
        await report(made.length);
      } catch (error) {
        signal.throwIfAborted();
        failure = asJobFailure(error);
        if (failure.code === 'image.blocked') blocked += 1;
        if (ends.has(failure.code)) break;
      }
    }
    await store.noteBlocked(db, run.id, blocked);
    if (made.length === 0) throw failure ?? new JobFailure('retry', 'image.broken');
    return made;
  };

  return {
    name: IMAGE,
    charge: 'image',
    provider: 'image',
    input: ImageInput,
    run_ms: 10 * 60_000,
    at_once: 2,
    most_live: 8,
    most_running: 2,

    async run(run, tools) {
      const made = await drawAll(run, tools);
      const hashes = new Set(made.map(({ asset }) => asset.sha256));
      if (hashes.size < made.length) throw mixedUp();
      return made;
    },

    deliver: (tx: Scope, { id }: ImageRun, made) => deliverMade(needs, tx, id, made),
    find: store.findJobsByName,
    forgettable: store.listForgettable,
  };
}

/** The consent under which a picture followed an upload; stored with the picture. */
const rightsOf = ({ upload_id, rights_version, rights_stated_at }: StudioRequest): Provenance =>
  upload_id === null
    ? {}
    : {
        reference: 'upload',
        rights_version,
        rights_stated_at: rights_stated_at?.toISOString() ?? null,
      };

const VideoInput = z.strictObject({});
type VideoRun = Run<z.output<typeof VideoInput>>;

/** The built-in painter can animate any still; a model never gets a member's upload. */
export const canAnimate = (
  { isBuiltIn }: Pick<VideoProvider, 'isBuiltIn'>,
  still: Asset,
): boolean => isBuiltIn || canFeedGenerator(still);

export function createVideoJob(needs: StudioNeeds): Kind<typeof VideoInput, Made[]> {
  const { db, video, assets } = needs;

  const make = async (run: VideoRun, { signal, rememberTask }: RunTools): Promise<Made> => {
    const row = await store.readRequest(db, run.id);
    const { identity, scene, source_image_id, site_id } = row;
    const source = await assets.find(openScope(db, site_id), source_image_id ?? '');
    if (source && !canAnimate(video, source)) throw new JobFailure('blocked', 'image.upload');
    const still = source && (await assets.asPng(source.id));
    if (!still) throw new JobFailure('failed', 'image.broken');
    const wording = finalWording({ identity, scene, words: await wordsOf(needs, row) });
    const size = CLIP_SIZES[row.shape];
    // A clip drawn from the recipe must begin with exactly this still.
    const recipe = await assets.recipeOf(source, 'picture');
    const clip = await video.animate({
      still,
      wording,
      seed: scene.seed,
      seconds: CLIP_SECONDS,
      ...size,
      label: (await assets.labels(site_id)) ? labelFor(size) : undefined,
      ...(recipe && { recipe: { identity: recipe.identity, scene: recipe.scene } }),
      task: { id: run.task_id ?? undefined, remember: rememberTask },
      signal,
    });
    signal.throwIfAborted();
    const asset = await assets.draft({
      site_id,
      owner_id: row.owner_id,
      bytes: still,
      clip: clip.bytes,
      rating: source.rating,
      verdict: 'pending',
      provenance: {
        source: 'job',
        job_id: row.job_id,
        engine: video.name,
        still_engine: makerOf(source),
        seed: scene.seed,
      },
    });
    return { asset, seed: scene.seed, prompt: wording.text, provider: video.name };
  };

  return {
    name: VIDEO,
    charge: 'video',
    provider: 'video',
    verdicts: CLIP_VERDICTS,
    input: VideoInput,
    run_ms: 20 * 60_000,
    at_once: 1,
    most_live: 3,
    most_running: 1,

    async run(run, tools) {
      try {
        return [await make(run, tools)];
      } catch (error) {
        tools.signal.throwIfAborted();
        const failure = asJobFailure(error);
        if (failure.code === 'image.blocked') await store.noteBlocked(db, run.id, 1);
        throw failure;
      }
    },

    deliver: (tx: Scope, { id }: VideoRun, made) => deliverMade(needs, tx, id, made),
    find: store.findJobsByName,
    forgettable: store.listForgettable,
  };
}

async function wordsOf({ db, identity }: StudioNeeds, row: StudioRequest): Promise<string> {
  const key = await identity.dataKey(openScope(db, row.site_id), row.owner_id);
  return key.open(row.prompt, promptPlace(row.job_id));
}

/** Runs in the transaction that captures the tokens. Returns the number of results. */
async function deliverMade(
  { assets, clock, secret, notify }: StudioNeeds,
  tx: Scope,
  jobId: string,
  made: readonly Made[],
): Promise<number> {
  const row = await store.readRequest(tx.db, jobId);
  const drafts = made.map(({ asset }) => asset);
  if (!(await assets.keepNew(tx.db, drafts))) throw mixedUp();
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
  const { owner_id: person_id, job_id: subject, character_id } = row;
  const [first] = rows;
  // Opens what was made, not the list of all galleries.
  const path = `${patterns.gallery}/${character_id}${first ? `?picture=${first.asset_id}` : ''}`;
  await notify(tx, { person_id, topic: 'creation_ready', subject, path });
  return made.length;
}
