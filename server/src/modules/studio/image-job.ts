// The paid job of the studio that makes pictures of one character; what was made is delivered, the rest is returned.
import { SHAPE_SIZES } from '@velour/contract/studio-limits.ts';
import { z } from 'zod';
import type { PictureRequest } from '../../providers/image/port.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import { canFeedGenerator, type Provenance } from '../assets/service.ts';
import {
  asJobFailure,
  JobFailure,
  mixedUp,
  taskOfPart,
  type Kind,
  type Run,
  type RunTools,
} from '../jobs/service.ts';
import { deliverMade, wordsOf, type Made } from './made.ts';
import type { UploadReferences } from './upload-references.ts';
import { finalWording, variationOf } from './prompt.rules.ts';
import * as store from './requests.store.ts';
import type { StudioRequest } from './requests.store.ts';
import type { StudioNeeds } from './service.ts';

export const IMAGE = 'image';

const Input = z.strictObject({ total: z.int().min(1) });
type ImageRun = Run<z.output<typeof Input>>;

/** Failures that the next picture would meet as well. */
const ends = new Set<string>(['image.unavailable', 'image.busy', 'image.unchecked']);

export function createImageJob(
  needs: StudioNeeds,
  uploads: Pick<UploadReferences, 'read'>,
): Kind<typeof Input, Made[]> {
  const { db, image, assets } = needs;

  const referenceOf = async (row: StudioRequest) => {
    const { site_id, reference_id, upload_id } = row;
    if (upload_id !== null) return uploads.read(openScope(db, site_id), row);
    if (image.isBuiltIn || reference_id === null) return undefined;
    const asset = await assets.find(openScope(db, site_id), reference_id);
    return asset && canFeedGenerator(asset) ? assets.asPng(reference_id) : undefined;
  };

  const draw = async (row: StudioRequest, request: PictureRequest): Promise<Made> => {
    const { bytes } = await image.paint(request);
    request.signal.throwIfAborted();
    const { identity, scene, width, height } = request;
    const recipe = { engine: image.name, identity, scene, width, height };
    const asset = await assets.draft({
      site_id: row.site_id,
      owner_id: row.owner_id,
      bytes,
      rating: 'safe',
      verdict: 'pending',
      provenance: {
        source: 'job',
        job_id: row.job_id,
        engine: image.name,
        seed: scene.seed,
        ...rightsOf(row),
      },
      // Of a model as well: it says whom the picture shows, also once another provider makes the next one.
      recipe,
    });
    const { seed } = scene;
    return { asset, seed, prompt: request.wording?.text ?? '', provider: image.name };
  };

  /** All that can be made; a provider that is gone ends it early. Throws where nothing was made. */
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
    engine: 'image',
    input: Input,
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

/** What says that a picture followed an upload, and who may have allowed it: it stays with the picture. */
const rightsOf = ({ upload_id, rights_version, rights_stated_at }: StudioRequest): Provenance =>
  upload_id === null
    ? {}
    : {
        reference: 'upload',
        rights_version,
        rights_stated_at: rights_stated_at?.toISOString() ?? null,
      };
