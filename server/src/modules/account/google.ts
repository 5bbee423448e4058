// Signing in with Google: redirects the popup there, and verifies the code that it returns with.
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Granted } from '../identity/service.ts';
import type { Caller } from './sign-in.ts';
import { callProvider } from './account.rules.ts';
import type { OpenIdTrips, TripBack } from './openid-trips.ts';
import type { AccountNeeds, AccountTopics } from './service.ts';

interface Needs extends Pick<AccountTopics, 'signIn' | 'poolOf'> {
  readonly trips: OpenIdTrips;
}

/** The time that the popup waits. */
export const GOOGLE_TRIP_MS = 5 * 60_000;

export function createGoogle({ provider }: AccountNeeds, { trips, signIn, poolOf }: Needs) {
  return {
    /** The URL for the popup, and the cookie that it needs when it returns. */
    async start(scope: Scope, from: { address: string; origin: string | undefined }) {
      const trip = await trips.start(scope, from);
      if (!trip) {
        throw new AppError('identity.google_failed', {
          detail: 'The operator hasn’t set this site’s public address (PUBLIC_URL).',
        });
      }
      const pool = await poolOf(scope);
      const start = await callProvider(() => provider.googleAddress(pool, trip.request));
      return { start, cookie: trip.cookie };
    },

    /** Throws `identity.google_failed` for a code that this browser did not request. */
    async finish(scope: Scope, back: Omit<TripBack, 'address'>, caller: Caller): Promise<Granted> {
      const given = await trips.finish(scope, { ...back, address: caller.address });
      if (!given) throw new AppError('identity.google_failed');
      const pool = await poolOf(scope);
      const tokens = await callProvider(() => provider.exchangeGoogleCode(pool, given));
      return signIn.admit(scope, { tokens, method: 'google', is_proven: true }, caller);
    },
  };
}
