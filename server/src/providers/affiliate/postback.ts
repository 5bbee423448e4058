// Reports by a POST of JSON to the one address that the site names: TLS only, no redirect, and never into our own network.
import { lookup, type LookupOptions } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../../platform/public-address.ts';
import { AffiliateFailure, REPORT_MS, type AffiliateProvider, type Conversion } from './port.ts';

interface Settings {
  /** Which addresses may be called; tests have their receiver on this machine. */
  readonly isAllowed?: (address: string) => boolean;
  /** Certificates to trust instead of the system's; tests bring their own. */
  readonly ca?: string;
  readonly reportMs?: number;
}

export function createPostback(settings: Settings = {}): AffiliateProvider {
  const { isAllowed = isPublicAddress, ca, reportMs = REPORT_MS } = settings;
  const guarded = guard(isAllowed);
  return {
    async report(address, { buyer, ...rest }) {
      const url = URL.parse(address);
      if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
        throw new AffiliateFailure('The affiliate address is not one of TLS.');
      // A numeric address is not looked up, so it is looked at here.
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isAllowed(host)) throw new AffiliateFailure(INSIDE);
      const status = await post(url, {
        body: JSON.stringify({ event: 'conversion', ...rest, ...buyer }),
        id: rest.id,
        options: { lookup: guarded, ...(ca === undefined ? {} : { ca }) },
        ms: reportMs,
      });
      if (status < 200 || status > 299)
        throw new AffiliateFailure(`The affiliate network answered ${status}.`);
    },
  };
}

const INSIDE = 'The affiliate address leads into a network of our own.';

interface Posting {
  readonly body: string;
  readonly id: Conversion['id'];
  readonly options: { lookup: LookupFunction; ca?: string };
  readonly ms: number;
}

/** Returns the status; the body is not read, and a redirect is a status like any other. */
function post(url: URL, { body, id, options, ms }: Posting): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown): void => {
      reject(
        cause instanceof AffiliateFailure
          ? cause
          : new AffiliateFailure('The affiliate network cannot be reached.', { cause }),
      );
    };
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': id,
    };
    const signal = AbortSignal.timeout(ms);
    const outgoing = request(
      url,
      { method: 'POST', headers, signal, agent: false, ...options },
      (reply) => {
        resolve(reply.statusCode ?? 0);
        reply.destroy();
      },
    );
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

/** The connection uses the address that was checked, so a name that resolves differently the second time gains nothing. */
const guard =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    const outgoing: LookupOptions = { ...options, all: true };
    lookup(hostname, outgoing, (error, found) => {
      if (error) return done(error, '', 0);
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return done(new AffiliateFailure(INSIDE), '', 0);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
