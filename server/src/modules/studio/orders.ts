// Orders of the studio: validates and moderates a request, and submits its paid job.
import { createHash, randomInt } from 'node:crypto';
import { PRICES } from '@velour/contract/prices.ts';
import type { ImageOrder, StudioJob, Suggestions } from '@velour/contract/studio.ts';
import type { Actor, Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Effect } from '../../platform/http/idempotency.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import type { Identity, Scene } from '../../providers/image/port.ts';
import { canFeedGenerator, canSignedSee } from '../assets/service.ts';
import { portraitRecipe, type CharacterRow } from '../characters/service.ts';
import type { JobRow } from '../jobs/service.ts';
import { canAnimate, IMAGE, VIDEO } from './jobs.ts';
import { findBought, findCharacterOf, findPicture, listMadeOf } from './pictures.store.ts';
import { finalWording, promptPlace, sceneOf } from './prompt.rules.ts';
import * as requests from './requests.store.ts';
import type { StudioRequest } from './requests.store.ts';
import type { StudioNeeds } from './service.ts';
import { suggestionsFor } from './suggestions.rules.ts';
import type { UploadReferences } from './upload-references.ts';
import { shapeOf, type Views } from './views.ts';

type Ordered = Required<Omit<ImageOrder, 'reference'>> & Pick<ImageOrder, 'reference'>;

interface VideoOrder {
  readonly image_id: string;
  readonly prompt: string;
}

type Paid = StudioJob & { new_subscriber_balance: number; new_one_time_balance: number };

/** An order for a character. */
interface Placed extends Pick<StudioRequest, 'kind' | 'shape' | 'identity' | 'scene' | 'origin'> {
  readonly row: CharacterRow;
  readonly number: number;
  readonly prompt: string;
  readonly reference_id?: string | null;
  readonly source_image_id?: string;
  readonly upload_id?: string;
  readonly rights_version?: string;
  readonly rights_stated_at?: Date;
}

const SEEDS = 2 ** 31 - 1;

interface Parts {
  readonly uploads: UploadReferences;
  readonly views: Views;
}

export function createOrders(needs: StudioNeeds, { uploads, views }: Parts) {
  const { clock, image, video, jobs, wallet, assets, characters, identity, safety } = needs;
  const { requireFeature } = needs.sites;
  const appearance = createAppearance(needs);

  /** Throws `character.not_found`, also if the actor may not see it. */
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

  /** Submits the job and stores its request, in one transaction. */
  const place = (
    started: Scope,
    actor: Member,
    { row, kind, number: total, prompt, ...request }: Placed,
  ): Promise<Paid> =>
    inTransaction(started, async (tx) => {
      const price = PRICES[kind] * total;
      const input = kind === IMAGE ? { total } : {};
      const job = await jobs.submit(tx, { owner_id: actor.id, kind, price, total, input });
      const key = await identity.dataKey(tx, actor.id);
      await requests.addRequest(tx, {
        job_id: job.id,
        site_id: tx.site_id,
        owner_id: actor.id,
        character_id: row.id,
        character_name: row.name,
        character_slug: row.slug,
        gender: row.gender,
        kind,
        prompt: key.seal(prompt, promptPlace(job.id)),
        ...request,
        created_at: clock.now(),
      });
      return paid(tx, actor, job);
    });

  /** The drawn person takes part in the scene, so texts that a story may contain are refused here. */
  const judge = async ({ name, age }: CharacterRow, prompt: string): Promise<void> => {
    if (safety.namesMinor(prompt)) throw new AppError('safety.blocked', { detail: 'minor_sexual' });
    await characters.judge.judge({ name, age, texts: [prompt] });
  };

  /** A picture that this member made, bought or can see, with its character. */
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

    /**
     * Throws `character.not_found`, `safety.blocked`, errors of `UploadReferences` and `JobsService.submit`; nothing is
     * charged then.
     */
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
        place(started, actor, {
          row,
          kind: IMAGE,
          number,
          prompt,
          shape,
          identity: who,
          scene: { ...sceneOf(prompt, scene), seed: randomInt(SEEDS) },
          reference_id,
          ...(reference && { ...reference, rights_stated_at: clock.now() }),
          origin,
        });
    },

    /** Throws `picture.not_found` if the member may not see it unblurred, and what `order` throws. */
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
        place(started, actor, {
          row,
          kind: VIDEO,
          number: 1,
          prompt,
          shape: shapeOf(asset), // a clip has the shape of its still
          identity: who,
          scene: { ...scene, seed: randomInt(SEEDS) },
          source_image_id: image_id,
          origin: 'studio',
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

    /** The prompt is moderated again, because the rules may have changed. */
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

/** A character's appearance: the person and the scene of its portrait. */
interface Appearance {
  readonly identity: Identity;
  readonly scene: Scene;
  readonly reference_id: string | null;
}

/** A portrait never changes, so the result is cached for long: a visit of the studio draws it once. */
const DIFFERS_MS = 3_600_000;

function createAppearance({
  clock,
  image,
  assets,
}: Pick<StudioNeeds, 'clock' | 'image' | 'assets'>) {
  const differing = createTtlCache<boolean>({ clock, ttlMs: DIFFERS_MS, maxEntries: 2_000 });

  const differs = async (scope: Scope, portraitId: string): Promise<boolean> => {
    const portrait = await assets.find(scope, portraitId);
    if (!portrait) return false;
    if (!image.isBuiltIn) return !canFeedGenerator(portrait);
    // A portrait that was not drawn yet will be drawn by the same painter version.
    if (portrait.original === null) return false;
    return (await assets.recipeOf(portrait, 'face')) === undefined;
  };

  return {
    /**
     * From the portrait's recipe; for a portrait without one, such as an upload, derived from the traits, always the
     * same.
     */
    async of(
      scope: Scope,
      { id, gender, age, traits, portrait_id }: CharacterRow,
    ): Promise<Appearance> {
      const portrait = portrait_id === null ? undefined : await assets.find(scope, portrait_id);
      const recipe = portrait?.recipe;
      if (recipe)
        return { identity: recipe.identity, scene: recipe.scene, reference_id: portrait_id };
      const { identity, scene } = portraitRecipe({ gender, age, traits });
      return { identity: { ...identity, seed: seedOf(id) }, scene, reference_id: portrait_id };
    },

    /**
     * True if new pictures would show another face than the portrait: it cannot be used as a reference, and the
     * painter, which uses no references, would not draw the same face from its recipe.
     */
    differs: async (scope: Scope, { portrait_id }: CharacterRow): Promise<boolean> =>
      portrait_id !== null && differing.read(portrait_id, () => differs(scope, portrait_id)),
  };
}

/** 31 bits, so that every provider and column accepts it. */
const seedOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) >>> 1;
