// The paid job of the studio that makes a clip of one picture.
import { CLIP_SECONDS, CLIP_SIZES } from '@velour/contract/studio-limits.ts';
import { z } from 'zod';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import type { VideoProvider } from '../../providers/video/port.ts';
import {
  canFeedGenerator,
  CLIP_VERDICTS,
  labelFor,
  makerOf,
  type Asset,
} from '../assets/service.ts';
import { asJobFailure, JobFailure, type Kind, type Run, type RunTools } from '../jobs/service.ts';
import { deliverMade, wordsOf, type Made } from './made.ts';
import { finalWording } from './prompt.rules.ts';
import { findJobsByName, listForgettable, noteBlocked, readRequest } from './requests.store.ts';
import type { StudioNeeds } from './service.ts';

export const VIDEO = 'video';

const Input = z.strictObject({});
type VideoRun = Run<z.output<typeof Input>>;

/** The built-in painter moves a still; a model is given no upload of a member. */
export const canAnimate = (
  { isBuiltIn }: Pick<VideoProvider, 'isBuiltIn'>,
  still: Asset,
): boolean => isBuiltIn || canFeedGenerator(still);

export function createVideoJob(needs: StudioNeeds): Kind<typeof Input, Made[]> {
  const { db, video, assets } = needs;

  const make = async (run: VideoRun, { signal, rememberTask }: RunTools): Promise<Made> => {
    const row = await readRequest(db, run.id);
    const { identity, scene, source_image_id, site_id } = row;
    const source = await assets.find(openScope(db, site_id), source_image_id ?? '');
    if (source && !canAnimate(video, source)) throw new JobFailure('blocked', 'image.upload');
    const still = source && (await assets.asPng(source.id));
    if (!still) throw new JobFailure('failed', 'image.broken');
    const wording = finalWording({ identity, scene, words: await wordsOf(needs, row) });
    const size = CLIP_SIZES[row.shape];
    // A clip that is drawn from it begins with the still itself.
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
    engine: 'video',
    verdicts: CLIP_VERDICTS,
    input: Input,
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
        if (failure.code === 'image.blocked') await noteBlocked(db, run.id, 1);
        throw failure;
      }
    },

    deliver: (tx: Scope, { id }: VideoRun, made) => deliverMade(needs, tx, id, made),
    find: findJobsByName,
    forgettable: listForgettable,
  };
}
