// Downloads a picture from a URL that a server returned: only from allowed origins, never from link-local addresses.
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { MAX_BYTES } from '../fit.ts';
import { ImageFailure } from '../port.ts';

export interface Download {
  /** Allowed origins, for example `https://files.example.com`. */
  readonly origins: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly mostBytes?: number;
}

/** Metadata services of clouds, which hand out the machine's credentials, have link-local addresses. */
const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');
linkLocal.addAddress('fd00:ec2::254', 'ipv6');

export const isLinkLocal = (address: string): boolean =>
  isIP(address) !== 0 && linkLocal.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Checks the address that is then connected to, so that a DNS change in between has no effect (DNS rebinding). */
const checkedLookup: RequestOptions['lookup'] = (host, options, done) => {
  resolve(host, options, (error, found: string | LookupAddress[], family) => {
    const addresses =
      typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
    const refused = addresses.some(isLinkLocal) ? forbidden() : null;
    done(error ?? refused, found, family);
  });
};

const forbidden = (): ImageFailure =>
  new ImageFailure('broken', 'The server named a link-local address for the picture.');

/** Redirects are not followed. Throws `ImageFailure`. */
export async function download(
  address: string,
  { origins, headers, signal, mostBytes = MAX_BYTES }: Download,
): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || !origins.includes(url.origin)) {
    throw new ImageFailure(
      'broken',
      `The server named a picture at ${url?.origin ?? 'no address'}, which IMAGE_RESULT_ORIGINS doesn’t allow.`,
    );
  }
  if (isLinkLocal(url.hostname.replace(/^\[|\]$/g, ''))) throw forbidden();
  const response = await open(url, headers, signal);
  if (response.statusCode !== 200) {
    response.destroy();
    throw new ImageFailure('broken', `The picture’s address answered ${response.statusCode}.`);
  }
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response) {
    const bytes = Buffer.from(piece as Uint8Array); // without an encoding, a response gives bytes
    length += bytes.length;
    if (length > mostBytes) {
      response.destroy();
      throw new ImageFailure('broken', 'The picture file is too large.');
    }
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

function open(
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve_, reject) => {
    const sent = request(url, { headers, signal, lookup: checkedLookup });
    sent.once('response', resolve_);
    sent.once('error', (cause) => {
      if (signal.aborted) return reject(signal.reason as Error); // an abort reason is an error by convention
      if (cause instanceof ImageFailure) return reject(cause);
      const message = `The picture at ${url.origin} can’t be reached.`;
      reject(new ImageFailure('unavailable', message, { cause }));
    });
    sent.end();
  });
}
