// Re-authentication of accounts without a password, by a code sent to their email address.
import { inTransaction, openScope } from '../../../platform/db/scope.ts';
import { deliveryTo } from '../delivery.ts';
import { IdentityFailure, type CodeDelivery, type Pool } from '../port.ts';
import { changeAccount, lockAccount, type AccountRow } from './accounts.store.ts';
import { CODES, PROOFS, assertRight } from './attempts.ts';
import type { CodeFor } from './codes.ts';
import { removeCodesOf } from './codes.store.ts';
import { requireAccount, sendCode, type PoolParts } from './parts.ts';
import { requireGoodPassword } from './passwords.ts';

/** Throws `parameters_invalid` if the account has no confirmed address. */
function codeFor({ site_id, id, email, confirmed_at }: AccountRow): CodeFor {
  if (email === null || confirmed_at === null) {
    throw new IdentityFailure('parameters_invalid', 'This account has no proven address.');
  }
  return { site_id, purpose: 'proof', identifier: id, address: email };
}

export async function sendProof(
  parts: PoolParts,
  pool: Pool,
  given: { sub: string },
): Promise<CodeDelivery> {
  const { db, attempts, codes } = parts;
  const account = await requireAccount(db, pool, given.sub);
  const request = codeFor(account);
  await attempts.take(db, { site_id: pool.site_id, identifier: account.id }, PROOFS);
  await inTransaction(openScope(db, pool.site_id), async (scope) => {
    const code = await codes.make(scope.db, { ...request, account_id: account.id });
    await sendCode(parts, scope, { pool, request, code });
  });
  return deliveryTo(request.address);
}

/** Throws `code_wrong`, `code_expired`, `too_many`. */
export async function useProof(
  { db, attempts, codes }: PoolParts,
  pool: Pool,
  given: { sub: string; code: string },
): Promise<void> {
  const account = await requireAccount(db, pool, given.sub);
  const request = codeFor(account);
  const subject = { site_id: pool.site_id, identifier: account.id };
  const mark = await attempts.take(db, subject, CODES);
  assertRight(await db.transaction((tx) => codes.use(tx, { ...request, code: given.code })));
  await attempts.release(db, mark);
}

/** Throws `wrong_credentials` if there is a password already: changing it needs the old one. */
export async function setFirstPassword(
  { db, attempts, codes, passwords }: PoolParts,
  pool: Pool,
  given: { sub: string; code: string; new_password: string },
): Promise<void> {
  const account = await requireAccount(db, pool, given.sub);
  const request = codeFor(account);
  await requireGoodPassword(given.new_password, request.address);
  const subject = { site_id: pool.site_id, identifier: account.id };
  const mark = await attempts.take(db, subject, CODES);
  const password_hash = await passwords.hash(given.new_password);
  const outcome = await db.transaction(async (tx) => {
    const known = await lockAccount(tx, account.site_id, account.id);
    if (known?.password_hash !== null) return { status: 'has_one' } as const;
    const used = await codes.use(tx, { ...request, code: given.code });
    if (used.status !== 'right') return used;
    await changeAccount(tx, account, { password_hash });
    await removeCodesOf(tx, account.id);
    return used;
  });
  if (outcome.status === 'has_one') {
    throw new IdentityFailure('wrong_credentials', 'This account has a password.');
  }
  assertRight(outcome);
  await attempts.release(db, mark);
}
