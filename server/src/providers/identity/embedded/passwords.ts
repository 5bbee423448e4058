// Passwords: hashed with Argon2id and a pepper of the deployment; common ones are refused.
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { IdentityFailure } from '../port.ts';

export interface HashCost {
  readonly memory_kib: number;
  readonly passes: number;
}

/** The minimum that OWASP recommends: 19 MiB, two passes, one lane. */
export const STRONG: HashCost = { memory_kib: 19_456, passes: 2 };

/** Limits concurrent hashes: each is expensive, and Node's thread pool also reads files and resolves names. */
const AT_ONCE = 2;

export type Passwords = ReturnType<typeof createPasswords>;

export function createPasswords(needs: { secret: Buffer; cost: HashCost }) {
  const { secret, cost } = needs;
  const options = {
    memoryCost: cost.memory_kib,
    timeCost: cost.passes,
    parallelism: 1,
    secret,
  };
  const limit = pLimit(AT_ONCE);
  const plain = (password: string): string => password.normalize('NFKC');
  const make = (password: string): Promise<string> => limit(() => hash(plain(password), options));
  let decoy: Promise<string> | undefined;
  return {
    hash: make,
    /** Without a hash to compare with, does the same work and returns false. */
    async matches(hashed: string | null | undefined, password: string): Promise<boolean> {
      decoy ??= make('nobody has this password');
      const compared = hashed ?? (await decoy);
      const isRight = await limit(() => verify(compared, plain(password), { secret }));
      return isRight && typeof hashed === 'string';
    },
    /** True if the hash was made with other cost parameters than the current ones. */
    isStale: (hashed: string): boolean =>
      !hashed.startsWith(`$argon2id$v=19$m=${cost.memory_kib},t=${cost.passes},p=1$`),
  };
}

const LEAST = 8;
const MAX = 256;

/** Throws `password_refused` if it is too short, too long, the person's own address, or a common password. */
export async function requireGoodPassword(password: string, email: string): Promise<void> {
  const common = await commonPasswords();
  const plain = password.normalize('NFKC');
  const asGuessed = plain.toLowerCase();
  const own = [email, email.split('@')[0] ?? ''];
  const isBad =
    [...plain].length < LEAST ||
    plain.length > MAX ||
    new Set(plain).size === 1 ||
    own.includes(asGuessed) ||
    common.has(asGuessed);
  if (isBad) throw new IdentityFailure('password_refused', 'This password is too easy to guess.');
}

let known: Promise<ReadonlySet<string>> | undefined;

/** The list has about eighteen thousand entries and is read when the first password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => password.length >= LEAST)),
  );
  return known;
}
