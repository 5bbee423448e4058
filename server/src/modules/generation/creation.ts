// Creates characters: a paid job generates the portraits, then the owner chooses one.
import type { Creation, NewCharacter } from '@velour/contract/creation.ts';
import { PRICES } from '@velour/contract/prices.ts';
import { randomInt } from 'node:crypto';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Effect } from '../../platform/http/idempotency.ts';
import type { JobRow } from '../jobs/service.ts';
import type { CreationFound } from '../characters/service.ts';
import { CHARACTER, createCharacterJob } from './character-job.ts';
import { contentFor, findUnoffered, PICTURES, stepOf } from './creation.rules.ts';
import type { GenerationNeeds } from './service.ts';

type Paid = Creation & { new_subscriber_balance: number; new_one_time_balance: number };

/** Seeds are 31 bits, so that every provider and column accepts them. */
const SEEDS = 2 ** 31 - 1;

/** How long after the choice of a picture its owner may choose another one. */
const UNCHOSEN_MS = 30 * 24 * 3_600_000;
const CLEARED_AT_ONCE = 100;

export function createCreations(needs: GenerationNeeds) {
  const { db, clock, ids, jobs, wallet, assets, characters } = needs;
  const { judge, own, creations, urls, orphanedPictures } = characters;
  jobs.define(createCharacterJob(needs));

  const requireCreation = async (
    scope: Scope,
    actor: Member,
    job_id: string,
  ): Promise<CreationFound> => {
    const found = await creations.find(scope, { owner_id: actor.id, job_id });
    if (!found) throw new AppError('job.not_found');
    return found;
  };

  const show = async (
    scope: Scope,
    { creation, job, portrait_id }: CreationFound,
  ): Promise<Creation> => {
    const pictures = await assets.shownOf(scope, creation.owner_id, creation.picture_ids);
    const isChosen = pictures.some(({ id }) => id === portrait_id);
    const creation_step = stepOf(job.state, portrait_id !== null || creation.chosen_at !== null);
    const { name, gender, age, description } = creation.content;
    return {
      ...(await jobs.view(scope, job)),
      creation_step,
      name,
      gender,
      price: job.price,
      character_id: creation.character_id,
      pictures: pictures.map(({ id, preview }) => ({
        image_id: id,
        url: urls.signed(id, 720),
        preview,
      })),
      chosen_image_id: isChosen ? portrait_id : null,
      wish: creation_step === 'failed' ? { traits: creation.traits, age, description } : null,
      created_at: creation.created_at.toISOString(),
    };
  };

  const read = async (scope: Scope, actor: Member, jobId: string): Promise<Creation> =>
    show(scope, await requireCreation(scope, actor, jobId));

  /** The creation, and the balances after the charge. */
  const paid = async (scope: Scope, actor: Member, { id }: JobRow): Promise<Paid> => ({
    ...(await read(scope, actor, id)),
    ...(await wallet.tokens(scope, actor.id)),
  });

  return {
    /** Throws `creation.option_unknown`, `safety.blocked`, `character.too_many` and what `JobsService.submit` throws; nothing is charged then. */
    async create(actor: Member, params: NewCharacter): Promise<Effect<Paid>> {
      const fields = findUnoffered(params);
      if (fields.length > 0) throw new AppError('creation.option_unknown', { fields });
      const content = contentFor(params);
      await judge.judgeContent(content);
      return (scope) =>
        inTransaction(scope, async (tx) => {
          await creations.requireRoom(tx, actor.id);
          const job = await jobs.submit(tx, {
            owner_id: actor.id,
            kind: CHARACTER,
            price: PRICES.character,
            total: PICTURES,
            input: { character_id: ids.next() },
          });
          await creations.add(tx.db, {
            job_id: job.id,
            site_id: tx.site_id,
            owner_id: actor.id,
            content,
            traits: params.traits,
            seed: randomInt(SEEDS),
            picture_ids: [],
            created_at: clock.now(),
          });
          return paid(tx, actor, job);
        });
    },

    read,

    async list(scope: Scope, actor: Member): Promise<Creation[]> {
      const shown: Creation[] = [];
      for (const found of await creations.listUnfinished(scope, actor.id))
        shown.push(await show(scope, found));
      return shown;
    },

    /** Free and unlimited; for a public character it counts as an edit. */
    async setPicture(
      scope: Scope,
      actor: Member,
      { job_id, image_id }: { job_id: string; image_id: string },
    ): Promise<Effect<Creation>> {
      const { creation, job } = await requireCreation(scope, actor, job_id);
      const { character_id } = creation;
      if (job.state !== 'succeeded' || character_id === null)
        throw new AppError(stepOf(job.state, false) === 'painting' ? 'job.not_ended' : 'job.ended');
      const pictures = await assets.shownOf(scope, actor.id, creation.picture_ids);
      const portrait = pictures.find(({ id }) => id === image_id);
      if (!portrait) throw new AppError('picture.not_found');
      const choose = await own.setPortrait(scope, actor, {
        id: character_id,
        portrait,
        confirm: async (tx) => {
          const still = await assets.shownOf(tx, actor.id, [image_id]);
          if (still.length === 0) throw new AppError('picture.not_found');
          await creations.setChosen(tx, character_id, clock.now());
        },
      });
      return async (started) => {
        await choose(started);
        return read(started, actor, job_id);
      };
    },

    /** Its texts are moderated again, since the rules may have changed. */
    async retry(scope: Scope, actor: Member, jobId: string): Promise<Effect<Paid>> {
      const { creation } = await requireCreation(scope, actor, jobId);
      await judge.judgeContent(creation.content);
      return (started) =>
        inTransaction(started, async (tx) => {
          const job = await jobs.retry(tx, actor.id, { id: jobId, price: PRICES.character });
          await creations.requireRoom(tx, actor.id);
          await creations.bringBack(tx, { owner_id: actor.id, job_id: jobId });
          return paid(tx, actor, job);
        });
    },

    cancel: (scope: Scope, actor: Member, jobId: string): Promise<Paid> =>
      inTransaction(scope, async (tx) => {
        await requireCreation(tx, actor, jobId);
        return paid(tx, actor, await jobs.cancel(tx, actor.id, jobId));
      }),

    async dismiss(scope: Scope, actor: Member, jobId: string): Promise<void> {
      const { job } = await requireCreation(scope, actor, jobId);
      const isGone = await creations.dismiss(
        scope,
        { owner_id: actor.id, job_id: jobId },
        clock.now(),
      );
      if (!isGone) throw new AppError(job.state === 'succeeded' ? 'job.ended' : 'job.not_ended');
    },

    /** Deletes unchosen pictures some time after a choice. Safe to run twice. */
    async clearUnchosen(): Promise<void> {
      const at = clock.now();
      const before = new Date(at.getTime() - UNCHOSEN_MS);
      for (;;) {
        const settled = await creations.listSettled(db, before, CLEARED_AT_ONCE);
        for (const { job_id, site_id, owner_id } of settled)
          await inTransaction(openScope(db, site_id), async (tx) => {
            await orphanedPictures.lock(tx, owner_id);
            const pictures = await creations.closeChoice(tx, job_id, { before, at });
            if (!pictures) return;
            const gone = new Set(await orphanedPictures.discard(tx, owner_id, pictures));
            const left = pictures.filter((id) => !gone.has(id));
            await creations.setPictures(tx, job_id, left);
          });
        if (settled.length < CLEARED_AT_ONCE) return;
      }
    },
  };
}
