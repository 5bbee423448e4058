// Interface between the embedded pool and Google, or the demo Google page.
import type { GoogleStart } from './port.ts';

export interface GoogleUser {
  readonly issuer: string;
  /** Google's stable id of the account; its email address may change. */
  readonly subject: string;
  /** Null unless Google has verified it. */
  readonly email: string | null;
}

export interface GoogleSignIn {
  /** The issuer, for the log. */
  readonly name: string;
  address(request: {
    redirect_uri: string;
    state: string;
    nonce: string;
    challenge: string;
  }): Promise<GoogleStart>;
  /** Throws `google_failed` for an invalid code, `unavailable` if Google is not reached. */
  exchange(given: {
    code: string;
    redirect_uri: string;
    verifier: string;
    nonce: string;
  }): Promise<GoogleUser>;
}
