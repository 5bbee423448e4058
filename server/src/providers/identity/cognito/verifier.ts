// Verifies the user pool's ID tokens against its published keys (JWKS).
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { IdentityClaims } from '../port.ts';
import { issuerOf, type CognitoConfig } from './config.ts';

const CALL_TIMEOUT_MS = 5_000;
const MAX_TOKEN_LENGTH = 8_192;

/** The claims of a verified ID token that the adapter uses. */
const Payload = z.object({
  iss: z.string(),
  sub: z.string(),
  token_use: z.literal('id'),
  'cognito:username': z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int().optional(),
  origin_jti: z.string().optional(),
  nonce: z.string().optional(),
  /** The user's federated identities; absent for users with a password in this pool. */
  identities: z.array(z.unknown()).optional(),
});

export interface Verified {
  readonly claims: IdentityClaims;
  readonly username: string;
  readonly has_password: boolean;
  readonly nonce: string | undefined;
}

export type Verify = (token: string) => Promise<Verified | undefined>;

export function createVerifier(config: CognitoConfig, clock: Clock): Verify {
  const own = new URL(issuerOf(config)).origin;
  const fetcher = {
    fetch: async (uri: string): Promise<ArrayBuffer> => {
      const url = config.endpoint ? uri.replace(own, new URL(config.endpoint).origin) : uri;
      const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
      const response = await fetch(url, { redirect: 'error', signal });
      if (!response.ok)
        throw new Error(`The user pool’s keys were answered with ${response.status}.`);
      return response.arrayBuffer();
    },
  };
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: config.user_pool_id, clientId: config.client_id, tokenUse: 'id' },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
  return async (token) => {
    if (token.length > MAX_TOKEN_LENGTH) return undefined;
    const verified = await verifier.verify(token).catch(() => undefined);
    const payload = Payload.safeParse(verified);
    if (!payload.success) return undefined;
    const { iat, exp } = payload.data;
    const now = clock.now().getTime() / 1000;
    if (exp <= now || iat > now + 60) return undefined;
    return describe(payload.data);
  };
}

function describe(payload: z.infer<typeof Payload>): Verified {
  const { identities, nonce } = payload;
  return {
    username: payload['cognito:username'],
    has_password: identities === undefined || identities.length === 0,
    nonce,
    claims: {
      issuer: payload.iss,
      sub: payload.sub,
      email: payload.email ?? null,
      email_verified: payload.email_verified,
      name: payload.name ?? 'User',
      expires_at: new Date(payload.exp * 1000),
      issued_at: new Date(payload.iat * 1000),
      // Present if token revocation is enabled, which is the default for new app clients.
      sign_in: payload.origin_jti ?? `${payload.sub}:${payload.auth_time ?? payload.iat}`,
    },
  };
}
