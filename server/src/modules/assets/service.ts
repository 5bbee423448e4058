// Assets: stores pictures, registers pictures that are drawn on their first request, and opens those that may be shown.
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
  /** Seals what is in quarantine. */
  readonly key: DataKey;
  /** Whether this site labels what is made. */
  readonly labels: (site_id: string) => Promise<boolean>;
  /** A picture is in quarantine: the operator has to know. */
  readonly onMatch: (picture: Quarantined) => Promise<void>;
  readonly storage: StorageProvider;
  /** The image providers that recipes name. */
  readonly providers: readonly ImageProvider[];
  /** True while the machine has no core to spare. */
  readonly isMachineBusy: () => boolean;
  /** What addresses are signed with, and what the keys of content credentials follow from. */
  readonly secret: Buffer;
}

/** Rows are cached for a page with many sizes; a changed verdict is seen after this time. */
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
    /** The files of clips and their addresses; a clip's pictures are those of its still. */
    clips,
    /** Whether this site made a file. */
    verify: createVerify({ credentials, watermarks }),
    /** Whether a classifier looks at every picture, and at the age of who is shown. */
    judgesAge: !moderation.isBuiltIn && moderation.judgesAge,
    personalData: createPersonalData({
      orphans,
      urlsOf: (asset) => ({
        url: addressFor(asset.id, WIDEST, 'viewing'),
        video_url: asset.kind === 'video' ? clips.signedUrlOf(asset) : null,
      }),
    }),
    discard: orphans.discard,
    /** Deletes orphaned files, which no picture refers to. */
    removeOrphans: orphans.clear,
    /** Takedowns: hides pictures for a reason until it is removed. */
    takedowns: createTakedowns({ forget: cache.delete }),

    quarantine,
    ...createDrafts(needs, { judge, credentials, watermarks }),

    /** Which of these pictures are this member's and may be shown, in the order given. */
    async shownOf(scope: Scope, ownerId: string, wanted: readonly string[]): Promise<Asset[]> {
      const found = new Map(
        (await store.findOwned(scope, ownerId, wanted)).map((row) => [row.id, row]),
      );
      return wanted
        .flatMap((id) => found.get(id) ?? [])
        .filter((asset) => canSignedSee(asset) && !isAttached(asset));
    },

    /** Plans pictures that are drawn at their first request; returns their rows in the order of the plans. */
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

    /** The tiny blurred preview, for a small part of the drawing's time where that is still to come. Throws `ImageFailure`. */
    async previewOf(id: string): Promise<string> {
      const asset = await store.findAsset(db, id);
      return asset ? originals.previewOf(asset) : '';
    },

    /** Where a picture is, for pages and API replies. */
    urlOf: ({ id }: Pick<Asset, 'id'>, width: PictureWidth): string => pictureAddress(id, width),

    /** Which of these pictures are not drawn yet, in the given order. */
    async undrawnOf(wanted: readonly string[]): Promise<string[]> {
      const undrawn = new Set(await store.findUndrawn(db, wanted));
      return wanted.filter((id) => undrawn.has(id));
    },

    /** Draws a picture ahead of its first reader. Throws like `open`. */
    async prepare(id: string, width: PictureWidth): Promise<void> {
      const asset = await store.findAsset(db, id);
      if (asset) await orUnavailable(() => serving.prepare(asset, width));
    },

    /** Runs background work on pictures one at a time while no request waits. Failed work is not retried. */
    whenIdle: serving.later.add,

    /**
     * The file behind an address, or undefined where there is none that is public, or none that the signature in
     * the address is good for. Throws `picture.unavailable` where it cannot be drawn or read at this moment.
     */
    async open(
      id: string,
      width: PictureWidth,
      { takesAvif, signature }: PictureRequest,
    ): Promise<OpenedPicture | undefined> {
      const asset = await visible({ id, width }, signature);
      return asset && orUnavailable(() => serving.open(asset, width, takesAvif));
    },

    /** A signed address for a viewer of a non-public picture: for ten minutes at most. */
    signedUrlOf: ({ id }: Pick<Asset, 'id'>, width: PictureWidth) =>
      addressFor(id, width, 'viewing'),
    /** For a viewer whose access was checked: the plain address where anyone may see it, otherwise a signed one. */
    viewUrlOf: (asset: Asset, width: PictureWidth) =>
      canAnyoneSee(asset)
        ? pictureAddress(asset.id, width)
        : addressFor(asset.id, width, 'viewing'),
    /** A signed address for its review: also while it is taken down, and for as long. */
    reviewUrlOf: ({ id }: Pick<Asset, 'id'>, width: PictureWidth) =>
      addressFor(id, width, 'review'),
    /** Of this site; undefined where there is none. */
    find: store.findOfSite,
    /** Keeps a member's upload for one use alone. False where there is none of this member. */
    attach: store.attachUpload,

    /** Those of these pictures that there are, in the order given. */
    async listOf(scope: Scope, wanted: readonly string[]): Promise<Asset[]> {
      const found = new Map((await store.listAssets(scope, wanted)).map((row) => [row.id, row]));
      return wanted.flatMap((id) => found.get(id) ?? []);
    },

    /** Publishes or unpublishes pictures of members. */
    share: store.setShared,

    /** Those of these pictures that anyone may see, in the order given. */
    async publicOf(wanted: readonly string[]): Promise<string[]> {
      const found = await Promise.all(
        wanted.map((id) => cache.read(id, () => store.findAsset(db, id))),
      );
      return found.flatMap((asset) => (asset && canAnyoneSee(asset) ? asset.id : []));
    },

    /** Whether this site labels what is made. */
    labels,
    /** A picture as a PNG without metadata; undefined where it is lost or was refused. Throws like `open`. */
    asPng: (id: string) => pngOf(id, false),
    /** The same as a file for people, with the label where its site wants one. */
    asDownload: (id: string) => pngOf(id, true),

    /**
     * The same person in the same place at another size, and in another pose where one is named: drawn again where that
     * gives the same person; otherwise the original. Undefined where it is not visible. Throws like `open`.
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

    /** The recipe of a picture that would be drawn just so again, or with the same face; undefined for any other. Throws like `open`. */
    recipeOf: (asset: Asset, compared: 'picture' | 'face') =>
      orUnavailable(() => originals.recipeOf(asset, compared)),

    /** Draws from a recipe without storing it: for previews of choices. Throws like `open`. */
    sketch: (recipe: Recipe) =>
      orUnavailable(async () => {
        const { makeSketch } = await import('./renditions.ts');
        const source = digitalSourceOf({ provenance: {}, recipe });
        return makeSketch(await originals.paint(recipe), source);
      }),

    /** Aborts running work; the database and the storage are not used after it. */
    async close(): Promise<void> {
      ending.abort(new ImageFailure('unavailable', 'The process is stopping.'));
      await serving.settled();
    },
  };
}

/** Failures are not cached: the next request tries again. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ImageFailure || cause instanceof StorageFailure)) throw cause;
    throw new AppError('picture.unavailable', { cause, retryAfterMs: RETRY_AFTER_MS });
  }
}
