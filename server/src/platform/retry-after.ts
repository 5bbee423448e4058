// Parses how long a busy server asks to wait.
import type { Clock } from './clock.ts';

/** In milliseconds, from `Retry-After` (seconds or an HTTP date) or the `retry-after-ms` header of some gateways. */
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
