// Comparing a secret that somebody brings with the one that is known.
import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes the same time whatever is wrong with it; nothing is the same as a secret that is not set. */
export function isSameSecret(given: string, secret: string | undefined): boolean {
  if (secret === undefined) return false;
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
