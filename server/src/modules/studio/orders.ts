// Orders of the studio: what a member asks for, checks it, pays for it, and its job.
import { randomInt } from 'node:crypto';
import { PRICES } from '@velour/contract/prices.ts';
import type { ImageOrder, StudioJob, Suggestions } from '@velour/contract/studio.ts';
import type { Actor, Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Effect } from '../../platform/http/idempotency.ts';
import { canSignedSee } from '../assets/service.ts';
import type { CharacterRow } from '../characters/service.ts';
import type { JobRow } from '../jobs/service.ts';
import { createAppearance } from './appearance.ts';
import { IMAGE } from './image-job.ts';
import { promptPlace } from './made.ts';
import { findBought, findCharacterOf, findPicture, listMadeOf } from './pictures.store.ts';
import { finalWording, sceneOf } from './prompt.rules.ts';
import * as requests from './requests.store.ts';
import type { StudioNeeds } from './service.ts';
import { suggestionsFor } from './suggestions.rules.ts';
import { canAnimate, VIDEO } from './video-job.ts';
import type { UploadReferences } from './upload-references.ts';
import { shapeOf, type Views } from './views.ts';

type Ordered = Required<Omit<ImageOrder, 'reference'>> & Pick<ImageOrder, 'reference'>;

interface VideoOrder {
  readonly image_id: string;
  readonly prompt: string;
}

type Paid = StudioJob & { new_subscriber_balance: number; new_one_time_balance: number };

const SEEDS = 2 ** 31 - 1;

interface Parts {
  readonly uploads: UploadReferences;
  readonly views: Views;
}

