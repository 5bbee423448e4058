// Assets: stores pictures, registers pictures that are drawn at their first request, and opens those that may be shown.
import { pictureAddress, type PictureWidth } from '@velour/contract/pictures.ts';
import { type ImageProvider, ImageFailure } from '../../providers/image/port.ts';
import { StorageFailure, type StorageProvider } from '../../providers/storage/port.ts';
import type { Core } from '../../platform/core.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { AppError } from '../../platform/errors.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { createClips } from './clips.ts';
import { digitalSourceOf } from './digital-source.rules.ts';
import { createDrafts, type Described } from './drafts.ts';
import { createJudging, type JudgingNeeds } from './judging.ts';
import { createQuarantine, type Quarantined } from './quarantine.ts';
import { createPersonalData } from './personal-data.ts';
import { createOriginals } from './originals.ts';
import { createTakedowns } from './takedown.ts';
import { canAnyoneSee, canSignedSee, isAttached } from './policy.ts';
import { type Recipe, WIDEST } from './assets.rules.ts';
import { createSiteCredentials } from './site-credentials.ts';
import { createWatermarks } from './watermark.ts';
import { createVerify } from './verify.ts';
import { createServing, type OpenedPicture } from './serving.ts';
import { createOrphanedFiles } from './orphaned-files.ts';
import { createUrlSigning, type Place, type Purpose, type Signature } from './signed-urls.rules.ts';
import * as store from './assets.store.ts';
import type { Asset } from './assets.store.ts';

export { canFeedGenerator, canSignedSee, isClearUploadOf, isOfUpload } from './policy.ts';
export type { Provenance, Recipe } from './assets.rules.ts';
export type { Asset } from './assets.store.ts';
export { makerOf } from './digital-source.rules.ts';
export { createQuarantine } from './quarantine.ts';
export { CLIP_VERDICTS } from './judging.ts';
export { labelFor } from './label.rules.ts';
export type { NewAsset } from './drafts.ts';

export interface PlannedPicture extends Described {
  readonly recipe: Recipe;
}

export interface Shape {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly pose?: string;
}

export type AssetsService = ReturnType<typeof createAssetsService>;

export interface PictureRequest {
  readonly takesAvif: boolean;
  readonly signature?: Signature | undefined;
}

export interface AssetsNeeds
  extends Omit<JudgingNeeds, 'quarantine'>, Pick<Core, 'db' | 'clock' | 'ids'> {
  /** Encrypts pictures in quarantine. */
  readonly key: DataKey;
  /** True if this site labels generated content. */
  readonly labels: (site_id: string) => Promise<boolean>;
  /** Called when a picture was put in quarantine, to notify the operator. */
  readonly onMatch: (picture: Quarantined) => Promise<void>;
  readonly storage: StorageProvider;
  /** The image providers that recipes name. */
  readonly providers: readonly ImageProvider[];
  /** True while the machine has no core to spare. */
  readonly isMachineBusy: () => boolean;
  /** The secret from which the keys of signed addresses and content credentials are derived. */
  readonly secret: Buffer;
}

/** Rows are cached for pages with many sizes; a changed verdict takes effect after this time. */
const ROW_CACHED_MS = 2_000;
const RETRY_AFTER_MS = 5_000;

