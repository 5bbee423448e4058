// The originals of pictures: read from storage, or drawn from their recipe on the first request.
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { ImageFailure } from '../../providers/image/port.ts';
import type { Db } from '../../platform/db/handle.ts';
import { createSingleFlight } from '../../platform/single-flight.ts';
import { isDrawn, keyOfOriginal, type Recipe } from './assets.rules.ts';
import { type Asset, noteOriginal, notePreview } from './assets.store.ts';
import type { Watermarks } from './watermark.ts';
import { type DigitalSource, digitalSourceOf } from './digital-source.rules.ts';
import type { AssetsNeeds } from './service.ts';

/** The time limit of a drawing, from its start. */
const DRAWING_MS = 60_000;
const AT_ONCE = 2;
/** Large enough for a preview of twelve pixels width. */
const SKETCH_WIDTH = 128;

interface Parts {
  readonly watermarks: Watermarks;
  readonly closing: AbortSignal;
}

/** The codecs take a tenth of a second to load, and most processes make no picture. */
const codecs = () => import('./renditions.ts');

export function createOriginals(
  { db, storage, providers }: AssetsNeeds,
  { watermarks, closing }: Parts,
) {
  const shared = createSingleFlight();
  const limit = pLimit(AT_ONCE);

  /** Only the built-in provider draws here: pictures of models must pass the checks of a job. */
  const paint = async ({ engine: name, ...params }: Recipe): Promise<Buffer> => {
    const provider = providers.find((one) => one.isBuiltIn && one.name === name);
    if (!provider) throw new ImageFailure('unavailable', `There is no ${name} to draw this.`);
    return limit(async () => {
      closing.throwIfAborted();
      const signal = AbortSignal.any([closing, AbortSignal.timeout(DRAWING_MS)]);
      return (await provider.paint({ ...params, signal })).bytes;
    });
  };

  const draw = async (
    id: string,
    drawn: { site_id: string; recipe: Recipe; source: DigitalSource | undefined },
  ): Promise<Buffer> => {
    const { site_id, recipe, source } = drawn;
    const { makeOriginal } = await codecs();
    const { content } = await makeOriginal(await paint(recipe), source, watermarks.of(site_id));
    await storage.put(keyOfOriginal(id), content);
    return content;
  };

  const find = async (asset: Asset): Promise<Buffer | undefined> => {
    // The original of a clip is its file; its pictures are made from its still.
    const isClip = asset.kind === 'video';
    const key = isClip ? keyOfOriginal(asset.id) : asset.original;
    const found = await storage.get(key ?? keyOfOriginal(asset.id));
    const stored = found && (await buffer(found.content));
    if (isClip || (stored && asset.original !== null)) return stored;
    // First drawing, a redrawing of a lost file, or a file whose process was killed before updating the row.
    const { recipe, site_id } = asset;
    const source = digitalSourceOf(asset);
    const isDrawable = recipe !== null && (asset.original === null || isDrawn(recipe));
    const content =
      stored ?? (isDrawable ? await draw(asset.id, { site_id, recipe, source }) : undefined);
    if (content) await note(db, asset.id, content);
    return content;
  };

  const read = (asset: Asset): Promise<Buffer | undefined> =>
    shared.once(asset.id, () => find(asset));

  return {
    /** Undefined if the file is lost and cannot be drawn again. Throws `ImageFailure`. */
    read,

    /**
     * The recipe, if it still gives the stored picture, or at least its face: an earlier version of the painter may
     * have drawn a different picture, and a model also followed a prompt. Throws `ImageFailure`.
     */
    async recipeOf(asset: Asset, compared: 'picture' | 'face'): Promise<Recipe | undefined> {
      const { recipe } = asset;
      if (!isDrawn(recipe)) return undefined;
      const stored = await read(asset);
      if (!stored) return undefined;
      const { areSame, haveSameFace } = await codecs();
      const drawn = await paint(recipe);
      const isSame =
        compared === 'face' ? haveSameFace(stored, drawn, recipe) : areSame(stored, drawn);
      return (await isSame) ? recipe : undefined;
    },

    /** Draws a recipe without storing the picture. Throws `ImageFailure`. */
    paint,

    /** A picture that was not drawn yet is sketched, in a small part of the time. */
    async previewOf({ id, preview, recipe }: Asset): Promise<string> {
      if (preview !== '' || !recipe) return preview;
      const height = Math.round((SKETCH_WIDTH * recipe.height) / recipe.width);
      const { makePreview } = await codecs();
      const sketched = await makePreview(await paint({ ...recipe, width: SKETCH_WIDTH, height }));
      await notePreview(db, id, sketched);
      return sketched;
    },

    settled: () => shared.settled(),
  };
}

export type Originals = ReturnType<typeof createOriginals>;

async function note(db: Db, id: string, content: Buffer): Promise<void> {
  const { hashOf, makeFingerprint, makePreview } = await codecs();
  await noteOriginal(db, id, {
    original: keyOfOriginal(id),
    sha256: hashOf(content),
    bytes: content.length,
    preview: await makePreview(content),
    // Only generated pictures are drawn here, and all of them get a fingerprint.
    fingerprint: await makeFingerprint(content),
  });
}
