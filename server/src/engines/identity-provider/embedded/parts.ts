// What the parts of the embedded pool share: the database, the clock, and the rules of codes, passwords and sign-ins.
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { isUuid, type Ids } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { MailEngine } from '../../mail/port.ts';
import { IdentityFailure, type Pool } from '../port.ts';
import { findAccount, type AccountRow } from './accounts/store.ts';
import type { Attempts } from './attempts/attempts.ts';
import type { Codes } from './codes/codes.ts';
import type { CodeRow } from './codes/store.ts';
import type { Passwords } from './passwords.ts';
import type { SignIns } from './sign-ins/sign-ins.ts';
import { codeLetter } from './texts.ts';
import type { Tokens as IdTokens } from './tokens.ts';

export interface PoolParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly attempts: Attempts;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly signIns: SignIns;
  readonly tokens: IdTokens;
  readonly mail: Pick<MailEngine, 'send'>;
}

/** Addresses are compared as they are stored: trimmed, in lower case. Throws `parameters_invalid`. */
export function readEmail(given: string): string {
  const email = given.trim().toLowerCase();
  if (email.length > 254 || !/^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(email)) {
    throw new IdentityFailure('parameters_invalid', 'This is no e-mail address.');
  }
  return email;
}

/** Throws `parameters_invalid`. */
export function readName(given: string): string {
  const name = given.trim();
  if (name === '' || name.length > 50) {
    throw new IdentityFailure('parameters_invalid', 'A name has 1 to 50 characters.');
  }
  return name;
}

/** Throws `user_unknown`. */
export async function demandAccount(db: Db, pool: Pool, sub: string): Promise<AccountRow> {
  const account = isUuid(sub) ? await findAccount(db, pool.site_id, sub) : undefined;
  if (!account) throw new IdentityFailure('user_unknown', 'There is no such account.');
  return account;
}

/** Throws `mail_failed`. */
export async function mailCode(
  { mail }: PoolParts,
  pool: Pool,
  given: { to: string; purpose: CodeRow['purpose']; code: string },
): Promise<void> {
  const { to, purpose, code } = given;
  try {
    await mail.send({ to, ...codeLetter(pool, purpose, code) });
  } catch (cause) {
    throw new IdentityFailure('mail_failed', 'The code could not be sent.', { cause });
  }
}
