// The embedded user pool: accounts, codes, sign-ins and signing keys in our own database, without a managed service.
import type { Core } from '../../platform/core.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Mailer } from '../mail/port.ts';
import { findAccount, readOwnData } from './embedded/accounts.store.ts';
import { createAttempts, FORGOTTEN_AFTER_MS } from './embedded/attempts.ts';
import { forgetAttempts, forgetCodes } from './embedded/codes.store.ts';
import {
  changeEmail,
  changeName,
  changePassword,
  checkPassword,
  confirmEmail,
  confirmNewPassword,
  deleteAccount,
  forgotPassword,
} from './embedded/changing.ts';
import { createCodes } from './embedded/codes.ts';
import { createKeys, VERIFIES_MS } from './embedded/keys.ts';
import { forgetKeys } from './embedded/keys.store.ts';
import { requireAccount, readEmail, type PoolParts } from './embedded/parts.ts';
import {
  createPasswords,
  requireGoodPassword,
  STRONG,
  type HashCost,
} from './embedded/passwords.ts';
import { sendProof, setFirstPassword, useProof } from './embedded/re-authentication.ts';
import { confirmSignUp, resendCode, signUp } from './embedded/registration.ts';
import { createSignIns, IDLE_MS } from './embedded/sign-ins.ts';
import { forgetSignIns } from './embedded/sign-ins.store.ts';
import { issueTokens, refresh, signIn, signOutEverywhere } from './embedded/signing-in.ts';
import { createTokens, issuerOf } from './embedded/tokens.ts';
import { findFor, issueFor, refreshFor } from './embedded/managed-accounts.ts';
import { signInWithGoogle } from './embedded/with-google.ts';
import type { GoogleSignIn } from './google.ts';
import {
  IdentityFailure,
  type IdentityProvider,
  type ManagedAccount,
  type Pool,
  type Tokens,
} from './port.ts';

export interface EmbeddedPoolNeeds extends Pick<Core, 'db' | 'vault' | 'clock' | 'ids' | 'log'> {
  readonly mailer: Pick<Mailer, 'send'>;
  /** Without it, there is no sign-in with Google. */
  readonly google?: GoogleSignIn | undefined;
  /** Lower in tests only. */
  readonly hashCost?: HashCost | undefined;
  /** The issuer of the managed pool that this one is combined with. */
  readonly managedIssuer?: string | undefined;
}

/** Additional operations for accounts that a managed pool stores. */
export interface EmbeddedPool extends IdentityProvider {
  stores(pool: Pool, sub: string): Promise<boolean>;
  issueFor(pool: Pool, account: ManagedAccount): Promise<Tokens>;
  /** Throws `refresh_refused`. */
  refreshFor(
    pool: Pool,
    given: { refresh_token: string; account: ManagedAccount },
  ): Promise<Tokens>;
  /** The shadow account for the sign-ins of a managed account. */
  findFor(pool: Pool, sub: string): Promise<{ sub: string } | undefined>;
}

export function createEmbeddedPool(needs: EmbeddedPoolNeeds): EmbeddedPool {
  const { db, vault, clock, ids, log, mailer, google, hashCost = STRONG } = needs;
  const { managedIssuer } = needs;
  const keys = createKeys({ db, vault, clock, ids });
  const parts: PoolParts = {
    db,
    clock,
    ids,
    log,
    mailer,
    attempts: createAttempts({ secret: vault.secret('pool-attempts'), clock }),
    codes: createCodes({ secret: vault.secret('pool-codes'), clock }),
    passwords: createPasswords({ secret: vault.secret('pool-passwords'), cost: hashCost }),
    signIns: createSignIns({ secret: vault.secret('pool-refresh'), clock, ids }),
    tokens: createTokens({ keys, clock, managedIssuer }),
  };
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);

  return {
    name: 'embedded pool',
    isBuiltIn: true,
    requireGoodPassword: ({ password, email }) => requireGoodPassword(password, readEmail(email)),
    signUp: (pool, account) => signUp(parts, pool, account),
    confirmSignUp: (pool, given) => confirmSignUp(parts, pool, given),
    resendCode: (pool, given) => resendCode(parts, pool, given),
    signIn: (pool, given) => signIn(parts, pool, given),
    refresh: (pool, given) => refresh(parts, pool, given),
    signOut: ({ site_id }, { refresh_token }) =>
      parts.signIns.end(db, { site_id, token: refresh_token }),
    signOutEverywhere: (pool, given) => signOutEverywhere(parts, pool, given),
    forgotPassword: (pool, given) => forgotPassword(parts, pool, given),
    confirmNewPassword: (pool, given) => confirmNewPassword(parts, pool, given),
    async checkPassword(pool, given) {
      await checkPassword(parts, pool, given);
    },
    changePassword: (pool, given) => changePassword(parts, pool, given),
    hasPassword: async (pool, { sub }) =>
      (await requireAccount(db, pool, sub)).password_hash !== null,
    sendProof: (pool, given) => sendProof(parts, pool, given),
    useProof: (pool, given) => useProof(parts, pool, given),
    setFirstPassword: (pool, given) => setFirstPassword(parts, pool, given),
    changeName: (pool, given) => changeName(parts, pool, given),
    changeEmail: (pool, given) => changeEmail(parts, pool, given),
    confirmEmail: (pool, given) => confirmEmail(parts, pool, given),
    ownData: ({ site_id }, { sub }) => readOwnData(db, site_id, sub),
    deleteAccount: (pool, given) => deleteAccount(parts, pool, given),
    hasGoogle: google !== undefined,
    async googleAddress(_pool, request) {
      return requireGoogle(google).address(request);
    },
    async exchangeGoogleCode(pool, given) {
      return signInWithGoogle(parts, pool, { google: requireGoogle(google), ...given });
    },
    issueTokens: (pool, given) => issueTokens(parts, pool, given),
    stores: async ({ site_id }, sub) =>
      isUuid(sub) && (await findAccount(db, site_id, sub)) !== undefined,
    issueFor: (pool, account) => issueFor(parts, pool, account),
    refreshFor: (pool, given) => refreshFor(parts, pool, given),
    async findFor(pool, sub) {
      if (managedIssuer === undefined) return undefined;
      const account = await findFor(db, pool, { issuer: managedIssuer, sub });
      return account && { sub: account.id };
    },
    verify: ({ site_id }, idToken) => parts.tokens.verify(site_id, idToken),
    isIssuer: ({ site_id }, issuer) => issuer === issuerOf(site_id),
    jwks: ({ site_id }) => keys.jwks(site_id),
    async forgetOld() {
      await forgetAttempts(db, ago(FORGOTTEN_AFTER_MS));
      await forgetCodes(db, ago(0));
      await forgetSignIns(db, ago(IDLE_MS));
      await forgetKeys(db, ago(VERIFIES_MS));
    },
    close: () => Promise.resolve(),
  };
}

function requireGoogle(google: GoogleSignIn | undefined): GoogleSignIn {
  if (!google) throw new IdentityFailure('google_failed', 'No Google is configured.');
  return google;
}
