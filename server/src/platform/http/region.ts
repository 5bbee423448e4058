// The region that a trusted proxy names for a request; for calls, pages and sockets.
import type { IncomingMessage } from 'node:http';
import { REGION_CODE } from '@velour/contract/region-values.ts';
import type { readTrust } from './address.ts';

interface Needs {
  readonly trust: ReturnType<typeof readTrust>;
  /** One header, or two: of the country, and of its part. */
  readonly headers: readonly string[] | undefined;
}

/** Codes that proxies send for no country: unknown, and the Tor network. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'ZZ', 'T1']);

/** Undefined where no trusted proxy names one that can be read. */
export function regionOf(
  { headers: sent, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trust, headers = [] }: Needs,
): string | undefined {
  if (headers.length === 0 || !trust(socket.remoteAddress ?? '', 0)) return undefined;
  const [country = '', part = ''] = headers.map((name) => read(sent[name]));
  const whole = part === '' || country.includes('-') ? country : `${country}-${part}`;
  if (NOWHERE.has(country.slice(0, 2))) return undefined;
  if (REGION_CODE.test(whole)) return whole;
  // A part that cannot be read leaves the country.
  return REGION_CODE.test(country) ? country : undefined;
}

/** A header that came twice is none: one of the two is not the proxy's. */
const read = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.trim().toUpperCase() : '';
