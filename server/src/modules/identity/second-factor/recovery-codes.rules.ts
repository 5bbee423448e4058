// Recovery codes: 80 random bits each, without letters that look alike, stored as keyed hashes. Pure except for randomness.
import { createHmac, randomBytes } from 'node:crypto';

export const RECOVERY_CODES = 10;

/** Crockford's base32. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** `7K3M-9QRT-0VWX-2ABC` */
export const newRecoveryCode = (): string => {
  // 256 is a multiple of 32, so all letters are equally likely.
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
};

/** Ignores case, spaces and dashes, and reads letters that look like digits as digits. */
const normalized = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** The key is the installation's, so that codes cannot be found with a copy of the database alone. */
export const hashOf = (key: Buffer, personId: string, code: string): string =>
  createHmac('sha256', key)
    .update(`${personId}:${normalized(code)}`)
    .digest('base64url');
