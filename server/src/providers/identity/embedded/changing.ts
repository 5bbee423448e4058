// Changes to an account of the embedded pool: password, name, email address, deletion.
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction, openScope } from '../../../platform/db/scope.ts';
import { isUuid } from '../../../platform/ids.ts';
import { deliveryTo } from '../delivery.ts';
import { IdentityFailure, type CodeDelivery, type Origin, type Pool } from '../port.ts';
import * as store from './accounts.store.ts';
import type { AccountRow } from './accounts.store.ts';
import { CODES, MAILS, PASSWORDS, assertRight } from './attempts.ts';
import type { CodeVerdict } from './codes.ts';
import { removeCodesOf } from './codes.store.ts';
import { requireAccount, sendCode, readEmail, readName, type PoolParts } from './parts.ts';
import { requireGoodPassword } from './passwords.ts';
import { endSignInsOf } from './sign-ins.store.ts';

/** More concurrent changes than can happen by accident. */
const TRIES = 5;

/**
 * Same response and same work for every address (enumeration protection). An unconfirmed account
 * gets an email, too: the code confirms the address.
 */
export async function forgotPassword(
  parts: PoolParts,
  pool: Pool,
  given: { email: string; from?: Origin | undefined },
): Promise<CodeDelivery> {
  const { db, attempts, codes } = parts;
  const { site_id } = pool;
  const email = readEmail(given.email);
  const purpose = 'reset';
  await attempts.take(db, { site_id, identifier: email }, MAILS, given.from);
  const account = await store.findByEmail(db, site_id, email);
  await inTransaction(openScope(db, site_id), async (scope) => {
    const request = { site_id, purpose, identifier: email, address: email } as const;
    const code = await codes.make(scope.db, { ...request, account_id: account?.id ?? null });
    await sendCode(parts, scope, { pool, request, code, isBlank: !account });
  });
  return deliveryTo(email);
}

export async function confirmNewPassword(
  { db, clock, attempts, codes, passwords }: PoolParts,
  { site_id }: Pool,
  given: { email: string; code: string; password: string; from?: Origin | undefined },
): Promise<void> {
  const email = readEmail(given.email);
  const subject = { site_id, identifier: email };
  await requireGoodPassword(given.password, email);
  const { from } = given;
  const mark = await attempts.take(db, subject, CODES, from);
  const password_hash = await passwords.hash(given.password);
  const verdict = await db.transaction(async (tx) => {
    const request = { site_id, purpose: 'reset', identifier: email, address: email } as const;
    const tried = { code: given.code, isKnown: from?.isKnown ?? false };
    const used = await codes.use(tx, { ...request, ...tried });
    if (used.status !== 'right') return used;
    const { account_id } = used;
    const account = await store.lockAccount(tx, site_id, account_id);
    const confirmed_at = account?.confirmed_at ?? clock.now();
    await store.changeAccount(tx, { site_id, id: account_id }, { password_hash, confirmed_at });
    await removeCodesOf(tx, account_id);
    await endSignInsOf(tx, { site_id, account_id }, clock.now());
    return used;
  });
  assertRight(verdict);
  await attempts.release(db, mark);
  await attempts.reset(db, subject, { of: PASSWORDS, from });
}

/** Throws `wrong_credentials`, `too_many`. Returns the account as it was when the password was verified. */
export async function checkPassword(
  { db, attempts, passwords }: PoolParts,
  pool: Pool,
  given: { sub: string; password: string },
): Promise<AccountRow> {
  const account = await requireAccount(db, pool, given.sub);
  const subject = { site_id: pool.site_id, identifier: account.email ?? account.id };
  const mark = await attempts.take(db, subject, PASSWORDS);
  if (!(await passwords.matches(account.password_hash, given.password))) {
    throw new IdentityFailure('wrong_credentials', 'Wrong password.');
  }
  await attempts.release(db, mark);
  return account;
}

/** Of concurrent changes only the first takes effect: its new password is what the others would have to know. */
export async function changePassword(
  parts: PoolParts,
  pool: Pool,
  given: { sub: string; password: string; new_password: string },
): Promise<void> {
  const { db, passwords } = parts;
  const account = await checkPassword(parts, pool, given);
  await requireGoodPassword(given.new_password, account.email ?? '');
  const password_hash = await passwords.hash(given.new_password);
  const isChanged = await db.transaction(async (tx) => {
    const known = await store.lockAccount(tx, account.site_id, account.id);
    if (known?.password_hash !== account.password_hash) return false;
    await store.changeAccount(tx, account, { password_hash });
    // Deletes codes that were requested with the old password.
    await removeCodesOf(tx, account.id);
    return true;
  });
  // Verified again: the new hash may be of the same password (`renewHash`).
  if (!isChanged) await changePassword(parts, pool, given);
}

