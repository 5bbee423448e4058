// Redirects to an OpenID provider and back (Google sign-in, age check), bound to the browser by an encrypted state.
import { createHash, randomBytes } from 'node:crypto';
import type { Scope } from '../../platform/db/scope.ts';
import { isSameSecret, type DataKey } from '../../platform/encryption.ts';
import type { AccountLimits } from './rate-limits.ts';
import type { AccountNeeds } from './service.ts';

/** The state in a cookie that only the server can decrypt. */
interface Trip {
  readonly site_id: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirect_uri: string;
  /** Epoch milliseconds. */
  readonly until: number;
  /** The account that the code is for; undefined if any account may sign in. */
  readonly person_id?: string;
}

/** The request with which the browser returned. */
export interface TripBack {
  readonly code: string;
  readonly state: string;
  readonly cookie: string | undefined;
  readonly address: string;
}

interface Needs {
  /** Encrypts the state of a redirect for the browser's cookie. */
  readonly key: DataKey;
  readonly accountLimits: Pick<AccountLimits, 'network' | 'useState'>;
  /** The purpose of the cookie, so that it is invalid for other purposes. */
  readonly place: string;
  /** The path of the page that the provider redirects to. */
  readonly path: string;
  readonly ms: number;
}

export type OpenIdTrips = ReturnType<typeof createOpenIdTrips>;

const random = (): string => randomBytes(32).toString('base64url');

export function createOpenIdTrips(
  { clock, publicUrl, isProduction, sites }: AccountNeeds,
  { key, accountLimits, place, path, ms }: Needs,
) {
  const read = (cookie: string): Trip | undefined => {
    try {
      // Only `start` encrypts such a state.
      return JSON.parse(key.open(Buffer.from(cookie, 'base64url'), place)) as Trip;
    } catch {
      return undefined; // not encrypted by us
    }
  };
  const isSame = (trip: Trip, { site_id }: Scope, state: string): boolean =>
    isSameSecret(state, trip.state) &&
    trip.site_id === site_id &&
    clock.now().getTime() < trip.until;
  /**
   * The deployment's public URL, or the site's own host name, never a header's value; except for a local page in
   * development, whose port is known only from its origin.
   */
  const redirectUriOf = async (
    scope: Scope,
    origin: string | undefined,
  ): Promise<string | undefined> => {
    const [hostname] = await sites.hostnamesOf(scope);
    const isLocal = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/.test(origin ?? '');
    const own = hostname === undefined ? undefined : `https://${hostname}`;
    const base = publicUrl ?? own ?? (!isProduction && isLocal ? origin : undefined);
    return base === undefined ? undefined : base + path;
  };

  return {
    /** The parameters for the provider, and the cookie for the return; undefined if the site has no address. */
    async start(
      scope: Scope,
      from: { address: string; origin: string | undefined },
      person_id?: string,
    ) {
      await accountLimits.network('token', from.address);
      const redirect_uri = await redirectUriOf(scope, from.origin);
      if (redirect_uri === undefined) return undefined;
      const [state, nonce, verifier] = [random(), random(), random()];
      const { site_id } = scope;
      const until = clock.now().getTime() + ms;
      const trip: Trip = {
        site_id,
        redirect_uri,
        state,
        nonce,
        verifier,
        until,
        ...(person_id !== undefined && { person_id }),
      };
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return {
        request: { redirect_uri, state, nonce, challenge },
        cookie: key.seal(JSON.stringify(trip), place).toString('base64url'),
      };
    },

    /** The parameters for exchanging the code; undefined for a code that this browser did not request. */
    async finish(scope: Scope, { code, state, cookie, address }: TripBack, person_id?: string) {
      await accountLimits.network('token', address);
      const trip = cookie === undefined ? undefined : read(cookie);
      if (!trip || trip.person_id !== person_id || !isSame(trip, scope, state)) return undefined;
      // The cookie is deleted as well, but a copy of it would stay valid.
      if (!(await accountLimits.useState(trip.state))) return undefined;
      const { redirect_uri, verifier, nonce } = trip;
      return { code, redirect_uri, verifier, nonce };
    },
  };
}
