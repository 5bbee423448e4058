// The files that are served: found in the storage or made from the original, as WebP at once and as AVIF later.
import type { Readable } from 'node:stream';
import type { PictureWidth } from '@velour/contract/pictures.ts';
import pLimit from 'p-limit';
import type { StorageProvider } from '../../providers/storage/port.ts';
import type { Log } from '../../platform/log.ts';
import { createSingleFlight } from '../../platform/single-flight.ts';
import { createBackgroundRenditions } from './background-renditions.ts';
import type { Originals } from './originals.ts';
import { type Format, keyOfRendition, WIDEST } from './assets.rules.ts';
import type { Asset } from './assets.store.ts';
import type { SiteCredentials } from './site-credentials.ts';
import { digitalSourceOf } from './digital-source.rules.ts';

export interface OpenedPicture {
  readonly format: Format;
  readonly bytes: number;
  readonly content: Readable;
}

/** Encoding works in the four threads that file access and name look-ups share: not all of them at once. */
const AT_ONCE = 2;

interface Needs {
  readonly storage: StorageProvider;
  readonly originals: Originals;
  readonly credentials: Pick<SiteCredentials, 'sign'>;
  readonly log: Log;
  readonly isMachineBusy: () => boolean;
  readonly closing: AbortSignal;
}

export function createServing(needs: Needs) {
  const { storage, originals, credentials, log, isMachineBusy, closing } = needs;
  const shared = createSingleFlight();
  const limit = pLimit(AT_ONCE);
  const isBusy = (): boolean => shared.isBusy() || isMachineBusy();
  const later = createBackgroundRenditions({ log, closing, isBusy });

  const find = async (asset: Asset, width: PictureWidth, format: Format) => {
    const found = await storage.get(keyOfRendition(asset.id, width, format));
    return found && { format, bytes: found.file.bytes, content: found.content };
  };

  /** False where there is no original to make it from. */
  const make = (asset: Asset, width: PictureWidth, format: Format): Promise<boolean> => {
    const key = keyOfRendition(asset.id, width, format);
    return shared.once(key, async () => {
      const original = await originals.read(asset);
      if (!original) return false;
      const { makeRendition } = await import('./renditions.ts');
      const source = digitalSourceOf(asset);
      const made = await limit(() => makeRendition(original, { width, format, source }));
      // Smaller ones are for lists, and would be a third larger with it.
      const isSigned = width === WIDEST;
      const { site_id, created_at: at } = asset;
      const signed = { site_id, type: `image/${format}`, source, at } as const;
      await storage.put(key, isSigned ? await credentials.sign(made, signed) : made);
      return true;
    });
  };

  return {
    later,

    async open(
      asset: Asset,
      width: PictureWidth,
      takesAvif: boolean,
    ): Promise<OpenedPicture | undefined> {
      const best = takesAvif ? await find(asset, width, 'avif') : undefined;
      if (best) return best;
      let webp = await find(asset, width, 'webp');
      if (!webp && (await make(asset, width, 'webp'))) webp = await find(asset, width, 'webp');
      if (!webp) return undefined;
      if (takesAvif) {
        later.add(keyOfRendition(asset.id, width, 'avif'), () => make(asset, width, 'avif'));
      }
      return webp;
    },

    /** Draws and encodes ahead of the first reader. */
    async prepare(asset: Asset, width: PictureWidth): Promise<void> {
      if (!(await storage.stat(keyOfRendition(asset.id, width, 'webp')))) {
        await make(asset, width, 'webp');
      }
    },

    async settled() {
      await Promise.all([later.settled(), shared.settled(), originals.settled()]);
    },
  };
}
