// Clips (videos): stored with their stills, and sent whole or by byte ranges to viewers who may see them.
import type { Readable } from 'node:stream';
import type { StorageProvider } from '../../providers/storage/port.ts';
import { AppError } from '../../platform/errors.ts';
import { Mp4Failure } from '@velour/mp4/boxes.ts';
import { tidyMp4, withXmp } from '@velour/mp4/tidy.ts';
import { clipAddress, keyOfClip } from './assets.rules.ts';
import type { Asset } from './assets.store.ts';
import { type DigitalSource, xmpFor } from './digital-source.rules.ts';
import { canAnyoneSee } from './policy.ts';
import type { Purpose, Signature } from './signed-urls.rules.ts';

/** Takes the place of the width in addresses and signatures. */
export const CLIP = 'clip';

export interface FoundClip {
  readonly bytes: number;
  range(header: string | undefined): ByteRange | 'whole' | 'outside';
  open(part?: ByteRange): Promise<Readable | undefined>;
}

export type Clips = ReturnType<typeof createClips>;

interface Needs {
  readonly storage: StorageProvider;
  /** The row if this viewer may see it. Throws like `open` of pictures. */
  readonly visible: (
    place: { id: string; width: typeof CLIP },
    signature: Signature | undefined,
  ) => Promise<Asset | undefined>;
  readonly signed: (place: { id: string; width: typeof CLIP }, purpose: Purpose) => string;
  readonly orUnavailable: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createClips({ storage, visible, signed, orUnavailable }: Needs) {
  const addressFor = (id: string, purpose: Purpose): string =>
    clipAddress(id) + signed({ id, width: CLIP }, purpose);
  return {
    /** The clip at an address, with the same access rules as pictures. */
    async find(id: string, signature: Signature | undefined): Promise<FoundClip | undefined> {
      const asset = await visible({ id, width: CLIP }, signature);
      if (asset?.kind !== 'video') return undefined;
      const key = keyOfClip(asset.id);
      const file = await orUnavailable(() => storage.stat(key));
      return (
        file && {
          bytes: file.bytes,
          range: (header) => rangeOf(header, file.bytes),
          open: (part) => orUnavailable(async () => (await storage.get(key, part))?.content),
        }
      );
    },
    /** A signed address for a viewer whose access was checked, valid for ten minutes at most. */
    signedUrlOf: ({ id }: Pick<Asset, 'id'>) => addressFor(id, 'viewing'),
    /** For a viewer whose access was checked: the plain address if the clip is public, otherwise a signed one. */
    viewUrlOf: (asset: Asset) =>
      canAnyoneSee(asset) ? clipAddress(asset.id) : addressFor(asset.id, 'viewing'),
    /** A signed address for a review, which is also valid while the clip is taken down. */
    reviewUrlOf: ({ id }: Pick<Asset, 'id'>) => addressFor(id, 'review'),
  };
}

/** Returns the file to store: index first, without the generator's metadata, and marked as AI-made. */
export function makeClip(clip: Uint8Array, source: DigitalSource | undefined): Buffer {
  try {
    const tidy = tidyMp4(Buffer.from(clip));
    return source ? withXmp(tidy, xmpFor(source)) : tidy;
  } catch (cause) {
    if (!(cause instanceof Mp4Failure || cause instanceof RangeError)) throw cause;
    throw new AppError('request.invalid', { cause, detail: 'We couldn’t read this clip.' });
  }
}

export interface ByteRange {
  /** The first and the last byte, both inclusive. */
  readonly from: number;
  readonly to: number;
}

/** `whole`: no range, or several ranges, which no player requests; `outside`: a range outside of the file. */
function rangeOf(header: string | undefined, bytes: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const from = Math.max(0, bytes - Number(last));
    return from < bytes ? { from, to: bytes - 1 } : 'outside';
  }
  const [from, to] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)];
  // A range that ends before it starts is invalid and ignored.
  if (last !== '' && Number(last) < from) return 'whole';
  return from < bytes ? { from, to } : 'outside';
}
