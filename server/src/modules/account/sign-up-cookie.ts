// The password of a sign-up until its code is entered, in a cookie that only the server can decrypt: phones unload the
// page while the person looks for the code in another app.
import type { Core } from '../../platform/core.ts';
import type { Scope } from '../../platform/db/scope.ts';

interface StoredSignUp {
  readonly email: string;
  readonly password: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Longer than a code is valid, because another one can be requested. */
export const SIGN_UP_MS = 30 * 60_000;

export function createSignUpCookie({ clock, vault }: Pick<Core, 'clock' | 'vault'>) {
  const key = vault.systemKey('sign-ups');
  const placeOf = ({ site_id }: Scope): string => `sign-up:${site_id}`;

  const read = (scope: Scope, cookie: string): StoredSignUp | undefined => {
    try {
      // Only `seal` encrypts such a text.
      return JSON.parse(key.open(Buffer.from(cookie, 'base64url'), placeOf(scope))) as StoredSignUp;
    } catch {
      return undefined; // not encrypted by us, or for another site
    }
  };

  return {
    seal(scope: Scope, { email, password }: Omit<StoredSignUp, 'until'>): string {
      const stored: StoredSignUp = { email, password, until: clock.now().getTime() + SIGN_UP_MS };
      return key.seal(JSON.stringify(stored), placeOf(scope)).toString('base64url');
    },

    /** The password that this browser signed up with; undefined for another email, or after half an hour. */
    passwordFor(scope: Scope, email: string, cookie: string | undefined): string | undefined {
      const stored = cookie === undefined ? undefined : read(scope, cookie);
      const isCurrent = stored?.email === email && clock.now().getTime() < stored.until;
      return isCurrent ? stored.password : undefined;
    },
  };
}
