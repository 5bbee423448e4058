// Signed addresses of pictures that are not public: valid for ten minutes at most.
import { createHmac } from 'node:crypto';
import type { PictureWidth } from '@velour/contract/pictures.ts';
import { isSameSecret } from '../../platform/encryption.ts';

/** An address stays the same for this long, so that browsers can cache it. */
const STEP_MS = 5 * 60_000;

/** A viewer's address opens what the viewer may see; a review's address also opens taken-down pictures. */
export type Purpose = 'viewing' | 'review';

export interface Signature {
  readonly purpose: Purpose;
  /** Epoch seconds. */
  readonly until: number;
  readonly sign: string;
}

export interface Place {
  readonly id: string;
  /** `clip` for the file of a clip. */
  readonly width: PictureWidth | 'clip';
}

export function createUrlSigning(secret: Buffer) {
  const signOf = ({ id, width }: Place, purpose: Purpose, until: number): string =>
    createHmac('sha256', secret)
      .update(`${purpose === 'review' ? 'review/' : ''}${id}/${width}/${until}`)
      .digest('base64url');

  return {
    sign(place: Place, purpose: Purpose, now: Date): Signature {
      const until = (Math.floor(now.getTime() / STEP_MS) + 2) * (STEP_MS / 1000);
      return { purpose, until, sign: signOf(place, purpose, until) };
    },

    isGood(place: Place, { purpose, until, sign }: Signature, now: Date): boolean {
      const left = until * 1000 - now.getTime();
      // Further ahead than any valid expiry: it was signed before the clock was set back.
      if (!(left > 0 && left <= 3 * STEP_MS)) return false;
      return isSameSecret(sign, signOf(place, purpose, until));
    },
  };
}