export function createOrders(needs: StudioNeeds, { uploads, views }: Parts) {
  const { clock, image, video, jobs, wallet, assets, characters, identity, safety } = needs;
  const { requireFeature } = needs.sites;
  const appearance = createAppearance(needs);

  /** Throws `character.not_found` also where it may not be seen. */
  const requireCharacter = async (
    scope: Scope,
    actor: Actor,
    id: string,
  ): Promise<CharacterRow> => {
    const found = await characters.forChat(scope, actor, id);
    if (!found?.is_open || found.row.age < 18) throw new AppError('character.not_found');
    return found.row;
  };

  const requireRequest = async (scope: Scope, actor: Member, id: string) => {
    const found = await requests.findRequest(scope, { owner_id: actor.id, id });
    if (!found) throw new AppError('job.not_found');
    return found;
  };

  const read = async (scope: Scope, actor: Member, id: string): Promise<StudioJob> => {
    const found = await requests.findRequest(scope, { owner_id: actor.id, id });
    if (found) return views.job(scope, found);
    const [first, ...others] = await listMadeOf(scope, { owner_id: actor.id, job_id: id });
    if (!first) throw new AppError('job.not_found');
    return views.forgotten(scope, actor.id, [first, ...others]);
  };

  const paid = async (scope: Scope, actor: Member, { id }: JobRow): Promise<Paid> => ({
    ...(await read(scope, actor, id)),
    ...(await wallet.tokens(scope, actor.id)),
  });

  /** Who is drawn takes part, so words that a story may use are refused here. */
  const judge = async ({ name, age }: CharacterRow, prompt: string): Promise<void> => {
    if (safety.namesMinor(prompt)) throw new AppError('safety.blocked', { detail: 'minor_sexual' });
    await characters.judge.judge({ name, age, texts: [prompt] });
  };

  /** A picture that this member made or bought, or may see anyway, with its character. */
  const requireStillImage = async (scope: Scope, actor: Member, id: string) => {
    const made = await findPicture(scope, { owner_id: actor.id, id });
    const asset = await assets.find(scope, id);
    const isGone = made?.deleted_at != null || made?.kind === 'video';
    const of = made?.character_id ?? (await findCharacterOf(scope, id));
    const found = of === undefined ? undefined : await characters.forChat(scope, actor, of);
    if (!asset || isGone || !found?.is_open || found.row.age < 18 || !canSignedSee(asset))
      throw new AppError('picture.not_found');
    const isTheirs = made !== undefined || found.row.owner_id === actor.id;
    if (!isTheirs && asset.is_locked && !(await findBought(scope, actor.id, id)))
      throw new AppError('picture.not_found');
    return { row: found.row, asset };
  };

  return {
    async suggestions(
      scope: Scope,
      actor: Actor | undefined,
      characterId: string | undefined,
    ): Promise<Suggestions> {
      if (characterId === undefined || actor === undefined) return suggestionsFor();
      const row = await requireCharacter(scope, actor, characterId);
      const { scene } = await appearance.of(scope, row);
      const face_differs = await appearance.differs(scope, row);
      return suggestionsFor({ gender: row.gender, place: scene.place, face_differs });
    },

    async preview(
      scope: Scope,
      actor: Actor,
      { character_id, prompt }: Pick<ImageOrder, 'character_id' | 'prompt'>,
    ) {
      const row = await requireCharacter(scope, actor, character_id);
      const { identity: who, scene } = await appearance.of(scope, row);
      const where = sceneOf(prompt, scene);
      const { text, negative } = finalWording({ identity: who, scene: where, words: prompt });
      return { prompt: text, negative_prompt: negative, provider: image.name };
    },

    /** Throws `character.not_found`, `safety.blocked`, those of `UploadReferences` and what `JobsService.submit` throws; nothing is charged then. */
    async order(
      scope: Scope,
      actor: Member,
      { character_id, prompt, number, shape, reference }: Ordered,
      origin: 'studio' | 'chat' = 'studio',
    ): Promise<Effect<Paid>> {
      const row = await requireCharacter(scope, actor, character_id);
      await judge(row, prompt);
      if (reference) await uploads.require(scope, actor.id, reference.upload_id);
      const { identity: who, scene, reference_id } = await appearance.of(scope, row);
      return (started) =>
        inTransaction(started, async (tx) => {
          const job = await jobs.submit(tx, {
            owner_id: actor.id,
            kind: IMAGE,
            price: PRICES.image * number,
            total: number,
            input: { total: number },
          });
          const key = await identity.dataKey(tx, actor.id);
          await requests.addRequest(tx, {
            job_id: job.id,
            site_id: tx.site_id,
            owner_id: actor.id,
            ...namesOf(row),
            kind: 'image',
            prompt: key.seal(prompt, promptPlace(job.id)),
            shape,
            identity: who,
            scene: { ...sceneOf(prompt, scene), seed: randomInt(SEEDS) },
            reference_id,
            ...(reference && { ...reference, rights_stated_at: clock.now() }),
            origin,
            created_at: clock.now(),
          });
          return paid(tx, actor, job);
        });
    },

    /** Throws `picture.not_found` for what this member may not see sharp, and as `order`. */
    async orderVideo(
      scope: Scope,
      actor: Member,
      { image_id, prompt }: VideoOrder,
    ): Promise<Effect<Paid>> {
      const { row, asset } = await requireStillImage(scope, actor, image_id);
      if (!canAnimate(video, asset)) throw new AppError('image.upload');
      if (prompt !== '') await judge(row, prompt);
      const { identity: who, scene } = asset.recipe ?? (await appearance.of(scope, row));
      return (started) =>
        inTransaction(started, async (tx) => {
          const job = await jobs.submit(tx, {
            owner_id: actor.id,
            kind: VIDEO,
            price: PRICES.video,
            total: 1,
            input: {},
          });
          const key = await identity.dataKey(tx, actor.id);
          await requests.addRequest(tx, {
            job_id: job.id,
            site_id: tx.site_id,
            owner_id: actor.id,
            ...namesOf(row),
            kind: 'video',
            prompt: key.seal(prompt, promptPlace(job.id)),
            shape: shapeOf(asset), // a clip has the shape of its still
            identity: who,
            scene: { ...scene, seed: randomInt(SEEDS) },
            reference_id: null,
            source_image_id: image_id,
            origin: 'studio',
            created_at: clock.now(),
          });
          return paid(tx, actor, job);
        });
    },

    read,

    async jobs(scope: Scope, actor: Member, kind: 'image' | 'video' | undefined) {
      const shown: StudioJob[] = [];
      for (const found of await requests.listRequests(scope, actor.id, kind))
        shown.push(await views.job(scope, found));
      return shown;
    },

    cancel: (scope: Scope, actor: Member, id: string): Promise<Paid> =>
      inTransaction(scope, async (tx) => {
        await requireRequest(tx, actor, id);
        return paid(tx, actor, await jobs.cancel(tx, actor.id, id));
      }),

    /** Its prompt is checked again, since the rules may have changed. */
    async retry(scope: Scope, actor: Member, id: string): Promise<Effect<Paid>> {
      const { request, job } = await requireRequest(scope, actor, id);
      await requireFeature(scope, request.kind === 'image' ? 'pictures' : 'clips');
      const row = await requireCharacter(scope, actor, request.character_id);
      const key = await identity.dataKey(scope, actor.id);
      await judge(row, key.open(request.prompt, promptPlace(id)));
      return (started) =>
        inTransaction(started, async (tx) => {
          const price = PRICES[request.kind] * job.total;
          const again = await jobs.retry(tx, actor.id, { id, price });
          await requests.bringBack(tx, { owner_id: actor.id, id });
          return paid(tx, actor, again);
        });
    },

    async dismiss(scope: Scope, actor: Member, id: string): Promise<void> {
      const { job } = await requireRequest(scope, actor, id);
      if (!(await requests.dismissRequest(scope, { owner_id: actor.id, id }, clock.now())))
        throw new AppError(job.state === 'succeeded' ? 'job.ended' : 'job.not_ended');
    },
  };
}

const namesOf = (row: CharacterRow) => ({
  character_id: row.id,
  character_name: row.name,
  character_slug: row.slug,
  gender: row.gender,
});
