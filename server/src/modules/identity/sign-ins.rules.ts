// Sign-ins (login sessions): the name of a device, the precision of its stored network, and the session cookie. Pure.
import { createHmac, timingSafeEqual } from 'node:crypto';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPX|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system in words: “Firefox on Android”. */
export function deviceNameOf(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/** Precise enough to recognize one's own network, too coarse to be an address: 192.0.2.0/24, 2001:db8:1::/48. */
export function coarseNetworkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(mapped);
  if (four) return `${four[1]}.${four[2]}.${four[3]}.0/24`;
  const groups = (mapped.split('::')[0] ?? '').split(':').slice(0, 3);
  return mapped.includes(':') ? `${groups.filter(Boolean).join(':')}::/48` : 'unknown';
}

/** How long an entered password is valid for actions that require it. */
const PROVEN_MS = 30 * 60_000;

export const provenUntil = (provenAt: Date): Date => new Date(provenAt.getTime() + PROVEN_MS);

export const isProven = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now < provenUntil(provenAt);

/** The content of a cookie: the sign-in, and how many times it was refreshed. */
export interface Named {
  readonly id: string;
  readonly generation: number;
}

const macOf = (secret: Buffer, { id, generation }: Named): string =>
  createHmac('sha256', secret).update(`${id}.${generation}`).digest('base64url');

export const writeSignInCookie = (secret: Buffer, named: Named): string =>
  `${named.id}.${named.generation}.${macOf(secret, named)}`;

/** Undefined for a cookie that was not written by this installation. */
export function readSignInCookie(secret: Buffer, value: string): Named | undefined {
  const parts = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(value);
  if (!parts) return undefined;
  const named = { id: parts[1] ?? '', generation: Number(parts[2]) };
  const isOurs = timingSafeEqual(Buffer.from(macOf(secret, named)), Buffer.from(parts[3] ?? ''));
  return isOurs ? named : undefined;
}

/**
 * How long the previous cookie is accepted: another tab may refresh at the same time, or a response may be lost and the
 * page retries. It gets the same new cookie, and only until that was used.
 */
const GRACE_MS = 2 * 60_000;
/** A refresh that takes longer was interrupted by the end of its process, and its response was never sent. */
const REFRESH_MS = 15_000;

/**
 * What to do with a cookie of this generation: `rotate` it, retry the `unfinished` rotation of a dead process, share
 * the response of a `sibling` tab, or end the sign-in because of `reuse`, which only happens if the cookie was stolen.
 */
export function judgeCookie(
  given: number,
  stored: {
    readonly generation: number;
    readonly tokens_generation: number;
    readonly rotated_at: Date;
  },
  now: Date,
): 'rotate' | 'unfinished' | 'sibling' | 'reuse' {
  if (given === stored.generation) return 'rotate';
  if (given !== stored.generation - 1) return 'reuse';
  const age = now.getTime() - stored.rotated_at.getTime();
  if (stored.tokens_generation === given) return age <= REFRESH_MS ? 'sibling' : 'unfinished';
  return age <= GRACE_MS ? 'sibling' : 'reuse';
}
