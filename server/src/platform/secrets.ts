// Constant-time comparison of a presented secret with the configured one.
import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes the same time for any difference; false if no secret is configured. */
export function isSameSecret(given: string, secret: string | undefined): boolean {
  if (secret === undefined) return false;
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
