// Drafts: files of pictures and clips are stored before their row, and recorded as orphaned until the draft is kept.
import type { ImageProvider, PictureRequest } from '../../providers/image/port.ts';
import type { Db } from '../../platform/db/handle.ts';
import { readMp4 } from '@velour/mp4/boxes.ts';
import { makeClip } from './clips.ts';
import type { Judging } from './judging.ts';
import type { Watermarks } from './watermark.ts';
import type { SiteCredentials } from './site-credentials.ts';
import { digitalSourceOf } from './digital-source.rules.ts';
import {
  keyOfClip,
  keyOfOriginal,
  type Provenance,
  type Rating,
  type Recipe,
  type Verdict,
} from './assets.rules.ts';
import * as store from './assets.store.ts';
import type { Asset } from './assets.store.ts';
import type { AssetsNeeds } from './service.ts';

export interface Described {
  readonly site_id: string;
  readonly owner_id: string | null;
  readonly rating: Rating;
  readonly verdict: Verdict;
  readonly provenance: Provenance;
}

export interface NewAsset extends Described {
  /** The picture; for a clip, its still. */
  readonly bytes: Uint8Array;
  /** The MP4 file of a clip. */
  readonly clip?: Uint8Array;
  /** The recipe, if listed values can describe the picture. */
  readonly recipe?: Recipe;
}

interface JobOfPicture {
  readonly site_id: string;
  readonly owner_id: string;
  readonly job_id: string;
  /** The consent under which an upload was used as a reference. */
  readonly rights?: Provenance;
}

interface Parts {
  readonly judge: Judging;
  readonly credentials: Pick<SiteCredentials, 'sign'>;
  readonly watermarks: Watermarks;
}

/** Longer than any work takes between making a draft and keeping it. */
const DRAFT_MS = 24 * 3_600_000;

export function createDrafts(
  { db, storage, clock, ids }: AssetsNeeds,
  { judge, credentials, watermarks }: Parts,
) {
  /**
   * Stores the files of a draft. Without a later `keep`, they are removed as orphaned. Throws like `Judging`, before
   * anything is stored.
   */
  const draft = async ({ bytes, clip, recipe, ...about }: NewAsset): Promise<Asset> => {
    // The codecs take a tenth of a second to load, and most processes store no picture.
    const { hashOf, makeFingerprint, makeOriginal, makePreview } = await import('./renditions.ts');
    const source = digitalSourceOf({ ...about, recipe });
    const { site_id, owner_id, provenance } = about;
    const watermark = watermarks.of(site_id);
    const original = await makeOriginal(bytes, source, watermark);
    const { content } = original;
    const video = clip && makeClip(clip, source);
    const { width, height } = video ? readMp4(video) : original;
    const given = { site_id, owner_id, source: String(provenance.source ?? '') };
    const judged_by = await judge.picture({ ...given, bytes: Buffer.from(bytes) }, content);
    if (video) await judge.clip(given, video);
    const at = clock.now();
    const signed =
      video && (await credentials.sign(video, { site_id, source, type: 'video/mp4', at }));
    const id = ids.next();
    // Committed before the file is written, independent of the caller's transaction.
    const remove_after = new Date(clock.now().getTime() + DRAFT_MS);
    await store.addOrphans(db, [{ asset_id: id, site_id, owner_id, remove_after }]);
    // The file is stored first: a row without its file would be a broken picture.
    await storage.put(keyOfOriginal(id), content);
    if (signed) await storage.put(keyOfClip(id), signed);
    return {
      ...about,
      id,
      provenance: judged_by === undefined ? provenance : { ...provenance, judged_by },
      width,
      height,
      recipe: recipe ?? null,
      is_shared: false,
      is_locked: false,
      holds: [],
      kind: video ? 'video' : 'image',
      mime: video ? 'video/mp4' : 'image/jpeg',
      original: video ? keyOfClip(id) : keyOfOriginal(id),
      // The hash of a clip before it was signed, because signatures differ each time.
      sha256: hashOf(video ?? content),
      bytes: (signed ?? content).length,
      preview: await makePreview(content),
      fingerprint: source ? await makeFingerprint(content) : null,
      created_at: at,
    };
  };

  /**
   * A picture of a paid job, as a draft. Its recipe says which person is shown, even for a model's picture, because
   * another provider may make the next one.
   */
  const paint = async (image: ImageProvider, request: PictureRequest, job: JobOfPicture) => {
    const { bytes } = await image.paint(request);
    request.signal.throwIfAborted();
    const { identity, scene, width, height } = request;
    const { site_id, owner_id, job_id, rights } = job;
    const { name: engine } = image;
    const asset = await draft({
      site_id,
      owner_id,
      bytes,
      rating: 'safe',
      verdict: 'pending',
      provenance: { source: 'job', job_id, engine, seed: scene.seed, ...rights },
      recipe: { engine, identity, scene, width, height },
    });
    return { asset, bytes };
  };

  /** Stores the drafts' rows. Throws if a draft has expired, because its file may have been deleted. */
  const keep = async (handle: Db, drafts: readonly Asset[]): Promise<Asset[]> => {
    const stored: Asset[] = [];
    for (const asset of drafts) {
      // A takedown applies to all pictures with the same bytes.
      const holds =
        asset.sha256 === null ? [] : await store.takedownsOfCopies(handle, asset.sha256);
      stored.push({ ...asset, holds });
    }
    const draftIds = drafts.map(({ id }) => id);
    if ((await store.claimDrafts(handle, draftIds, clock.now())) !== draftIds.length)
      throw new Error('The draft of a picture has expired.');
    await store.insertAssets(handle, stored);
    return stored;
  };

  return {
    draft,
    paint,
    keep,

    /**
     * Like `keep`, in the transaction of a delivery. Returns false and stores nothing if pictures with any of these
     * bytes exist, of any owner. Concurrent deliveries see each other's pictures.
     */
    async keepNew(tx: Db, drafts: readonly Asset[]): Promise<boolean> {
      await store.lockDeliveries(tx);
      const hashes = drafts.flatMap(({ sha256 }) => sha256 ?? []);
      if (await store.areThere(tx, hashes)) return false;
      await keep(tx, drafts);
      return true;
    },

    /** Stores a picture. Encoding takes tens of milliseconds: pass a transaction only if it may wait for that. */
    async store(handle: Db, picture: NewAsset): Promise<Asset> {
      const asset = await draft(picture);
      return (await keep(handle, [asset]))[0] ?? asset;
    },
  };
}
