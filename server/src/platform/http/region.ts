// The caller's region, as a trusted proxy names it in a header; for calls, pages and sockets.
import type { IncomingMessage } from 'node:http';
import { REGION_CODE } from '@velour/contract/region-values.ts';
import type { readTrust } from './address.ts';

interface Needs {
  readonly trust: ReturnType<typeof readTrust>;
  /** Header names: one, or two for country and subdivision. */
  readonly headers: readonly string[] | undefined;
}

/** Codes that proxies send without a country: unknown, and the Tor network. */
const NO_REGION_CODES: ReadonlySet<string> = new Set(['XX', 'ZZ', 'T1']);

/** Undefined if no trusted proxy names a valid region. */
export function regionOf(
  { headers: sent, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { trust, headers = [] }: Needs,
): string | undefined {
  if (headers.length === 0 || !trust(socket.remoteAddress ?? '', 0)) return undefined;
  const [country = '', part = ''] = headers.map((name) => read(sent[name]));
  const whole = part === '' || country.includes('-') ? country : `${country}-${part}`;
  if (NO_REGION_CODES.has(country.slice(0, 2))) return undefined;
  if (REGION_CODE.test(whole)) return whole;
  // With an invalid subdivision, the country alone.
  return REGION_CODE.test(country) ? country : undefined;
}

/** A repeated header is ignored: one of the values is not the proxy's. */
const read = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.trim().toUpperCase() : '';
