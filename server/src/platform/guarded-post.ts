// An HTTP POST to a user-supplied address, guarded against SSRF: TLS only, no redirects, no private networks.
import { Failure } from './failure.ts';
import { lookup, type LookupOptions } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface GuardSettings {
  /** Which IP addresses may be called; tests allow their own receiver. */
  readonly isAllowed?: (address: string) => boolean;
  /** CA certificates to trust instead of the system's; for tests. */
  readonly ca?: string;
}

interface Posting {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  readonly ms: number;
}

/** `refused`: this address is never called; `unreachable`: no connection in time, so a retry may succeed. */
export class PostFailure extends Failure<'refused' | 'unreachable'> {}

export type GuardedPost = (address: string, posting: Posting) => Promise<number>;

/** Resolves with the status; the body is not read, and redirects are not followed. Throws `PostFailure`. */
export function createGuardedPost(settings: GuardSettings = {}): GuardedPost {
  const { isAllowed = isPublicAddress, ca } = settings;
  const options = { lookup: guardedLookup(isAllowed), ...(ca === undefined ? {} : { ca }) };
  return async (address, { headers, body, ms }) => {
    const url = URL.parse(address);
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
      throw new PostFailure('refused', 'The address is not a TLS address.');
    // A literal IP address skips the DNS lookup, so it is checked here.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isAllowed(host)) throw new PostFailure('refused', NOT_PUBLIC);
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(ms);
      const outgoing = request(
        url,
        {
          method: 'POST',
          headers: { 'content-length': Buffer.byteLength(body), ...headers },
          signal,
          agent: false,
          ...options,
        },
        (reply) => {
          resolve(reply.statusCode ?? 0);
          reply.destroy();
        },
      );
      outgoing.on('error', (cause) =>
        reject(
          cause instanceof PostFailure
            ? cause
            : new PostFailure('unreachable', 'The address can’t be reached.', { cause }),
        ),
      );
      outgoing.end(body);
    });
  };
}

const NOT_PUBLIC = 'The address leads into a network of our own.';

/** The connection uses the address that was checked, which prevents DNS rebinding. */
const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    const outgoing: LookupOptions = { ...options, all: true };
    lookup(hostname, outgoing, (error, found) => {
      if (error) return done(error, '', 0);
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return done(new PostFailure('refused', NOT_PUBLIC), '', 0);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
