// The port of identity providers: one pool of accounts per site.

/**
 * Why a provider refused. Each adapter translates its own errors into these:
 * `wrong_credentials` (NotAuthorizedException), `user_unknown` (UserNotFoundException), `not_confirmed`
 * (UserNotConfirmedException), `email_taken` (UsernameExistsException, AliasExistsException), `password_refused`
 * (InvalidPasswordException), `parameters_invalid` (InvalidParameterException), `code_wrong` (CodeMismatchException),
 * `code_expired` (ExpiredCodeException), `already_confirmed`, `too_many` (LimitExceededException,
 * TooManyRequestsException, TooManyFailedAttemptsException), `refresh_refused` (a refresh token that ended, was used or
 * revoked), `google_failed`, `mail_failed` (CodeDeliveryFailureException), `unavailable` (not reached, or broken).
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

export class IdentityFailure extends Error {
  readonly kind: IdentityFailureKind;
  /** Milliseconds until another try can succeed, of `too_many`. */
  readonly retry_after_ms: number | undefined;

  constructor(
    kind: IdentityFailureKind,
    message: string,
    more: { cause?: unknown; retry_after_ms?: number } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'IdentityFailure';
    this.kind = kind;
    this.retry_after_ms = more.retry_after_ms;
  }
}

/** The site of the pool, which its emails are signed with. */
export interface Pool {
  readonly site_id: string;
  readonly site_name: string;
  /** `#rrggbb`, for mails. */
  readonly site_accent?: string | null | undefined;
}

/** What a verified ID token says. */
export interface IdentityClaims {
  readonly issuer: string;
  readonly sub: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly name: string;
  readonly expires_at: Date;
  readonly issued_at: Date;
  /** The same in every token of one sign-in, through all its refreshes (`origin_jti` of Cognito, `sid` of our own pool). */
  readonly sign_in: string;
}

/**
 * Where a try comes from. Those of networks that the account does not know are counted together as well; they cannot use
 * up what the others have. A managed service counts by itself.
 */
export interface Origin {
  /** A network's name for limits. */
  readonly network: string;
  /** Whether the account was signed in from there before. */
  readonly isKnown: boolean;
}

export interface Tokens {
  /** A signed ID token; ends within the hour. */
  readonly id_token: string;
  readonly claims: IdentityClaims;
  /** Opaque; of a provider that rotates, the next refresh must use the newest. */
  readonly refresh_token: string;
}

/** A public key as RFC 7517 has it. */
export interface SigningKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

/** Where a code was sent; `sent_to` is masked but for the first character of its local part. */
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

/** The newest refresh token of the calling device; a managed service acts only in the member's name. */
export interface OwnDevice {
  readonly refresh_token?: string | undefined;
}

/** A pool of accounts with their credentials: the embedded one, or a managed service. */
export interface UserPool {
  /** Adapter and place, for the log and the screen: `embedded pool`, `cognito · us-east-1_ab12`. */
  readonly name: string;
  /** True for the embedded pool, which stores the accounts itself instead of a managed service. */
  readonly isBuiltIn: boolean;

