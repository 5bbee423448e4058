// The door to stored pictures: keeping one in all its widths, its addresses, and opening a file that may be shown.
import type { Readable } from 'node:stream';
import type { StorageEngine } from '../../engines/storage/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Ids } from '../../platform/ids.ts';
import { canAnyoneSee } from './policy.ts';
import {
  addressOf,
  keyOf,
  type Provenance,
  type Rating,
  type Verdict,
  WIDEST,
  type Width,
} from './rules.ts';
import { type Asset, findAsset, insertAsset } from './store.ts';

export type { Asset } from './store.ts';

export interface NewAsset {
  readonly site_id: string;
  readonly owner_id: string | null;
  readonly bytes: Uint8Array;
  readonly rating: Rating;
  readonly verdict: Verdict;
  readonly provenance: Provenance;
}

export interface OpenedFile {
  readonly bytes: number;
  readonly content: Readable;
}

export interface AssetsService {
  /** Stores a picture. Encoding takes tens of milliseconds: hand over a transaction only if it may wait for that. */
  store(db: Db, picture: NewAsset): Promise<Asset>;
  /** Where a picture's file is, for pages and API replies. */
  urlOf(asset: { readonly id: string }, width?: Width): string;
  /** The file behind a plain address, or undefined where there is none that anybody may see. */
  open(id: string, width: Width): Promise<OpenedFile | undefined>;
}

interface Needs {
  readonly db: Db;
  readonly storage: StorageEngine;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createAssetsService({ db, storage, clock, ids }: Needs): AssetsService {
  return {
    async store(handle, picture) {
      const { bytes, ...about } = picture;
      // The codecs take a tenth of a second to load, and most starts store no picture.
      const { makeRenditions } = await import('./renditions/service.ts');
      const { files, preview, sha256, width, height } = await makeRenditions(bytes);
      const id = ids.next();
      // Files first: a row without its files would be a broken picture, files without a row are only spare room.
      await Promise.all(files.map((file) => storage.put(keyOf(id, file.width), file.bytes)));
      const asset: Asset = {
        ...about,
        id,
        kind: 'image',
        mime: 'image/webp',
        bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
        created_at: clock.now(),
        ...{ preview, sha256, width, height },
      };
      await insertAsset(handle, asset);
      return asset;
    },
    urlOf: (asset, width = WIDEST) => addressOf(asset.id, width),
    async open(id, width) {
      const asset = await findAsset(db, id);
      if (!asset || !canAnyoneSee(asset)) return undefined;
      const found = await storage.get(keyOf(id, width));
      return found && { bytes: found.file.bytes, content: found.content };
    },
  };
}
