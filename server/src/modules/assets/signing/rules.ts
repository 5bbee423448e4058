// Addresses of pictures that not everybody may see: signed, and good for ten minutes at most.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PictureWidth } from '@velour/contract/pictures.ts';

/** An address stays the same for a while, so that the browser's cache is of use. */
const STEP_MS = 5 * 60_000;

export interface Signature {
  /** Seconds since 1970. */
  readonly until: number;
  readonly sign: string;
}

export function createSigning(secret: Buffer) {
  const signOf = (id: string, width: PictureWidth, until: number): string =>
    createHmac('sha256', secret).update(`${id}/${width}/${until}`).digest('base64url');

  return {
    sign(id: string, width: PictureWidth, now: Date): Signature {
      const until = (Math.floor(now.getTime() / STEP_MS) + 2) * (STEP_MS / 1000);
      return { until, sign: signOf(id, width, until) };
    },

    isGood(id: string, width: PictureWidth, { until, sign }: Signature, now: Date): boolean {
      if (!(until * 1000 > now.getTime())) return false;
      const [given, right] = [Buffer.from(sign), Buffer.from(signOf(id, width, until))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
