// Verifies whether this site made a file: by its signature, its watermark, or its perceptual hash. The file is not
// stored, and the result identifies no person.
import { dayOf } from '@velour/calendar/calendar.ts';
import pLimit from 'p-limit';
import type { Verified } from '@velour/contract/provenance.ts';
import type { SignedType } from '@velour/content-credentials/credentials.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { findLike } from './assets.store.ts';
import { differenceOf, MAX_DIFFERENT, distinctBandsOf } from './fingerprint.rules.ts';
import type { Watermarks } from './watermark.ts';
import type { SiteCredentials } from './site-credentials.ts';

interface Needs {
  readonly credentials: Pick<SiteCredentials, 'read'>;
  readonly watermarks: Watermarks;
}

/** Decoding a picture may take eighty megabytes. */
const DECODED_AT_ONCE = 2;
const DECLARED =
  /digitalsourcetype\/(trainedAlgorithmicMedia|algorithmicMedia|compositeSynthetic)\b/;

export function createVerify({ credentials, watermarks }: Needs) {
  const decoding = pLimit(DECODED_AT_ONCE);

  const madeLike = async (scope: Scope, bytes: Buffer): Promise<Date | undefined> => {
    const { makeFingerprint } = await import('./renditions.ts');
    const fingerprint = await decoding(() => makeFingerprint(bytes));
    // Plain surfaces have no distinct bands.
    const bands = distinctBandsOf(fingerprint);
    if (bands.length < 4) return undefined;
    const like = (await findLike(scope, bands)).filter(
      (row) => differenceOf(row.fingerprint ?? [], fingerprint) <= MAX_DIFFERENT,
    );
    return like[0]?.created_at;
  };

  const hasMarkOf = async ({ site_id }: Scope, bytes: Buffer): Promise<boolean> => {
    const { hasWatermark } = await import('./renditions.ts');
    return decoding(() => hasWatermark(bytes, watermarks.of(site_id)));
  };

  /** Throws `request.invalid` for a file that is neither a picture nor a clip. */
  return async (scope: Scope, bytes: Buffer): Promise<Verified> => {
    const type = typeOf(bytes);
    const signed = type && (await credentials.read(scope.site_id, bytes, type));
    // AVIF and clips are not decoded for strangers, because more decoders are more attack surface.
    const isDecoded = type !== 'image/avif' && type !== 'video/mp4';
    const isMarked = !signed && isDecoded && (await hasMarkOf(scope, bytes));
    // A re-encoded file is recognized by its watermark, and its date by its perceptual hash.
    const at = signed?.at ?? (isDecoded ? await madeLike(scope, bytes) : undefined);
    const likeness = at ? 'likeness' : null;
    const evidence = signed ? 'signature' : isMarked ? 'watermark' : likeness;
    return {
      made_here: evidence !== null,
      evidence,
      made_on: at ? dayOf(at) : null,
      declared: declaredIn(bytes),
    };
  };
}

/** Detected by the first bytes. */
function typeOf(bytes: Buffer): SignedType | undefined {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  return /avi[fs]$/.test(head) ? 'image/avif' : 'video/mp4';
}

const declaredIn = (bytes: Buffer): Verified['declared'] =>
  // The expression matches only members of this union.
  (DECLARED.exec(bytes.toString('latin1'))?.[1] as Verified['declared']) ?? null;
