// Whom a picture of a character shows: the person of its portrait, and whether new pictures can look like it.
import { createHash } from 'node:crypto';
import type { Scope } from '../../platform/db/scope.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import type { Identity, Scene } from '../../providers/image/port.ts';
import { canFeedGenerator } from '../assets/service.ts';
import { type CharacterRow, portraitRecipe } from '../characters/service.ts';
import type { StudioNeeds } from './service.ts';

interface Appearance {
  readonly identity: Identity;
  readonly scene: Scene;
  readonly reference_id: string | null;
}

/** A portrait never changes, only which one a character has: long enough that a visit of the studio draws it once. */
const DIFFERS_MS = 3_600_000;

export function createAppearance({
  clock,
  image,
  assets,
}: Pick<StudioNeeds, 'clock' | 'image' | 'assets'>) {
  const differing = createTtlCache<boolean>({ clock, ttlMs: DIFFERS_MS, maxEntries: 2_000 });

  const differs = async (scope: Scope, portraitId: string): Promise<boolean> => {
    const portrait = await assets.find(scope, portraitId);
    if (!portrait) return false;
    if (!image.isBuiltIn) return !canFeedGenerator(portrait);
    // Not drawn yet: the painter will draw it as it draws the next pictures.
    if (portrait.original === null) return false;
    return (await assets.recipeOf(portrait, 'face')) === undefined;
  };

  return {
    /** As its portrait was drawn; for a portrait without a recipe, such as an upload, from the traits and always the same. */
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
     * Whether new pictures show another face than the portrait: it can be no reference of the provider, and the
     * painter, which takes none, would not draw it again from its recipe.
     */
    differs: async (scope: Scope, { portrait_id }: CharacterRow): Promise<boolean> =>
      portrait_id !== null && differing.read(portrait_id, () => differs(scope, portrait_id)),
  };
}

/** 31 bits, so that every provider and column accepts it. */
const seedOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) >>> 1;
