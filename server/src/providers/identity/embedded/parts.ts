// Shared dependencies and helpers of the embedded pool: database, clock, and the rules of codes, passwords and sign-ins.
import type { Core } from '../../../platform/core.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { isUuid } from '../../../platform/ids.ts';
import { MailFailure, type Mailer } from '../../mail/port.ts';
import { IdentityFailure, type Pool } from '../port.ts';
import { findAccount, type AccountRow } from './accounts.store.ts';
import type { Attempts } from './attempts.ts';
import { CODE_MS, type CodeFor, type Codes } from './codes.ts';
import type { Passwords } from './passwords.ts';
import type { SignIns } from './sign-ins.ts';
import { codeEmail } from './texts.ts';
import type { Tokens as IdTokens } from './tokens.ts';

export interface PoolParts extends Pick<Core, 'db' | 'clock' | 'ids' | 'log'> {
  readonly attempts: Attempts;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly signIns: SignIns;
  readonly tokens: IdTokens;
  readonly mailer: Pick<Mailer, 'send'>;
}

/** Normalizes an email address: trimmed, in lower case. Throws `parameters_invalid`. */
export function readEmail(given: string): string {
  const email = given.trim().toLowerCase();
  if (email.length > 254 || !/^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(email)) {
    throw new IdentityFailure('parameters_invalid', 'This isn’t an email address.');
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
export async function requireAccount(db: Db, pool: Pool, sub: string): Promise<AccountRow> {
  const account = isUuid(sub) ? await findAccount(db, pool.site_id, sub) : undefined;
  if (!account) throw new IdentityFailure('user_unknown', 'There’s no such account.');
  return account;
}

/**
 * Sends the code by email when the transaction commits; replaces a waiting email with an older
 * code. Throws `mail_failed`.
 */
export async function sendCode(
  { mailer }: PoolParts,
  scope: Scope,
  given: { pool: Pool; request: CodeFor; code: string; isBlank?: boolean },
): Promise<void> {
  const { pool, request, code, isBlank } = given;
  const { purpose, address: to, identifier } = request;
  const mail = { to, ...codeEmail(pool, purpose, code) };
  try {
    await mailer.send(scope, {
      mail,
      triedMs: CODE_MS,
      topic: `${purpose}:${identifier}`,
      isBlank,
    });
  } catch (cause) {
    if (!(cause instanceof MailFailure)) throw cause;
    throw new IdentityFailure('mail_failed', 'The code can’t be sent.', { cause });
  }
}