  /**
   * Throws `password_refused`, by a rule that knows nothing of who has an account; of a provider with such a rule.
   */
  readonly demandGoodPassword?:
    | ((given: { password: string; email: string }) => Promise<void>)
    | undefined;
  /**
   * Throws `email_taken` also for an address whose account waits for its code. Takes as long for a taken address but for
   * the email: a caller that must not reveal it does not wait for the outcome of `signUp` and `resendCode`.
   */
  signUp(
    pool: Pool,
    account: { email: string; password: string; name: string; from?: Origin | undefined },
  ): Promise<{ sub: string; delivery: CodeDelivery }>;
  /** Throws `code_wrong`, `code_expired`, `too_many`; the same for unknown addresses. */
  confirmSignUp(
    pool: Pool,
    given: { email: string; code: string; from?: Origin | undefined },
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
  /** A new ID token; a reused refresh token ends its whole family. Throws `refresh_refused`. */
  refresh(pool: Pool, given: { refresh_token: string; sub: string }): Promise<Tokens>;
  /** Ends the sign-in that the refresh token belongs to. Unknown and ended tokens are no error. */
  signOut(pool: Pool, given: { refresh_token: string }): Promise<void>;
  /** Ends every sign-in of this account, but the one named; a provider that cannot spare one then ends none. */
  signOutEverywhere(pool: Pool, given: { sub: string; except?: string }): Promise<void>;

  /** Replies as if the address existed where it does not. */
  forgotPassword(
    pool: Pool,
    given: { email: string; from?: Origin | undefined },
  ): Promise<CodeDelivery>;
  /** Ends all sign-ins of the account. */
  confirmNewPassword(
    pool: Pool,
    given: { email: string; code: string; password: string; from?: Origin | undefined },
  ): Promise<void>;
  /** Throws `wrong_credentials` when the password is not the account's. */
  checkPassword(pool: Pool, given: { sub: string; email: string; password: string }): Promise<void>;
  changePassword(
    pool: Pool,
    given: { sub: string; email: string; password: string; new_password: string },
  ): Promise<void>;
  /** False for an account that only ever came from Google or from a bot. */
  hasPassword(pool: Pool, given: { sub: string }): Promise<boolean>;

  /** Sends a code to the account's own address, by which an account without a password is proven. */
  readonly sendProof?: ((pool: Pool, given: { sub: string }) => Promise<CodeDelivery>) | undefined;
  /** Throws `code_wrong`, `code_expired`, `too_many`. */
  readonly useProof?:
    | ((pool: Pool, given: { sub: string; code: string }) => Promise<void>)
    | undefined;
  /** By such a code, where there is no password yet. Undefined where the provider cannot. */
  readonly setFirstPassword?:
    | ((pool: Pool, given: { sub: string; code: string; new_password: string }) => Promise<void>)
    | undefined;

  changeName(pool: Pool, given: { sub: string; name: string }): Promise<void>;
  /** Sends a code to the new address; the account has the old one until that is confirmed. */
  changeEmail(pool: Pool, given: { sub: string; email: string } & OwnDevice): Promise<CodeDelivery>;
  confirmEmail(
    pool: Pool,
    given: { sub: string; code: string } & OwnDevice,
  ): Promise<{ email: string }>;
  /** An account's stored data, for the member's export: no secret, no hash. Undefined where the provider stores it elsewhere. */
  readonly ownData?:
    | ((pool: Pool, given: { sub: string }) => Promise<Record<string, readonly unknown[]>>)
    | undefined;
  /** An account that is gone already is no error. */
  deleteAccount(pool: Pool, given: { sub: string }): Promise<void>;

  /** The address of Google's sign-in. `state`, `nonce` and `challenge` (S256 of the verifier) are the caller's. */
  googleAddress(
    pool: Pool,
    request: { redirect_uri: string; state: string; nonce: string; challenge: string },
  ): Promise<GoogleStart>;
  /** Accounts are found by Google's issuer and subject, never by an e-mail alone. Throws `google_failed`. */
  exchangeGoogleCode(
    pool: Pool,
    given: { code: string; redirect_uri: string; verifier: string; nonce: string },
  ): Promise<Tokens>;

  /** Verifies signature, issuer, audience, algorithm, use and time of an ID token of this site's pool. Undefined for every token that is not good. */
  verify(pool: Pick<Pool, 'site_id'>, idToken: string): Promise<IdentityClaims | undefined>;
  /** Whether this unverified issuer is this pool's, so that a verifier can be chosen. */
  isIssuer(pool: Pick<Pool, 'site_id'>, issuer: string): boolean;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** What a managed pool says of an account that may sign in at this moment. */
export interface ManagedAccount {
  readonly issuer: string;
  readonly sub: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly name: string;
}

/** A managed service: it signs in by credentials only, and describes its accounts to the deployment. */
export interface ManagedPool extends UserPool {
  readonly issuer: string;
  /** Throws `user_unknown`, also for an account that was disabled there. */
  describe(sub: string): Promise<ManagedAccount>;
}

/** A pool that also signs in without credentials, with tokens that are signed here: alone or beside a managed pool. */
export interface IdentityProvider extends UserPool {
  /**
   * Tokens for an account that was proven otherwise: a one-time address, a bot. `create` finds the account of this
   * alias when there is one. Throws `user_unknown`.
   */
  issueTokens(
    pool: Pool,
    given: { sub: string } | { create: { name: string; alias: string } },
  ): Promise<Tokens>;
  /** The public keys of a site's tokens that are signed here (RFC 7517). */
  jwks(pool: Pick<Pool, 'site_id'>): Promise<{ keys: SigningKey[] }>;
  /** Deletes ended sign-ins, codes and old keys. For a nightly job. */
  forgetOld(): Promise<void>;
}
