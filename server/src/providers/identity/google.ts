// What the embedded pool needs of Google, or of the demo Google page.
import type { GoogleStart } from './port.ts';

/** Who came back from Google. */
export interface GoogleUser {
  readonly issuer: string;
  /** Google's own name for the account, which never changes; its address may. */
  readonly subject: string;
  /** Null unless Google says that it is proven. */
  readonly email: string | null;
}

export interface GoogleSignIn {
  /** Issuer, for the log. */
  readonly name: string;
  address(request: {
    redirect_uri: string;
    state: string;
    nonce: string;
    challenge: string;
  }): Promise<GoogleStart>;
  /** Throws `google_failed` for a code that is not good, `unavailable` when Google is not reached. */
  exchange(given: {
    code: string;
    redirect_uri: string;
    verifier: string;
    nonce: string;
  }): Promise<GoogleUser>;
}
