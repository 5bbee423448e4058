// The port of identity providers: one pool of accounts per site.
import { Failure } from '../../platform/failure.ts';

/**
 * Kinds of failures, to which each adapter maps its own errors: `wrong_credentials` (NotAuthorizedException),
 * `user_unknown` (UserNotFoundException), `not_confirmed` (UserNotConfirmedException), `email_taken`
 * (UsernameExistsException, AliasExistsException), `password_refused` (InvalidPasswordException), `parameters_invalid`
 * (InvalidParameterException), `code_wrong` (CodeMismatchException), `code_expired` (ExpiredCodeException),
 * `already_confirmed`, `too_many` (LimitExceededException, TooManyRequestsException, TooManyFailedAttemptsException),
 * `refresh_refused` (a refresh token that has expired or was used or revoked), `google_failed`, `mail_failed`
 * (CodeDeliveryFailureException), `unavailable` (not reached, or broken).
 */
export type IdentityFailureKind =
  | 'wrong_credentials'
  | 'user_unknown'
  | 'not_confirmed'
  | 'email_taken'
  | 'password_refused'
  | 'parameters_invalid'
  | 'code_wrong'
  | 'code_expired'
  | 'already_confirmed'
  | 'too_many'
  | 'refresh_refused'
  | 'google_failed'
  | 'mail_failed'
  | 'unavailable';

export class IdentityFailure extends Failure<IdentityFailureKind> {}

/** The site of the pool, with the name in its emails. */
export interface Pool {
  readonly site_id: string;
  readonly site_name: string;
  /** `#rrggbb`, for emails. */
  readonly site_accent?: string | null | undefined;
}

/** The claims of a verified ID token. */
export interface IdentityClaims {
  readonly issuer: string;
  readonly sub: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly name: string;
  readonly expires_at: Date;
  readonly issued_at: Date;
  /** The id of the sign-in, the same in all its tokens (`origin_jti` of Cognito, `sid` of our own pool). */
  readonly sign_in: string;
}

/**
 * Where an attempt comes from. Attempts from networks that the account does not know are also limited together, without
 * using up the limits of known networks. A managed service has its own limits.
 */
export interface Origin {
  /** The network's key for rate limits. */
  readonly network: string;
  /** True if the account was signed in from there before. */
  readonly isKnown: boolean;
}

export interface Tokens {
  /** A signed ID token, valid for at most an hour. */
  readonly id_token: string;
  readonly claims: IdentityClaims;
  /** Opaque; if the provider rotates refresh tokens, only the newest is valid. */
  readonly refresh_token: string;
}

/** A public key as a JWK (RFC 7517). */
export interface SigningKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

/** Where a code was sent; `sent_to` is masked except for the first character of its local part. */
export interface CodeDelivery {
  readonly sent_to: string;
  /** Milliseconds until another one may be requested. */
  readonly resend_after_ms: number;
}

export interface GoogleStart {
  /** The address that the browser goes to. */
  readonly url: string;
  /** True for the demo Google page. */
  readonly isDemo: boolean;
}

/** The newest refresh token of the calling device; a managed service acts only on the member's behalf. */
export interface OwnDevice {
  readonly refresh_token?: string | undefined;
}

/** A pool of accounts with credentials: the embedded one, or a managed service. */
export interface UserPool {
  /** Adapter and location, for logs and the admin screen: `embedded pool`, `cognito · us-east-1_ab12`. */
  readonly name: string;
  /** True for the embedded pool, which stores the accounts itself. */
  readonly isBuiltIn: boolean;

  /** Throws `password_refused`, without looking at accounts. Undefined if the provider has no such rule of its own. */
  readonly requireGoodPassword?:
    | ((given: { password: string; email: string }) => Promise<void>)
    | undefined;
  /**
   * Throws `email_taken`. An unconfirmed account is left as it is and gets another code, unless it was sent one a
   * moment ago; `sub` is undefined then. Takes as long for a taken address except for sending the email, so a caller
   * that must not reveal it does not wait for `signUp` and `resendCode`.
   */
  signUp(
    pool: Pool,
    account: { email: string; password: string; name: string; from?: Origin | undefined },
  ): Promise<{ sub: string | undefined; delivery: CodeDelivery }>;
  /**
   * A password given with the code becomes the account's, if the provider can change it; otherwise
   * that of its first registration stays. Throws `code_wrong`, `code_expired`, `too_many`,
   * `password_refused`; the same for unknown addresses.
   */
  confirmSignUp(
    pool: Pool,
    given: {
      email: string;
      code: string;
      password?: string | undefined;
      from?: Origin | undefined;
    },
  ): Promise<void>;
  /** Throws `user_unknown`, `already_confirmed`, `too_many`. */
  resendCode(
    pool: Pool,
    given: { email: string; from?: Origin | undefined },
  ): Promise<CodeDelivery>;

