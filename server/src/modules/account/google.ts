// Signing in with Google: the popup goes there with a state of its own and comes back with a code.
import type { Pool } from '../../providers/identity/port.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { DataKey } from '../../platform/encryption.ts';
import type { Granted } from '../identity/service.ts';
import type { Caller, SignIn } from './sign-in.ts';
import type { AccountLimits } from './rate-limits.ts';
import { callProvider } from './account.rules.ts';
import {
  beginTrip,
  challengeOf,
  isSameTrip,
  redirectUriOf,
  type GoogleTrip,
} from './google.rules.ts';
import type { AccountNeeds } from './service.ts';

interface Needs {
  /** Encrypts the state of a redirect for the browser's cookie. */
  readonly key: DataKey;
  readonly signIn: SignIn;
  readonly accountLimits: AccountLimits;
  readonly poolOf: (scope: Scope) => Promise<Pool>;
  readonly hostnamesOf: (scope: Scope) => Promise<readonly string[]>;
}

const PLACE = 'google-trip';

export function createGoogle(
  { provider, clock, publicUrl, isProduction }: AccountNeeds,
  { key, signIn, accountLimits, poolOf, hostnamesOf }: Needs,
) {
  const write = (trip: GoogleTrip): string =>
    key.seal(JSON.stringify(trip), PLACE).toString('base64url');
  const read = (cookie: string): GoogleTrip | undefined => {
    try {
      // Only `write` makes what this opens.
      return JSON.parse(key.open(Buffer.from(cookie, 'base64url'), PLACE)) as GoogleTrip;
    } catch {
      return undefined; // not ours
    }
  };

  return {
    /** Where the popup goes, and the cookie that it needs when it comes back. */
    async start(scope: Scope, from: { address: string; origin: string | undefined }) {
      await accountLimits.network('token', from.address);
      const redirect_uri = redirectUriOf({
        public_url: publicUrl,
        hostnames: await hostnamesOf(scope),
        origin: from.origin,
        is_production: isProduction,
        path: '/auth/google',
      });
      if (redirect_uri === undefined) {
        throw new AppError('identity.google_failed', {
          detail: 'The operator hasn’t set this site’s public address (PUBLIC_URL).',
        });
      }
      const trip = beginTrip(scope.site_id, redirect_uri, clock.now());
      const { state, nonce, verifier } = trip;
      const pool = await poolOf(scope);
      const challenge = challengeOf(verifier);
      const start = await callProvider(() =>
        provider.googleAddress(pool, { redirect_uri, state, nonce, challenge }),
      );
      return { start, cookie: write(trip) };
    },

    /** Throws `identity.google_failed` for a code that this browser did not ask for. */
    async finish(
      scope: Scope,
      back: { code: string; state: string; cookie: string | undefined },
      caller: Caller,
    ): Promise<Granted> {
      await accountLimits.network('token', caller.address);
      const trip = back.cookie === undefined ? undefined : read(back.cookie);
      const { site_id } = scope;
      if (!trip || !isSameTrip(trip, { site_id, state: back.state, now: clock.now() })) {
        throw new AppError('identity.google_failed');
      }
      // The cookie is deleted as well, but a copy of it would live on.
      if (!(await accountLimits.useState(trip.state))) throw new AppError('identity.google_failed');
      const { redirect_uri, verifier, nonce } = trip;
      const pool = await poolOf(scope);
      const tokens = await callProvider(() =>
        provider.exchangeGoogleCode(pool, { code: back.code, redirect_uri, verifier, nonce }),
      );
      return signIn.admit(scope, { tokens, method: 'google', is_proven: true }, caller);
    },
  };
}
