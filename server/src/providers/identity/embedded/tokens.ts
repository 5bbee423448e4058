// The pool's ID tokens: ES256, valid for an hour and one site; strictly verified.
import { decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { isUuid } from '../../../platform/ids.ts';
import type { IdentityClaims } from '../port.ts';
import { ALGORITHM, type Keys } from './keys.ts';

const LIFE_SECONDS = 3_600;
const SKEW_SECONDS = 30;
const MAX_TOKEN_LENGTH = 4_096;

const Header = z.strictObject({ alg: z.literal(ALGORITHM), typ: z.literal('JWT'), kid: z.uuid() });
const Claims = z.strictObject({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().refine(isUuid),
  token_use: z.literal('id'),
  sid: z.string().refine(isUuid),
  account_iss: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean(),
  name: z.string(),
  iat: z.int(),
  exp: z.int(),
});

export interface Bearer {
  readonly site_id: string;
  readonly sub: string;
  readonly sign_in: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly name: string;
  /** The pool that stores the account, if it is not this one. */
  readonly account_issuer?: string | undefined;
}

/** Must never change, because members are identified by it. */
export const issuerOf = (siteId: string): string => `urn:velour:pool:${siteId}`;
const audienceOf = (siteId: string): string => `velour:${siteId}`;

interface Needs {
  readonly keys: Keys;
  readonly clock: Clock;
  /** The issuer of the managed pool whose accounts may sign in here; those of others are refused. */
  readonly managedIssuer?: string | undefined;
}

export function createTokens({ keys, clock, managedIssuer }: Needs) {
  return {
    async sign(bearer: Bearer): Promise<{ id_token: string; claims: IdentityClaims }> {
      const { kid, key } = await keys.signingKey(bearer.site_id);
      const now = Math.floor(clock.now().getTime() / 1000);
      const claims = {
        iss: issuerOf(bearer.site_id),
        aud: audienceOf(bearer.site_id),
        sub: bearer.sub,
        token_use: 'id' as const,
        sid: bearer.sign_in,
        ...(bearer.account_issuer === undefined ? {} : { account_iss: bearer.account_issuer }),
        ...(bearer.email === null ? {} : { email: bearer.email }),
        email_verified: bearer.email_verified,
        name: bearer.name,
        iat: now,
        exp: now + LIFE_SECONDS,
      };
      const id_token = await new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
        .sign(key);
      return { id_token, claims: toClaims(claims) };
    },

    /** Undefined for everything but our own unexpired ID token for this site. */
    async verify(siteId: string, token: string): Promise<IdentityClaims | undefined> {
      if (token.length > MAX_TOKEN_LENGTH || !isWrittenByUs(token)) return undefined;
      const header = Header.safeParse(decodeProtectedHeader(token));
      if (!header.success) return undefined;
      const key = await keys.verifyingKey(siteId, header.data.kid);
      if (!key) return undefined;
      const payload = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: issuerOf(siteId),
        audience: audienceOf(siteId),
        maxTokenAge: LIFE_SECONDS,
        currentDate: clock.now(),
        clockTolerance: SKEW_SECONDS,
      }).then(
        (verified) => verified.payload,
        () => undefined, // for any error, the token is not ours
      );
      const claims = Claims.safeParse(payload);
      if (!claims.success) return undefined;
      const { account_iss } = claims.data;
      if (account_iss !== undefined && account_iss !== managedIssuer) return undefined;
      return toClaims(claims.data);
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;

/**
 * True if header and payload are exactly as `JSON.stringify` writes them (which excludes duplicate
 * claims), and the signature is in canonical base64url, so that each token has one spelling.
 */
function isWrittenByUs(token: string): boolean {
  const [header, payload, signature, ...more] = token.split('.');
  if (!header || !payload || !signature || more.length > 0) return false;
  try {
    return (
      encoded(decodeProtectedHeader(token)) === header &&
      encoded(decodeJwt(token)) === payload &&
      Buffer.from(signature, 'base64url').toString('base64url') === signature
    );
  } catch {
    return false; // not JSON in base64url
  }
}

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

function toClaims(claims: z.infer<typeof Claims>): IdentityClaims {
  return {
    issuer: claims.account_iss ?? claims.iss,
    sub: claims.sub,
    email: claims.email ?? null,
    email_verified: claims.email_verified,
    name: claims.name,
    issued_at: new Date(claims.iat * 1000),
    expires_at: new Date(claims.exp * 1000),
    sign_in: claims.sid,
  };
}
