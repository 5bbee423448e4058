// The paid job that creates a character: generates four pictures of the same person and adds the character.
import { z } from 'zod';
import { wordingOf } from '../../providers/image/port.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Asset } from '../assets/service.ts';
import {
  asJobFailure,
  mixedUp,
  taskOfPart,
  type Kind,
  type Run,
  type RunTools,
} from '../jobs/service.ts';
import type { CreationRow } from '../characters/service.ts';
import { drawingsOf, PICTURE_SIZE } from './creation.rules.ts';
import type { GenerationNeeds } from './service.ts';

export const CHARACTER = 'character';

const Input = z.strictObject({ character_id: z.uuid() });
type CharacterRun = Run<z.output<typeof Input>>;

export function createCharacterJob(needs: GenerationNeeds): Kind<typeof Input, Asset[]> {
  const { db, clock, image, assets } = needs;
  const { creations } = needs.characters;

  /**
   * The first picture determines the person; it is the reference of the others, if the provider supports references.
   */
  const paintAll = async (run: CharacterRun, { signal, report, rememberTask }: RunTools) => {
    const row = await creations.read(db, run.id);
    const made: Asset[] = [];
    let reference: Buffer | undefined;
    for (const { identity, scene } of drawingsOf({ ...row, ...row.content })) {
      const request = {
        identity,
        scene,
        ...PICTURE_SIZE,
        wording: wordingOf({ identity, scene }),
        ...(reference && { reference }),
        task: taskOfPart(run.task_id, made.length + 1, rememberTask),
        signal,
      };
      const { asset, bytes } = await assets.paint(image, request, row);
      if (made.some(({ sha256 }) => sha256 === asset.sha256)) throw mixedUp();
      made.push(asset);
      await report(made.length);
      if (!image.isBuiltIn) reference ??= bytes;
    }
    return made;
  };

  const add = async (tx: Scope, row: CreationRow, id: string): Promise<void> => {
    const { content, owner_id } = row;
    const [drawing] = drawingsOf({ ...row, ...content });
    const { hair_colour = '', eye_colour = '', skin = '' } = drawing?.identity.traits ?? {};
    await creations.addCharacter(tx, {
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
    provider: 'image',
    input: Input,
    run_ms: 5 * 60_000,
    at_once: 2,
    most_live: 3,
    most_running: 1,

    async run(run, tools) {
      try {
        return await paintAll(run, tools);
      } catch (error) {
        tools.signal.throwIfAborted();
        throw asJobFailure(error);
      }
    },

    async deliver(tx: Scope, { id: job_id, input }: CharacterRun, made) {
      const row = await creations.read(tx.db, job_id);
      if (!(await assets.keepNew(tx.db, made))) throw mixedUp();
      await add(tx, row, input.character_id);
      const picture_ids = made.map(({ id }) => id);
      const isFirst = await creations.setDelivered(tx.db, job_id, {
        character_id: input.character_id,
        picture_ids,
      });
      if (!isFirst) throw new Error('A creation was delivered twice.');
    },

    find: creations.findByName,
    forgettable: ({ db: handle }, ids) => creations.listForgettable(handle, ids),
  };
}
