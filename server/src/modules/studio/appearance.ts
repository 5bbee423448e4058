// The appearance of a character: who every picture of it shows, its usual scene, and a picture for reference.
import { createHash } from 'node:crypto';
import type { Identity, Scene } from '../../providers/image/port.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { AssetsService } from '../assets/service.ts';
import { portraitRecipe, type CharacterRow } from '../characters/service.ts';

export interface Appearance {
  readonly identity: Identity;
  readonly scene: Scene;
  readonly reference_id: string | null;
}

/** As its portrait was drawn; for a portrait without a recipe, such as an upload, from the traits and always the same. */
export async function appearanceOf(
  scope: Scope,
  { id, gender, age, traits, portrait_id }: CharacterRow,
  assets: Pick<AssetsService, 'find'>,
): Promise<Appearance> {
  const portrait = portrait_id === null ? undefined : await assets.find(scope, portrait_id);
  const recipe = portrait?.recipe;
  if (recipe) return { identity: recipe.identity, scene: recipe.scene, reference_id: portrait_id };
  const { identity, scene } = portraitRecipe({ gender, age, traits });
  return { identity: { ...identity, seed: seedOf(id) }, scene, reference_id: portrait_id };
}

/** 31 bits, so that every provider and column accepts it. */
const seedOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) >>> 1;