export async function changeName(
  { db }: PoolParts,
  pool: Pool,
  given: { sub: string; name: string },
): Promise<void> {
  const name = readName(given.name);
  await store.changeAccount(db, await requireAccount(db, pool, given.sub), { name });
}

/** Whether the new address is taken is revealed only to someone who can read its email. */
export async function changeEmail(
  parts: PoolParts,
  pool: Pool,
  given: { sub: string; email: string },
): Promise<CodeDelivery> {
  const { db, attempts, codes } = parts;
  const { site_id } = pool;
  const email = readEmail(given.email);
  const account = await requireAccount(db, pool, given.sub);
  const purpose = 'email';
  await attempts.take(db, { site_id, identifier: account.id }, MAILS);
  await attempts.take(db, { site_id, identifier: email }, MAILS);
  await inTransaction(openScope(db, site_id), async (scope) => {
    const { db: tx } = scope;
    await store.changeAccount(tx, account, { pending_email: email });
    const request = { site_id, purpose, identifier: account.id, address: email } as const;
    const code = await codes.make(tx, { ...request, account_id: account.id });
    await sendCode(parts, scope, { pool, request, code });
  });
  return deliveryTo(email);
}

/** Throws `code_wrong`, `code_expired`, `email_taken`. */
export async function confirmEmail(
  parts: PoolParts,
  pool: Pool,
  given: { sub: string; code: string },
): Promise<{ email: string }> {
  const { db, attempts } = parts;
  const { site_id } = pool;
  const account = await requireAccount(db, pool, given.sub);
  const email = account.pending_email;
  if (email === null) throw new IdentityFailure('code_expired', 'No address waits for a code.');
  const subject = { site_id, identifier: account.id };
  const mark = await attempts.take(db, subject, CODES);
  const outcome = await inTries(() =>
    db.transaction((tx) => confirmIn(tx, parts, { account, email, code: given.code })),
  );
  assertRight(outcome.verdict);
  await attempts.release(db, mark);
  if (outcome.isTaken) {
    throw new IdentityFailure('email_taken', 'This email already has an account.');
  }
  return { email };
}

/** Retries when another account takes the address concurrently; the next attempt then finds that account. */
async function inTries<T>(attempt: () => Promise<T>, left = TRIES): Promise<T> {
  return attempt().catch((error: unknown) => {
    if (left === 1 || !store.isTakenEmail(error)) throw error;
    return inTries(attempt, left - 1);
  });
}

/**
 * Throws an error that `isTakenEmail` recognizes if the address was taken in the meantime; the
 * transaction is rolled back then.
 */
async function confirmIn(
  tx: Db,
  { clock, codes }: PoolParts,
  at: { account: AccountRow; email: string; code: string },
): Promise<{ verdict: CodeVerdict; isTaken: boolean }> {
  const { account, email, code } = at;
  const { site_id } = account;
  const request = { site_id, purpose: 'email', identifier: account.id, address: email } as const;
  const verdict = await codes.use(tx, { ...request, code });
  if (verdict.status !== 'right') return { verdict, isTaken: false };
  // In this order: a concurrently added account makes the update fail, and is then looked up.
  const holder = await store.findByEmail(tx, site_id, email);
  const isOther = holder !== undefined && holder.id !== account.id;
  const isTaken = isOther && holder.confirmed_at !== null;
  // The person who reads the email now is not the one who registered with it and never confirmed.
  if (isOther && !isTaken) await store.removeUnconfirmed(tx, site_id, email);
  const changes = isTaken ? {} : { email, confirmed_at: account.confirmed_at ?? clock.now() };
  await store.changeAccount(tx, account, { ...changes, pending_email: null });
  // Deletes codes that were sent to the old address.
  await removeCodesOf(tx, account.id);
  return { verdict, isTaken };
}

export async function deleteAccount(
  { db }: PoolParts,
  pool: Pool,
  given: { sub: string },
): Promise<void> {
  if (isUuid(given.sub)) await store.removeAccount(db, pool.site_id, given.sub);
}
