// Time-based one-time codes (RFC 6238) as authenticator apps compute them: SHA-1, 6 digits, 30 seconds. Pure.
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Codes of the period before and after are accepted, too, because clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    ...more,
  });

/** The `otpauth:` URL in a QR code. */
export const totpUri = (secret: string, of: { site_name: string; account: string }): string =>
  totpOf(secret, { issuer: of.site_name, label: of.account }).toString();

/** The number of the code's period since 1970; undefined for a wrong code. */
export function periodOf(secret: string, code: string, now: Date): number | undefined {
  const digits = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: digits, window: WINDOW, timestamp });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
