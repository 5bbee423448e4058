// The wait that a busy server asks for.
import type { Clock } from './clock.ts';

/** In milliseconds: `Retry-After` as seconds or as an HTTP date, or the milliseconds that some gateways send beside it. */
export function readRetryAfter(
  headers: { get(name: string): string | null },
  clock: Clock,
): number | undefined {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const written = headers.get('retry-after')?.trim();
  if (!written) return undefined;
  if (/^\d+(\.\d+)?$/.test(written)) return Number(written) * 1000;
  const at = Date.parse(written);
  return Number.isNaN(at) ? undefined : Math.max(0, at - clock.now().getTime());
}
