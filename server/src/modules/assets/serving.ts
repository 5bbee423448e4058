// Serves picture files: from storage, or made from the original, as WebP at once and as AVIF later.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PictureWidth } from '@velour/contract/pictures.ts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { StorageFailure } from '../../providers/storage/port.ts';
import type { Log } from '../../platform/log.ts';
import { createSingleFlight } from '../../platform/single-flight.ts';
import { createBackgroundRenditions } from './background-renditions.ts';
import type { Originals } from './originals.ts';
import { type Format, keyOfRendition, WIDEST } from './assets.rules.ts';
import type { Asset } from './assets.store.ts';
import type { SiteCredentials } from './site-credentials.ts';
import { digitalSourceOf } from './digital-source.rules.ts';
import { LEAST_LABELED } from './label.rules.ts';
import type { AssetsNeeds } from './service.ts';

export interface OpenedPicture {
  readonly format: Format;
  readonly isLabeled: boolean;
  readonly bytes: number;
  readonly content: Readable | Buffer;
}

interface Rendition {
  readonly id: string;
  readonly width: PictureWidth;
  readonly isLabeled: boolean;
}

/**
 * The memory cache for files of popular pages: a key's file never changes, and access is checked before, by its row.
 * Larger files are not cached.
 */
const CACHED_BYTES = 32 * 2 ** 20;
const LARGEST_CACHED = 256 * 1024;

/** Encoding uses Node's four pool threads, which also serve file access and DNS lookups, so two are left for those. */
const AT_ONCE = 2;

interface Needs extends Pick<AssetsNeeds, 'storage' | 'labels' | 'isMachineBusy'> {
  readonly originals: Originals;
  readonly credentials: Pick<SiteCredentials, 'sign'>;
  readonly log: Log;
  readonly closing: AbortSignal;
}

export function createServing(needs: Needs) {
  const { storage, originals, credentials, labels, log, isMachineBusy, closing } = needs;
  const shared = createSingleFlight();
  const limit = pLimit(AT_ONCE);
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    maxEntrySize: LARGEST_CACHED,
    sizeCalculation: (file) => Math.max(1, file.length),
  });
  const isBusy = (): boolean => shared.isBusy() || isMachineBusy();
  const later = createBackgroundRenditions({ log, closing, isBusy });

  const find = async (
    { id, width, isLabeled }: Rendition,
    format: Format,
  ): Promise<OpenedPicture | undefined> => {
    const key = keyOfRendition(id, width, format, isLabeled);
    const known = cache.get(key);
    if (known) return { format, isLabeled, bytes: known.length, content: known };
    const found = await storage.get(key);
    if (!found) return undefined;
    const { content, file } = found;
    if (file.bytes > LARGEST_CACHED) return { format, isLabeled, bytes: file.bytes, content };
    const read = await buffer(content).catch((cause: unknown) => {
      throw new StorageFailure('unavailable', 'The file can’t be read.', { cause });
    });
    if (read.length !== file.bytes)
      throw new StorageFailure('broken', 'The file is not as long as the storage says.');
    cache.set(key, read);
    return { format, isLabeled, bytes: read.length, content: read };
  };

  /** Returns false if there is no original to make it from. */
  const make = (
    asset: Asset,
    { width, isLabeled }: Rendition,
    format: Format,
  ): Promise<boolean> => {
    const key = keyOfRendition(asset.id, width, format, isLabeled);
    return shared.once(key, async () => {
      const original = await originals.read(asset);
      if (!original) return false;
      const { makeRendition } = await import('./renditions.ts');
      const source = digitalSourceOf(asset);
      const wanted = { width, format, source, isLabeled };
      const made = await limit(() => makeRendition(original, wanted));
      // Smaller files are for lists, and signing would make them a third larger.
      const isSigned = width === WIDEST;
      const { site_id, created_at: at } = asset;
      const signed = { site_id, type: `image/${format}`, source, at } as const;
      await storage.put(key, isSigned ? await credentials.sign(made, signed) : made);
      return true;
    });
  };

  /** Uploads have no label. */
  const renditionOf = async (asset: Asset, width: PictureWidth): Promise<Rendition> => {
    const mayBe = width >= LEAST_LABELED && digitalSourceOf(asset) !== undefined;
    return { id: asset.id, width, isLabeled: mayBe && (await labels(asset.site_id)) };
  };

  return {
    later,

    async open(
      asset: Asset,
      width: PictureWidth,
      takesAvif: boolean,
    ): Promise<OpenedPicture | undefined> {
      const wanted = await renditionOf(asset, width);
      const best = takesAvif ? await find(wanted, 'avif') : undefined;
      if (best) return best;
      let webp = await find(wanted, 'webp');
      if (!webp && (await make(asset, wanted, 'webp'))) webp = await find(wanted, 'webp');
      if (!webp) return undefined;
      if (takesAvif) {
        const key = keyOfRendition(asset.id, width, 'avif', wanted.isLabeled);
        later.add(key, () => make(asset, wanted, 'avif'));
      }
      return webp;
    },

    /** Draws and encodes before the first request. */
    async prepare(asset: Asset, width: PictureWidth): Promise<void> {
      const wanted = await renditionOf(asset, width);
      if (!(await storage.stat(keyOfRendition(asset.id, width, 'webp', wanted.isLabeled)))) {
        await make(asset, wanted, 'webp');
      }
    },

    async settled() {
      await Promise.all([later.settled(), shared.settled(), originals.settled()]);
    },
  };
}
