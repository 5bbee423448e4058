// Recovery codes: 80 random bits each, without letters that look alike, stored as keyed hashes. Pure except for randomness.
import { createHmac, randomBytes } from 'node:crypto';

export const RECOVERY_CODES = 10;

/** Crockford's base32. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** `7K3M-9QRT-0VWX-2ABC` */
export const newRecoveryCode = (): string => {
  // 256 is a multiple of 32, so that no letter is more likely than another.
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
};

/** As typed: case, spaces and dashes do not matter, nor letters that look like digits. */
const normalized = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** The key is the installation's, so that a copy of the database alone cannot be searched for codes. */
export const hashOf = (key: Buffer, personId: string, code: string): string =>
  createHmac('sha256', key)
    .update(`${personId}:${normalized(code)}`)
    .digest('base64url');
