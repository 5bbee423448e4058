// The state of a redirect through an OpenID provider (a Google sign-in, an age check) that is stored in the browser, and its allowed return addresses.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Of one sign-in under way, in a cookie that only the server can read. */
export interface GoogleTrip {
  readonly site_id: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirect_uri: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** As long as the popup waits. */
export const TRIP_MS = 5 * 60_000;

const random = (): string => randomBytes(32).toString('base64url');

export const beginTrip = (site_id: string, redirect_uri: string, now: Date): GoogleTrip => ({
  site_id,
  redirect_uri,
  state: random(),
  nonce: random(),
  verifier: random(),
  until: now.getTime() + TRIP_MS,
});

export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** Whether this is the trip that the browser comes back from. */
export function isSameTrip(
  trip: GoogleTrip,
  back: { readonly site_id: string; readonly state: string; readonly now: Date },
): boolean {
  const [one, other] = [Buffer.from(trip.state), Buffer.from(back.state)];
  const isState = one.length === other.length && timingSafeEqual(one, other);
  return isState && trip.site_id === back.site_id && back.now.getTime() < trip.until;
}

/**
 * The page that a provider sends the browser back to: at the deployment's public address, or at the site's own host name,
 * never at what a header says; but on one's own machine the page's port is known from nowhere else.
 */
export function redirectUriOf(from: {
  readonly public_url: string | undefined;
  readonly hostnames: readonly string[];
  readonly origin: string | undefined;
  readonly is_production: boolean;
  readonly path: string;
}): string | undefined {
  const { path, public_url, hostnames, origin, is_production } = from;
  const own = hostnames[0] === undefined ? undefined : `https://${hostnames[0]}`;
  const isLocal = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/.test(origin ?? '');
  const local = !is_production && isLocal ? origin : undefined;
  const base = public_url ?? own ?? local;
  return base === undefined ? undefined : base + path;
}
