// The paid job of a creation: paints four pictures of the same person and adds the character.
import { z } from 'zod';
import { ImageFailure, type ImageProvider } from '../../providers/image/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Asset, AssetsService } from '../assets/service.ts';
import { JobFailure, type Kind, type Run } from '../jobs/service.ts';
import type { CharactersService, CreationRow } from '../characters/service.ts';
import { drawingsOf, PICTURE_SIZE, type Drawing } from './creation.rules.ts';

export interface CharacterJobNeeds {
  readonly db: Db;
  readonly clock: Clock;
  readonly image: ImageProvider;
  readonly assets: Pick<AssetsService, 'draft' | 'keep' | 'areStored'>;
  readonly own: Pick<CharactersService['own'], 'add'>;
  readonly creations: CharactersService['creations'];
}

export const CHARACTER = 'character';

const Input = z.strictObject({ character_id: z.uuid() });

export function createCharacterJob(needs: CharacterJobNeeds): Kind<typeof Input, Asset[]> {
  const { db, clock, image, assets, own, creations } = needs;

  const paint = async (row: CreationRow, { identity, scene }: Drawing, signal: AbortSignal) => {
    const params = { identity, scene, ...PICTURE_SIZE };
    const { bytes } = await image.paint({ ...params, signal });
    signal.throwIfAborted();
    return assets.draft({
      site_id: row.site_id,
      owner_id: row.owner_id,
      bytes,
      rating: 'safe',
      verdict: 'pending',
      provenance: { source: 'job', job_id: row.job_id, engine: image.name, seed: scene.seed },
      recipe: { engine: image.name, ...params },
    });
  };

  const add = async (tx: Scope, row: CreationRow, id: string): Promise<void> => {
    const { content, owner_id } = row;
    const [drawing] = drawingsOf({ ...row, ...content });
    const { hair_colour = '', eye_colour = '', skin = '' } = drawing?.identity.traits ?? {};
    await own.add(tx, {
      id,
      owner_id,
      content,
      traits: { breast: '', butt: '', ...row.traits, hair_colour, eye_colour, skin },
      portrait_id: null,
      portrait_preview: '',
      at: clock.now(),
    });
  };

  return {
    name: CHARACTER,
    charge: 'character',
    engine: 'image',
    input: Input,
    run_ms: 5 * 60_000,
    at_once: 2,
    most_live: 3,
    most_running: 1,

    async run({ id }, { signal, report }) {
      const row = await creations.read(db, id);
      const made: Asset[] = [];
      for (const drawing of drawingsOf({ ...row, ...row.content })) {
        const picture = await asJobFails(() => paint(row, drawing, signal));
        if (made.some(({ sha256 }) => sha256 === picture.sha256)) throw mixedUp();
        made.push(picture);
        await report(made.length);
      }
      return made;
    },

    async deliver(tx: Scope, { id: job_id, input }: Run<z.output<typeof Input>>, made) {
      const row = await creations.read(tx.db, job_id);
      await creations.lockDelivery(tx.db);
      if (await assets.areStored(tx.db, made)) throw mixedUp();
      await assets.keep(tx.db, made);
      await add(tx, row, input.character_id);
      const picture_ids = made.map(({ id }) => id);
      const isFirst = await creations.setDelivered(tx.db, job_id, {
        character_id: input.character_id,
        picture_ids,
      });
      if (!isFirst) throw new Error('A creation gave a second character.');
    },

    find: creations.findByName,
    forgettable: ({ db: handle }, ids) => creations.listForgettable(handle, ids),
  };
}

/** No two pictures are the same to the byte: an identical one may be another member's, which must not be shown. */
const mixedUp = (): JobFailure => new JobFailure('retry', 'image.broken');

/** A provider's refusal is final; any other failure may succeed on the next attempt. */
async function asJobFails<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ImageFailure) {
      const type = cause.kind === 'refused' ? 'blocked' : 'retry';
      throw new JobFailure(type, `image.${cause.kind}`, { cause });
    }
    const isNoPicture = cause instanceof AppError && cause.code === 'request.invalid';
    if (isNoPicture) throw new JobFailure('retry', 'image.broken', { cause });
    throw cause;
  }
}