  /** Throws `wrong_credentials`, `user_unknown`, `not_confirmed`, `too_many`. */
  signIn(
    pool: Pool,
    given: { email: string; password: string; from?: Origin | undefined },
  ): Promise<Tokens>;
  /** Issues a new ID token. Reusing an old refresh token ends the sign-in. Throws `refresh_refused`. */
  refresh(pool: Pool, given: { refresh_token: string; sub: string }): Promise<Tokens>;
  /** Ends the sign-in of this refresh token. Unknown and ended tokens are ignored. */
  signOut(pool: Pool, given: { refresh_token: string }): Promise<void>;
  /** Ends every sign-in of this account except the named one; a provider that cannot except one ends none. */
  signOutEverywhere(pool: Pool, given: { sub: string; except?: string }): Promise<void>;

  /** Responds the same if there is no such address. */
  forgotPassword(
    pool: Pool,
    given: { email: string; from?: Origin | undefined },
  ): Promise<CodeDelivery>;
  /** Ends all sign-ins of the account. */
  confirmNewPassword(
    pool: Pool,
    given: { email: string; code: string; password: string; from?: Origin | undefined },
  ): Promise<void>;
  /** Throws `wrong_credentials` if the password is wrong. */
  checkPassword(pool: Pool, given: { sub: string; email: string; password: string }): Promise<void>;
  changePassword(
    pool: Pool,
    given: { sub: string; email: string; password: string; new_password: string },
  ): Promise<void>;
  /** False for an account that has only signed in with Google or a bot. */
  hasPassword(pool: Pool, given: { sub: string }): Promise<boolean>;

  /** Sends a code to the account's own address, for re-authentication without a password. */
  readonly sendProof?: ((pool: Pool, given: { sub: string }) => Promise<CodeDelivery>) | undefined;
  /** Throws `code_wrong`, `code_expired`, `too_many`. */
  readonly useProof?:
    | ((pool: Pool, given: { sub: string; code: string }) => Promise<void>)
    | undefined;
  /** Sets a password by such a code, if there is none yet. Undefined if the provider cannot. */
  readonly setFirstPassword?:
    | ((pool: Pool, given: { sub: string; code: string; new_password: string }) => Promise<void>)
    | undefined;

  changeName(pool: Pool, given: { sub: string; name: string }): Promise<void>;
  /** Sends a code to the new address; the account keeps the old one until the code is confirmed. */
  changeEmail(pool: Pool, given: { sub: string; email: string } & OwnDevice): Promise<CodeDelivery>;
  confirmEmail(
    pool: Pool,
    given: { sub: string; code: string } & OwnDevice,
  ): Promise<{ email: string }>;
  /**
   * The account's stored data for the member's export, without secrets and hashes. Undefined if the
   * provider stores it elsewhere.
   */
  readonly ownData?:
    | ((pool: Pool, given: { sub: string }) => Promise<Record<string, readonly unknown[]>>)
    | undefined;
  /** Deleting an account twice is no error. */
  deleteAccount(pool: Pool, given: { sub: string }): Promise<void>;

  /** Whether people can sign in with Google. */
  readonly hasGoogle: boolean;
  /**
   * The URL of Google's sign-in. `state`, `nonce` and `challenge` (S256 of the verifier) are generated by the caller.
   */
  googleAddress(
    pool: Pool,
    request: { redirect_uri: string; state: string; nonce: string; challenge: string },
  ): Promise<GoogleStart>;
  /**
   * Accounts are identified by Google's issuer and subject, never by an email address alone. Throws `google_failed`.
   */
  exchangeGoogleCode(
    pool: Pool,
    given: { code: string; redirect_uri: string; verifier: string; nonce: string },
  ): Promise<Tokens>;

  /**
   * Verifies signature, issuer, audience, algorithm, token use and expiry of an ID token of this
   * site's pool. Undefined for any invalid token.
   */
  verify(pool: Pick<Pool, 'site_id'>, idToken: string): Promise<IdentityClaims | undefined>;
  /** True if this (unverified) issuer is this pool's; used to choose the verifier. */
  isIssuer(pool: Pick<Pool, 'site_id'>, issuer: string): boolean;
  /** Releases connections and aborts running calls. */
  close(): Promise<void>;
}

/** A managed pool's data of an account that may currently sign in. */
export interface ManagedAccount {
  readonly issuer: string;
  readonly sub: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly name: string;
}

/** A managed service: it signs in only by credentials, and describes its accounts to the deployment. */
export interface ManagedPool extends UserPool {
  readonly issuer: string;
  /** Throws `user_unknown`, also for a disabled account. */
  describe(sub: string): Promise<ManagedAccount>;
}

/**
 * A pool that also issues tokens without credentials, signed by us: the embedded pool, alone or beside a managed one.
 */
export interface IdentityProvider extends UserPool {
  /**
   * Issues tokens for an account that was authenticated otherwise: by a one-time address, or a bot.
   * With `create`, an existing account with this alias is used. Throws `user_unknown`.
   */
  issueTokens(
    pool: Pool,
    given: { sub: string } | { create: { name: string; alias: string } },
  ): Promise<Tokens>;
  /** The public keys of a site's tokens that we sign (JWKS, RFC 7517). */
  jwks(pool: Pick<Pool, 'site_id'>): Promise<{ keys: SigningKey[] }>;
  /** Deletes ended sign-ins, codes and old keys; for a nightly job. */
  forgetOld(): Promise<void>;
}