export function createAssetsService(needs: AssetsNeeds) {
  const { db, storage, clock, ids, log, isMachineBusy } = needs;
  const { moderation, knownImages, key } = needs;
  const quarantine = createQuarantine({ db, clock, ids, log, key, onMatch: needs.onMatch });
  const ending = new AbortController();
  const closing = ending.signal;
  const { secret } = needs;
  const watermarks = createWatermarks({ secret });
  const originals = createOriginals(needs, { watermarks, closing });
  const credentials = createSiteCredentials({ secret, log });
  const { labels } = needs;
  const drawing = { storage, originals, credentials, labels };
  const serving = createServing({ ...drawing, log, isMachineBusy, closing });
  const signing = createUrlSigning(secret);
  const judge = createJudging({ moderation, knownImages, quarantine, log });
  const orphans = createOrphanedFiles(needs);
  const cache = createTtlCache<Asset | undefined>({
    clock,
    ttlMs: ROW_CACHED_MS,
    maxEntries: 2_000,
  });

  const signed = (place: Place, purpose: Purpose): string => {
    const { until, sign } = signing.sign(place, purpose, clock.now());
    const parameter = purpose === 'review' ? '&review=1' : '';
    return `?until=${until}&sign=${sign}${parameter}`;
  };
  const addressFor = (id: string, width: PictureWidth, purpose: Purpose): string =>
    pictureAddress(id, width) + signed({ id, width }, purpose);

  const visible = async (
    place: Place,
    signature: Signature | undefined,
  ): Promise<Asset | undefined> => {
    const isSigned = signature && signing.isGood(place, signature, clock.now());
    const isReviewed = isSigned && signature.purpose === 'review';
    const asset = await cache.read(place.id, () => store.findAsset(db, place.id));
    if (!asset || isReviewed) return asset;
    return (isSigned ? canSignedSee(asset) : canAnyoneSee(asset)) ? asset : undefined;
  };
  const clips = createClips({ storage, visible, signed, orUnavailable });

  const pngOf = async (id: string, mayBeLabeled: boolean): Promise<Buffer | undefined> => {
    const asset = await store.findAsset(db, id);
    if (!asset || !canSignedSee(asset)) return undefined;
    const original = await orUnavailable(() => originals.read(asset));
    if (!original) return undefined;
    const { makePng } = await import('./renditions.ts');
    const source = digitalSourceOf(asset);
    const isLabeled = mayBeLabeled && source !== undefined && (await labels(asset.site_id));
    return makePng(original, source, isLabeled);
  };

  return {
    /** Files of clips and their addresses; a clip's pictures are those of its still. */
    clips,
    /** Checks whether this site made a file. */
    verify: createVerify({ credentials, watermarks }),
    /** True if a classifier judges every picture, including the age of people. */
    judgesAge: !moderation.isBuiltIn && moderation.judgesAge,
    personalData: createPersonalData({
      orphans,
      urlsOf: (asset) => ({
        url: addressFor(asset.id, WIDEST, 'viewing'),
        video_url: asset.kind === 'video' ? clips.signedUrlOf(asset) : null,
      }),
    }),
    discard: orphans.discard,
    removeOrphans: orphans.clear,
    /** Takedowns: hides pictures for a reason until it is removed. */
    takedowns: createTakedowns(cache.delete),

    quarantine,
    ...createDrafts(needs, { judge, credentials, watermarks }),

    /** This member's pictures that may be shown, of these and in the given order. */
    async shownOf(scope: Scope, ownerId: string, wanted: readonly string[]): Promise<Asset[]> {
      const found = new Map(
        (await store.findOwned(scope, ownerId, wanted)).map((row) => [row.id, row]),
      );
      return wanted
        .flatMap((id) => found.get(id) ?? [])
        .filter((asset) => canSignedSee(asset) && !isAttached(asset));
    },

    /** Adds pictures that are drawn at their first request; returns their rows in the given order. */
    async plan(handle: Db, pictures: readonly PlannedPicture[]): Promise<Asset[]> {
      const planned = pictures.map((picture): Asset => ({
        ...picture,
        id: ids.next(),
        kind: 'image',
        mime: 'image/jpeg',
        is_shared: false,
        is_locked: false,
        holds: [],
        width: picture.recipe.width,
        height: picture.recipe.height,
        original: null,
        sha256: null,
        bytes: null,
        preview: '',
        fingerprint: null,
        created_at: clock.now(),
      }));
      await store.insertAssets(handle, planned);
      return planned;
    },

    /**
     * The tiny blurred preview; before the drawing, it is sketched in a small part of the time. Throws `ImageFailure`.
     */
    async previewOf(id: string): Promise<string> {
      const asset = await store.findAsset(db, id);
      return asset ? originals.previewOf(asset) : '';
    },

    /** The plain address of a picture, for pages and API replies. */
    urlOf: ({ id }: Pick<Asset, 'id'>, width: PictureWidth): string => pictureAddress(id, width),

    /** Those of these pictures that are not drawn yet, in the given order. */
    async undrawnOf(wanted: readonly string[]): Promise<string[]> {
      const undrawn = new Set(await store.findUndrawn(db, wanted));
      return wanted.filter((id) => undrawn.has(id));
    },

    /** Draws a picture before its first request. Throws like `open`. */
    async prepare(id: string, width: PictureWidth): Promise<void> {
      const asset = await store.findAsset(db, id);
      if (asset) await orUnavailable(() => serving.prepare(asset, width));
    },

    /** Runs background work on pictures, one at a time, while no request waits. Failed work is not retried. */
    whenIdle: serving.later.add,

    /**
     * The file at an address; undefined if it is neither public nor opened by a valid signature in the address. Throws
     * `picture.unavailable` if it cannot be drawn or read at the moment.
     */
    async open(
      id: string,
      width: PictureWidth,
      { takesAvif, signature }: PictureRequest,
    ): Promise<OpenedPicture | undefined> {
      const asset = await visible({ id, width }, signature);
      return asset && orUnavailable(() => serving.open(asset, width, takesAvif));
    },

    /** A signed address for a viewer of a picture that is not public, valid for ten minutes at most. */
    signedUrlOf: ({ id }: Pick<Asset, 'id'>, width: PictureWidth) =>
      addressFor(id, width, 'viewing'),
    /** For a viewer whose access was checked: the plain address if it is public, otherwise a signed one. */
    viewUrlOf: (asset: Asset, width: PictureWidth) =>
      canAnyoneSee(asset)
        ? pictureAddress(asset.id, width)
        : addressFor(asset.id, width, 'viewing'),
    /** A signed address for a review, which is also valid while the picture is taken down. */
    reviewUrlOf: ({ id }: Pick<Asset, 'id'>, width: PictureWidth) =>
      addressFor(id, width, 'review'),
    /** A picture of this site; undefined if there is none. */
    find: store.findOfSite,
    /** Keeps a member's upload for a single purpose. Returns false if this member has no such upload. */
    attach: store.attachUpload,

    /** Those of these pictures that exist, in the given order. */
    async listOf(scope: Scope, wanted: readonly string[]): Promise<Asset[]> {
      const found = new Map((await store.listAssets(scope, wanted)).map((row) => [row.id, row]));
      return wanted.flatMap((id) => found.get(id) ?? []);
    },

    share: store.setShared,

    /** Those of these pictures that are public, in the given order. */
    async publicOf(wanted: readonly string[]): Promise<string[]> {
      const found = await Promise.all(
        wanted.map((id) => cache.read(id, () => store.findAsset(db, id))),
      );
      return found.flatMap((asset) => (asset && canAnyoneSee(asset) ? asset.id : []));
    },

    /** True if this site labels generated content. */
    labels,
    /** A picture as a PNG without metadata; undefined if it is lost or was refused. Throws like `open`. */
    asPng: (id: string) => pngOf(id, false),
    /** The same for a person's download, with the label if the site uses labels. */
    asDownload: (id: string) => pngOf(id, true),

    /**
     * The same person in the same place at another size, and in another pose if given. Drawn again if that gives the
     * same person; otherwise the original. Undefined if the picture is not visible. Throws like `open`.
     */
    async reshape(id: string, { width, height, pose }: Shape): Promise<Buffer | undefined> {
      const asset = await cache.read(id, () => store.findAsset(db, id));
      if (!asset || !canAnyoneSee(asset)) return undefined;
      return orUnavailable(async () => {
        const recipe = pose === undefined ? undefined : await originals.recipeOf(asset, 'face');
        if (!recipe || pose === undefined) return originals.read(asset);
        const scene = { ...recipe.scene, pose };
        return originals.paint({ ...recipe, scene, width, height });
      });
    },

    /** The recipe, if drawing it gives the same picture, or the same face; otherwise undefined. Throws like `open`. */
    recipeOf: (asset: Asset, compared: 'picture' | 'face') =>
      orUnavailable(() => originals.recipeOf(asset, compared)),

    /** Draws a recipe without storing the picture: for previews of choices. Throws like `open`. */
    sketch: (recipe: Recipe) =>
      orUnavailable(async () => {
        const { makeSketch } = await import('./renditions.ts');
        const source = digitalSourceOf({ provenance: {}, recipe });
        return makeSketch(await originals.paint(recipe), source);
      }),

    /** Aborts running work; afterwards, the database and the storage are not used. */
    async close(): Promise<void> {
      ending.abort(new ImageFailure('unavailable', 'The process is stopping.'));
      await serving.settled();
    },
  };
}

/** A failure is not cached, so the next request tries again. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ImageFailure || cause instanceof StorageFailure)) throw cause;
    throw new AppError('picture.unavailable', { cause, retryAfterMs: RETRY_AFTER_MS });
  }
}
