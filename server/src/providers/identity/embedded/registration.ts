// Registration in the embedded pool: with a password, confirmed by a code sent to the address.
import { inTransaction, openScope } from '../../../platform/db/scope.ts';
import { deliveryTo } from '../delivery.ts';
import { IdentityFailure, type CodeDelivery, type Origin, type Pool } from '../port.ts';
import * as store from './accounts.store.ts';
import type { AccountRow } from './accounts.store.ts';
import { at, CODES, MAILS, assertRight } from './attempts.ts';
import { requireGoodPassword } from './passwords.ts';
import { sendCode, readEmail, readName, type PoolParts } from './parts.ts';

/** An address that was not confirmed within a day is available again. */
const UNCONFIRMED_MS = 24 * 3_600_000;

/**
 * An unconfirmed account keeps its first password: otherwise a second registration could set the password under the
 * code that the mailbox's owner is about to enter. The owner's own is given with the code.
 */
export async function signUp(
  parts: PoolParts,
  pool: Pool,
  given: { email: string; password: string; name: string; from?: Origin | undefined },
): Promise<{ sub: string | undefined; delivery: CodeDelivery }> {
  const { db, ids, clock, codes, passwords, attempts } = parts;
  const { site_id } = pool;
  const email = readEmail(given.email);
  const name = readName(given.name);
  await requireGoodPassword(given.password, email);
  const subject = { site_id, identifier: email };
  let mayMail = await attempts.recordUnlimited(db, subject, MAILS);
  // Also for a taken address, or later attempts would differ.
  if (given.from) {
    await attempts.recordRegistration(db, subject, given.from);
    const here = at(subject, given.from.network);
    mayMail = (await attempts.recordUnlimited(db, here, MAILS)) && mayMail;
  }

  // Before any lookup, so that a taken address takes as long as a free one.
  const password_hash = await passwords.hash(given.password);

  const sub = ids.next();
  const purpose = 'sign_up';
  const outcome = await inTransaction(openScope(db, site_id), async (scope) => {
    const { db: tx } = scope;
    const known = await store.findByEmail(tx, site_id, email);
    if (known && isStale(known, clock.now())) await store.removeUnconfirmed(tx, site_id, email);
    const row = { id: sub, site_id, email, name, password_hash, created_at: clock.now() };
    const isAdded = await store.addAccount(tx, row);
    const request = { site_id, purpose, identifier: email, address: email } as const;
    const waiting = isAdded ? sub : known?.confirmed_at === null ? known.id : undefined;
    if (waiting === undefined) {
      // The same number of attempts as for a new account.
      await codes.make(tx, { ...request, account_id: null });
      return 'taken';
    }
    // A code that was sent a moment ago is still valid.
    if (isAdded || mayMail) {
      const code = await codes.make(tx, { ...request, account_id: waiting });
      await sendCode(parts, scope, { pool, request, code });
    }
    return isAdded ? 'new' : 'waiting';
  });
  if (outcome === 'taken')
    throw new IdentityFailure('email_taken', 'This email already has an account.');
  return { sub: outcome === 'new' ? sub : undefined, delivery: deliveryTo(email) };
}

const isStale = (account: AccountRow, now: Date): boolean =>
  account.confirmed_at === null && account.created_at.getTime() + UNCONFIRMED_MS <= now.getTime();

export async function confirmSignUp(
  { db, attempts, codes, clock, passwords }: PoolParts,
  { site_id }: Pool,
  given: {
    email: string;
    code: string;
    password?: string | undefined;
    from?: Origin | undefined;
  },
): Promise<void> {
  const email = readEmail(given.email);
  if (given.password !== undefined) await requireGoodPassword(given.password, email);
  const subject = { site_id, identifier: email };
  const from = await attempts.place(db, subject, given.from);
  const mark = await attempts.take(db, subject, CODES, from);
  const chosen =
    given.password === undefined ? {} : { password_hash: await passwords.hash(given.password) };
  const verdict = await db.transaction(async (tx) => {
    const request = { site_id, purpose: 'sign_up', identifier: email, address: email } as const;
    const tried = { code: given.code, isKnown: from?.isKnown ?? false };
    const used = await codes.use(tx, { ...request, ...tried });
    if (used.status === 'right') {
      await store.changeAccount(
        tx,
        { site_id, id: used.account_id },
        { confirmed_at: clock.now(), ...chosen },
      );
    }
    return used;
  });
  assertRight(verdict);
  await attempts.release(db, mark);
}

/** Throws `user_unknown`, `already_confirmed`, `too_many`. */
export async function resendCode(
  parts: PoolParts,
  pool: Pool,
  given: { email: string; from?: Origin | undefined },
): Promise<CodeDelivery> {
  const { db, attempts, codes } = parts;
  const { site_id } = pool;
  const email = readEmail(given.email);
  const purpose = 'sign_up';
  const subject = { site_id, identifier: email };
  const from = await attempts.place(db, subject, given.from);
  await attempts.take(db, subject, MAILS, from);
  const account = await store.findByEmail(db, site_id, email);
  const waits = account && account.confirmed_at === null;
  await inTransaction(openScope(db, site_id), async (scope) => {
    const request = { site_id, purpose, identifier: email, address: email } as const;
    const code = await codes.make(scope.db, { ...request, account_id: waits ? account.id : null });
    await sendCode(parts, scope, { pool, request, code, isBlank: !waits });
  });
  if (!account) throw new IdentityFailure('user_unknown', 'There’s no such account.');
  if (!waits) throw new IdentityFailure('already_confirmed', 'This account is already confirmed.');
  return deliveryTo(email);
}
