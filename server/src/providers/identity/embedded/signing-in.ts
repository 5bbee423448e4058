// Signing in to the embedded pool and out of it, and issuing the tokens of a sign-in.
import { isUuid } from '../../../platform/ids.ts';
import { IdentityFailure, type Origin, type Pool, type Tokens } from '../port.ts';
import * as store from './accounts.store.ts';
import type { AccountRow, Elsewhere } from './accounts.store.ts';
import { PASSWORDS } from './attempts.ts';
import { requireAccount, readEmail, readName, type PoolParts } from './parts.ts';
import { endSignInsOf } from './sign-ins.store.ts';

/** The issuer of alias accounts, such as users of a bot, as opposed to Google accounts. */
const ALIASES = 'alias';

export async function signIn(
  parts: PoolParts,
  pool: Pool,
  given: { email: string; password: string; from?: Origin | undefined },
): Promise<Tokens> {
  const { db, attempts, passwords } = parts;
  const { site_id } = pool;
  const email = readEmail(given.email);
  const subject = { site_id, identifier: email };
  // Recorded before the password is verified, so that concurrent attempts cannot exceed the limit.
  const mark = await attempts.take(db, subject, PASSWORDS, given.from);
  const account = await store.findByEmail(db, site_id, email);
  const isRight = await passwords.matches(account?.password_hash, given.password);
  if (!account) throw new IdentityFailure('user_unknown', 'There’s no such account.');
  if (!isRight) throw new IdentityFailure('wrong_credentials', 'Wrong email or password.');
  await attempts.release(db, mark);
  if (account.confirmed_at === null) {
    throw new IdentityFailure('not_confirmed', 'The email isn’t confirmed yet.');
  }
  const tokens = await openSignIn(parts, account);
  await renewHash(parts, account, given.password);
  return tokens;
}

/** Opens a sign-in and issues its tokens, unless the password was changed since it was verified. */
export async function openSignIn(parts: PoolParts, account: AccountRow): Promise<Tokens> {
  const opened = await parts.db.transaction(async (tx) => {
    const known = await store.lockAccount(tx, account.site_id, account.id);
    if (known?.password_hash !== account.password_hash) return undefined;
    return parts.signIns.open(tx, { site_id: account.site_id, account_id: account.id });
  });
  if (!opened) throw new IdentityFailure('wrong_credentials', 'The account has changed since.');
  return tokensOf(parts, account, opened);
}

async function tokensOf(
  { tokens }: PoolParts,
  account: AccountRow,
  of: { sign_in: string; refresh_token: string },
): Promise<Tokens> {
  const signed = await tokens.sign({
    site_id: account.site_id,
    sub: account.id,
    sign_in: of.sign_in,
    email: account.email,
    email_verified: account.email !== null && account.confirmed_at !== null,
    name: account.name,
  });
  return { ...signed, refresh_token: of.refresh_token };
}

/** Rehashes a password whose hash has outdated cost parameters, while the password is available. */
async function renewHash(parts: PoolParts, account: AccountRow, password: string): Promise<void> {
  const { db, passwords } = parts;
  if (account.password_hash === null || !passwords.isStale(account.password_hash)) return;
  const password_hash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const known = await store.lockAccount(tx, account.site_id, account.id);
    if (known?.password_hash === account.password_hash) {
      await store.changeAccount(tx, account, { password_hash });
    }
  });
}

export async function refresh(
  parts: PoolParts,
  pool: Pool,
  given: { refresh_token: string; sub: string },
): Promise<Tokens> {
  const { site_id } = pool;
  const turned = await parts.signIns.turn(parts.db, {
    site_id,
    token: given.refresh_token,
    sub: given.sub,
  });
  if (!turned) throw new IdentityFailure('refresh_refused', 'This sign-in has ended.');
  return tokensOf(parts, await requireAccount(parts.db, pool, turned.account_id), turned);
}

export async function signOutEverywhere(
  { db, clock }: PoolParts,
  { site_id }: Pool,
  given: { sub: string; except?: string },
): Promise<void> {
  if (!isUuid(given.sub)) return;
  const except = given.except !== undefined && isUuid(given.except) ? given.except : undefined;
  await endSignInsOf(db, { site_id, account_id: given.sub, except }, clock.now());
}

/**
 * Issues tokens for an account that was authenticated otherwise; with `create`, an existing account
 * with this alias is used.
 */
export async function issueTokens(
  parts: PoolParts,
  pool: Pool,
  given: { sub: string } | { create: { name: string; alias: string } },
): Promise<Tokens> {
  if ('sub' in given) return openSignIn(parts, await requireAccount(parts.db, pool, given.sub));
  const { name, alias } = given.create;
  const elsewhere = { site_id: pool.site_id, issuer: ALIASES, subject: alias };
  return openSignIn(parts, await findOrAdd(parts, elsewhere, { name, email: null }));
}

/** The account of a person authenticated by another service; created at the first sign-in. */
export async function findOrAdd(
  { db, ids, clock }: PoolParts,
  elsewhere: Elsewhere,
  about: { name: string; email: string | null },
): Promise<AccountRow> {
  const known = await store.findLinked(db, elsewhere);
  if (known) return known;
  const now = clock.now();
  const row: AccountRow = {
    id: ids.next(),
    site_id: elsewhere.site_id,
    email: about.email,
    name: readName(about.name),
    password_hash: null,
    confirmed_at: now,
    pending_email: null,
    created_at: now,
  };
  const isAdded = await db.transaction(async (tx) => {
    if (!(await store.addAccount(tx, row))) return false;
    const isFirst = await store.addLink(tx, { ...elsewhere, account_id: row.id, created_at: now });
    // A concurrent request added it first, so its account is used.
    if (!isFirst) await store.removeAccount(tx, row.site_id, row.id);
    return isFirst;
  });
  const account = isAdded ? row : await store.findLinked(db, elsewhere);
  if (!account) throw new IdentityFailure('email_taken', 'This email already has an account.');
  return account;
}
