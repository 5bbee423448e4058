// Sign-in with Google in the embedded pool: accounts are identified by Google's issuer and subject.
import { createHash, randomBytes } from 'node:crypto';
import type { GoogleSignIn } from '../google.ts';
import { IdentityFailure, type Pool, type Tokens } from '../port.ts';
import { findLinked, removeUnconfirmed } from './accounts.store.ts';
import type { Allowance } from './attempts.ts';
import { readEmail, type PoolParts } from './parts.ts';
import { findOrAdd, openSignIn } from './signing-in.ts';

/** Each code is exchanged once, even if its issuer would accept it again. */
const CODES: Allowance = { name: 'google', most: 1, within_ms: 15 * 60_000, pause_ms: 0 };

/**
 * An email address does not identify a person: an account with a password stays its owner's, even if Google vouches for
 * the same address, because addresses change hands. Signing in by password is required then.
 */
export async function signInWithGoogle(
  parts: PoolParts,
  pool: Pool,
  given: { google: GoogleSignIn } & Parameters<GoogleSignIn['exchange']>[0],
): Promise<Tokens> {
  const { db, attempts } = parts;
  const { site_id } = pool;
  const { google, ...response } = given;
  const identifier = createHash('sha256').update(response.code).digest('base64url');
  await attempts.take(db, { site_id, identifier }, CODES).catch((cause: unknown) => {
    throw new IdentityFailure('google_failed', 'This code was already used.', { cause });
  });
  const user = await google.exchange(response);
  const elsewhere = { site_id, issuer: user.issuer, subject: user.subject };
  const known = await findLinked(db, elsewhere);
  if (known) return openSignIn(parts, known);

  const email = user.email === null ? null : readEmail(user.email);
  // The unconfirmed account never had a sign-in, and this person has proven to read its email.
  if (email !== null) await removeUnconfirmed(db, site_id, email);
  const name = `User_${randomBytes(4).toString('hex')}`;
  const account = await findOrAdd(parts, elsewhere, { name, email }).catch((error: unknown) => {
    if (error instanceof IdentityFailure && error.kind === 'email_taken') throw takenByPassword();
    throw error;
  });
  return openSignIn(parts, account);
}

const takenByPassword = (): IdentityFailure =>
  new IdentityFailure(
    'google_failed',
    'This email already has an account with a password. Sign in with your email and password.',
  );
